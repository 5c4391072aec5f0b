#if !canImport(Darwin)
  import Foundation
  import TestSupport
  import Testing
  import TreeTestSupport

  @testable import layout

  /// `layout ib` prints, draws, compares and writes documents, one of a box whose stored frame is out of date.
  @Suite(.folder(["Card.xib": (try? Fixtures.text("Card.xib")) ?? ""]))
  struct InterfaceBuilderCommandTests {
    private let folder: URL

    init() throws { folder = try #require(FolderTrait.folder) }

    private func run(_ words: String...) -> Answer { Answer(to: ["ib"] + words) }

    private var card: String { folder.appendingPathComponent("Card.xib").path }

    @Test func `Trees are printed`() {
      let answer = run(card)
      #expect(answer.status == 0)
      #expect(
        answer.out == [
          "Card.xib: CardView",
          """
          UIView  x 0 y 0 w 393 h 852
          └── Box: UIView  x 10 y 20 w 373 h 40
          """,
        ])
      #expect(answer.err.isEmpty)
    }

    @Test func `Folders are searched and devices tried`() {
      let answer = run("--device", "iphonese", "--device=iPadMini", folder.path)
      #expect(answer.status == 0)
      #expect(answer.out.count == 4)
      #expect(answer.out.first == "Card.xib: CardView on iPhoneSE")
      #expect(answer.out[1].hasPrefix("UIView  x 0 y 0 w 375 h 667\n"))
      #expect(answer.out[3].hasPrefix("UIView  x 0 y 0 w 744 h 1133\n"))
      #expect(run("--all-devices", card).out.count == 18)
    }

    @Test func `Frames are compared`() {
      let answer = run("--compare", card)
      #expect(answer.status == 0)
      #expect(
        answer.out.prefix(3) == [
          "\(card): CardView: 0 of 1 frames agree",
          "  the stored frames don't satisfy the constraint on line 16, which is off by 333.0",
          "  line 7: view Box stored (10 20; 40 40), found (10 20; 373 40)",
        ])
      #expect(answer.out[3].hasPrefix("1 documents, 1 scenes, in 0 of them"))
      #expect(run("--compare", "--totals", card).out.count == 6)
    }

    @Test func `Differences are counted`() throws {
      let file = folder.appendingPathComponent("Doubtful.doc")
      // An ambiguous view, and one that the stored frames are wrong about.
      try Data(Fixtures.text("Doubtful.xib").utf8).write(to: file)
      let answer = run("--compare", "--totals", file.path)
      #expect(answer.status == 0)
      #expect(
        answer.out == [
          "1 documents, 2 scenes, in 1 of them the stored frames satisfy the constraints; there:",
          "  frames without text: 3 compared, 1 (33.3 %) within half a point, 1 (33.3 %) with"
            + " Xcode's sizes of texts",
          "  frames with text: 0 compared, 0 within half a point, 0 with Xcode's sizes of texts",
          "  2 differ: not explained", "  of 3 that constraints determine, 1 agree (33.3 %)",
          "  of 1 views that Xcode calls ambiguous, 1 are found so",
          "  in other scenes, frames without text: 1 compared, 0 (0.0 %) within half a point, 0"
            + " (0.0 %) with Xcode's sizes of texts",
        ])
    }

    @Test func `Pictures of one name are numbered`() throws {
      let file = folder.appendingPathComponent("Twins.doc")
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view userLabel="Card" id="a"/><view userLabel="card" id="b"/></objects></document>
        """
      try Data(text.utf8).write(to: file)
      let pictures = folder.appendingPathComponent("twins")
      #expect(run("--svg", pictures.path, file.path).status == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path)
      #expect(names.sorted() == ["Twins-doc--Card.svg", "Twins-doc--card-2.svg"])
    }

    @Test(arguments: ["--svg", "--png", "--html", "--junit"])
    func `What can't be written is reported`(_ option: String) {
      let answer = run(option, "/proc/nowhere/out", card)
      #expect(answer.status == 73)
      #expect(answer.err.first?.contains("can't be written: ") == true)
    }

    @Test func `Pictures and pages are written`() throws {
      let pictures = folder.appendingPathComponent("pictures")
      let page = folder.appendingPathComponent("page.html")
      let answer = run("--svg", pictures.path, "--html", page.path, "--all-devices", card)
      #expect(answer.status == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path)
      #expect(names.count == 9)
      #expect(names.contains("Card-xib--CardView-on-iPhoneSE.svg"))
      let html = try String(contentsOf: page, encoding: .utf8)
      #expect(html.components(separatedBy: "<svg").count == 10)
      #expect(html.contains("Box: UIView  x 10 y 20"))
    }

    @Test func `Code is written`() {
      let answer = run("--swift", card)
      #expect(answer.status == 0)
      #expect(answer.out.first?.contains("final class CardView: UIView {") == true)
      #expect(answer.out.first?.contains("$0.trailing.equalToSuperview().offset(-10)") == true)
    }

    @Test func `Code is written in every form`() {
      #expect(
        run("--swift=uikit", card).out.first?.contains(
          "box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),") == true)
      #expect(
        run("--swift=snapkit", card).out.first?.contains(
          "make.trailing.equalToSuperview().offset(-10)") == true)
      let answer = run("--swift=rails", card)
      #expect(answer.status == 64)
      #expect(
        answer.err == [
          "layout: unknown form rails of code; there are layoutkit, uikit, snapkit; see layout ib --help"
        ])
    }

    @Test func `What isn't in the code is told on standard error as well`() throws {
      let file = folder.appendingPathComponent("Bar.doc")
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="a"><subviews>
        <searchBar id="s"/></subviews></view></objects></document>
        """
      try Data(text.utf8).write(to: file)
      let answer = run("--swift", file.path)
      #expect(answer.status == 0)
      #expect(
        answer.err == [
          "\(file.path):3: left out of the code: searchBar searchBar: a view of its size stands for it"
        ])
      #expect(run("--swift", "--quiet", file.path).err.isEmpty)
    }

    @Test(arguments: [
      ("", 64, "no file; see layout ib --help"),
      ("/no/such.xib", 66, "/no/such.xib: no such file"),
      ("--github --json a", 64, "--json and --github are two things; see layout ib --help"),
      ("- -", 64, "- can be read once; see layout ib --help"),
      ("--compare --swift a", 64, "--compare and --swift are two things; see layout ib --help"),
    ])
    func `Misuses are explained`(_ words: String, _ status: Int32, _ message: String) {
      let answer = Answer(to: ["ib"] + words.split(separator: " ").map(String.init))
      #expect(answer.status == status)
      #expect(answer.err == ["layout: \(message)"])
    }

    @Test func `Unknown devices are listed`() {
      let answer = run("--device", "iPhone99", card)
      #expect(answer.status == 64)
      #expect(
        answer.err.first?.hasPrefix("layout: unknown device iPhone99; there are iPhone14, ") == true
      )
    }

    @Test func `What is no document is reported`() throws {
      let file = folder.appendingPathComponent("Broken.txt")
      try Data("<document".utf8).write(to: file)
      let answer = run(file.path)
      #expect(answer.status == 1)
      #expect(
        answer.err == [
          "\(file.path):1: The XML is not well-formed, or ends too early."
            + " What is after this line is not read."
        ])
    }
  }
#endif
