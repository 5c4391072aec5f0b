#if !canImport(Darwin)
  import Foundation
  import LayoutInspector
  import Testing

  @testable import layout

  /// Two versions of documents are laid out alike and compared: what moved, by how much, and why.
  @Suite
  struct DiffCommandTests {
    /// A form of a header, a title below it and a box, whose parts can be exchanged.
    nonisolated private static func form(
      _ exchanges: [(String, String)] = []
    ) -> String {
      var text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" \
        useAutolayout="YES">
        <device id="retina6_12"/>
        <objects>
        <placeholder id="-1" placeholderIdentifier="IBFilesOwner" customClass="FormController">
        <connections><outlet property="title" destination="t" id="o"/></connections></placeholder>
        <view id="a" customClass="FormView">
        <rect key="frame" x="0" y="0" width="300" height="400"/>
        <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="h" userLabel="header">
        <rect key="frame" x="0" y="0" width="300" height="50"/></view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="t">
        <rect key="frame" x="0" y="58" width="300" height="20"/></view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="box">
        <rect key="frame" x="0" y="88" width="100" height="30"/>
        <color key="backgroundColor" white="1" alpha="1"/></view>
        </subviews>
        <constraints>
        <constraint firstItem="h" firstAttribute="top" secondItem="a" secondAttribute="top" id="c1"/>
        <constraint firstItem="h" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c2"/>
        <constraint firstAttribute="trailing" secondItem="h" secondAttribute="trailing" id="c3"/>
        <constraint firstItem="h" firstAttribute="height" constant="50" id="c4"/>
        <constraint firstItem="t" firstAttribute="top" secondItem="h" secondAttribute="bottom" constant="8" id="c5"/>
        <constraint firstItem="t" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c6"/>
        <constraint firstItem="t" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c7"/>
        <constraint firstItem="t" firstAttribute="height" constant="20" id="c8"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="10" id="c9"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="d1"/>
        <constraint firstItem="b" firstAttribute="width" constant="100" id="d2"/>
        <constraint firstItem="b" firstAttribute="height" constant="30" id="d3"/>
        </constraints>
        </view>
        </objects>
        </document>
        """
      for (old, new) in exchanges {
        #expect(text.contains(old), "\(old)")
        text = text.replacingOccurrences(of: old, with: new)
      }
      return text
    }

    private struct Answer {
      var status: Int32
      var out: [String] = []
      var err: [String] = []
    }

    private func run(_ words: [String]) -> Answer {
      var answer = Answer(status: 0)
      let console = Console(out: { answer.out.append($0) }, err: { answer.err.append($0) })
      answer.status = Tool.standard.run(["diff"] + words, on: console).number
      return answer
    }

    /// A folder that goes when the work is done.
    private func withFolder(_ work: (URL) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("DiffCommandTests-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try work(folder)
    }

    private func write(_ text: String, _ name: String, in folder: URL) throws -> String {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return file.path
    }

    /// A change of the form, and what is said of it below its path.
    nonisolated struct Row: CustomTestStringConvertible {
      var name: String
      var exchanges: [(String, String)]
      var status: Int32
      var lines: [String]

      var testDescription: String { name }
    }

    nonisolated private static let gap = ("constant=\"8\" id=\"c5\"", "constant=\"12\" id=\"c5\"")

    nonisolated private static let rows = [
      Row(
        // 8 become 12: the title and the box below it are 4 lower.
        name: "a constant", exchanges: [gap], status: 1,
        lines: [
          "  FormView", "    `title.top` 8 → 12 below `header`", "      title  y 58 → 62",
          "      box    y 88 → 92",
        ]),
      Row(
        name: "an identifier", exchanges: [("id=\"c5\"", "id=\"z5\"")], status: 0, lines: []),
      Row(
        name: "stored frames and versions",
        exchanges: [("y=\"58\"", "y=\"60\""), ("22505", "22690")], status: 0,
        lines: ["  In the XML alone:", "    toolsVersion 22505 → 22690, stored frames (1)"]),
      Row(
        // The canvas of another size, in both versions, moves nothing.
        name: "the canvas",
        exchanges: [("width=\"300\" height=\"400\"", "width=\"320\" height=\"480\"")],
        status: 0, lines: ["  In the XML alone:", "    stored frames (1)"]),
      Row(
        name: "another device",
        exchanges: [("retina6_12", "retina6_1")], status: 0,
        lines: ["  In the XML alone:", "    device.id retina6_12 → retina6_1"]),
      Row(
        name: "a colour", exchanges: [("white=\"1\" alpha", "white=\"0\" alpha")], status: 0,
        lines: ["  Shows otherwise:", "    `box` background color #FFFFFF → #000000"]),
      Row(
        name: "a priority without effect", exchanges: [("id=\"d3\"", "priority=\"750\" id=\"d3\"")],
        status: 0, lines: ["  Moves nothing:", "    priority of `box.height` 30 1000 → 750"]),
      Row(
        name: "a class", exchanges: [("customClass=\"FormView\"", "customClass=\"CardView\"")],
        status: 0, lines: ["  For the program:", "    `CardView` custom class FormView → CardView"]),
      Row(
        name: "hidden", exchanges: [("userLabel=\"box\"", "userLabel=\"box\" hidden=\"YES\"")],
        status: 1, lines: ["  FormView", "    `box` hidden none → YES", "      box  hidden"]),
      Row(
        name: "a relation",
        exchanges: [
          ("constant=\"30\" id=\"d3\"", "constant=\"40\" relation=\"greaterThanOrEqual\" id=\"d3\"")
        ],
        status: 1,
        lines: [
          "  FormView", "    `box.height` 30 → `box.height` at least 40",
          "      box  height 30 → 40",
        ]),
      Row(
        name: "a conflict",
        exchanges: [
          (
            "</constraints>",
            "<constraint firstItem=\"b\" firstAttribute=\"width\" constant=\"7\" id=\"d9\"/></constraints>"
          )
        ],
        status: 0,
        lines: [
          "  Moves nothing:", "    new: `box.width` 7", "  New problems:",
          "    line 31: box.width == 7 is left out, as it can't be met together with box.width == 100"
            + " (new.xib:29).",
        ]),
    ]

    /// What is inside a view before and after, and what is said of it.
    nonisolated struct Inside: CustomTestStringConvertible {
      var name: String
      var old: String
      var new: String
      var lines: [String]

      var testDescription: String { name }

      init(_ name: String, _ old: String, _ new: String, _ lines: [String]) {
        (self.name, self.old, self.new, self.lines) = (name, old, new, lines)
      }

      /// A button that has a colour.
      static func button(_ color: String, action: String = "") -> String {
        """
        <subviews><button id="u"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <state key="normal" title="A"><color key="titleColor" \(color)/></state>\(action)</button></subviews>
        """
      }

      static func tap(_ event: String, _ id: String) -> String {
        """
        <connections><action selector="tap:" destination="-1" eventType="\(event)" id="\(id)"/></connections>
        """
      }

      static func attributes(_ pairs: [(String, String)]) -> String {
        "<userDefinedRuntimeAttributes>"
          + pairs.map {
            """
            <userDefinedRuntimeAttribute type="number" keyPath="\($0.0)">\
            <integer key="value" value="\($0.1)"/></userDefinedRuntimeAttribute>
            """
          }.joined() + "</userDefinedRuntimeAttributes>"
      }
    }

    @Test(arguments: [
      Inside(
        "a new runtime attribute", "", Inside.attributes([("layer.cornerRadius", "8")]),
        ["  For the program:", "    `box` runtime attribute none → `layer.cornerRadius` 8"]),
      Inside(
        "another runtime attribute", Inside.attributes([("a", "1"), ("b", "2")]),
        Inside.attributes([("a", "1"), ("b", "3")]),
        ["  For the program:", "    `box` runtime attribute `b` 2 → `b` 3"]),
      Inside(
        "the colour of a title",
        Inside.button("red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\""),
        Inside.button(
          "red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
        ),
        ["  Shows otherwise:", "    `button “A”` title color #FF0000 → #0000FF"]),
      Inside(
        "one colour in other words", Inside.button("cocoaTouchSystemColor=\"darkTextColor\""),
        Inside.button("white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\""), []),
      Inside(
        "an action made again",
        Inside.button("white=\"0\"", action: Inside.tap("touchUpInside", "e1")),
        Inside.button("white=\"0\"", action: Inside.tap("touchUpInside", "e2")), []),
      Inside(
        "an action for another event",
        Inside.button("white=\"0\"", action: Inside.tap("touchDown", "e1")),
        Inside.button("white=\"0\"", action: Inside.tap("touchUpInside", "e2")),
        [
          "  For the program:",
          "    new: action `tap:` of `button “A”` to `FormController` for touchUpInside",
          "    gone: action `tap:` of `button “A”` to `FormController` for touchDown",
        ]),
      Inside(
        "what a variation leaves out",
        "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"d3\"/></mask></variation>",
        "",
        [
          "  Moves nothing:", "    `box` constraints of the variation default left out 1 → none",
        ]),
    ])
    func `What people would call one change is one line`(_ row: Inside) throws {
      let color = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/></view>"
      try withFolder { folder in
        let old = try write(Self.form([(color, row.old + color)]), "old.xib", in: folder)
        let new = try write(Self.form([(color, row.new + color)]), "new.xib", in: folder)
        let answer = run([old, new])
        #expect(Array(answer.out.dropLast()) == (row.lines.isEmpty ? [] : [new] + row.lines))
        #expect(answer.status == 0 && answer.err.isEmpty)
      }
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
          try odd(Self.form(exchanges)).write(to: file)
          return file.path
        }
        let answer = run(paths)
        #expect(answer.status == 1 && answer.err == [])
        #expect(answer.out.contains("    `title.top` 8 → 12 below `header`"))
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

    @Test(arguments: rows)
    func `Changes are told in words`(_ row: Row) throws {
      try withFolder { folder in
        let old = try write(Self.form(), "old.xib", in: folder)
        let new = try write(Self.form(row.exchanges), "new.xib", in: folder)
        let answer = run([old, new])
        #expect(answer.status == row.status)
        #expect(answer.err.isEmpty)
        let told = row.lines.isEmpty ? [] : [new] + row.lines
        #expect(Array(answer.out.dropLast()) == told)
        let end =
          row.lines.isEmpty
          ? "No document differs."
          : row.status == 1
            ? "1 document differs; views have moved." : "1 document differs; no view has moved."
        #expect(answer.out.last == end)
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
        let old = try write(Self.form(), "old.xib", in: folder)
        let view = """
          <view translatesAutoresizingMaskIntoConstraints="NO" id="n" userLabel="note">
          <rect key="frame" x="1" y="2" width="3" height="4"/>
          <constraints><constraint firstAttribute="height" constant="4" id="n1"/></constraints></view>
          </subviews>
          """
        let new = try write(Self.form([("</subviews>", view)]), "new.xib", in: folder)
        #expect(run([old, new]).out[1...2] == ["  FormView", "      note  new at (0 0; 0 4)"])
        #expect(run([new, old]).out[1...2] == ["  FormView", "      note  gone from (0 0; 0 4)"])
      }
    }

    @Test func `JSON of two commits is compared`() throws {
      try withFolder { folder in
        let paths = try [("old", Self.form()), ("new", Self.form([Self.gap]))].map { name, text in
          let document = try write(text, "\(name)/Form.xib", in: folder)
          var out: [String] = []
          let console = Console(out: { out.append($0) }, err: { _ in })
          #expect(Tool.standard.run(["ib", "--json", document], on: console).number == 0)
          return try write(out.joined(), "\(name).json", in: folder)
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
        let old = try write(Self.form(), "old.xib", in: folder)
        let new = try write(Self.form([Self.gap]), "new.xib", in: folder)
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
        let old = try write(Self.form([name]), "old.xib", in: folder)
        let new = try write(Self.form([name, Self.gap]), "new.xib", in: folder)
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
        _ = try write(Self.form(), "old/A/Form.xib", in: folder)
        _ = try write(Self.form([Self.gap]), "new/A/Form.xib", in: folder)
        _ = try write(Self.form(), "new/B.xib", in: folder)
        let answer = run(["old", "new"].map { folder.appendingPathComponent($0).path })
        #expect(answer.status == 1)
        #expect(answer.out.first == "A/Form.xib")
        #expect(answer.out.contains("B.xib (new)"))
        #expect(answer.out.last == "2 documents differ; views have moved in 2.")
      }
    }

    nonisolated struct Misuses: CustomTestStringConvertible {
      var words: [String]
      var message: String

      var testDescription: String { words.joined(separator: " ") }
    }

    @Test(arguments: [
      Misuses(
        words: [], message: "layout: two versions are compared, or --git; see layout diff --help"),
      Misuses(words: ["/no/a.xib", "/no/b.xib"], message: "layout: /no/a.xib: no such file"),
      Misuses(
        words: ["--json", "--markdown", "a", "b"],
        message: "layout: --markdown and --json are two things; see layout diff --help"),
      Misuses(
        words: ["-C", ".", "a", "b"],
        message: "layout: -C goes with --git; see layout diff --help"),
      Misuses(
        words: ["/", "/dev/null"],
        message: "layout: a file and a folder can't be compared; see layout diff --help"),
      Misuses(
        words: ["--git", "a..b", "-C", "/"],
        message:
          "layout: git rev-parse in /: not a git repository (or any of the parent directories):"
          + " .git"),
    ])
    func `Wrong use ends with2`(_ row: Misuses) {
      let answer = run(row.words)
      #expect(answer.status == 2)
      #expect(answer.err == [row.message])
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
        _ = try write(Self.form(), "App/Form.xib", in: folder)
        try git("add", ".", in: folder)
        try git("commit", "-q", "-m", "one", in: folder)
        try git("checkout", "-q", "-b", "work", in: folder)
        _ = try write(Self.form([Self.gap]), "App/Form.xib", in: folder)
        try git("commit", "-q", "-a", "-m", "two", in: folder)
        try git("checkout", "-q", "main", in: folder)
        _ = try write(Self.form(), "App/Other.xib", in: folder)
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
        _ = try write(Self.form(), "App/Form.xib", in: folder)
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
