import Foundation
import TestSupport
import Testing
import Typesetting

/// The table `name`, and files that hold several fonts.
@Suite struct FontNameTests {
  /// A record: for whom it is written, in which language, what it names, and the name.
  private typealias Record = (platform: Int, language: Int, number: Int, name: String)

  private func font(_ records: [Record], change: (inout [UInt8]) -> Void = { _ in }) throws
    -> OpenTypeFont
  {
    var list: [UInt8] = []
    var storage: [UInt8] = []
    for record in records {
      let bytes =
        record.platform == 1 ? Array(record.name.utf8) : words(record.name.utf16.map(Int.init))
      list += words(
        record.platform, 1, record.language, record.number, bytes.count, storage.count)
      storage += bytes
    }
    var table = words(0, records.count, 6 + list.count) + list + storage
    change(&table)
    var builder = FontBuilder()
    builder.tables["name"] = table
    return try OpenTypeFont(data: builder.data)
  }

  @Test(
    arguments: [
      // English as Windows writes it goes before Unicode's, that before the old Macintosh's, and
      // those before any other language.
      ([(3, 0x407, 1, "Deutsch"), (3, 0x409, 1, "English")], "English"),
      ([(3, 0x409, 1, "English"), (0, 0, 1, "Unicode")], "English"),
      ([(1, 0, 1, "Roman"), (0, 3, 1, "Unicode")], "Unicode"),
      ([(3, 0x407, 1, "Deutsch"), (1, 0, 1, "Roman")], "Roman"),
      ([(1, 2, 1, "Deutsch"), (3, 0x407, 1, "Zweites")], "Deutsch"),
      ([(3, 0x407, 1, "Größe 漢 🙂")], "Größe 漢 🙂"),
      // What isn't ASCII in the old encoding isn't guessed.
      ([(1, 0, 1, "Gr\u{F6}")], "Gr??"),
      // The name that all weights share goes before that of four styles.
      ([(3, 0x409, 1, "Test Black"), (3, 0x409, 16, "Test")], "Test"),
      ([(3, 0x409, 2, "Style")], ""), ([], ""),
    ] as [([(Int, Int, Int, String)], String)])
  func `A name is in English, or else in what there is`(
    _ records: [(Int, Int, Int, String)], expected: String
  ) throws {
    let font = try font(records.map { ($0.0, $0.1, $0.2, $0.3) })
    #expect(font.familyName == expected)
  }

  @Test func `A style's name is the modern one, or the old`() throws {
    let both = try font([(3, 0x409, 2, "Regular"), (3, 0x409, 17, "Black")])
    #expect(both.styleName == "Black")
    #expect(try font([(3, 0x409, 2, "Regular")]).styleName == "Regular")
    #expect(try font([(3, 0x409, 6, "Test-Black")]).postScriptName == "Test-Black")
  }

  @Test func `A name that reaches beyond the table counts as missing`() throws {
    let records = [(3, 0x407, 1, "Deutsch"), (3, 0x409, 1, "English")]
    let font = try font(records.map { ($0.0, $0.1, $0.2, $0.3) }) { $0.removeLast(2) }
    #expect(font.familyName == "Deutsch")
    #expect(try self.font([]) { $0.removeAll() }.familyName == "")
  }

  @Test func `A collection holds several fonts`() throws {
    var second = FontBuilder()
    second.tables["OS/2"]?.replaceSubrange(4..<6, with: words(300))
    let first = FontBuilder().bytes(at: 20)
    let start = 20 + first.count
    let bytes =
      Array("ttcf".utf8) + words(1, 0) + long(2) + long(20) + long(start) + first
      + second.bytes(at: start)
    let data = Data(bytes)
    #expect(OpenTypeFont.fontCount(in: data) == 2)
    #expect(try OpenTypeFont(data: data).weight == 700)
    #expect(try OpenTypeFont(data: data, index: 1).weight == 300)
    for index in [-1, 2, .max, .min] {
      #expect(throws: OpenTypeError.self) { try OpenTypeFont(data: data, index: index) }
    }
  }

  @Test(
    arguments: [
      ([], 0), ([0], 1), (Array("ttcf".utf8), 0),
      // A count of more fonts than there is room for.
      (Array("ttcf".utf8) + words(1, 0) + long(0x7FFF_FFFF) + long(0), 1),
    ] as [([UInt8], Int)])
  func `Bytes hold as many fonts as they have room for`(_ bytes: [UInt8], count: Int) {
    #expect(OpenTypeFont.fontCount(in: Data(bytes)) == count)
  }
}
