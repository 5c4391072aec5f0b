#if !canImport(Darwin)
  import Foundation
  import TestSupport
  import Testing

  @testable import layout

  /// What is found in folders, and not named, may have no end, or wait for a writer.
  @Suite
  struct FoundFileTests {
    nonisolated private static let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
      <view id="a" customClass="Form"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
      </objects></document>
      """

    @Test func `A link to a folder stands for the folder`() throws {
      try withFolder(["Forms/Form.xib": Self.document, "Forms/Inner/Form.xib": Self.document]) {
        folder in
        let link = folder.appending(path: "link")
        try putNoFile("Forms", at: link)
        // One that leads back to itself is not entered.
        try putNoFile("../Forms", at: folder.appending(path: "Forms/again"))
        let answer = Answer(to: ["ib", link.path])
        #expect(answer.status == 0 && answer.err == [])
        #expect(answer.out.count { $0 == "Form.xib: Form" } == 2)
        let lint = Answer(to: ["lint", "--only", "custom_module", link.path])
        #expect(lint.status == 0 && lint.err == [])
        let difference = Answer(to: ["diff", link.path, folder.path + "/Forms"])
        #expect(difference.out == ["No document differs."] && difference.status == 0)
      }
    }

    @Test(arguments: ["ib", "lint", "prove"])
    func `A folder without documents is likely another than was meant`(command: String) throws {
      try withFolder(["Forms/Form.xib": Self.document, "Sources/Form.swift": "class Form {}"]) {
        folder in
        let empty = folder.path + "/Sources"
        for paths in [[empty], [folder.path + "/Forms", empty]] {
          let answer = Answer(to: [command] + paths)
          #expect(answer.status == 66 && answer.out == [])
          #expect(answer.err == ["layout: \(empty) has no .xib and no .storyboard inside"])
        }
      }
    }

    @Test(arguments: ["folder", "queue", "/dev/zero", "nothing"])
    func `What is no file is left out`(kind: String) throws {
      let files = [
        "Form.xib": Self.document, "Kit/Form.swift": "class Form {}",
        "Assets.xcassets/Space/star.imageset/Contents.json": "{}",
        ".iblinter.yml": """
        custom_module_rule:
          - module: Kit
            included: [Kit]
        """,
      ]
      try withFolder(files) { folder in
        for path in [
          "Other.xib", "shot.json", "Kit/Other.swift", "Assets.xcassets/Space/Contents.json",
        ] {
          try putNoFile(kind, at: folder.appending(path: path))
        }
        let configuration = folder.appending(path: ".iblinter.yml").path
        for rule in ["image_resources", "custom_module"] {
          let lint = Answer(to: [
            "lint", "--config", configuration, "--only", rule, folder.path,
          ])
          #expect(lint.err == [])
          // The class is found in the file beside.
          #expect(lint.status == (rule == "custom_module" ? 1 : 0))
        }
        let difference = Answer(to: ["diff", folder.path, folder.path])
        #expect(difference.err == [])
        #expect(difference.status == 0)
        #expect(Answer(to: ["ib", folder.path]).err == [])
      }
    }
  }
#endif
