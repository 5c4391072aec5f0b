#if !canImport(Darwin)
  import Foundation

  /// A package as its manifest describes it.
  struct UserPackage {
    /// The folder of the manifest.
    let root: URL
    let targets: [PackageTarget]

    /// The folder with the manifest, in a folder or above it.
    ///
    /// - Throws: ``Failure`` if there is none.
    static func root(from path: String) throws -> URL {
      var folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
      let first = folder
      while true {
        let manifest = folder.appending(path: "Package.swift").path
        if FileManager.default.fileExists(atPath: manifest) { return folder }
        let above = folder.deletingLastPathComponent().standardizedFileURL
        if above.path == folder.path { break }
        folder = above
      }
      throw Failure(
        message:
          "there is no Package.swift in \(first.path) or above; --package names another folder",
        status: .noInput)
    }

    /// Reads a package; the manifest is evaluated when it isn't the one that was evaluated last.
    ///
    /// - Parameters:
    ///   - root: The folder of the manifest.
    ///   - work: A folder for what is known of the last time.
    /// - Throws: ``Failure`` with the reason.
    init(at root: URL, work: URL) throws {
      self.root = root
      let manifest = root.appending(path: "Package.swift")
      let text = try Data(contentsOf: manifest)
      let cache = work.appending(path: "manifest.json")
      let stamp = ContentStamp(text).text
      if let data = try? Data(contentsOf: cache),
        let known = try? JSONDecoder().decode(Cached.self, from: data), known.stamp == stamp
      {
        targets = try known.description.targets.compactMap { try PackageTarget($0, in: root) }
        return
      }
      let output = work.appending(path: "manifest.log")
      let (end, said) = try Subprocess.run(
        [
          "swift", "package", "--package-path", root.path, "--scratch-path",
          work.appending(path: "dump").path, "dump-package",
        ], to: output)
      guard end == .status(0), let brace = said.firstIndex(of: "{"),
        let description = try? JSONDecoder().decode(
          Description.self, from: Data(said[brace...].utf8))
      else {
        throw Failure(
          message: "the manifest of \(root.path) can't be read\n\(said)", status: .noInput)
      }
      try? JSONEncoder().encode(Cached(stamp: stamp, description: description)).write(to: cache)
      targets = try description.targets.compactMap { try PackageTarget($0, in: root) }
    }

    private struct Cached: Codable {
      var stamp: String
      var description: Description
    }

    fileprivate struct Description: Codable {
      var targets: [TargetDescription]
    }

    struct TargetDescription: Codable {
      var name: String
      var type: String
      var path: String?
      var sources: [String]?
      var exclude: [String]?
      var pluginUsages: [PluginUsage]?
    }

    /// `{"plugin": ["UIKitSources", "LayoutKit"]}`.
    struct PluginUsage: Codable {
      var plugin: [String?]
    }
  }

  /// A target whose sources are Swift.
  struct PackageTarget {
    let name: String
    let isExecutable: Bool
    /// Where its sources are.
    let folder: URL
    /// The paths below the folder that it leaves out.
    let excluded: [String]
    /// The paths below the folder that it takes; nil for all.
    let included: [String]?

    /// Nil for tests, plugins and what has no sources in Swift.
    init?(_ description: UserPackage.TargetDescription, in root: URL) throws {
      guard ["regular", "executable"].contains(description.type) else { return nil }
      name = description.name
      isExecutable = description.type == "executable"
      let places =
        description.path.map { [$0] }
        ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(description.name)" } + ["Sources"]
      let found = places.map { root.appending(path: $0).standardizedFileURL }.first {
        FileManager.default.fileExists(atPath: $0.path)
      }
      guard let found else { return nil }
      folder = found
      excluded = description.exclude ?? []
      let isPorted = (description.pluginUsages ?? []).contains { $0.plugin.first == "UIKitSources" }
      // What the plugin takes is what the target doesn't name.
      included = isPorted ? nil : description.sources
    }

    /// The paths of its Swift files below the folder, in their order.
    func sources() -> [String] {
      let files = FileManager.default.enumerator(atPath: folder.path)
      var result: [String] = []
      while let path = files?.nextObject() as? String {
        if path.hasSuffix(".swift"), isOwn(path) { result.append(path) }
      }
      return result.sorted()
    }

    private func isOwn(_ path: String) -> Bool {
      func contains(_ folder: String) -> Bool {
        let plain = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        return plain == "." || path == plain || path.hasPrefix(plain + "/")
      }
      let hidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      return !hidden && path != "Package.swift" && !excluded.contains(where: contains)
        && included?.contains(where: contains) ?? true
    }
  }

  /// A number that tells contents apart.
  struct ContentStamp {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init() {}

    init(_ data: some Sequence<UInt8>) { add(data) }

    mutating func add(_ data: some Sequence<UInt8>) {
      for byte in data { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    var text: String { String(value, radix: 16) }
  }
#endif
