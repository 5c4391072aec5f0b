#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import layout

  /// Porting sources.
  ///
  /// What `layout port` prints and writes.
  @Suite
  struct PortCommandTests {
    static func run(_ words: [String]) -> (status: Int32, out: [String], err: [String]) {
      var out: [String] = []
      var err: [String] = []
      let status = Tool.standard.run(
        ["port"] + words, on: Console(out: { out.append($0) }, err: { err.append($0) }))
      return (status.number, out, err)
    }

    /// A folder with two sources, as long as a closure runs.
    static func withSources(_ body: (String) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let source =
        "import UIKit; class A {\n  @objc func f() {}\n}\nextension UIView { override func g() {} }"
      try Data(source.utf8).write(to: folder.appending(path: "A.swift"))
      try Data("let x = 1\n".utf8).write(to: folder.appending(path: "B.swift"))
      try body(folder.path)
    }

    @Test func `One source is printed, with warnings apart`() throws {
      try Self.withSources { folder in
        let (status, out, err) = Self.run([folder + "/A.swift"])
        #expect(status == 0)
        #expect(
          out == [
            "import UIKit; class A {\n        func f() {}\n}\nextension UIView { override func g() {} }"
          ])
        #expect(
          err == [
            "\(folder)/A.swift:4:29: warning: an override in an extension; move it into the class"
          ])
        #expect(Self.run([folder + "/B.swift"]).out == ["let x = 1\n"])
      }
    }

    @Test func `The lines that change, and files`() throws {
      try Self.withSources { folder in
        let paths = [folder + "/A.swift", folder + "/B.swift"]
        #expect(
          Self.run(paths + ["--diff"]).out
            == ["\(folder)/A.swift:2", "-  @objc func f() {}", "+        func f() {}"])
        #expect(Self.run(paths + ["-o", folder + "/out"]).out == [])
        let written = try Data(contentsOf: URL(fileURLWithPath: folder + "/out/B.swift"))
        #expect(String(decoding: written, as: UTF8.self) == "let x = 1\n")
      }
    }

    @Test func `Bad calls`() {
      #expect(Self.run([]).status == 64)
      #expect(Self.run(["/nowhere/A.swift"]).status == 66)
      #expect(Self.run(["/nowhere/A.swift"]).err == ["layout: /nowhere/A.swift can't be read"])
    }
  }
#endif
