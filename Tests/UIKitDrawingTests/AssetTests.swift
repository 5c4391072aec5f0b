import Drawing
import Foundation
import Testing
import UIKit
import ViewTree

/// Catalogues as Xcode writes them: folders with a Contents.json and files beside it.
@Suite struct AssetTests {
  private func png(_ side: CGFloat, _ color: String = "#FF0000") -> Data {
    var painter = MarkPainter(
      size: CGSize(width: side, height: side), scale: 1, letters: Letters(nil))
    painter.draw([.box(CGRect(x: 0, y: 0, width: side, height: side), color: color)])
    return PNGFile(painter.image).data
  }

  /// Makes a catalogue in a folder of its own, and takes it away at the end.
  private func withCatalogue(_ body: (AssetLibrary) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(
        "assets-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogue = folder.appendingPathComponent("Media.xcassets/Icons")
    func write(_ path: String, _ data: Data) throws {
      let file = catalogue.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    // So large as to tell which one was taken: 11, 12 and 13 points.
    for (name, scales) in [("all", 1...3), ("large", 2...3), ("small", 1...2)] {
      for scale in scales {
        try write("\(name)-scales.imageset/\(scale).png", png(CGFloat((10 + scale) * scale)))
      }
      let entries = scales.map { #"{"filename": "\#($0).png", "scale": "\#($0)x"}"# }
      try write(
        "\(name)-scales.imageset/Contents.json",
        Data(#"{"images": [\#(entries.joined(separator: ","))]}"#.utf8))
    }
    try write("logo.imageset/a@2x.png", png(40, "#FF0000"))
    try write("logo.imageset/a@3x.png", png(60, "#00FF00"))
    try write("logo.imageset/dark@2x.png", png(40, "#0000FF"))
    try write(
      "logo.imageset/Contents.json",
      Data(
        """
        {"images": [
          {"filename": "a@2x.png", "idiom": "universal", "scale": "2x"},
          {"filename": "a@3x.png", "idiom": "universal", "scale": "3x"},
          {"filename": "dark@2x.png", "idiom": "universal", "scale": "2x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
         "properties": {"template-rendering-intent": "template"}}
        """.utf8))
    try write(
      "sky.colorset/Contents.json",
      Data(
        """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "0x00", "green": "128", "blue": "1.000", "alpha": "0.500"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"color-space": "srgb",
            "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
        """.utf8))
    try write(
      "vector.imageset/v.svg", Data(#"<svg width="30" height="12" viewBox="0 0 1 1"/>"#.utf8))
    try write(
      "vector.imageset/Contents.json",
      Data(#"{"images": [{"filename": "v.svg", "idiom": "universal"}]}"#.utf8))
    try write("broken.imageset/Contents.json", Data("{".utf8))
    try write(
      "hostile.imageset/Contents.json",
      Data(#"{"images": [{"filename": "../../../../etc/passwd", "idiom": "universal"}]}"#.utf8))
    // Pictures that are links, to the picture beside them and out of their folders, and one that is too large.
    for (name, target) in [
      ("beside", "own.png"), ("outside", "../logo.imageset/a@2x.png"), ("endless", "/dev/zero"),
    ] {
      try write("\(name).imageset/own.png", png(40, "#FF0000"))
      try FileManager.default.createSymbolicLink(
        atPath: catalogue.appendingPathComponent("\(name).imageset/link.png").path,
        withDestinationPath: target)
      try write(
        "\(name).imageset/Contents.json",
        Data(#"{"images": [{"filename": "link.png", "idiom": "universal"}]}"#.utf8))
    }
    try write("large.imageset/a.png", png(40, "#FF0000"))
    try write(
      "large.imageset/Contents.json",
      Data(#"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#.utf8))
    let large = try FileHandle(
      forWritingTo: catalogue.appendingPathComponent("large.imageset/a.png"))
    try large.truncate(atOffset: (32 << 20) + 1)
    try large.close()
    try body(AssetLibrary(folders: [folder]))
    // The same by a link, as where a program's folder has one to the catalogue of its sources.
    let linked = folder.appendingPathExtension("linked")
    defer { try? FileManager.default.removeItem(at: linked) }
    try FileManager.default.createDirectory(at: linked, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: linked.appendingPathComponent("Other.xcassets"),
      withDestinationURL: folder.appendingPathComponent("Media.xcassets"))
    try body(AssetLibrary(folders: [linked]))
  }

  @Test
  func `A picture is that of the screen's scale, as large as its pixels say, drawn as it is meant`()
    throws
  {
    try withCatalogue { library in
      for scale in [CGFloat(1), 2, 3] {
        let image = try #require(library.image(named: "Icons/logo", scale: scale))
        #expect(image.size == CGSize(width: 20, height: 20))
        #expect(image.renderingMode == .alwaysTemplate)
      }
      let vector = try #require(library.image(named: "vector", scale: 2))
      #expect(vector.size == CGSize(width: 30, height: 12))
      #expect(library.image(named: "beside", scale: 1)?.size == CGSize(width: 40, height: 40))
      for name in ["broken", "hostile", "outside", "endless", "large", "nothing", ""] {
        #expect(library.image(named: name, scale: 2) == nil)
      }
      AssetLibrary.$ofTask.withValue(library) {
        #expect(UIImage(named: "logo")?.size == CGSize(width: 20, height: 20))
        #expect(UIImage(named: "nothing")?.size == CGSize(width: 24, height: 24))
        #expect(UIColor(named: "sky")?.blue == 1)
      }
    }
  }

  @Test func `Of several scales the screen's own is taken, else the next larger, else the largest`()
    throws
  {
    let cases: [(name: String, widths: [CGFloat])] = [
      ("all", [11, 12, 13]), ("large", [12, 12, 13]), ("small", [11, 12, 12]),
    ]
    try withCatalogue { library in
      for (name, widths) in cases {
        let found = [CGFloat(1), 2, 3].map {
          library.image(named: "\(name)-scales", scale: $0)?.size.width
        }
        #expect(found == widths, "\(name)")
      }
    }
  }

  @Test func `A colour has its shares however they are written, and those for dark screens`() throws
  {
    try withCatalogue { library in
      let color = try #require(library.color(named: "sky"))
      #expect(color.red == 0 && color.green == 128.0 / 255 && color.blue == 1 && color.alpha == 0.5)
      let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(dark == UIColor(red: 1, green: 0, blue: 0))
      #expect(library.color(named: "logo") == nil)
    }
  }
}
