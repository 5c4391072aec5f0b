#if !canImport(Darwin)
  import Foundation

  /// What the folder around documents holds: pictures and colours of catalogues, and classes of modules.
  struct LintFolder {
    private(set) var images: Set<String> = []
    private(set) var colors: Set<String> = []
    /// The modules of classes, as far as a configuration names their folders.
    private(set) var modules: [String: String] = [:]
    private let folder: String

    /// Looks through the folder of a configuration for what its rules need.
    init(_ configuration: LintConfiguration) {
      folder = configuration.folder
      let rules = configuration.rules
      if !rules.isDisjoint(with: [.imageResources, .colorResources]) {
        let paths = FileManager.default.enumerator(atPath: configuration.folder)
        while let path = paths?.nextObject() as? String { addResource(path) }
      }
      guard rules.contains(.customModule) else { return }
      for module in configuration.modules { addClasses(of: module, configuration.folder) }
    }

    private mutating func addResource(_ path: String) {
      let file = path.split(separator: "/").last.map(String.init) ?? path
      guard let point = file.lastIndex(of: ".") else { return }
      let name = String(file[..<point])
      switch file[file.index(after: point)...].lowercased() {
      case "imageset", "symbolset": images.insert(namespace(of: path) + name)
      case "colorset": colors.insert(namespace(of: path) + name)
      case "png", "jpg", "jpeg", "pdf", "heic", "gif", "svg":
        images.insert(file)
        images.insert(name)
        // Files for screens of several scales share one name.
        if let scale = name.range(of: "@") { images.insert(String(name[..<scale.lowerBound])) }
      default: break
      }
    }

    /// What stands before the name of something in a catalogue: the folders around it that say so.
    private func namespace(of path: String) -> String {
      var folders = path.split(separator: "/").dropLast()
      var names: [Substring] = []
      while let folder = folders.last, !folder.hasSuffix(".xcassets") {
        let contents = "\(self.folder)/\(folders.joined(separator: "/"))/Contents.json"
        if let data = DocumentFiles.contents(of: contents),
          (try? JSONDecoder().decode(FolderContents.self, from: data))?.properties?.isNamespace
            == true
        {
          names.append(folder)
        }
        folders.removeLast()
      }
      // A file beside catalogues has no namespace.
      return folders.isEmpty ? "" : names.reversed().map { "\($0)/" }.joined()
    }

    /// What a folder of a catalogue says of itself.
    private struct FolderContents: Decodable {
      struct Properties: Decodable {
        var isNamespace: Bool?

        enum CodingKeys: String, CodingKey {
          case isNamespace = "provides-namespace"
        }
      }

      var properties: Properties?
    }

    private mutating func addClasses(
      of module: (name: String, included: [String], excluded: [String]), _ folder: String
    ) {
      for start in module.included {
        let base = "\(folder)/\(start)"
        let paths = FileManager.default.enumerator(atPath: base)
        while let path = paths?.nextObject() as? String {
          let isExcluded = module.excluded.contains { "\(start)/\(path)".hasPrefix($0) }
          guard path.hasSuffix(".swift"), !isExcluded,
            let data = DocumentFiles.contents(of: "\(base)/\(path)"),
            let text = String(data: data, encoding: .utf8)
          else { continue }
          for match in text.matches(of: /\bclass\s+([A-Z][A-Za-z0-9_]*)/) {
            modules[String(match.1)] = module.name
          }
        }
      }
    }
  }
#endif
