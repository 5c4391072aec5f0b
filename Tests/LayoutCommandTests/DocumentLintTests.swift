#if !canImport(Darwin)
  import Foundation
  import TestSupport
  import Testing

  @testable import layout

  /// Documents are looked through by IBLinter's rules and by rules about their layouts.
  @Suite
  struct DocumentLintTests {
    private func run(_ words: [String]) -> Answer { Answer(to: ["lint"] + words) }

    /// A storyboard of one controller, with what is inside its view.
    nonisolated private static func storyboard(
      _ inside: String, document: String = "useAutolayout=\"YES\"", controller: String = "",
      more: String = "", sibling: String = ""
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
      </viewController>\(sibling)</objects></scene></scenes></document>
      """
    }

    nonisolated private static func view(_ attributes: String) -> String {
      "<subviews><view id=\"a\" \(attributes)/></subviews>"
    }

    @Test(arguments: try Fixtures.cases("lint.txt"))
    func `Each rule finds what it is there for, at its line, and nothing when it is off`(
      _ row: TextCase
    ) throws {
      let rule = String(row.description.prefix { $0 != "," })
      let set = try row.parts.count > 2 ? row.values(2) : [:]
      let place = try row.text(1).split(separator: ": ", maxSplits: 1)
      let name = set["file"] ?? "Main.storyboard"
      let files = [
        name: Self.storyboard(
          try row.text(0), document: set["document"] ?? "useAutolayout=\"YES\"",
          controller: set["controller"] ?? "", more: set["more"] ?? "",
          sibling: set["sibling"] ?? ""),
        ".iblinter.yml": row.parts.count > 3 ? try row.text(3) : "",
        "Kit/Form.swift": "public final class Form: UIViewController {}",
        "Assets.xcassets/logo.imageset/Contents.json": "{}",
        "Assets.xcassets/Brand.colorset/Contents.json": "{}",
        "Assets.xcassets/Plain/inside.imageset/Contents.json": "{}",
        "Assets.xcassets/Space/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
        "Assets.xcassets/Space/Plain/star.imageset/Contents.json": "{}",
      ]
      try withFolder(files) { folder in
        let configuration = folder.appendingPathComponent(".iblinter.yml").path
        let path = folder.appendingPathComponent(name).path
        let answer = run(["--config", configuration, "--only", rule, path])
        #expect(answer.status == 1)
        #expect(answer.err.isEmpty, "\(answer.err)")
        #expect(answer.out.count == 1, "\(answer.out)")
        let line = try #require(answer.out.first)
        #expect(line.hasSuffix("[\(rule)]"))
        #expect(line.contains(try #require(place.last)), "\(line)")
        if place[0] != "?" { #expect(line.hasPrefix("\(path):\(place[0]): "), "\(line)") }
        #expect(
          run(["--config", configuration, "--skip", rule, path]).out.allSatisfy {
            !$0.hasSuffix("[\(rule)]")
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

    @Test(
      arguments: [
        ("", .map([])),
        ("---\n# nothing\n", .map([])),
        ("- a\n- 'b # c'\n", .list([.text("a"), .text("b # c")])),
        (
          "a: 1\nb:\n  c: \"x\"\n",
          .map([
            .init(key: "a", value: .text("1"), line: 1),
            .init(key: "b", value: .map([.init(key: "c", value: .text("x"), line: 3)]), line: 2),
          ])
        ),
        (
          "- a: 1\n  b: 2\n- a: 3",
          .list([
            .map([
              .init(key: "a", value: .text("1"), line: 1),
              .init(key: "b", value: .text("2"), line: 2),
            ]),
            .map([.init(key: "a", value: .text("3"), line: 3)]),
          ])
        ),
        ("a: 1\n    b: 2", nil), ("a\n", nil), ("\ta: 1", nil), ("a:\n  - b\n c: 1", nil),
      ] as [(String, PlainYAML?)])
    func `Yaml is read`(_ text: String, _ value: PlainYAML?) {
      #expect((try? PlainYAML(text)) == value)
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
