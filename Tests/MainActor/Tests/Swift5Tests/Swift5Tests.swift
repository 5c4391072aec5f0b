import Foundation
import LayoutKit
import XCTest

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
}
