/// The tables `fvar` and `avar`: along which axes a variable font changes.
struct VariationAxes: Sendable {
  /// One axis.
  struct Axis: Hashable, Sendable {
    var tag: String
    var least: Double
    var standard: Double
    var greatest: Double
  }

  let axes: [Axis]
  private let segments: FontData?

  init(_ directory: FontDirectory) throws(OpenTypeError) {
    segments = directory["avar"]
    guard let table = directory["fvar"] else {
      axes = []
      return
    }
    guard let offset = table.u16(4), let count = table.u16(8), let size = table.u16(10),
      let records = table.part(at: offset), size >= 20
    else { throw OpenTypeError(table: "fvar", reason: "it is cut off") }
    var axes: [Axis] = []
    for index in 0..<count {
      let at = index * size
      guard let tag = records.tag(at), let least = records.fixed(at + 4),
        let standard = records.fixed(at + 8), let greatest = records.fixed(at + 12)
      else { throw OpenTypeError(table: "fvar", reason: "the list of axes is cut off") }
      guard least <= standard, standard <= greatest else {
        throw OpenTypeError(table: "fvar", reason: "the limits of axis \(tag) are out of order")
      }
      axes.append(Axis(tag: tag, least: least, standard: standard, greatest: greatest))
    }
    self.axes = axes
  }

  /// The axes' values from -1 to 1 with one axis moved; none if there is no such axis.
  func coordinates(_ tag: String, value: Double) -> [Double] {
    guard let index = axes.firstIndex(where: { $0.tag == tag }) else { return [] }
    let axis = axes[index]
    let value = min(max(value, axis.least), axis.greatest)
    var share = 0.0
    if value < axis.standard {
      share = (value - axis.standard) / (axis.standard - axis.least)
    } else if value > axis.standard {
      share = (value - axis.standard) / (axis.greatest - axis.standard)
    }
    var coordinates = Array(repeating: 0.0, count: axes.count)
    coordinates[index] = (bent(share, axis: index) * 16384).rounded() / 16384
    return coordinates
  }

  /// The share as the table `avar` bends it.
  private func bent(_ share: Double, axis: Int) -> Double {
    guard let segments, segments.u16(0) == 1, let count = segments.u16(6), axis < count
    else { return share }
    var at = 8
    for _ in 0..<axis {
      guard let pairs = segments.u16(at) else { return share }
      at += 2 + pairs * 4
    }
    guard let pairs = segments.u16(at) else { return share }
    var before: (from: Double, to: Double)?
    for pair in 0..<pairs {
      guard let from = segments.f2dot14(at + 2 + pair * 4),
        let to = segments.f2dot14(at + 4 + pair * 4)
      else { return share }
      if share == from { return to }
      if let before, share > before.from, share < from {
        return before.to + (to - before.to) * (share - before.from) / (from - before.from)
      }
      before = (from, to)
    }
    return share
  }
}
