import Foundation

/// Cuts what comes in into lines, each of which is a message.
struct MessageReader {
  /// How long a message may be, in bytes.
  static var longest: Int { 16 << 20 }

  enum Line: Equatable {
    case text(Data)
    /// A line that is too long, which is left out as a whole.
    case tooLong
  }

  private var pending = Data()
  private var skips = false

  /// Takes what has come.
  ///
  /// - Returns: The lines that end in it, without those that are empty.
  /// - Complexity: O(*n*) for *n* bytes.
  mutating func add(_ data: Data) -> [Line] {
    var lines: [Line] = []
    var rest = data[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      keep(rest[..<end])
      lines += finish()
      rest = rest[rest.index(after: end)...]
    }
    keep(rest)
    return lines
  }

  /// The line that isn't ended when nothing more comes.
  mutating func finish() -> [Line] {
    defer {
      pending = Data()
      skips = false
    }
    if skips { return [.tooLong] }
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0D]
    return pending.allSatisfy { blanks.contains($0) } ? [] : [.text(pending)]
  }

  private mutating func keep(_ data: Data.SubSequence) {
    guard !skips else { return }
    if pending.count + data.count > Self.longest {
      pending = Data()
      skips = true
    } else {
      pending.append(data)
    }
  }
}
