#if !canImport(Darwin)
  import Foundation

  /// The modules that this program was made of, for a package's screens to be compiled against.
  ///
  /// They are beside the program where the package manager has put them, so that nothing of them is built
  /// a second time, and the screens have the traits that the program has.
  struct PreviewKit {
    /// The folder with the modules and the library; it has another name when anything in it changes.
    let folder: URL

    /// The library's name.
    static var library: String { "LayoutPreviewKit" }

    /// Links the library if anything in it has changed.
    ///
    /// - Parameters:
    ///   - program: This program.
    ///   - work: Where to put it.
    /// - Throws: ``Failure`` with the reason.
    init(of program: URL, in work: URL) throws {
      let products = program.resolvingSymlinksInPath().deletingLastPathComponent()
      let list = products.appending(path: "layout.product/Objects.LinkFileList")
      guard let text = try? String(contentsOf: list, encoding: .utf8) else {
        throw Failure(
          message: "the modules of this program aren't beside it, at \(list.path): run it by"
            + " `swift run layout preview`", status: .noInput)
      }
      let objects = text.split(separator: "\n").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\" "))
      }.filter { !$0.contains("/layout.build/") && !$0.isEmpty }
      var modules: [String] = []
      var stamp = ContentStamp()
      for object in objects {
        let folder = URL(fileURLWithPath: object).deletingLastPathComponent().lastPathComponent
        let module = folder.replacingOccurrences(of: ".build", with: "")
        if modules.last != module, !modules.contains(module) { modules.append(module) }
        let date = try? FileManager.default.attributesOfItem(atPath: object)[.modificationDate]
        stamp.add("\(object) \((date as? Date)?.timeIntervalSince1970 ?? 0)".utf8)
      }
      let kits = work.appending(path: "kits", directoryHint: .isDirectory)
      folder = kits.appending(path: stamp.text, directoryHint: .isDirectory)
      let library = folder.appending(path: "lib\(Self.library).so")
      if FileManager.default.fileExists(atPath: library.path) { return }
      try? FileManager.default.removeItem(at: kits)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Modules"), withIntermediateDirectories: true)
      for module in modules {
        let name = "\(module).swiftmodule"
        let source = products.appending(path: "Modules/\(name)")
        guard FileManager.default.fileExists(atPath: source.path) else { continue }
        try FileManager.default.createSymbolicLink(
          at: folder.appending(path: "Modules/\(name)"), withDestinationURL: source)
      }
      let response = folder.appending(path: "objects")
      try Data(objects.map { "\"\($0)\"" }.joined(separator: "\n").utf8).write(to: response)
      let unfinished = folder.appending(path: "unfinished.so")
      let (end, said) = try Subprocess.run(
        [
          "swiftc", "-emit-library", "-o", unfinished.path, "-module-name", Self.library,
          "-Xlinker", "-soname", "-Xlinker", library.lastPathComponent, "@\(response.path)",
        ], to: folder.appending(path: "link.log"))
      guard end == .status(0) else {
        throw Failure(message: "the modules can't be linked\n\(said)", status: .noInput)
      }
      try FileManager.default.moveItem(at: unfinished, to: library)
    }
  }
#endif
