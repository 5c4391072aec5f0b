import Foundation
import Testing

@testable import SourcePorting

/// Which symbols colours and pictures have, as Xcode names them.
@Suite
struct AssetSymbolTests {
  // The names on the right are those of files that Xcode 15 and later generated.
  static let names = [
    ("AccentColor", "accent"), ("appPrimaryColor", "appPrimary"), ("bg_color", "bg"),
    ("dark_matter", "darkMatter"), ("descent-launch-icon 1", "descentLaunchIcon1"),
    ("ac_fm_10_1", "acFm101"), ("sy_head_10@2x", "syHead102X"), ("UAEFlag", "uaeFlag"),
    ("UIAccent", "uiAccent"), ("LoginFaceIDIcon", "loginFaceIDIcon"),
    ("AlIslamiNEO", "alIslamiNEO"),
    ("AccountActionEStatements", "accountActionEStatements"), ("letter_a_box", "letterABox"),
    ("h1", "h1"), ("x", "x"), ("socialX", "socialX"),
    // What can't stand in a source by itself.
    ("24px", "_24Px"), ("color", "color"), ("***", "_"), ("", "_"), ("배경 색", "배경색"),
  ]

  @Test(arguments: names) func `A name is the symbol of Xcode`(
    _ name: (asset: String, symbol: String)
  ) {
    #expect(AssetSymbols.memberName(name.asset) == name.symbol)
  }

  static func lines(_ assets: [AssetCatalog.Asset], _ source: String = "") -> [String] {
    AssetSymbols(assets, beside: [("A.swift", Array(source.utf8))]).source
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `A colour is a resource and a colour`() {
    let lines = Self.lines([.init(.color, "kerdy_main"), .init(.image, "ic\"x")])
    #expect(
      lines.contains(
        "static let kerdyMain = ColorResource(name: \"kerdy_main\", bundle: resourceBundle)"))
    #expect(lines.contains("static var kerdyMain: UIColor { UIColor(resource: .kerdyMain) }"))
    #expect(
      lines.contains("static let icX = ImageResource(name: \"ic\\\"x\", bundle: resourceBundle)"))
    #expect(lines.contains("static var icX: UIImage { UIImage(resource: .icX) }"))
  }

  /// Files of others have any names: what is in a literal or stands for a type stays there.
  @Test(arguments: [
    ("a\nfatalError()\n", "", "name: \"a\\u{a}fatalError()\\u{a}\""),
    ("\\(x)\u{2028}\u{0}", "", "name: \"\\\\(x)\\u{2028}\\u{0}\""),
    ("home", "type", "enum `Type` {"), ("home", "protocol", "enum `Protocol` {"),
    ("home", "self", "(resource: .`Self`.home)"), ("self", "any", "(resource: .`Any`.`self`)"),
  ])
  func `Any name leaves the source whole`(_ name: String, _ folder: String, _ part: String) {
    func source(_ name: String, _ folder: String) -> String {
      let folders = folder.isEmpty ? [] : [folder]
      return AssetSymbols([.init(.image, name, in: folders)], beside: []).source
    }
    let written = source(name, folder)
    #expect(written.contains(part))
    let plain = source("plain", folder.isEmpty ? "" : "plain")
    #expect(written.count(where: \.isNewline) == plain.count(where: \.isNewline), "\(written)")
  }

  @Test func `Folders with a namespace are enumerations`() {
    let lines = Self.lines([.init(.image, "home", in: ["tab bar"])])
    #expect(lines.filter { $0 == "enum TabBar {" }.count == 2)
    #expect(
      lines.contains(
        "static let home = ImageResource(name: \"tab bar/home\", bundle: resourceBundle)"))
    #expect(lines.contains("static var home: UIImage { UIImage(resource: .TabBar.home) }"))
  }

  @Test func `What UIKit or the module has by itself stays theirs`() {
    let source =
      "extension UIColor { static private(set) var brand: UIColor = .red; class func gold() {} }"
    let assets: [AssetCatalog.Asset] = [
      .init(.color, "red"), .init(.color, "brand"), .init(.color, "gold"), .init(.color, "in"),
    ]
    let lines = Self.lines(assets, source)
    #expect(
      lines.filter { $0.contains("var ") } == [
        "static var `in`: UIColor { UIColor(resource: .`in`) }"
      ])
    #expect(lines.filter { $0.contains("let ") && $0.contains("static") }.count == 4)
    #expect(
      AssetSymbols(assets, beside: []).notes
        == ["UIColor.red is UIKit's own: ColorResource.red is the one of the catalogue"])
  }

  @Test func `Of two assets with one symbol the first has it, and a note says so`() {
    let symbols = AssetSymbols([.init(.image, "a b"), .init(.image, "a_b")], beside: [])
    #expect(symbols.notes == ["a_b has no symbol: another image has its name; rename one"])
    #expect(symbols.source.contains("name: \"a b\""))
    #expect(!symbols.source.contains("a_b"))
  }

  @Test func `Catalogues have the sets in their folders`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = [
      "a.colorset": "{}", "icons/b.imageset": "{", "Named/c.imageset": "{}",
      "Named": #"{"properties": {"provides-namespace": true}}"#, "icons": "[", "d.appiconset": "{}",
    ]
    for (path, text) in contents {
      let inside = folder.appending(path: path)
      try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: inside.appending(path: "Contents.json"))
    }
    let catalog = AssetCatalog([folder, folder.appending(path: "nothing here")])
    #expect(
      catalog.assets == [.init(.image, "c", in: ["Named"]), .init(.color, "a"), .init(.image, "b")])
    #expect(catalog.files.count == 3)
    #expect(catalog.notes == [])
    // Five folders, a file in each but one, and one more folder inside.
    for (limit, notes) in [(13, 0), (3, 1), (0, 1)] {
      #expect(AssetCatalog([folder], limit: limit).notes.count == notes, "\(limit)")
    }
    #expect(AssetCatalog([folder], limit: 0).assets == [])
  }
}
