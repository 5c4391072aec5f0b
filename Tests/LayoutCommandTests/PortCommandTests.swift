#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import layout

  /// What `layout port` prints and writes.
  @Suite
  struct PortCommandTests {
    static func run(_ words: [String]) -> Answer { Answer(to: ["port"] + words) }

    /// A folder with two sources, as long as a closure runs.
    static func withSources(_ body: (String) throws -> Void) throws {
      let source =
        "import UIKit; class A {\n  @objc func f() {}\n}\nextension UIView { override func g() {} }"
      try withFolder(["A.swift": source, "B.swift": "let x = 1\n"]) { try body($0.path) }
    }

    @Test func `One source is printed, with warnings apart`() throws {
      try Self.withSources { folder in
        let answer = Self.run([folder + "/A.swift"])
        #expect(answer.status == 0)
        #expect(
          answer.out == [
            "import UIKit; class A {\n        func f() {}\n}\nextension UIView { override func g() {} }"
          ])
        #expect(
          answer.err == [
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

    @Test(arguments: [
      (["Card/A.swift", "Form/A.swift"], ["Card/A.swift", "Form/A.swift"]),
      (
        ["A.swift", "Form/A.swift", "Form/Row/B.swift"],
        ["A.swift", "Form/A.swift", "Form/Row/B.swift"]
      ),
      (["App/Card/A.swift", "App/Form/A.swift"], ["Card/A.swift", "Form/A.swift"]),
      (["Card/A.swift", "Form/B.swift"], ["A.swift", "B.swift"]), (["Card/A.swift"], ["A.swift"]),
    ])
    func `No source takes another's place`(sources: [String], files: [String]) throws {
      let texts = sources.enumerated().map { ("in/\($1)", "let a\($0) = \($0)\n") }
      try withFolder(Dictionary(uniqueKeysWithValues: texts)) { folder in
        let paths = sources.map { "\(folder.path)/in/\($0)" }
        #expect(Self.run(paths + ["-o", "\(folder.path)/out"]).status == 0)
        let out = folder.appending(path: "out")
        let written = try FileManager.default.subpathsOfDirectory(atPath: out.path)
          .filter { $0.hasSuffix(".swift") }
        #expect(written.sorted() == files.sorted())
        for (place, file) in files.enumerated() {
          let text = try String(contentsOf: out.appending(path: file), encoding: .utf8)
          #expect(text == "let a\(place) = \(place)\n")
        }
      }
    }

    @Test func `Bad calls`() {
      #expect(Self.run([]).status == 64)
      #expect(Self.run(["/nowhere/A.swift"]).status == 66)
      #expect(Self.run(["/nowhere/A.swift"]).err == ["layout: /nowhere/A.swift can't be read"])
    }
  }
#endif
