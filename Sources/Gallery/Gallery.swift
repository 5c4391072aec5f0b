import Foundation
import GalleryScreens
import LayoutInspector
import LayoutKit
import Typesetting

/// Lays the screens out, and writes their pictures.
struct Gallery {
  private let folder: URL
  /// Who has the outlines of letters; nil for text that is set by whoever shows the pictures.
  private let measurer: StandardMeasurer?
  /// The solver for the inspector's pages.
  private let engine: Inspector.Engine

  /// Makes a gallery for a folder, whose pictures show letters of fonts from files, and whose pages
  /// solve with an engine from a file, if there is one, in the place of their own.
  init(folder: URL, fonts: [URL], engine: URL?) throws {
    self.folder = folder
    self.engine = try engine.map { try Inspector.Engine(contentsOf: $0) } ?? .standard
    measurer = fonts.isEmpty ? nil : StandardMeasurer(families: try FontProblem.families(fonts))
  }

  /// Writes all, and prints what: the screens with their devices, or their trees.
  func draw(printsTrees: Bool) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let exhibits = Screen.all.map(Exhibit.init)
    for exhibit in exhibits {
      if !printsTrees {
        let devices = exhibit.snapshots.map { $0.device.name }.joined(separator: ", ")
        print("\(exhibit.screen.title): \(devices)")
      }
      for (device, snapshot) in exhibit.snapshots {
        if printsTrees {
          print(exhibit.screen.title, "on a", device.name)
          print(snapshot.textTree, terminator: "\n\n")
        }
        let name = "\(exhibit.screen.name)-\(device.name)"
        try write(snapshot.svg(outlinesFrom: measurer), to: "\(name).svg")
        try write(
          snapshot.svg(.blueprint, outlinesFrom: measurer), to: "\(name)-blueprint.svg")
        if let dark = exhibit.dark[device] {
          try write(dark.svg(outlinesFrom: measurer), to: "\(name)-dark.svg")
        }
        guard let measurer else { continue }
        try snapshot.png(outlinesFrom: measurer)
          .write(to: folder.appendingPathComponent("\(name).png"))
      }
      for (device, window) in exhibit.windows where device == .terminal {
        let picture = CellPicture(of: window).text
        print(picture, terminator: "\n\n")
        try write(picture + "\n", to: "\(exhibit.screen.name)-\(device.name).txt")
      }
      if let range = WidthRange(exhibit.screen) {
        try write(range.script, to: "\(exhibit.screen.name)-widths.js")
      }
      try exhibit.inspector(engine: engine)?
        .write(to: folder.appendingPathComponent("\(exhibit.screen.name).html"))
    }
    let overview = Screen.overview.map {
      LayoutSnapshot(of: $0.screen.makeWindow(for: $0.device))
    }
    try write(PictureSheet(overview, height: 480, gap: 16).svg, to: "overview.svg")
    try write(GalleryPage(exhibits: exhibits).html, to: "gallery.html")
    print("Open \(folder.path)/gallery.html; the pictures are beside it.")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }
}

/// Why a file isn't a font.
struct FontProblem: Error {
  let file: URL
  let reason: String

  /// The fonts of files, those of one family together, in the order of their first files.
  static func families(_ files: [URL]) throws -> [FontFamily] {
    var names: [String] = []
    var fonts: [String: [OpenTypeFont]] = [:]
    for file in files {
      do {
        let font = try OpenTypeFont(data: Data(contentsOf: file))
        if fonts[font.familyName] == nil { names.append(font.familyName) }
        fonts[font.familyName, default: []].append(font)
      } catch let error as OpenTypeError {
        throw FontProblem(file: file, reason: "\(error)")
      } catch {
        throw FontProblem(file: file, reason: error.localizedDescription)
      }
    }
    return names.map { FontFamily(name: $0, fonts: fonts[$0] ?? []) }
  }
}
