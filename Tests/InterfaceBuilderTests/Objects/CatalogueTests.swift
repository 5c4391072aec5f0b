import Foundation
import InterfaceBuilder
import InterfaceCanvas
import Testing
import TreeTestSupport
import UIKit

/// A document's pictures and colours are those of the program's catalogues.
@Suite(.folder()) struct CatalogueTests {
  /// A colour that is red where it is light and blue where it is dark.
  private static let colors = """
    {"colors": [
      {"color": {"components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}},
      {"appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"components": {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"}}}]}
    """
  /// A picture of one pixel, as PNG.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg"
    + "gg=="
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
    <imageView image="photo" id="i"><color key="backgroundColor" name="Brand"/></imageView>
    <imageView image="missing" id="j"/></objects>
    <resources><image name="photo" width="20" height="30"/>
    <image name="missing" width="7" height="8"/>
    <namedColor name="Brand"><color white="0.5" alpha="1"/></namedColor></resources></document>
    """

  private func withCatalogue(_ work: () throws -> Void) throws {
    let catalogue = try #require(FolderTrait.folder).appending(path: "Media.xcassets")
    func write(_ data: Data?, _ path: String) throws {
      let file = catalogue.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try #require(data).write(to: file)
    }
    try write(Data(Self.colors.utf8), "Brand.colorset/Contents.json")
    try write(Data(base64Encoded: Self.pixel), "photo.imageset/a.png")
    try write(
      Data(#"{"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x"}]}"#.utf8),
      "photo.imageset/Contents.json")
    try AssetLibrary.$ofTask.withValue(AssetLibrary(folders: [catalogue])) { try work() }
  }

  @Test func `A program shows those of its catalogues, and else what the document has noted`()
    throws
  {
    try withCatalogue {
      let made = UINib(data: Data(Self.document.utf8), bundle: nil).instantiate(withOwner: nil)
      let views = made.compactMap { $0 as? UIImageView }
      #expect(
        views.map { $0.image?.size } == [CGSize(width: 1, height: 1), CGSize(width: 7, height: 8)])
      let color = try #require(views.first?.backgroundColor)
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let shown = color.resolvedColor(with: dark)
      // By its shares, so that a failure says which colour it was instead.
      #expect([shown.red, shown.green, shown.blue, shown.alpha] == [0, 0, 1, 1])
    }
  }

  @Test func `A picture of the document needs none`() throws {
    try withCatalogue {
      let scenes = DocumentCanvas(Sample.document(whole: Self.document)).scenes
      #expect(
        (scenes.first?.view as? UIImageView)?.image?.size == CGSize(width: 20, height: 30))
    }
  }
}
