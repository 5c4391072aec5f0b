/// The tables of the standard font, unpacked.
///
/// - Complexity: They are unpacked once, at the first look-up; a look-up is O(1).
final class StandardFontData: Sendable {
  static let shared = StandardFontData()

  /// The widths of a scalar in 2048ths of an em.
  struct Widths: Sendable {
    /// In the design for text.
    var text: Weights
    /// In the design for display.
    var display: Weights
  }

  /// The widths of a scalar in one design.
  struct Weights: Sendable {
    /// At weight 100.
    var thin: Int16
    /// At weight 400.
    var regular: Int16
    /// At weight 900.
    var black: Int16
  }

  private static let noPlace: UInt16 = 0xFFFF

  /// Where the widths of each scalar stand.
  private let places: [UInt16]
  private let widths: [Widths]
  private let firstClasses: [UInt8]
  private let secondClasses: [UInt8]
  private let kerning: [Int16]

  /// The widths of a scalar, or nil.
  func widths(of scalar: UInt32) -> Widths? {
    guard scalar < places.count else { return nil }
    let place = places[Int(scalar)]
    return place == Self.noPlace ? nil : widths[Int(place)]
  }

  /// How far a scalar is moved that follows another one, in thousandths of an em.
  func kerning(_ first: UInt32, _ second: UInt32) -> Int16 {
    guard first < firstClasses.count, second < secondClasses.count else { return 0 }
    let row = Int(firstClasses[Int(first)])
    return kerning[row * StandardFontTables.columns + Int(secondClasses[Int(second)])]
  }

  private init() {
    var codes: [Int] = []
    var numbers = PackedNumbers(StandardFontTables.runs)
    var next = 0
    while let distance = numbers.next(), let count = numbers.next() {
      codes += (next + distance)..<(next + distance + count)
      next += distance + count
    }
    var places = [UInt16](repeating: Self.noPlace, count: next)
    for (place, code) in codes.enumerated() { places[code] = UInt16(clamping: place) }
    self.places = places
    let text = Self.weights(
      StandardFontTables.textThin, StandardFontTables.textRegular, StandardFontTables.textBlack)
    let display = Self.weights(
      StandardFontTables.displayThin, StandardFontTables.displayRegular,
      StandardFontTables.displayBlack)
    widths = zip(text, display).map { Widths(text: $0, display: $1) }

    var kerned = PackedNumbers(StandardFontTables.kerned)
    var firsts: [UInt8] = []
    var seconds: [UInt8] = []
    while let distance = kerned.next(), let first = kerned.next(), let second = kerned.next() {
      let gap = max(distance - (firsts.isEmpty ? 0 : 1), 0)
      firsts += repeatElement(0, count: gap) + [UInt8(clamping: first)]
      seconds += repeatElement(0, count: gap) + [UInt8(clamping: second)]
    }
    firstClasses = firsts
    secondClasses = seconds
    let rows = Int(firsts.max() ?? 0) + 1
    var kerning = [Int16](repeating: 0, count: rows * StandardFontTables.columns)
    var entries = PackedNumbers(StandardFontTables.kerning)
    var at = 0
    while let zeros = entries.next(), let value = entries.nextSigned() {
      at += zeros
      if at < kerning.count { kerning[at] = Int16(clamping: value) }
      at += 1
    }
    self.kerning = kerning
  }

  private static func weights(_ thin: String, _ regular: String, _ black: String) -> [Weights] {
    zip(zip(steps(thin), steps(regular)), steps(black)).map {
      Weights(thin: $0.0, regular: $0.1, black: $1)
    }
  }

  private static func steps(_ text: String) -> [Int16] {
    var numbers = PackedNumbers(text)
    var values: [Int16] = []
    var value = 0
    while let step = numbers.nextSigned() {
      value += step
      values.append(Int16(clamping: value))
    }
    return values
  }
}
