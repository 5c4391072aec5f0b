#if !canImport(Darwin)
  import Foundation
  import SourcePorting
  import TestSupport
  import Testing

  /// Ported sources before the compiler, beside the module that the tests were built with.
  @Suite("Ported sources and the compiler", .timeLimit(.minutes(Seeds.limit)))
  struct PortedSourceTests {
    /// What the compiler says of sources, by their names and lines: `Card.swift:3: cannot find …`.
    static func errors(in sources: [(path: String, text: String)]) throws -> [String] {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var files: [String] = []
      for source in SourcePort(sources.map { ($0.path, Array($0.text.utf8)) }).ported() {
        let file = folder.appending(path: "\(files.count).swift")
        try Data(source.compiled).write(to: file)
        files.append(file.path)
      }
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        [
          "swiftc", "-typecheck", "-swift-version", "5", "-diagnostic-style", "llvm",
          "-suppress-warnings", "-module-name", "App", "-parse-as-library", "-I",
          try #require(modules()),
        ] + files
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
        let parts = line.split(separator: ":", maxSplits: 4)
        guard parts.count == 5, parts[3] == " error" else { return nil }
        return "\(parts[0]):\(parts[1]):\(parts[4])"
      }
    }

    /// The folder with the modules that the tests were built with.
    private static func modules() -> String? {
      var folder = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
        .resolvingSymlinksInPath().deletingLastPathComponent()
      for _ in 0..<4 {
        let modules = folder.appending(path: "Modules")
        if FileManager.default.fileExists(atPath: modules.path + "/UIKit.swiftmodule") {
          return modules.path
        }
        folder.deleteLastPathComponent()
      }
      return nil
    }

    static let card = """
      import UIKit.UIView

      @objc protocol CardDelegate: AnyObject {
        @objc optional func cardDidClose(_ card: Card)
        @objc optional func height(of card: Card, in width: CGFloat) -> CGFloat
      }

      @IBDesignable @objcMembers class Card: UIView {
        @IBOutlet weak var delegate: CardDelegate?
        @IBInspectable dynamic var note: String = ""
        override init(frame: CGRect) {
          super.init(frame: frame)
          let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
          addGestureRecognizer(tap)
          perform(Selector(("close")))
          perform(NSSelectorFromString("hide:"), with: nil)
          _ = (#selector(getter: note), #selector(setter: Card.note), #keyPath(Card.note))
          _ = delegate?.height?(of: self, in: 1) ?? 44
          NotificationCenter.default.addObserver(
            self, selector: #selector(CardDelegate.cardDidClose(_:)), name: nil, object: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc private dynamic func tapped(_ recognizer: UITapGestureRecognizer) {}
        @IBAction private func close() { delegate?.cardDidClose?(self) }
      }

      """

    static let more = """
      import UIKit

      final class Owner: UIViewController, CardDelegate {
        func height(of card: Card, in width: CGFloat) -> CGFloat { width }
      }

      #if os(iOS) && canImport(UIKit)
        extension Card { @objc fileprivate func hide(_ sender: Any?) {} }
      #endif
      extension Card { override var intrinsicContentSize: CGSize { super.intrinsicContentSize } }
      extension Owner { override func viewDidLoad() { super.viewDidLoad() } }
      """

    @Test func `All that only Objective-C has compiles`() throws {
      #expect(try Self.errors(in: [("Card.swift", Self.card), ("More.swift", Self.more)]) == [])
    }

    static let broken: [(source: String, errors: [String])] = [
      (
        "import UIKit\nclass A: UIView {\n  let s = #selector(nope(_:))\n}",
        ["A.swift:3: type 'A' has no member 'nope'"]
      ),
      (
        "import UIKit\nlet s = 1\nclass A {\n  lazy var t =\n    #selector(UIView.nope)\n}",
        ["A.swift:5: type 'UIView' (aka 'View') has no member 'nope'"]
      ),
      (
        "class A { @objc func f() {} }\nclass A {}",
        ["A.swift:2: invalid redeclaration of 'A'"]
      ),
      (
        "import UIKit\nclass A {\n  @objc func f() {\n    return g(\n}\n}",
        [
          "A.swift:5: expected expression in list of expressions",
          "A.swift:4: cannot find 'g' in scope",
        ]
      ),
      (
        "@objc func f() {}\n}\n",
        ["A.swift:2: extraneous '}' at top level"]
      ),
    ]

    @Test(arguments: broken)
    func `A mistake is an error on its own line`(_ example: (source: String, errors: [String]))
      throws
    {
      let errors = try Self.errors(in: [("A.swift", example.source)])
      for error in example.errors { #expect(errors.contains(error)) }
      // Whatever else it says, it says of these lines.
      let lines = Set(example.errors.map { $0.prefix { $0 != " " } })
      #expect(Set(errors.map { $0.prefix { $0 != " " } }) == lines)
    }
  }
#endif
