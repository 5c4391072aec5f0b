import Foundation
import Testing

/// Names that UIKit had before Swift 4.2: they compile in the language mode of Swift 4, and later the compiler says what
/// they are called now.
@Suite
struct SwiftFourNameTests {
  static let source = """
    import UIKit
    class Cell: UITableViewCell {
      override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }
    class Controller: UIViewController {
      let box = UIView()
      func show(_ other: UIViewController, _ options: UIViewAnimationOptions) {
        addChildViewController(other)
        view.addSubview(other.view)
        other.didMove(toParentViewController: self)
        view.bringSubview(toFront: other.view)
        box.contentMode = UIViewContentMode.center
        let height = UITableViewAutomaticDimension + UIViewNoIntrinsicMetric
        let mark = UIActivityIndicatorView(activityIndicatorStyle: .gray)
        NotificationCenter.default.addObserver(
          forName: .UIKeyboardWillShow, object: nil, queue: nil
        ) { _ = $0.userInfo?[UIKeyboardFrameEndUserInfoKey] }
        print(height, mark, options, UIControlState.normal, UIControlEvents.touchUpInside)
      }
    }
    """

  /// What the compiler says of it in a language mode.
  private func errors(_ mode: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Self.source.utf8).write(to: file)
    let modules = try DeclaredMembers.modules()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", mode, "-I", modules.path, "-parse-as-library",
      "-suppress-warnings", "-diagnostic-style=llvm", file.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").filter { $0.contains(" error: ") }.map(String.init)
  }

  @Test func `They compile in the mode of Swift 4`() throws {
    #expect(try errors("4") == [])
  }

  @Test(arguments: ["4.2", "5"])
  func `Later the compiler says what they are called now`(mode: String) throws {
    let errors = try errors(mode)
    for name in [
      "UITableViewCell.CellStyle", "UIView.AnimationOptions", "addChild(_:)",
      "bringSubviewToFront(_:)", "UITableView.automaticDimension", "init(style:)",
      "UIResponder.keyboardWillShowNotification", "UIControl.State",
    ] {
      #expect(errors.contains { $0.contains("renamed to '\(name)'") }, "\(name)")
    }
  }
}
