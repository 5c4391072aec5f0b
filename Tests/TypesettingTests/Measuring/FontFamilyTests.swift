import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct FontFamilyTests {
  /// A font of a weight, upright or slanted, whose A is as wide as its weight and, slanted, 1 more.
  private func font(_ weight: Int, isItalic: Bool = false) throws -> OpenTypeFont {
    var builder = FontBuilder()
    builder.tables["OS/2"]?.replaceSubrange(4..<6, with: words(weight))
    builder.tables["head"]?.replaceSubrange(44..<46, with: words(isItalic ? 2 : 0))
    builder.tables["hmtx"] = FontBuilder.advances.flatMap { _ in
      words(weight + (isItalic ? 1 : 0), 0)
    }
    return try OpenTypeFont(data: builder.data)
  }

  private func family() throws -> FontFamily {
    FontFamily(
      name: "Own",
      fonts: [try font(400), try font(700), try font(400, isItalic: true), try font(300)])
  }

  /// The nearest weight of the slant; of two that are as near, the first of the family.
  @Test(
    arguments: [
      (400, false, 400), (500, false, 400), (560, false, 700), (1000, false, 700),
      (1, false, 300), (350, false, 400), (550, false, 400), (400, true, 401),
      // there is one slanted font only, which goes before any upright one
      (900, true, 401),
    ] as [(CGFloat, Bool, CGFloat)])
  func `The font that comes nearest is chosen`(_ weight: CGFloat, isItalic: Bool, width: CGFloat)
    throws
  {
    let font = try #require(try family().font(weight: weight, isItalic: isItalic))
    #expect(font.width(of: "A", size: 1000) == width)
  }

  @Test func `A family without the slant has the other one`() throws {
    let upright = FontFamily(fonts: [try font(400)])
    #expect(upright.font(weight: 400, isItalic: true)?.isItalic == false)
    #expect(FontFamily(fonts: []).font(weight: 400, isItalic: false) == nil)
  }

  @Test func `A family without a name has that of its first font`() throws {
    #expect(FontFamily(fonts: [try font(400)]).name == "Test")
    #expect(FontFamily(name: "Own", fonts: [try font(400)]).name == "Own")
    #expect(FontFamily(fonts: []).name == "")
  }
}
