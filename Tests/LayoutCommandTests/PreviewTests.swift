#if !canImport(Darwin)
  import Foundation
  import LayoutKit
  import LayoutPreview
  import SourcePorting
  import Testing

  @testable import layout

  /// What `layout preview` is asked for.
  @Suite
  struct PreviewRequestTests {
    @Test(
      arguments: [
        ("320...1024", [320, 461, 602, 742, 883, 1024]), ("320...400/40", [320, 360, 400]),
        ("320...410/40", [320, 360, 400, 410]), ("375", [375]), ("320,375,430", [320, 375, 430]),
      ] as [(String, [Double])])
    func `Widths are asked for by name or number`(_ text: String, _ expected: [Double]) throws {
      #expect(try PreviewRequest.widths(text) == expected)
    }

    @Test(arguments: [
      "", "wide", "0", "-1", "nan", "inf", "1e9", "400...320", "320...", "...320", "320...400/0",
      "1...10000/1", "320,,375",
    ])
    func `Refuses widths`(_ text: String) {
      #expect(throws: Misuse.self) { try PreviewRequest.widths(text) }
    }

    @Test(
      arguments: [
        ([], [], [.light], [""]), ([.iPhoneSE], [], [.dark], [""]),
        ([], [], [.light, .dark], ["light", "dark"]),
        ([.iPhoneSE, .iPadMini], [], [.light], ["iPhoneSE", "iPadMini"]),
        (
          [], [320, 400], [.light, .dark],
          ["w320-light", "w320-dark", "w400-light", "w400-dark"]
        ),
        (
          [.iPhoneSE, .iPadMini], [320], [.light, .dark],
          [
            "iPhoneSE-w320-light", "iPhoneSE-w320-dark", "iPadMini-w320-light",
            "iPadMini-w320-dark",
          ]
        ),
      ] as [([LayoutEnvironment.Device], [Double], [UserInterfaceStyle], [String])])
    func `Each device, width and style is a picture, named by what there are several of`(
      _ devices: [LayoutEnvironment.Device], _ widths: [Double], _ styles: [UserInterfaceStyle],
      _ names: [String]
    ) {
      var request = PreviewRequest()
      (request.devices, request.widths, request.styles) = (devices, widths, styles)
      request.showsDevice = true
      let settings = request.settings
      #expect(settings.map(\.name) == names)
      #expect(settings.allSatisfy { $0.setting.showsDevice })
      let dark = settings.map { $0.setting.environment.userInterfaceStyle == .dark }
      #expect(dark == names.map { $0.hasSuffix("dark") || styles == [.dark] })
    }

    @Test func `Names of files are their own`() {
      var taken: Set<String> = []
      let names = ["Card", "card", "../../etc/passwd", "", "index", "a b<c>", "Çà"].map {
        PreviewSession.fileName($0, &taken)
      }
      #expect(
        names == ["Card", "card-2", "------etc-passwd", "screen", "index-2", "a-b-c-", "Çà"])
      #expect(PreviewSession.fileName(String(repeating: "x", count: 999), &taken).count == 80)
    }

    @Test(
      arguments: [
        (375.9, 375), (0, 0), (-3.5, -3), (1e300, 0), (.infinity, 0), (.nan, 0),
      ] as [(Double, Int)])
    func `A program writes what came of it, and may write anything`(_ width: Double, _ whole: Int) {
      let result = PreviewResult(
        width: width, height: width, views: 1, diagnostics: [], mistake: nil)
      #expect(result.wholeWidth == whole && result.wholeHeight == whole)
    }

    @Test func `Nearest names come first`() {
      let names = ["CardView", "Profile", "CardController", "Settings"]
      #expect(NearestNames.of("Cardview", among: names, limit: 1) == ["CardView"])
      #expect(NearestNames.of("Profle", among: names, limit: 1) == ["Profile"])
      #expect(NearestNames.of("Controller", among: names, limit: 1) == ["CardController"])
      #expect(NearestNames.of("", among: names).count == 4)
    }

    private func screens(_ source: String) -> [PackageScreen] {
      let files = [(path: "/app/App.swift", bytes: Array(source.utf8))]
      return DeclaredScreens(files, ported: SourcePort(files).ported()).screens.map {
        PackageScreen(name: $0.name, target: "App", screen: $0, stamp: "1")
      }
    }

    @Test func `Screens are chosen by name`() throws {
      let screens = screens(
        "class Card: UIView {}; enum Home { class Card: UIView {} }; class List: UIView {}")
      #expect(try ScreenChoice.of([], among: screens).count == 3)
      #expect(try ScreenChoice.of(["card"], among: screens).map(\.name) == ["Card"])
      #expect(try ScreenChoice.of(["App.List"], among: screens).map(\.name) == ["List"])
      let failure = #expect(throws: Failure.self) {
        try ScreenChoice.of(["Lst"], among: screens)
      }
      #expect(
        failure?.message
          == "there is no screen Lst in the package; nearest are List, Card, Home.Card")
      #expect(throws: Failure.self) { try ScreenChoice.of([], among: []) }
    }

    @Test(
      arguments: [
        (1, "<section>"), (2, "<section class=\"pair\">"), (5, "<section class=\"strip\">"),
      ])
    func `Two pictures of a screen stand beside each other, more of them are a strip`(
      count: Int, tag: String
    ) {
      let screen = screens("class Card: UIView {}")[0]
      let result = PreviewResult(
        width: 393, height: 852, views: 1, diagnostics: [], mistake: nil)
      let items = (0..<count).map { number in
        PreviewItem(
          screen: screen, base: "Card-\(number)", circumstance: "\(number)", files: [.svg: "a"],
          outcome: .shown(result))
      }
      let html = PreviewSheet(
        PreviewReport(items: items, left: [], folder: URL(fileURLWithPath: "/tmp"))
      ).html
      #expect(html.contains(tag) && html.components(separatedBy: "<figure>").count == count + 1)
      #expect(html.contains("width=\"\(count > 2 ? 196 : 393)\""))
    }

    @Test func `The page shows names as text`() {
      let screens = screens("#Preview(\"<b>\") { 1 }; #Preview(\"A&B\") { 2 }")
      let item = PreviewItem(
        screen: screens[0], base: "-b-", circumstance: "iPadMini", files: [.png: "a"],
        outcome: .failed("didn't come back", output: "</pre><script>1</script>"))
      let report = PreviewReport(
        items: [item], left: [(screens[1], "it is \"private\"")],
        folder: URL(fileURLWithPath: "/tmp"))
      let html = PreviewSheet(report).html
      #expect(html.contains("<h2>&lt;b&gt;</h2>"))
      #expect(html.contains("&lt;/pre&gt;&lt;script&gt;1&lt;/script&gt;"))
      #expect(html.contains("Not shown, as it is &quot;private&quot;."))
      #expect(!html.contains("<script"))
    }
  }

  /// What compilers and programs say.
  @Suite
  struct PreviewOutputTests {
    private let said = """
      Building for debugging...
      [1/3] Compiling App Card.swift
      /app/Sources/Card.swift:3:5: warning: unused
        1 | x
      /app/Sources/Card.swift:4:7: error: cannot find 'y' in scope
        4 | y
          | `- error: cannot find 'y' in scope
      error: emit-module command failed
      /app/Sources/Card.swift:4:7: error: cannot find 'y' in scope
        4 | y
      """

    @Test func `Errors are told once`() {
      #expect(
        PreviewBuild.errors(in: said) == [
          .init(path: "/app/Sources/Card.swift", line: 4, message: "cannot find 'y' in scope")
        ])
      #expect(
        PreviewBuild.words(of: said) == """
          /app/Sources/Card.swift:4:7: error: cannot find 'y' in scope
            4 | y
              | `- error: cannot find 'y' in scope
          error: emit-module command failed
          """)
      #expect(PreviewBuild.words(of: "no compiler") == "no compiler")
    }

    @Test func `Transcripts tell the program from its screens`() {
      var transcript = PreviewShow.Transcript("word")
      transcript.add(Data("noise\nword sta".utf8))
      #expect(!transcript.isInside)
      transcript.add(Data("rt 0\nhello\nword2 done 0\n\nhalf a li".utf8))
      #expect(transcript.isInside && transcript.output == "hello\nword2 done 0\n")
      let json = #"{"width":1,"height":2,"views":3,"diagnostics":["x"]}"#
      transcript.add(Data("ne\nword done 0 \(json)\nword done 1 nonsense\n".utf8))
      let results = transcript.takeResults()
      #expect(results.map(\.views) == [3, 0])
      #expect(results.last?.mistake == "its result can't be written")
      #expect(!transcript.isInside && transcript.takeResults().isEmpty)
    }

    @Test func `Crashes keep the calls of the folder`() {
      let output = """
        loading
        App/Card.swift:4: Fatal error: no model

        *** Signal 4: Backtracing from 0x7f52...
        *** Program crashed: Illegal instruction ***
        Thread 0 crashed:
        0 [ra]          0x00007f Array.subscript.read + 12 in libswiftCore.so
        1 [ra]          0x00007f Card.viewDidLoad() + 866 in Program at /app/Sources/Card.swift:31:5
        2 [ra] [system] 0x00007f main + 8 in Program at /app/.build/layout-preview/Program.swift:16
        Backtrace took 0.75s
        """
      #expect(
        CrashText.short(output, folder: "/app") == """
          loading
          App/Card.swift:4: Fatal error: no model
          in Card.viewDidLoad() at Sources/Card.swift:31:5
          """)
    }
  }

  /// Programs that end, hang or say what they please, as those with the screens of a package may.
  @Suite
  struct PreviewShowTests {
    /// What came of three screens, shown by a program that is a script; `$2` is the first to show, `$3` the
    /// word that its own lines begin with.
    private func outcomes(
      _ script: String, limit: Double = 20
    ) throws -> [PreviewOutcome] {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "show-\(UUID().uuidString)", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let program = folder.appending(path: "program")
      let done = #"{"width":1,"height":2,"views":3,"diagnostics":[]}"#
      let text = """
        #!/bin/bash
        start() { echo "$word start $1"; }
        finish() { echo "$word done $1 "'\(done)'; }
        word=$3
        for number in 0 1 2; do
          if [ $number -lt $2 ]; then continue; fi
          start $number
          \(script)
          finish $number
        done
        """
      try Data(text.utf8).write(to: program)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: program.path)
      let show = PreviewShow(program: program, work: folder, sources: folder, limit: limit)
      let job = PreviewJob(screen: "a", setting: PreviewJob.Setting(), files: [:])
      return try show.run([job, job, job])
    }

    private func isShown(_ outcome: PreviewOutcome) -> Bool {
      if case .shown(let result) = outcome { result.views == 3 } else { false }
    }

    @Test(
      arguments: [
        ("kill -ILL $$", "ended the program (signal 4)"),
        ("kill -SEGV $$", "ended the program (signal 11)"),
        ("exit 3", "ended the program (status 3)"), ("exit 0", "ended the program (status 0)"),
        ("while true; do sleep 0.05; done", "didn't come back within 0.6 s"),
      ])
    func `A screen that fails is told with what it said, and those after it are shown`(
      _ fault: String, _ reason: String
    ) throws {
      let found = try outcomes(
        "if [ $number = 1 ]; then echo before; \(fault); fi", limit: 0.6)
      #expect(found.count == 3 && isShown(found[0]) && isShown(found[2]))
      guard case .failed(let told, let output) = found[1] else {
        Issue.record("it is shown")
        return
      }
      #expect(told == reason && output.trimmingCharacters(in: .newlines) == "before")
    }

    @Test func `What screens print isn't taken for the program's own lines`() throws {
      let found = try outcomes("echo 'layout-1 done 0 {}'; echo \"$number\"; echo")
      #expect(found.count == 3 && found.allSatisfy(isShown))
    }

    @Test func `A program that isn't there, or ends at once, is told for each screen`() throws {
      let found = try outcomes("exit 1")
      let told = PreviewOutcome.failed("ended the program (status 1)", output: "")
      #expect(found == [told, told, told])
    }
  }

  /// Programs that show screens.
  @Suite
  @MainActor
  struct PreviewRunTests {
    private let folder = FileManager.default.temporaryDirectory
      .appending(path: "preview-\(UUID().uuidString)")

    private func job(_ screen: String, _ change: (inout PreviewJob.Setting) -> Void = { _ in })
      -> PreviewJob
    {
      var setting = PreviewJob.Setting()
      change(&setting)
      let files = PreviewJob.Format.allCases.map {
        ($0, folder.appending(path: "\(screen).\($0.ending)").path)
      }
      return PreviewJob(
        screen: screen, setting: setting, files: Dictionary(uniqueKeysWithValues: files),
        pngScale: 1)
    }

    private var run: PreviewRun {
      PreviewRun([
        ("screen", { ViewController() }), ("number", { 7 }),
        (
          "label",
          {
            let label = Label()
            label.text = "One line"
            return label
          }
        ),
        ("box", { View(frame: CGRect(x: 5, y: 5, width: 40, height: 30)) }),
        (
          "conflict",
          {
            let view = View()
            view.layout.make { $0.width.equalTo(10) }
            view.layout.make { $0.width.equalTo(20) }
            return view
          }
        ),
      ])
    }

    @Test func `Every format is written`() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let job = job("label")
      let result = run.show(job)
      #expect(result.mistake == nil)
      // As wide as an iPhone 15, as high as a line of 17 points.
      #expect(result.width == 393 && result.height == 21)
      let beginnings: [PreviewJob.Format: String] = [
        .svg: "<svg", .text: "Window", .json: "{", .html: "<!doctype html>",
      ]
      for (format, beginning) in beginnings {
        let text = try String(contentsOfFile: job.files[format] ?? "", encoding: .utf8)
        #expect(text.hasPrefix(beginning))
      }
      let png = try Data(contentsOf: URL(fileURLWithPath: job.files[.png] ?? ""))
      #expect(png.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func `Sizes follow the circumstances`() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let phone = run.show(job("screen"))
      #expect(phone.width == 393 && phone.height == 852)
      let strip = run.show(job("screen") { $0.width = 700 })
      #expect(strip.width == 700 && strip.height == 852)
      let tablet = run.show(job("screen") { $0.device = .iPadMini })
      #expect(tablet.width == 744 && tablet.height == 1133)
      let large = run.show(job("label") { $0.textSize = .accessibilityLarge })
      #expect(large.height == 21)
      let box = run.show(job("box"))
      #expect(box.width == 40 && box.height == 30)
    }

    @Test func `Mistakes are said`() throws {
      #expect(run.show(job("nothing")).mistake == "there is no screen nothing in the program")
      #expect(
        run.show(job("number")).mistake == "what it makes is neither a view nor a view controller")
      // The folder for the files isn't there.
      #expect(run.show(job("box")).mistake != nil)
    }

    @Test(arguments: [[], ["p"], ["p", "/nowhere", "0", "w"], ["p", "jobs", "-1", "w"]])
    func `Refuses other arguments`(_ arguments: [String]) { #expect(run.run(arguments) == 64) }
  }
#endif
