public import Foundation

/// The colours and pictures that asset catalogues have, by their names.
public struct AssetCatalog: Hashable, Sendable {
  /// A colour or a picture.
  public struct Asset: Hashable, Sendable {
    /// What it is.
    public enum Kind: Hashable, Sendable {
      case color, image
    }

    /// What it is.
    public var kind: Kind
    /// The folders around it that are a part of its name, the outermost first.
    public var folders: [String]
    /// Its name without them.
    public var name: String

    /// Makes an asset.
    public init(_ kind: Kind, _ name: String, in folders: [String] = []) {
      self.kind = kind
      self.name = name
      self.folders = folders
    }

    /// The name that it is looked up by.
    public var path: String { (folders + [name]).joined(separator: "/") }
  }

  /// The colours and pictures, in the order of their names.
  public private(set) var assets: [Asset] = []
  /// The files that describe them.
  public private(set) var files: [URL] = []
  /// What was left out, a sentence each.
  public private(set) var notes: [String] = []

  /// Reads catalogues; a folder that isn't there has nothing.
  ///
  /// - Parameter folders: The catalogues: folders whose names end in `.xcassets`.
  /// - Complexity: O(*n* log *n*) for *n* files and folders, of which 200,000 are looked at; the notes say if there
  ///   are more.
  public init(_ folders: [URL]) { self.init(folders, limit: 200_000) }

  package init(_ folders: [URL], limit: Int) {
    var left = limit
    var open = folders.map { (folder: $0, names: [String]()) }
    while left >= 0, let (folder, names) = open.popLast() {
      let inside = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      for file in inside ?? [] {
        left -= 1
        guard left >= 0 else { break }
        let name = file.deletingPathExtension().lastPathComponent
        switch file.pathExtension {
        case "colorset": note(.color, name, names, file)
        case "imageset": note(.image, name, names, file)
        case "": open.append((file, Self.isNamespace(file) ? names + [name] : names))
        default: break
        }
      }
    }
    if left < 0 {
      notes.append(
        "only \(limit) files and folders of the catalogues were looked at; what lies in others has no symbol"
      )
    }
    assets.sort { ($0.path, $0.kind == .color ? 0 : 1) < ($1.path, $1.kind == .color ? 0 : 1) }
    files.sort { $0.path < $1.path }
  }

  private mutating func note(_ kind: Asset.Kind, _ name: String, _ names: [String], _ folder: URL) {
    assets.append(Asset(kind, name, in: names))
    files.append(folder.appendingPathComponent("Contents.json"))
  }

  /// Whether a folder says that its name goes before those of what is in it.
  private static func isNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }
}
