import Drawing
import Foundation
import LayoutInspector
import Testing
import UIKit

/// The picture of the article *Seeing a screen*: controls on a light and on a dark screen.
@Suite struct ArticlePictureTests {
  private func screen(_ style: UIUserInterfaceStyle) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 430))
    window.environment.userInterfaceStyle = style
    window.environment.scale = 3
    window.environment.safeAreaInsets = .zero
    window.backgroundColor = .systemGroupedBackground
    let on = UISwitch()
    on.isOn = true
    let slider = UISlider()
    slider.value = 0.4
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    let stepper = UIStepper()
    stepper.value = 3
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    let search = UISearchTextField()
    search.placeholder = "Search"
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.6
    var filled = UIButton.Configuration.filled()
    filled.title = "Save"
    filled.image = UIImage(systemName: "checkmark")
    filled.imagePadding = 6
    var tinted = UIButton.Configuration.tinted()
    tinted.title = "Wait"
    tinted.showsActivityIndicator = true
    tinted.imagePadding = 6
    let buttons = UIStackView(arrangedSubviews: [
      UIButton(configuration: filled), UIButton(configuration: tinted),
    ])
    let switches = UIStackView(arrangedSubviews: [on, stepper])
    for row in [buttons, switches] { row.spacing = 12 }
    let label = UILabel()
    let text = NSMutableAttributedString(string: "With a ")
    let heart = NSTextAttachment()
    heart.image = UIImage(systemName: "heart.fill")
    text.append(NSAttributedString(attachment: heart))
    text.append(NSAttributedString(string: " and a "))
    text.append(NSAttributedString(string: "link", attributes: [.link: "https://example.org"]))
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: text.length))
    text.addAttribute(
      .foregroundColor, value: UIColor.label, range: NSRange(location: 0, length: 15))
    label.attributedText = text
    let wide: [UIView] = [slider, segments, field, search, progress]
    let column = UIStackView(arrangedSubviews: [switches] + wide + [buttons, label])
    column.axis = .vertical
    column.spacing = 18
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(column)
    NSLayoutConstraint.activate(
      [
        column.topAnchor.constraint(equalTo: window.topAnchor, constant: 24),
        column.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
        column.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20),
        search.heightAnchor.constraint(equalToConstant: 36),
      ] + wide.map { $0.widthAnchor.constraint(equalTo: column.widthAnchor) })
    window.layoutIfNeeded()
    return window
  }

  /// Written again where `SNAPSHOT_TESTING_RECORD` is `all`.
  @Test func `The picture of the article is the one that is drawn now`() throws {
    let windows = [screen(.light), screen(.dark)]
    let pictures = windows.map { LayoutSnapshot(of: $0, detail: .frames).svgGroup(.painted) }
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="660" height="430" viewBox="0 0 660 430">
      \(pictures[0])
      <g transform="translate(340 0)">
      \(pictures[1])
      </g>
      </svg>

      """
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/UIKit/UIKit.docc/Resources/controls.svg")
    if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
      try Data(svg.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == svg)
    withExtendedLifetime(windows) {}
  }
}
