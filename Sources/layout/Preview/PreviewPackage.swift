#if !canImport(Darwin)
  import Foundation
  import SourcePorting

  /// A package beside the user's, in which the same targets have one more file that makes the screens.
  ///
  /// A file inside the target sees what is internal. The sources are copies, as what only Objective-C knows
  /// and `#Preview` is rewritten in them; what the compiler says of them names the user's files.
  struct PreviewPackage {
    let user: UserPackage
    let folder: URL
    let kit: PreviewKit

    static var program: String { "LayoutPreviewProgram" }
    private static var copies: String { "Previewed" }
    static var list: String { "LayoutPreviews.swift" }

    /// Brings the package up to date; files that don't change aren't written.
    ///
    /// - Parameters:
    ///   - targets: The targets, as they are compiled.
    ///   - screens: The screens that the program makes.
    /// - Throws: What the file system says.
    func write(_ targets: [PortedTarget], _ screens: [PackageScreen]) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try linkRest()
      for target in targets {
        try write(target, screens.filter { $0.target == target.target.name })
      }
      let shown = targets.map(\.target.name).filter { name in
        screens.contains { $0.target == name }
      }
      try Self.write(
        Data(Self.main(shown).utf8),
        to: folder.appending(path: "\(Self.copies)/\(Self.program)/Program.swift"))
      try writeManifests(targets.map(\.target), shown)
    }

    /// The screen that a line of a list makes, if it makes one.
    static func screen(
      atLine line: Int, of target: String, among screens: [PackageScreen]
    ) -> PackageScreen? {
      let own = screens.filter { $0.target == target }
      let place = line - firstLine
      return own.indices.contains(place) ? own[place] : nil
    }

    private static var firstLine: Int { 5 }

    private static func function(of target: String) -> String {
      "layoutPreviews_" + target.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }

    /// A module's name, as the package manager makes it of the target's.
    private static func module(of target: String) -> String {
      String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    private static func quoted(_ text: String) -> String {
      var result = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\\", "\"": result += "\\\(scalar)"
        case " "..."~": result.unicodeScalars.append(scalar)
        default: result += "\\u{\(String(scalar.value, radix: 16))}"
        }
      }
      return result + "\""
    }

    private static func text(of target: String, _ screens: [PackageScreen]) -> String {
      var lines = [
        "// Written by `layout preview`.",
        "@MainActor public func \(function(of: target))()",
        "  -> [(name: Swift.String, make: @MainActor @Sendable () -> Any)] {",
        "  var list: [(name: Swift.String, make: @MainActor @Sendable () -> Any)] = []",
      ]
      for screen in screens {
        guard case .expression(let expression) = screen.screen.making else { continue }
        lines.append("  list.append((\(quoted(screen.name)), { \(expression) }))")
      }
      return (lines + ["  return list", "}", ""]).joined(separator: "\n")
    }

    private static func main(_ targets: [String]) -> String {
      let imports = targets.map { "import \(module(of: $0))\n" }.joined()
      let lists = targets.map { "    screens += \(function(of: $0))()\n" }.joined()
      return """
        // Written by `layout preview`.
        #if canImport(Glibc)
        @preconcurrency import Glibc
        #elseif canImport(Musl)
        @preconcurrency import Musl
        #endif
        import LayoutPreview
        \(imports)
        @main @MainActor enum Program {
          static func main() {
            // What a screen prints is there when it ends the program.
            setvbuf(stdout, nil, _IOLBF, 0)
            var screens: [PreviewRun.Screen] = []
        \(lists)    exit(PreviewRun(screens).run(CommandLine.arguments))
          }
        }

        """
    }

    private static func write(_ data: Data, to file: URL) throws {
      if let old = try? Data(contentsOf: file), old == data { return }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? FileManager.default.removeItem(at: file)
      try data.write(to: file)
    }
  }

  // Files.
  extension PreviewPackage {
    /// Links what stands beside the manifest, so that paths from there lead where they did.
    private func linkRest() throws {
      let left = [".build", ".git", ".swiftpm", "Package.resolved", Self.copies]
      let names = try FileManager.default.contentsOfDirectory(atPath: user.root.path)
      for name in names where !left.contains(name) && !Self.isManifest(name) {
        try link(folder.appending(path: name), to: user.root.appending(path: name))
      }
    }

    private func link(_ place: URL, to target: URL) throws {
      let old = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)
      if old == target.path { return }
      try? FileManager.default.removeItem(at: place)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: place.path, withDestinationPath: target.path)
    }

    private func write(_ target: PortedTarget, _ screens: [PackageScreen]) throws {
      let name = target.target.name
      let copy = folder.appending(path: "\(Self.copies)/\(name)", directoryHint: .isDirectory)
      var kept: Set<String> = [Self.list]
      for (path, source) in target.files {
        // The program that shows the screens has a beginning of its own.
        if target.target.isExecutable, path.split(separator: "/").last == "main.swift" { continue }
        // Under the name of the original the compiler would take the two for one file told of twice.
        let place = "\(path.dropLast("swift".count))ported.swift"
        kept.insert(place)
        try Self.write(
          Data(target.target.isExecutable ? source.withoutEntry.compiled : source.compiled),
          to: copy.appending(path: place))
      }
      try Self.write(
        Data(Self.text(of: name, screens).utf8), to: copy.appending(path: Self.list))
      try linkOthers(of: target, below: "", to: copy, &kept)
      let there = FileManager.default.enumerator(atPath: copy.path)
      var stale: [String] = []
      while let path = there?.nextObject() as? String {
        let full = copy.appending(path: path).path
        let type = there?.fileAttributes?[.type] as? FileAttributeType
        if type != .typeDirectory, !kept.contains(path) { stale.append(full) }
      }
      for path in stale { try FileManager.default.removeItem(atPath: path) }
    }

    /// Links files that are no sources, and whole folders without sources.
    private func linkOthers(
      of target: PortedTarget, below path: String, to copy: URL, _ kept: inout Set<String>
    ) throws {
      let folder = path.isEmpty ? target.target.folder : target.target.folder.appending(path: path)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let inside = path.isEmpty ? name : "\(path)/\(name)"
        let full = folder.appending(path: name)
        if name.hasPrefix(".") || name.hasSuffix(".swift") { continue }
        if target.files.contains(where: { $0.path.hasPrefix(inside + "/") }) {
          try linkOthers(of: target, below: inside, to: copy, &kept)
        } else {
          kept.insert(inside)
          try link(copy.appending(path: inside), to: full)
        }
      }
    }

    private static func isManifest(_ name: String) -> Bool {
      name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
    }

    private func writeManifests(_ targets: [PackageTarget], _ shown: [String]) throws {
      let addition = PreviewManifest(
        root: user.root, kit: kit.folder, copies: targets.map(\.name), folder: Self.copies,
        shown: shown, program: Self.program, library: PreviewKit.library)
      let names = try FileManager.default.contentsOfDirectory(atPath: user.root.path)
      for name in names where Self.isManifest(name) {
        let text = try Data(contentsOf: user.root.appending(path: name))
        try Self.write(text + Data(addition.text.utf8), to: folder.appending(path: name))
      }
      let pins = "Package.resolved"
      if !FileManager.default.fileExists(atPath: folder.appending(path: pins).path),
        let data = try? Data(contentsOf: user.root.appending(path: pins))
      {
        try Self.write(data, to: folder.appending(path: pins))
      }
    }
  }
#endif
