import Foundation
import Testing
import UIKit

/// Views in a window whose size of text changes are as large as those that come into such a window.
@Suite
struct TextSizeChangeTests {
  private static let size = UIContentSizeCategory.accessibilityLarge

  /// The frame of a view in a window of large text, from the beginning or later.
  private func frame(_ view: UIView, isLate: Bool, then: () -> Void = {}) -> CGRect {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    if !isLate { window.environment.contentSizeCategory = Self.size }
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
    view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    window.environment.contentSizeCategory = Self.size
    then()
    window.layoutIfNeeded()
    return view.frame
  }

  private static func field(_ change: (UITextField) -> Void) -> UITextField {
    let field = UITextField()
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    change(field)
    return field
  }

  private static func list(adjusts: Bool = true) -> UIListContentView {
    var content = UIListContentConfiguration.cell()
    content.text = "A text"
    content.directionalLayoutMargins = .zero
    content.textProperties.adjustsFontForContentSizeCategory = adjusts
    return UIListContentView(configuration: content)
  }

  @Test func `Each view that adjusts its font`() {
    let views: [(String, () -> UIView)] = [
      (
        "label",
        {
          let label = UILabel()
          label.text = "A text"
          label.font = .preferredFont(forTextStyle: .body)
          label.adjustsFontForContentSizeCategory = true
          return label
        }
      ),
      ("field", { Self.field { $0.text = "A text" } }),
      ("placeholder", { Self.field { $0.placeholder = "A text" } }),
      (
        "scaled",
        {
          Self.field {
            $0.text = "A text"
            $0.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
          }
        }
      ),
      (
        "text",
        {
          let view = UITextView()
          view.isScrollEnabled = false
          view.text = "A text"
          view.font = .preferredFont(forTextStyle: .body)
          view.adjustsFontForContentSizeCategory = true
          return view
        }
      ),
      (
        "button",
        {
          let button = UIButton(type: .system)
          button.setTitle("A text", for: .normal)
          button.titleLabel?.font = .preferredFont(forTextStyle: .body)
          button.titleLabel?.adjustsFontForContentSizeCategory = true
          return button
        }
      ),
      ("list", { Self.list() }),
    ]
    for (name, make) in views {
      let late = frame(make(), isLate: true)
      #expect(late == frame(make(), isLate: false), "\(name)")
      // Body text of 33 points is more than 35 high; of 17 it is at most 34, with what is around it in a button.
      #expect(late.height > 35, "\(name)")
    }
  }

  @Test func `A list's text that isn't to be adjusted any more has its own font`() {
    let view = Self.list()
    let changed = frame(view, isLate: true) {
      guard var content = view.configuration as? UIListContentConfiguration else { return }
      content.textProperties.adjustsFontForContentSizeCategory = false
      view.configuration = content
    }
    #expect(changed == frame(Self.list(adjusts: false), isLate: false))
    #expect(changed != frame(Self.list(), isLate: false))
  }
}
