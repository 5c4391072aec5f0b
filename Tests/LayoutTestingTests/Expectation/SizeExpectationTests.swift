import Foundation
import LayoutKit
import LayoutTesting
import TestSupport
import Testing

/// Sizes, order and mirrors of a tree as it stands.
@Suite struct SizeExpectationTests {
  private func window(_ direction: UserInterfaceLayoutDirection = .leftToRight) -> Window {
    let window = Window(size: CGSize(width: 200, height: 100))
    window.name = "window"
    window.environment.layoutDirection = direction
    return window
  }

  private func view(_ name: String, _ frame: CGRect, in superview: View) -> View {
    let view = View(frame: frame)
    view.name = name
    superview.addSubview(view)
    return view
  }

  // MARK: At least

  @Test(arguments: [
    (30, 60, true), (30.4, 60.4, true), (30.6, 60, false), (30, 60.6, false), (44, 44, false),
    (0, 0, true),
  ])
  func `A view of 30 × 60 is at least so large`(_ width: Double, _ height: Double, _ isMet: Bool) {
    let window = window()
    let button = view("button", CGRect(x: 10, y: 10, width: 30, height: 60), in: window)
    let found = failures(of: button, [.isAtLeast(width: width, height: height)])
    #expect(found.isEmpty == isMet, "\(found)")
  }

  @Test func `What is too small is told with its reason, and only that`() {
    let window = window()
    let button = View()
    button.name = "button"
    window.addSubview(button)
    #sourceLocation(file:"Button.swift",line:1)
    button.layout.make { $0.left.top.equalTo(10) }
    button.layout.make { $0.width.equalTo(30) }
    button.layout.make { $0.height.equalTo(60) }
    #sourceLocation()
    #expect(
      failures(of: button, [.isAtLeast(width: 44, height: 44)]) == [
        "button is 30 × 60 and not at least 44 × 44.\n  button: width 30 = 30 (Button.swift:2)"
      ])
    #expect(
      failures(of: button, [.isAtLeast(width: 20, height: 70)]) == [
        "button is 30 × 60 and not at least 20 × 70.\n  button: height 60 = 60 (Button.swift:3)"
      ])
  }

  // MARK: Order

  struct Order: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The place of a view of 40 × 20; the other is at 80, 40.
    let place: (x: Double, y: Double)
    /// Whether it is read first from left to right, and from right to left.
    let isFirst: (Bool, Bool)
  }

  static let orders = [
    Order(testDescription: "above", place: (80, 20), isFirst: (true, true)),
    Order(testDescription: "above on the far side", place: (150, 20), isFirst: (true, true)),
    Order(testDescription: "below", place: (80, 60), isFirst: (false, false)),
    Order(testDescription: "below on the near side", place: (0, 60), isFirst: (false, false)),
    Order(testDescription: "left in the line", place: (40, 40), isFirst: (true, false)),
    Order(testDescription: "right in the line", place: (120, 40), isFirst: (false, true)),
    Order(testDescription: "left and a little lower", place: (30, 50), isFirst: (true, false)),
    Order(testDescription: "right and a little higher", place: (130, 30), isFirst: (false, true)),
  ]

  @Test(arguments: orders) func `Lines are read one after the other`(_ row: Order) {
    for (direction, isFirst) in [
      (UserInterfaceLayoutDirection.leftToRight, row.isFirst.0), (.rightToLeft, row.isFirst.1),
    ] {
      let window = window(direction)
      let own = view(
        "own", CGRect(x: row.place.x, y: row.place.y, width: 40, height: 20), in: window)
      let other = view("other", CGRect(x: 80, y: 40, width: 40, height: 20), in: window)
      let found = failures(of: own, [.keepsOrder(with: other)])
      #expect(found.isEmpty == isFirst, "\(direction): \(found)")
      if !isFirst {
        #expect(found.first?.hasPrefix("own is not read before other.") == true, "\(found)")
      }
    }
  }

  // MARK: Mirrors

  /// A row of 180 points 10 from each side, with a box in it that is placed by `place`.
  private func row(_ place: (ConstraintMaker) -> Void) -> (window: Window, box: View) {
    let window = window()
    let row = View()
    let box = View()
    (row.name, box.name) = ("row", "box")
    window.addSubview(row)
    row.addSubview(box)
    row.layout.make { $0.edges.equalToSuperview().inset(10) }
    box.layout.make {
      $0.top.equalTo(0)
      $0.height.equalTo(20)
      place($0)
    }
    return (window, box)
  }

  @Test func `What goes by leading and trailing is mirrored, and the direction is put back`() {
    let (window, box) = row {
      $0.leading.equalTo(5)
      $0.width.equalTo(50)
    }
    #expect(failures(of: window, [.isMirrored]) == [])
    #expect(window.environment.layoutDirection == .leftToRight && box.frame.minX == 5)
    window.environment.layoutDirection = .rightToLeft
    #expect(failures(of: window, [.isMirrored]) == [])
    #expect(window.environment.layoutDirection == .rightToLeft && box.frame.minX == 125)
  }

  // 50 points 5 from the left are 5 from the right in a mirror: from 125 on in 180.
  @Test func `What goes by left isn't mirrored`() {
    let (window, _) = row {
      $0.left.equalTo(5)
      $0.width.equalTo(50)
    }
    #expect(
      failures(of: window, [.isMirrored]) == [
        "box at x 5 y 0 w 50 h 20 is not mirrored: in a mirror it is at x 125 y 0 w 50 h 20."
      ])
  }

  // The guide reaches from the left side to a marker that begins 40 from the leading side and is 10 wide:
  // 40 points read rightwards, 180 − 40 − 10 = 130 read leftwards. The leading edge is mirrored still.
  @Test(arguments: [LayoutConstraint.Attribute.width, .height])
  func `A view of another size isn't mirrored, though its leading edge is`(
    _ size: LayoutConstraint.Attribute
  ) {
    let window = window()
    let (marker, box, guide) = (View(), View(), LayoutGuide())
    (marker.name, box.name) = ("marker", "box")
    let row = view("row", CGRect(x: 10, y: 10, width: 180, height: 80), in: window)
    row.addSubview(marker)
    row.addSubview(box)
    row.addLayoutGuide(guide)
    marker.layout.make {
      $0.leading.equalTo(40)
      $0.top.equalTo(0)
      $0.width.height.equalTo(10)
    }
    guide.layout.make {
      $0.left.top.bottom.equalToSuperview()
      $0.right.equalTo(marker.layout.left)
    }
    box.layout.make {
      $0.leading.equalTo(5)
      $0.top.equalTo(0)
      $0.width.equalTo(20).priority(.low)
      $0.height.equalTo(20).priority(.low)
      $0.attributes(AttributeSet(size)).equalTo(guide.layout.width)
    }
    let (old, new) =
      size == .width ? ("w 40 h 20", "w 130 h 20") : ("w 20 h 40", "w 20 h 130")
    #expect(
      failures(of: row, [.isMirrored]) == [
        "box at x 5 y 0 \(old) is not mirrored: in a mirror it is at x 5 y 0 \(new)."
      ])
    let swept = failures(of: row, 200...200.5, over: [], [.isMirrored])
    #expect(
      swept.count == 1
        && swept.first?.hasPrefix("box is not where it would be in a mirror") == true, "\(swept)")
  }

  @Test func `A view in no window can't be read in the other direction`() {
    let view = View()
    view.name = "card"
    #expect(
      failures(of: view, [.isMirrored]) == [
        "card is in no window, whose direction could be changed."
      ])
  }
}
