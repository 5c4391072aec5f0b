/// Outlines as small programs, for the small fonts.
extension FontBuilder {
  /// A table `CFF ` with a program for each glyph.
  ///
  /// - Parameters:
  ///   - programs: The programs of glyphs, by their numbers; all others draw nothing.
  ///   - subroutines: The subroutines of all programs, in order.
  /// - Returns: The bytes of the table.
  package static func compactTable(
    _ programs: [Int: [UInt8]], subroutines: [[UInt8]] = []
  ) -> [UInt8] {
    assemble(programs) { start in
      [number(4), [29], long(start), [18]].flatMap { $0 }
    } end: { _ in
      number(4) + [19] + index(subroutines)
    }
  }

  /// A table `CFF ` whose glyphs are in groups, each with subroutines of its own.
  ///
  /// - Parameters:
  ///   - programs: The programs of glyphs, by their numbers.
  ///   - groups: The subroutine of each group.
  ///   - choice: Which glyph is in which group, as the format `FDSelect` has it.
  /// - Returns: The bytes of the table.
  package static func compactTable(
    _ programs: [Int: [UInt8]], groups: [[UInt8]], choice: [UInt8]
  ) -> [UInt8] {
    func dictionaries(_ start: Int) -> [UInt8] {
      // Behind the choice and the list: each group's own dictionary and its subroutine.
      var at = start
      let dictionaries = groups.map { group in
        defer { at += 4 + index([group]).count }
        return number(4) + [29] + long(at) + [18]
      }
      return index(dictionaries)
    }
    let listSize = dictionaries(0).count
    return assemble(programs) { start in
      [29] + long(start) + [12, 37] + [29] + long(start + choice.count) + [12, 36]
    } end: { start in
      choice + dictionaries(start + choice.count + listSize)
        + groups.flatMap { number(4) + [19] + index([$0]) }
    }
  }

  /// A number of 16 bits as programs and dictionaries write it.
  package static func number(_ value: Int) -> [UInt8] { [28] + words(value) }

  /// Puts a table together: head, names, the dictionary of it all, strings, programs and what follows.
  ///
  /// - Parameters:
  ///   - programs: The programs of glyphs, by their numbers.
  ///   - top: Entries of the dictionary, given where what follows begins.
  ///   - end: What follows, given where it begins.
  /// - Returns: The bytes of the table.
  private static func assemble(
    _ programs: [Int: [UInt8]], _ top: (Int) -> [UInt8], end: (Int) -> [UInt8]
  ) -> [UInt8] {
    let head: [UInt8] = [1, 0, 4, 1]
    let names = index([Array("T".utf8)])
    let nothing = index([])
    let list = index((0..<glyphCount).map { programs[$0] ?? [14] })
    // Offsets of five bytes keep the dictionary's length the same whatever they are.
    let size = index([[29] + long(0) + [17] + top(0)]).count
    let start = head.count + names.count + size + nothing.count * 2
    let dictionary = index([[29] + long(start) + [17] + top(start + list.count)])
    return head + names + dictionary + nothing + nothing + list + end(start + list.count)
  }

  /// A list of stretches of bytes, with offsets of two bytes.
  private static func index(_ parts: [[UInt8]]) -> [UInt8] {
    guard !parts.isEmpty else { return words(0) }
    var offsets = words(1)
    var end = 1
    for part in parts {
      end += part.count
      offsets += words(end)
    }
    return words(parts.count) + [2] + offsets + parts.flatMap { $0 }
  }
}
