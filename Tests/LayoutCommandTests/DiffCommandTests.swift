#if !canImport(Darwin)
  import Foundation
  import LayoutInspector
  import TestSupport
  import Testing

  @testable import layout

  /// Two versions of documents are laid out alike and compared: what moved, by how much, and why.
  @Suite
  struct DiffCommandTests {
    /// A form of a header, a title below it and a box, whose parts can be exchanged.
    private static func form(_ exchanges: [(String, String)] = []) throws -> String {
      try document("form.xib", exchanges)
    }

    private static func document(
      _ file: String, _ exchanges: [(String, String)] = []
    ) throws -> String {
      var text = try Fixtures.text(file)
      for (old, new) in exchanges {
        #expect(text.contains(old), "\(old)")
        text = text.replacingOccurrences(of: old, with: new)
      }
      return text
    }

    private func run(_ words: [String]) -> Answer { Answer(to: ["diff"] + words) }

    nonisolated private static let gap = ("constant=\"8\" id=\"c5\"", "constant=\"12\" id=\"c5\"")

    /// Compares two versions of one document, and what is printed below its path.
    private func check(
      _ old: String, _ new: String, as type: String = "xib", says lines: [String]
    ) throws {
      try withFolder { folder in
        let old = try write(old, "old.\(type)", in: folder)
        let new = try write(new, "new.\(type)", in: folder)
        let answer = run([old, new])
        #expect(answer.status == (lines.last == "1 document differs; views have moved." ? 1 : 0))
        #expect(answer.err.isEmpty)
        #expect(answer.out == (lines.count > 1 ? [new] : []) + lines)
      }
    }

    @Test(arguments: try Fixtures.cases("changes.txt"))
    func `Changes are told in words`(_ row: TextCase) throws {
      let exchanges = try Self.exchanges(row)
      try check(try Self.form(), try Self.form(exchanges), says: row.lines(1))
    }

    @Test(arguments: try Fixtures.cases("board.txt"))
    func `Changes of a storyboard are told in words`(_ row: TextCase) throws {
      let file = "board.storyboard"
      let exchanges = try Self.exchanges(row)
      try check(
        try Self.document(file), try Self.document(file, exchanges), as: "storyboard",
        says: row.lines(1))
    }

    private static func exchanges(_ row: TextCase) throws -> [(String, String)] {
      let sides = try row.lines(0).map { String($0.dropFirst(2)) }
      return stride(from: 0, to: sides.count - 1, by: 2).map { (sides[$0], sides[$0 + 1]) }
    }

    @Test(arguments: try Fixtures.cases("insides.txt"))
    func `What people would call one change is one line`(_ row: TextCase) throws {
      let color = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/></view>"
      try check(
        try Self.form([(color, row.text(0) + color)]),
        try Self.form([(color, row.text(1) + color)]),
        says: row.lines(2))
    }

    @Test func `The initial controller is a matter of the program`() throws {
      func board(_ id: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        initialViewController="\(id)"><scenes><scene><objects>
        <viewController storyboardIdentifier="First" id="v"/>
        <viewController storyboardIdentifier="Second" id="w"/></objects></scene></scenes></document>
        """
      }
      try withFolder { folder in
        let old = try write(board("v"), "old.storyboard", in: folder)
        let new = try write(board("w"), "new.storyboard", in: folder)
        let answer = run([old, new])
        #expect(
          answer.out.dropFirst().dropLast() == [
            "  For the program:", "    initial view controller `First` → `Second`",
          ])
      }
    }

    @Test(arguments: ["UTF-16", "instructions", "comments"])
    func `What documents may be beside text in UTF-8, on either side`(_ kind: String) throws {
      func odd(_ text: String) -> Data {
        switch kind {
        case "UTF-16": text.data(using: .utf16) ?? Data()
        case "instructions": Data(("<?a?>" + text + "<?b -- ?>").utf8)
        default: Data(("<!-- a -- b -->" + text).utf8)
        }
      }
      try withFolder { folder in
        let paths = try [[], [Self.gap]].enumerated().map { place, exchanges in
          let file = folder.appendingPathComponent("\(place).xib")
          try odd(try Self.form(exchanges)).write(to: file)
          return file.path
        }
        let answer = run(paths)
        #expect(answer.status == 1 && answer.err == [])
        #expect(answer.out.contains("    `title.top` 8 → 12 below `header`"))
      }
    }

    @Test func `A version that isn't read to its end leaves open what has moved`() throws {
      try withFolder { folder in
        let old = try write(try Self.form(), "old.xib", in: folder)
        let new = try write(try Self.form([("</document>", "")]), "new.xib", in: folder)
        let moved = try write(
          try Self.form([("</document>", ""), Self.gap]), "moved.xib", in: folder)
        for (one, other) in [(old, new), (new, old)] {
          let answer = run([one, other])
          #expect(answer.status == 2, "\(answer.out)")
          #expect(answer.out.last == "1 document differs; no view has moved.")
        }
        // That some have is known.
        #expect(run([old, moved]).status == 1)
        #expect(run([new, new]).status == 2)
      }
    }

    @Test func `Documents for other systems aren't called alike without a word`() throws {
      func mac(_ width: Int) -> String {
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects><view w=\"\(width)\"/></objects></document>"
      }
      try withFolder { folder in
        let old = try write(mac(1), "old.xib", in: folder)
        let new = try write(mac(2), "new.xib", in: folder)
        let answer = run([old, new])
        #expect(
          answer.err == [
            "\(new):1: The document is of type com.apple.InterfaceBuilder3.Cocoa.XIB."
              + " Only documents for iOS are read."
          ])
      }
    }

    @Test func `How wide a cell's content is, and which margins it has, is the canvas's affair`()
      throws
    {
      func cell(_ device: String, width: Int) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
        <device id="\(device)"/><objects>
        <tableViewCell id="a" customClass="Row"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
        <tableViewCellContentView key="contentView" id="c">
        <rect key="frame" x="0" y="0" width="\(width - 8)" height="43"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="box">
        <rect key="frame" x="16" y="11" width="20" height="20"/></view></subviews>
        <constraints>
        <constraint firstItem="b" firstAttribute="leading" secondItem="c" \
        secondAttribute="leadingMargin" id="k1"/>
        <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" \
        constant="9" id="k2"/>
        </constraints></tableViewCellContentView></tableViewCell></objects></document>
        """
      }
      try withFolder { folder in
        let old = try write(cell("retina4_7", width: 320), "old.xib", in: folder)
        let new = try write(cell("retina6_1", width: 414), "new.xib", in: folder)
        let answer = run([old, new])
        #expect(answer.status == 0, "\(answer.out)")
        #expect(answer.out.last == "1 document differs; no view has moved.")
      }
    }

    /// A screen that was stored for another device has the safe area of the later one in both versions.
    @Test func `Screens have one safe area`() throws {
      func screen(_ device: String, _ width: Int, _ height: Int) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
        <device id="\(device)"/><objects>
        <view id="a" customClass="Screen"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
        <viewLayoutGuide key="safeArea" id="s"/><constraints>
        <constraint firstItem="b" firstAttribute="top" secondItem="s" secondAttribute="top" id="k"/>
        </constraints></view></objects></document>
        """
      }
      try withFolder { folder in
        let old = try write(screen("retina4_7", 320, 568), "old.xib", in: folder)
        let new = try write(screen("retina6_1", 414, 896), "new.xib", in: folder)
        #expect(run([old, new]).status == 0)
      }
    }

    @Test func `Views come and go`() throws {
      try withFolder { folder in
        let old = try write(try Self.form(), "old.xib", in: folder)
        let view = """
          <view translatesAutoresizingMaskIntoConstraints="NO" id="n" userLabel="note">
          <rect key="frame" x="1" y="2" width="3" height="4"/>
          <constraints><constraint firstAttribute="height" constant="4" id="n1"/></constraints></view>
          </subviews>
          """
        let new = try write(try Self.form([("</subviews>", view)]), "new.xib", in: folder)
        #expect(run([old, new]).out[1...2] == ["  FormView", "      note  new at (0 0; 0 4)"])
        #expect(run([new, old]).out[1...2] == ["  FormView", "      note  gone from (0 0; 0 4)"])
      }
    }

    @Test func `JSON of two commits is compared`() throws {
      try withFolder { folder in
        let paths = try [("old", try Self.form()), ("new", try Self.form([Self.gap]))].map {
          name, text in
          let document = try write(text, "\(name)/Form.xib", in: folder)
          let answer = Answer(to: ["ib", "--json", document])
          #expect(answer.status == 0)
          return try write(answer.out.joined(), "\(name).json", in: folder)
        }
        let answer = run(paths)
        #expect(answer.status == 1)
        #expect(answer.out.contains("    `title.top` 8 → 12 below `header`"))
        #expect(run([paths[0], paths[0]]).status == 0)
        // The layouts alone say what moved, and not why.
        let layouts = try paths.map { path in
          let archive = try DocumentArchive(
            json: try String(contentsOfFile: path, encoding: .utf8), path)
          let snapshot = try #require(archive.documents.first?.scenes.first?.snapshot)
          return try write(try snapshot.json(), "\(path).snapshot.json", in: folder)
        }
        let moved = run(layouts)
        #expect(moved.status == 1)
        #expect(moved.out.contains { $0.hasSuffix("y 58 → 62") })
      }
    }

    @Test func `Folders of snapshots, as previews are, are compared by the names of the screens`()
      throws
    {
      try withFolder { folder in
        func snapshot(_ y: Double) throws -> String {
          let root = CGRect(x: 0, y: 0, width: 393, height: 852)
          let place = CGRect(x: 16, y: y, width: 100, height: 20)
          return try LayoutSnapshot(views: [
            .init(depth: 0, type: "View", frame: root, absoluteFrame: root),
            .init(depth: 1, type: "UILabel", name: "title", frame: place, absoluteFrame: place),
          ]).json()
        }
        for (name, before, after) in [("Card", 8.0, 24.0), ("List", 8, 8)] {
          _ = try write(try snapshot(before), "before/\(name).json", in: folder)
          _ = try write(try snapshot(after), "after/\(name).json", in: folder)
        }
        _ = try write(try snapshot(8), "before/Gone.json", in: folder)
        // What is no snapshot isn't compared.
        _ = try write("{\"jobs\": []}", "after/other.json", in: folder)
        _ = try write("{", "after/broken.json", in: folder)
        let paths = ["before", "after"].map { folder.appendingPathComponent($0).path }
        let answer = run(paths)
        #expect(answer.status == 1)
        #expect(answer.out.contains { $0.contains("title") && $0.hasSuffix("y 8 → 24") })
        #expect(answer.out.contains { $0.contains("Gone") })
        #expect(!answer.out.contains { $0.contains("List") || $0.contains("other") })
        #expect(run([paths[0], paths[0]]).status == 0)
      }
    }

    @Test func `Differences are written for programs`() throws {
      try withFolder { folder in
        let old = try write(try Self.form(), "old.xib", in: folder)
        let new = try write(try Self.form([Self.gap]), "new.xib", in: folder)
        let page = folder.appendingPathComponent("page.html").path
        let answer = run(["--json", "--html", page, old, new])
        #expect(answer.status == 1)
        let text = try #require(answer.out.first)
        for part in [
          "\"name\" : \"title\"", "\"y\" : 62", "`title.top` 8 → 12 below `header`",
          "\"moves\" : true",
        ] {
          #expect(text.contains(part), "\(part)")
        }
        let html = try String(contentsOfFile: page, encoding: .utf8)
        // Before and after, both over each other, and both under the slider.
        #expect(html.components(separatedBy: "<svg").count == 6)
        #expect(html.contains("type=\"range\""))
      }
    }

    @Test func `A comment holds any name`() throws {
      try withFolder { folder in
        let name = ("userLabel=\"box\"", "userLabel=\"a|b &lt;img&gt; *c*\"")
        let old = try write(try Self.form([name]), "old.xib", in: folder)
        let new = try write(try Self.form([name, Self.gap]), "new.xib", in: folder)
        let answer = run(["--markdown", old, new])
        #expect(answer.status == 1)
        let lines = try #require(answer.out.first).split(separator: "\n").map(String.init)
        #expect(lines.first == "### Layout: 1 document differs; views have moved.")
        #expect(lines.contains("| title | y 58 → 62 | `title.top` 8 → 12 below `header` |"))
        #expect(lines.contains { $0.hasPrefix("| a\\|b &lt;img&gt; \\*c\\* | y 88 → 92 |") })
      }
    }

    @Test func `Folders are compared by paths`() throws {
      try withFolder { folder in
        _ = try write(try Self.form(), "old/A/Form.xib", in: folder)
        _ = try write(try Self.form([Self.gap]), "new/A/Form.xib", in: folder)
        _ = try write(try Self.form(), "new/B.xib", in: folder)
        let answer = run(["old", "new"].map { folder.appendingPathComponent($0).path })
        #expect(answer.status == 1)
        #expect(answer.out.first == "A/Form.xib")
        #expect(answer.out.contains("B.xib (new)"))
        #expect(answer.out.last == "2 documents differ; views have moved in 2.")
      }
    }

    @Test(arguments: [
      ("", "two versions are compared, or --git; see layout diff --help"),
      ("/no/a.xib /no/b.xib", "/no/a.xib: no such file"),
      ("--json --markdown a b", "--markdown and --json are two things; see layout diff --help"),
      ("-C . a b", "-C goes with --git; see layout diff --help"),
      ("/ /dev/null", "a file and a folder can't be compared; see layout diff --help"),
      (
        "--git a..b -C /",
        "git rev-parse in /: not a git repository (or any of the parent directories): .git"
      ),
    ])
    func `Wrong use ends with 2`(_ words: String, _ message: String) {
      let answer = run(words.split(separator: " ").map(String.init))
      #expect(answer.status == 2)
      #expect(answer.err == ["layout: \(message)"])
    }

    // MARK: Repositories

    private func git(_ words: String..., in folder: URL) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        [
          "git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@b", "-c",
          "commit.gpgsign=false",
        ] + words
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(words)")
    }

    /// A repository whose branch `work` has moved the form's title and whose branch `main` has gone on
    /// with another file.
    private func withRepository(_ work: (URL) throws -> Void) throws {
      try withFolder { folder in
        try git("init", "-q", "-b", "main", in: folder)
        _ = try write(try Self.form(), "App/Form.xib", in: folder)
        try git("add", ".", in: folder)
        try git("commit", "-q", "-m", "one", in: folder)
        try git("checkout", "-q", "-b", "work", in: folder)
        _ = try write(try Self.form([Self.gap]), "App/Form.xib", in: folder)
        try git("commit", "-q", "-a", "-m", "two", in: folder)
        try git("checkout", "-q", "main", in: folder)
        _ = try write(try Self.form(), "App/Other.xib", in: folder)
        try git("add", ".", in: folder)
        try git("commit", "-q", "-m", "three", in: folder)
        try git("checkout", "-q", "work", in: folder)
        try work(folder)
      }
    }

    @Test func `Revisions are compared`() throws {
      try withRepository { folder in
        let start = ["-C", folder.path, "--git"]
        let both = run(start + ["main..work"])
        #expect(both.status == 1)
        #expect(both.out.contains("App/Other.xib (gone)"))
        #expect(both.out.contains("    `title.top` 8 → 12 below `header`"))
        // What main has done since isn't told.
        let own = run(start + ["main...work"])
        #expect(own.status == 1)
        #expect(own.out.first == "App/Form.xib")
        #expect(!own.out.contains { $0.contains("Other") })
        #expect(run(start + ["main...work", "--", "*.storyboard"]).out == ["No document differs."])
        #expect(run(start + ["work"]).out == ["No document differs."])
        _ = try write(try Self.form(), "App/Form.xib", in: folder)
        #expect(run(start + ["work"]).out.contains("    `title.top` 12 → 8 below `header`"))
        let unknown = run(start + ["main..nowhere"])
        #expect(unknown.status == 2)
        #expect(unknown.err == ["layout: there is no revision nowhere in the repository"])
        #expect(
          run(start + ["HEAD~9"]).err == ["layout: there is no revision HEAD~9 in the repository"])
        #expect(run(start + ["--output=x"]).status == 2)
      }
    }

    @Test(arguments: [
      ("HEAD~1", "there is no revision HEAD~1 in the repository"),
      ("HEAD~1..HEAD", "there is no revision HEAD~1 in the repository"),
      ("origin/main...origin/work", "origin/main...origin/work: the revisions have no common one"),
    ])
    func `A shallow clone says what it lacks`(_ range: String, _ message: String) throws {
      try withRepository { folder in
        let clone = folder.appendingPathComponent("a clone")
        let source = "file://" + folder.path
        try git(
          "clone", "-q", "--depth", "1", "--no-single-branch", source, clone.path, in: folder)
        let answer = run(["-C", clone.path, "--git", range])
        #expect(answer.status == 2)
        #expect(
          answer.err == [
            "layout: \(message); the clone is shallow: git fetch --unshallow brings the rest"
          ])
      }
    }

    @Test func `A repository without a commit says so`() throws {
      try withFolder { folder in
        try git("init", "-q", in: folder)
        #expect(
          run(["-C", folder.path, "--git", "HEAD"]).err == [
            "layout: there is no revision HEAD in the repository; it has no commit yet"
          ])
      }
    }

    @Test
    func `The steps of the sample workflow that are the tool's, run as a host would run them`()
      throws
    {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let workflow = try String(
        contentsOf: root.appendingPathComponent(".github/samples/layout-diff.yml"),
        encoding: .utf8)
      let program = Bundle.main.bundleURL.appendingPathComponent("layout").path
      try #require(FileManager.default.isExecutableFile(atPath: program), "\(program)")
      try withRepository { folder in
        // A host has the base as a branch of `origin`.
        try git("update-ref", "refs/remotes/origin/main", "main", in: folder)
        let summary = folder.appendingPathComponent("summary.md")
        for (name, status) in [("Compare", Int32(0)), ("Annotate", 0)] {
          let process = Process()
          process.executableURL = URL(fileURLWithPath: "/bin/bash")
          process.arguments = ["-eo", "pipefail", "-c", try Self.step(name, of: workflow)]
          process.currentDirectoryURL = folder
          var environment = ProcessInfo.processInfo.environment
          environment["PATH"] =
            "\(Bundle.main.bundleURL.path):\(environment["PATH"] ?? "/usr/bin:/bin")"
          environment["HOME"] = folder.path
          environment["GITHUB_BASE_REF"] = "main"
          environment["GITHUB_WORKSPACE"] = folder.path
          environment["GITHUB_STEP_SUMMARY"] = summary.path
          process.environment = environment
          try process.run()
          process.waitUntilExit()
          #expect(process.terminationStatus == status, "\(name)")
        }
        let comment = try String(contentsOf: summary, encoding: .utf8)
        #expect(comment.hasPrefix("### Layout: 1 document differs; views have moved."))
        #expect(comment.contains("| title | y 58 → 62 | `title.top` 8 → 12 below `header` |"))
        let page = folder.appendingPathComponent("layout-changes.html")
        #expect(try String(contentsOf: page, encoding: .utf8).contains("<svg"))
      }
    }

    /// The commands of a workflow's step.
    private static func step(_ name: String, of workflow: String) throws -> String {
      let lines = workflow.split(separator: "\n", omittingEmptySubsequences: false)
      let start = try #require(lines.firstIndex { $0.hasSuffix("- name: \(name)") })
      let run = try #require(lines[start...].firstIndex { $0.hasSuffix("run: |") })
      return lines[(run + 1)...].prefix { $0.hasPrefix("          ") }
        .joined(separator: "\n")
    }
  }
#endif
