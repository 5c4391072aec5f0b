import Foundation
import LayoutKit
import XCTest

/// Says nothing of actors, and makes views all the same, as programs of this mode do with UIKit's.
private struct Badges {
  static func make(_ text: String) -> View {
    let view = View()
    let label = Label()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return view
  }
}

/// A target in the Swift 5 language mode, tested with XCTest, as most apps still are.
@MainActor
final class Swift5Tests: XCTestCase {
  private class Badge: View {
    let count = Label()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(count)
      count.layout.make { $0.center.equalToSuperview() }
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
  }

  func testContentSize() async {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let badge = Badge()
    window.addSubview(badge)
    badge.layout.make { $0.top.trailing.equalToSuperview().inset(10) }
    window.layoutIfNeeded()
    XCTAssertEqual(badge.frame, CGRect(x: 66, y: 10, width: 24, height: 24))
  }

  func testViewsOfFunctionsOutsideTheMainActor() async {
    let badge = Badges.make("new")
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(badge)
    badge.layout.make { $0.top.leading.equalToSuperview() }
    window.layoutIfNeeded()
    XCTAssertEqual(badge.frame, badge.subviews.first?.frame)
    XCTAssertEqual(badge.frame.origin, .zero)
    XCTAssertGreaterThan(badge.frame.width, 0)
  }
}
