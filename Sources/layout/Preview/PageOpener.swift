#if !canImport(Darwin)
  import Foundation

  /// Opens a page with what the system opens files with.
  struct PageOpener {
    /// The programs that do, the first that is there.
    static let names = ["xdg-open", "wslview"]

    /// The folders in which programs are looked for, with colons between them.
    let path: String

    /// Makes one that looks in some folders, or where the shell looks.
    init(path: String? = nil) {
      self.path = path ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
    }

    /// Opens a page.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - folder: Where what the program says is kept.
    /// - Returns: Why it isn't opened, if it isn't.
    func open(_ page: URL, keepingOutputIn folder: URL) -> String? {
      guard let program else {
        return "the page isn't opened, as there is no \(Self.names.joined(separator: " or ")) here;"
          + " open it in a browser"
      }
      let ending = try? Subprocess.run(
        [program, page.path], to: folder.appending(path: "open.log"))
      guard let ending else { return "the page isn't opened, as \(program) can't be run" }
      guard ending.end == .status(0) else {
        let words = ending.text.split(separator: "\n").first.map { ": \($0)" } ?? ""
        return "the page isn't opened by \(program)\(words)"
      }
      return nil
    }

    /// The whole path of the first program that is there.
    private var program: String? {
      let folders = path.split(separator: ":").map(String.init)
      for name in Self.names {
        for folder in folders where folder.hasPrefix("/") {
          let file = "\(folder)/\(name)"
          let values = try? URL(fileURLWithPath: file).resolvingSymlinksInPath()
            .resourceValues(forKeys: [.isDirectoryKey])
          if values?.isDirectory == false, FileManager.default.isExecutableFile(atPath: file) {
            return file
          }
        }
      }
      return nil
    }
  }
#endif
