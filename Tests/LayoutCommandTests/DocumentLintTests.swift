#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import layout

  /// Documents are looked through by IBLinter's rules and by rules about their layouts.
  @Suite
  struct DocumentLintTests {
    private struct Answer {
      var status: Int32
      var out: [String] = []
      var err: [String] = []
    }

    private func run(_ words: [String]) -> Answer {
      var answer = Answer(status: 0)
      let console = Console(out: { answer.out.append($0) }, err: { answer.err.append($0) })
      answer.status = Tool.standard.run(["lint"] + words, on: console).number
      return answer
    }

    private func withFolder(_ files: [String: String], _ work: (URL) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("DocumentLintTests-\(UUID().uuidString)")
      for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      defer { try? FileManager.default.removeItem(at: folder) }
      try work(folder)
    }

    /// A storyboard of one controller, with what is inside its view.
    nonisolated private static func storyboard(
      _ inside: String, document: String = "useAutolayout=\"YES\"", controller: String = "",
      more: String = ""
    ) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(document)>
      <device id="retina4_7"/><scenes><scene sceneID="s"><objects>
      <viewController id="v" \(controller) sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <viewLayoutGuide key="safeArea" id="safe"/>
      \(inside)
      </view>
      \(more)
      </viewController></objects></scene></scenes></document>
      """
    }

    nonisolated struct Row: CustomTestStringConvertible {
      var rule: String
      var text: String
      /// The line of the finding.
      var line: Int
      var message: String
      var configuration = ""
      var file = "Main.storyboard"

      var testDescription: String { rule }
    }

    nonisolated private static func view(_ attributes: String) -> String {
      "<subviews><view id=\"a\" \(attributes)/></subviews>"
    }

    nonisolated private static let rows = [
      Row(
        rule: "enable_autolayout", text: storyboard("", document: ""), line: 1,
        message: "The document doesn't use Auto Layout."),
      Row(
        rule: "misplaced", text: storyboard(view("misplaced=\"YES\"")), line: 6,
        message: "The view a is misplaced."),
      Row(
        rule: "ambiguous", text: storyboard(view("ambiguous=\"YES\"")), line: 6,
        message: "The view a has a place or size that constraints leave open."),
      Row(
        rule: "duplicate_id", text: storyboard(view("userLabel=\"x\"") + view("")), line: 6,
        message: "The identifier a is that of another element too."),
      Row(
        rule: "duplicate_constraint",
        text: storyboard(
          """
          <constraints><constraint firstItem="root" firstAttribute="width" constant="5" id="k"/>
          <constraint firstItem="root" firstAttribute="width" constant="5" id="l"/></constraints>
          """), line: 7, message: "The constraint is there twice."),
      Row(
        // The other way round it says the same.
        rule: "duplicate_constraint",
        text: storyboard(
          view("")
            + """

            <constraints><constraint firstItem="a" firstAttribute="top" relation="lessThanOrEqual" \
            secondItem="root" secondAttribute="bottom" constant="-3" id="k"/>
            <constraint firstItem="root" firstAttribute="bottom" relation="greaterThanOrEqual" \
            secondItem="a" secondAttribute="top" constant="3" id="l"/>
            <constraint firstItem="root" firstAttribute="bottom" relation="lessThanOrEqual" \
            secondItem="a" secondAttribute="top" constant="3" id="m"/></constraints>
            """), line: 8, message: "The constraint is there twice."),
      Row(
        rule: "reuse_identifier",
        text: storyboard(
          "<subviews><collectionView id=\"t\"><collectionReusableView key=\"sectionHeaderView\" id=\"a\" customClass=\"Head\"/></collectionView></subviews>"
        ), line: 6, message: "The collectionReusableView Head has the reuse identifier none."),
      Row(
        // Folders that say so stand before the names of what is in them, others don't; each name is told once.
        rule: "image_resources",
        text: storyboard(
          "<subviews>"
            + ["inside", "Space/star", "star", "star"].enumerated().map {
              "<imageView id=\"i\($0.offset)\" image=\"\($0.element)\"/>"
            }.joined(separator: "\n") + "</subviews>"), line: 8,
        message: "There is no picture star in a catalogue."),
      Row(
        // What is tied to the left beside what follows the reading direction.
        rule: "text_cut_rtl",
        text: storyboard(
          """
          <subviews><label text="Hello there" userLabel="note" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
          <constraints>
          <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="k1"/>
          <constraint firstItem="b" firstAttribute="left" secondItem="root" secondAttribute="left" constant="150" id="k2"/>
          <constraint firstItem="b" firstAttribute="width" constant="200" id="k3"/>
          <constraint firstItem="b" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="l" secondAttribute="trailing" constant="8" id="k4"/>
          </constraints>
          """), line: 6,
        message: "note cuts its text off where one reads from right to left."),
      Row(
        // 150 from the left and 10 from where lines begin: a box that fits in one direction.
        rule: "conflict",
        text: storyboard(
          """
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" userLabel="box" id="b"/></subviews>
          <constraints>
          <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="k1"/>
          <constraint firstItem="b" firstAttribute="left" secondItem="root" secondAttribute="left" constant="10" id="k2"/>
          <constraint firstItem="b" firstAttribute="width" constant="100" id="k3"/>
          </constraints>
          """), line: 0, message: "It is so where one reads from right to left."),
      Row(
        rule: "relative_to_margin",
        text: storyboard(
          view("")
            + "<constraints><constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leadingMargin\" id=\"k\"/></constraints>"
        ), line: 6, message: "The constraint is relative to a margin."),
      Row(
        rule: "storyboard_viewcontroller_id",
        text: storyboard("", controller: "customClass=\"Form\" storyboardIdentifier=\"form\""),
        line: 3, message: "The viewController Form has the storyboard ID form."),
      Row(
        rule: "custom_class_name",
        text: storyboard("", controller: "customClass=\"Form\""), line: 3,
        message: "The viewController Form is not of the class Login, as the file.",
        file: "Login.storyboard"),
      Row(
        rule: "stackview_backgroundcolor",
        text: storyboard(
          "<subviews><stackView id=\"a\"><color key=\"backgroundColor\" white=\"1\"/></stackView></subviews>"
        ), line: 6, message: "The stackView a has a background colour."),
      Row(
        rule: "reuse_identifier",
        text: storyboard(
          "<subviews><tableView id=\"t\"><prototypes><tableViewCell id=\"a\" customClass=\"Row\" reuseIdentifier=\"r\"/></prototypes></tableView></subviews>"
        ), line: 6, message: "The tableViewCell Row has the reuse identifier r."),
      Row(
        rule: "view_as_device", text: storyboard(""), line: 2,
        message: "The document is viewed as retina4_7, not as retina6_1.",
        configuration: "view_as_device_rule:\n  device_id: retina6_1\n"),
      Row(
        rule: "use_trait_collections", text: storyboard(""), line: 1,
        message: "The document doesn't use trait collections."),
      Row(
        rule: "hides_bottom_bar", text: storyboard("", controller: "customClass=\"Form\""), line: 3,
        message: "The viewController Form doesn't hide the bottom bar when pushed.",
        configuration: "hides_bottom_bar_rule:\n  excluded_view_controllers:\n    - Other\n"),
      Row(
        rule: "use_base_class",
        text: storyboard("<subviews><label id=\"a\" text=\"x\"/></subviews>"), line: 6,
        message: "The label a is of none of the classes PrimaryLabel, SecondaryLabel.",
        configuration:
          "use_base_class_rule:\n  - element_class: UILabel\n    base_classes:\n      - PrimaryLabel\n      - SecondaryLabel\n"
      ),
      Row(
        rule: "custom_module",
        text: storyboard("", controller: "customClass=\"Form\" customModule=\"App\""), line: 3,
        message: "The viewController Form is of the module App.",
        configuration:
          "custom_module_rule:\n  - module: Kit\n    included:\n      - Kit\n    excluded: []\n"),
      Row(
        rule: "image_resources",
        text: storyboard(
          "<subviews><imageView id=\"a\" image=\"gone\"/><imageView id=\"b\" image=\"logo\"/></subviews>"
        ), line: 6, message: "There is no picture gone in a catalogue."),
      Row(
        rule: "color_resources",
        text: storyboard(
          "<color key=\"tintColor\" name=\"Gone\"/><color key=\"backgroundColor\" name=\"Brand\"/>"),
        line: 6, message: "There is no colour Gone in a catalogue."),
      Row(
        rule: "has_initial_view_controller", text: storyboard(""), line: 1,
        message: "The storyboard has no initial view controller."),
      Row(
        rule: "has_single_view_controller",
        text: storyboard("").replacingOccurrences(
          of: "</objects>", with: "<tableViewController id=\"w\"/></objects>"), line: 1,
        message: "The storyboard has 2 view controllers."),
      Row(
        rule: "missing_outlet",
        text: storyboard(
          "",
          more:
            "<connections><outlet property=\"name\" destination=\"gone\" id=\"o\"/></connections>"),
        line: 8, message: "The outlet name leads to gone, which isn't there."),
      Row(
        // A box of 400 points and more doesn't fit the phones that are narrower.
        rule: "conflict",
        text: storyboard(
          """
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" userLabel="box" id="b"/></subviews>
          <constraints>
          <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k1"/>
          <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="k2"/>
          <constraint firstItem="b" firstAttribute="width" relation="greaterThanOrEqual" constant="400" id="k3"/>
          </constraints>
          """), line: 10, message: "(on iPhoneSE, iPhone13Mini, iPhone14, iPhone15) "),
      Row(
        rule: "text_cut",
        text: storyboard(
          """
          <subviews><label text="A text that is much too long" userLabel="note" \
          translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
          <constraints><constraint firstItem="l" firstAttribute="width" constant="60" id="k"/></constraints>
          """), line: 6, message: "note cuts its text off."),
      Row(
        rule: "text_cut_large",
        text: storyboard(
          """
          <subviews><label text="Hello" userLabel="note" adjustsFontForContentSizeCategory="YES" \
          translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
          <constraints><constraint firstItem="l" firstAttribute="width" constant="60" id="k"/></constraints>
          """), line: 6, message: "note cuts its text off at the largest text size."),
      Row(
        rule: "small_target",
        text: storyboard(
          """
          <subviews><button userLabel="go" translatesAutoresizingMaskIntoConstraints="NO" id="g"/></subviews>
          <constraints><constraint firstItem="g" firstAttribute="width" constant="80" id="k"/>
          <constraint firstItem="g" firstAttribute="height" constant="30" id="l"/></constraints>
          """), line: 6, message: "go is 80 × 30 points; fingers need 44 × 44."),
      Row(
        rule: "overlap",
        text: storyboard(
          """
          <subviews><label text="One" userLabel="one" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
          <label text="Two" userLabel="two" translatesAutoresizingMaskIntoConstraints="NO" id="m"/></subviews>
          <constraints>
          <constraint firstItem="l" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="k1"/>
          <constraint firstItem="l" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="k2"/>
          <constraint firstItem="m" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="k3"/>
          <constraint firstItem="m" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="k4"/>
          </constraints>
          """), line: 7, message: "two lies on one"),
    ]

    @Test(arguments: rows)
    func `Each rule finds what it is there for, at its line, and nothing when it is off`(_ row: Row)
      throws
    {
      let files = [
        row.file: row.text, ".iblinter.yml": row.configuration,
        "Kit/Form.swift": "public final class Form: UIViewController {}",
        "Assets.xcassets/logo.imageset/Contents.json": "{}",
        "Assets.xcassets/Brand.colorset/Contents.json": "{}",
        "Assets.xcassets/Plain/inside.imageset/Contents.json": "{}",
        "Assets.xcassets/Space/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
        "Assets.xcassets/Space/Plain/star.imageset/Contents.json": "{}",
      ]
      try withFolder(files) { folder in
        let configuration = folder.appendingPathComponent(".iblinter.yml").path
        let path = folder.appendingPathComponent(row.file).path
        let answer = run(["--config", configuration, "--only", row.rule, path])
        #expect(answer.status == 1)
        #expect(answer.err.isEmpty, "\(answer.err)")
        #expect(answer.out.count == 1, "\(answer.out)")
        let line = try #require(answer.out.first)
        #expect(line.hasSuffix("[\(row.rule)]"))
        #expect(line.contains(row.message), "\(line)")
        if row.line > 0 { #expect(line.hasPrefix("\(path):\(row.line): "), "\(line)") }
        #expect(
          run(["--config", configuration, "--skip", row.rule, path]).out.allSatisfy {
            !$0.hasSuffix("[\(row.rule)]")
          })
      }
    }

    @Test func `What Xcode is told not to look at is not found`() throws {
      let text = Self.storyboard(Self.view("ambiguous=\"YES\" verifyAmbiguity=\"off\""))
      try withFolder(["Main.storyboard": text]) { folder in
        let path = folder.appendingPathComponent("Main.storyboard").path
        #expect(run(["--only", "ambiguous", path]).out == [])
      }
    }

    @Test func `Configurations are read as they are`() {
      let text = """
        # Of a project.
        enabled_rules:
          - relative_to_margin   # not by default
          - "use_trait_collections"
          - no_such_rule
        disabled_rules: [ambiguous, 'duplicate_id']
        excluded:
        - Carthage
        - Pods
        included:
          - App/Views
        view_as_device_rule:
          device_id: retina4_0
        reporter: xcode
        colour: blue
        """
      let configuration = LintConfiguration(text, file: "/project/.iblinter.yml")
      #expect(configuration.rules.contains(.relativeToMargin))
      #expect(configuration.rules.contains(.useTraitCollections))
      #expect(configuration.rules.contains(.duplicateConstraint))
      #expect(!configuration.rules.contains(.ambiguous))
      #expect(!configuration.rules.contains(.duplicateID))
      #expect(configuration.excluded == ["Carthage", "Pods"])
      #expect(configuration.device == "retina4_0")
      #expect(
        configuration.remarks == [
          "/project/.iblinter.yml:2: the rule no_such_rule isn't known",
          "/project/.iblinter.yml:15: the key colour isn't known",
        ])
      #expect(configuration.includes("/project/App/Views/A.xib"))
      #expect(!configuration.includes("/project/App/A.xib"))
      #expect(!configuration.includes("/project/Pods/A.xib"))
    }

    nonisolated struct Text: CustomTestStringConvertible {
      var text: String
      var value: PlainYAML?

      var testDescription: String { text }
    }

    @Test(arguments: [
      Text(text: "", value: .map([])),
      Text(text: "---\n# nothing\n", value: .map([])),
      Text(text: "- a\n- 'b # c'\n", value: .list([.text("a"), .text("b # c")])),
      Text(
        text: "a: 1\nb:\n  c: \"x\"\n",
        value: .map([
          .init(key: "a", value: .text("1"), line: 1),
          .init(
            key: "b", value: .map([.init(key: "c", value: .text("x"), line: 3)]), line: 2),
        ])),
      Text(
        text: "- a: 1\n  b: 2\n- a: 3",
        value: .list([
          .map([
            .init(key: "a", value: .text("1"), line: 1),
            .init(key: "b", value: .text("2"), line: 2),
          ]),
          .map([.init(key: "a", value: .text("3"), line: 3)]),
        ])),
      Text(text: "a: 1\n    b: 2", value: nil),
      Text(text: "a\n", value: nil),
      Text(text: "\ta: 1", value: nil),
      Text(text: "a:\n  - b\n c: 1", value: nil),
    ])
    func `Yaml is read`(_ row: Text) {
      let value = try? PlainYAML(row.text)
      #expect(value == row.value)
    }

    @Test func `Folders and annotations`() throws {
      let files = [
        "App/A.storyboard": Self.storyboard(Self.view("misplaced=\"YES\"")),
        "Pods/B.storyboard": Self.storyboard(Self.view("misplaced=\"YES\"")),
        ".iblinter.yml": "enabled_rules:\n  - misplaced\nexcluded:\n  - Pods\n",
      ]
      try withFolder(files) { folder in
        let configuration = folder.appendingPathComponent(".iblinter.yml").path
        let answer = run(["--github", "--config", configuration, folder.path])
        #expect(answer.status == 1)
        #expect(
          answer.out == [
            "::notice file=\(folder.path)/App/A.storyboard,line=6,title=misplaced"
              + "::The view a is misplaced. Update its frame."
          ])
        #expect(run(["--only", "nonsense", folder.path]).status == 64)
        #expect(run(["--config", configuration]).status == 64)
      }
    }
  }
#endif
