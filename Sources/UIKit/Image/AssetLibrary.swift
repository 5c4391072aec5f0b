import Drawing
package import Foundation
import ViewTree

/// The pictures and colours of asset catalogues: folders whose names end in `.xcassets`.
package nonisolated final class AssetLibrary: Sendable {
  private let images: [String: URL]
  private let colors: [String: URL]

  /// The catalogues that a program's pictures are taken from: those of the task, else those that are found
  /// beside the program and in the folder that it runs in, once.
  package static var current: AssetLibrary { ofTask ?? found }
  /// The catalogues of the task, if it has its own.
  @TaskLocal package static var ofTask: AssetLibrary?

  private static let found: AssetLibrary = {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let program = Bundle.main.bundleURL
    return AssetLibrary(folders: [program, here])
  }()

  /// How large a picture's file may be, and one that describes it, in bytes.
  private static let sizeLimit = 32 << 20

  /// Finds the catalogues in folders.
  ///
  /// Hidden folders and those of builds are passed by; a link to a catalogue is followed. Of catalogues that have one
  /// name the first counts.
  ///
  /// - Complexity: O(*n*) for *n* files and folders, of which there may be 50,000.
  package init(folders: [URL]) {
    var images: [String: URL] = [:]
    var colors: [String: URL] = [:]
    FolderWalk(folders: folders, subject: "Pictures and colours of catalogues").visit { file in
      let name = file.deletingPathExtension().lastPathComponent
      switch file.pathExtension {
      case "imageset":
        if images[name] == nil { images[name] = file }
        return false
      case "colorset":
        if colors[name] == nil { colors[name] = file }
        return false
      default: return true
      }
    }
    self.images = images
    self.colors = colors
  }

  // MARK: Colours

  /// The colour of a name, with what it is on dark screens; nil if there is none.
  package func color(named name: String) -> UIColor? {
    guard let folder = colors[Self.last(name)], let entries = Self.entries(folder, "colors") else {
      return nil
    }
    let light = entries.first { !Self.isDark($0) }.flatMap(Self.color)
    let dark = entries.first(where: Self.isDark).flatMap(Self.color)
    guard let color = light ?? dark else { return nil }
    return dark.map { UIColor(light: color, dark: $0) } ?? color
  }

  private static func color(_ entry: [String: Any]) -> UIColor? {
    guard let color = entry["color"] as? [String: Any],
      let parts = color["components"] as? [String: Any]
    else { return nil }
    func share(_ name: String) -> Double {
      guard let text = parts[name] as? String else { return parts[name] as? Double ?? 0 }
      if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
      let number = Double(text) ?? 0
      // Whole numbers without a point count up to 255.
      return text.contains(".") || name == "alpha" ? number : number / 255
    }
    let alpha = parts["alpha"] == nil ? 1 : share("alpha")
    if parts["white"] != nil { return UIColor(white: share("white"), alpha: alpha) }
    return UIColor(red: share("red"), green: share("green"), blue: share("blue"), alpha: alpha)
  }

  // MARK: Pictures

  /// The picture of a name, that for a screen's pixels, with the one for dark screens; nil if there is none.
  package func image(named name: String, scale: CGFloat) -> UIImage? {
    guard let folder = images[Self.last(name)], let entries = Self.entries(folder, "images") else {
      return nil
    }
    let usable = entries.filter { entry in
      let idiom = entry["idiom"] as? String ?? "universal"
      return entry["filename"] is String && ["universal", "iphone", "ipad"].contains(idiom)
    }
    let light = Self.best(usable.filter { !Self.isDark($0) }, scale)
    let dark = Self.best(usable.filter(Self.isDark), scale)
    guard let entry = light ?? dark, let file = Self.file(entry, folder) else { return nil }
    let properties = Self.contents(folder)?["properties"] as? [String: Any]
    let isTemplate = properties?["template-rendering-intent"] as? String == "template"
    let other = dark.flatMap { Self.file($0, folder) }
    let pixels = PixelImage.size(of: file.data)
    let own = Self.scale(entry) ?? 1
    let size =
      pixels.map { CGSize(width: CGFloat($0.width) / own, height: CGFloat($0.height) / own) }
      ?? VectorFile.size(of: file.data) ?? CGSize(width: 24, height: 24)
    let content: UIImage.Content =
      file.type == "application/pdf"
      ? .marks(
        [.box(CGRect(origin: .zero, size: size), color: "#D8DEE6")]
          + .imageStandIn(in: CGRect(origin: .zero, size: size)))
      : .file(file, dark: other)
    return UIImage(
      size: size, insteadOf: nil, content: content,
      rendering: isTemplate ? .template : .automatic(isSymbol: false))
  }

  private static func best(_ entries: [[String: Any]], _ scale: CGFloat) -> [String: Any]? {
    entries.max { one, other in
      func rank(_ entry: [String: Any]) -> CGFloat {
        // Those without a scale suit all; of others the nearest, better larger than smaller.
        guard let own = self.scale(entry) else { return 0 }
        return own >= scale ? scale - own : (own - scale) * 10
      }
      return rank(one) < rank(other)
    }
  }

  private static func scale(_ entry: [String: Any]) -> CGFloat? {
    (entry["scale"] as? String).flatMap { Double($0.dropLast()) }.map { CGFloat($0) }
      .flatMap { $0 > 0 ? $0 : nil }
  }

  private static func file(_ entry: [String: Any], _ folder: URL) -> ImageFile? {
    guard let name = entry["filename"] as? String, !name.contains("/"), !name.hasPrefix(".") else {
      return nil
    }
    // A link may lead to any file, as a name with folders would.
    let file = folder.appendingPathComponent(name)
    let target = file.resolvingSymlinksInPath().deletingLastPathComponent().path
    guard target == folder.resolvingSymlinksInPath().path else { return nil }
    return ImageFile(at: file, limit: sizeLimit)
  }

  // MARK: Contents

  /// Names may say the folders of a catalogue before their own.
  private static func last(_ name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }

  private static func contents(_ folder: URL) -> [String: Any]? {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = BoundedFile.contents(of: file, limit: sizeLimit) else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  private static func entries(_ folder: URL, _ key: String) -> [[String: Any]]? {
    contents(folder)?[key] as? [[String: Any]]
  }

  private static func isDark(_ entry: [String: Any]) -> Bool {
    (entry["appearances"] as? [[String: Any]])?.contains { $0["value"] as? String == "dark" }
      ?? false
  }
}

nonisolated extension ImageFile {
  /// The kinds of files by the ends of their names.
  private static let types = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "svg": "image/svg+xml", "pdf": "application/pdf", "webp": "image/webp",
  ]

  /// Reads a file of a kind that is known; nil if there is none or it is too large.
  init?(at url: URL, limit: Int) {
    guard let type = Self.types[url.pathExtension.lowercased()],
      let data = BoundedFile.contents(of: url, limit: limit)
    else { return nil }
    self.init(data: data, type: type, name: url.lastPathComponent)
  }
}

/// Files of shapes, of which the size alone is read.
nonisolated enum VectorFile {
  /// The size that an SVG or PDF file says it has, in points; nil if it says none.
  static func size(of data: Data) -> CGSize? {
    let text = String(decoding: data.prefix(1 << 16), as: UTF8.self)
    if let box = text.firstMatch(
      of: /\/MediaBox\s*\[\s*([-0-9.]+)\s+([-0-9.]+)\s+([-0-9.]+)\s+([-0-9.]+)/)
    {
      let numbers = [box.1, box.2, box.3, box.4].compactMap { Double($0) }
      if numbers.count == 4 {
        return held(numbers[2] - numbers[0], numbers[3] - numbers[1])
      }
    }
    guard let start = text.range(of: "<svg") else { return nil }
    let tag = text[start.lowerBound...].prefix { $0 != ">" }
    if let width = tag.firstMatch(of: /\swidth="([0-9.]+)/).flatMap({ Double($0.1) }),
      let height = tag.firstMatch(of: /\sheight="([0-9.]+)/).flatMap({ Double($0.1) })
    {
      return held(width, height)
    }
    guard let box = tag.firstMatch(of: /viewBox="([-0-9. ,]+)"/) else { return nil }
    let numbers = box.1.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return numbers.count == 4 ? held(numbers[2], numbers[3]) : nil
  }

  private static func held(_ width: Double, _ height: Double) -> CGSize? {
    width > 0 && height > 0 && width < 1e6 && height < 1e6
      ? CGSize(width: CGFloat(width), height: CGFloat(height)) : nil
  }
}
