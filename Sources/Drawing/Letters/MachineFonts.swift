import Foundation
package import Typesetting

/// Fonts that are installed on the machine.
package enum MachineFonts {
  /// Who has the outlines of the first family found, and of a second one with more characters; nil if
  /// there is none.
  ///
  /// It is found once, when it is first asked for.
  package static let measurer: StandardMeasurer? = {
    let found = families(in: folders)
    return found.isEmpty ? nil : StandardMeasurer(families: found)
  }()

  /// Where systems keep fonts.
  private static var folders: [URL] {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"].map { [$0 + "/.fonts", $0 + "/.local/share/fonts"] } ?? []
    let windows = environment["WINDIR"].map { [$0 + "/Fonts"] } ?? []
    let system = [
      "/System/Library/Fonts", "/Library/Fonts", "/usr/share/fonts", "/usr/local/share/fonts",
    ]
    return (home + system + windows).map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  /// The files of families, those that are most alike to the standard font first; a family's first file
  /// must be there.
  private static let wanted: [[String]] = [
    ["SF-Pro.ttf", "SF-Pro-Italic.ttf"],
    ["SF-Pro-Text-Regular.otf", "SF-Pro-Text-Semibold.otf", "SF-Pro-Text-Bold.otf"],
    ["InterVariable.ttf", "InterVariable-Italic.ttf"],
    ["Inter-Regular.ttf", "Inter-SemiBold.ttf", "Inter-Bold.ttf", "Inter-Italic.ttf"],
    ["Inter-Regular.otf", "Inter-SemiBold.otf", "Inter-Bold.otf", "Inter-Italic.otf"],
    ["Roboto-Regular.ttf", "Roboto-Medium.ttf", "Roboto-Bold.ttf", "Roboto-Italic.ttf"],
    [
      "LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf", "LiberationSans-Italic.ttf",
      "LiberationSans-BoldItalic.ttf",
    ],
    ["Arial.ttf", "Arial Bold.ttf", "Arial Italic.ttf"],
    ["arial.ttf", "arialbd.ttf", "ariali.ttf"],
    ["NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSans-Italic.ttf"],
    ["OpenSans-Regular.ttf", "OpenSans-Bold.ttf", "OpenSans-Italic.ttf"],
    ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans-Oblique.ttf"],
  ]

  /// How many families are read at most.
  private static let familyLimit = 2
  /// How many files are looked at.
  private static let fileLimit = 20_000

  /// The families in folders.
  static func families(in folders: [URL]) -> [FontFamily] {
    let names = Set(wanted.joined())
    var files: [String: URL] = [:]
    var left = fileLimit
    for folder in folders {
      guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      else { continue }
      while left > 0, let file = walk.nextObject() as? URL {
        left -= 1
        let name = file.lastPathComponent
        if names.contains(name), files[name] == nil { files[name] = file }
      }
    }
    var families: [FontFamily] = []
    for group in wanted where families.count < familyLimit {
      guard let first = group.first, files[first] != nil else { continue }
      let fonts = group.compactMap { files[$0] }.compactMap { file in
        (try? Data(contentsOf: file)).flatMap { try? OpenTypeFont(data: $0) }
      }
      if !fonts.isEmpty { families.append(FontFamily(fonts: fonts)) }
    }
    return families
  }
}
