#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import layout

  /// What `layout preview --open` does with the page.
  @Suite struct PageOpenerTests {
    /// Runs something with a folder that has a program of a name, which is a script.
    private func with<Result>(
      _ name: String, _ script: String?, mode: Int = 0o755, _ body: (URL) throws -> Result
    ) throws -> Result {
      let folder = FileManager.default.temporaryDirectory.appending(
        path: "open-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      if let script {
        let file = folder.appending(path: name)
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
      }
      return try body(folder)
    }

    @Test(arguments: ["xdg-open", "wslview"])
    func `The page is handed to the first program that is there`(name: String) throws {
      try with(name, #"printf %s "$1" > "$(dirname "$0")/opened""#) { folder in
        let page = folder.appending(path: "a page.html")
        let reason = PageOpener(path: "/nowhere:relative:\(folder.path)")
          .open(page, keepingOutputIn: folder)
        #expect(reason == nil)
        let opened = try String(contentsOf: folder.appending(path: "opened"), encoding: .utf8)
        #expect(opened == page.path)
      }
    }

    @Test func `Where there is none, and where it fails, the reason is told`() throws {
      func reason(_ script: String?, mode: Int = 0o755) throws -> String? {
        try with("xdg-open", script, mode: mode) {
          PageOpener(path: $0.path).open($0.appending(path: "page.html"), keepingOutputIn: $0)
        }
      }
      let none =
        "the page isn't opened, as there is no xdg-open or wslview here; open it in a browser"
      #expect(try reason(nil) == none)
      #expect(try reason("exit 0", mode: 0o644) == none)
      let failed = try reason("echo no display; exit 3")
      #expect(failed?.hasSuffix("/xdg-open: no display") == true)
    }
  }
#endif
