import Foundation
import LayoutKit
import Testing
import TreeTestSupport

/// Whether the size of a scroll view's content is the program's or follows from constraints, when these change.
@Suite(.makesMistakes) struct ContentExtentTests {
  private let window = Window(size: CGSize(width: 400, height: 400))
  private let host = View()

  init() {
    host.name = "host"
    window.addSubview(host)
  }

  /// Which way one reads where a constraint is held says whether it is about the far end of the content,
  /// which has no extent of its own here, so that its rectangle stays as it is.
  @Test(arguments: [
    ContentCase("v.right == content.right", true, true) { $0.right.equalTo($1.layout.right) },
    ContentCase("v.left == content.left", false, false) { $0.left.equalTo($1.layout.left) },
    ContentCase("v.leading == content.leading", false, true) {
      $0.leading.equalTo($1.layout.leading)
    },
    ContentCase("v.trailing == content.trailing", true, false) {
      $0.trailing.equalTo($1.layout.trailing)
    },
    ContentCase("v.width == content.width", true, true) { $0.width.equalTo($1) },
  ])
  func `A content's width is whose it is when constraints come, go or are read the other way`(
    _ example: ContentCase
  ) {
    for isTurnedFirst in [false, true] {
      let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 120, height: 130)
      window.addSubview(scroll)
      scroll.addSubview(host)
      host.layout.make {
        $0.top.equalTo(scroll.contentLayoutGuide)
        $0.size.equalTo(CGSize.zero)
      }
      window.layoutIfNeeded()
      func turn(_ direction: SemanticContentAttribute) {
        // What is inside reads for itself.
        host.semanticContentAttribute = direction
        scroll.semanticContentAttribute = direction
        window.layoutIfNeeded()
      }
      if isTurnedFirst { turn(.forceRightToLeft) }
      let handle = host.layout.make { example.make($0, scroll.contentLayoutGuide) }
      window.layoutIfNeeded()
      let widths = (speaks: CGFloat(0), doesNot: CGFloat(120))
      let first = isTurnedFirst ? example.fromRight : example.fromLeft
      #expect(scroll.contentSize.width == (first ? widths.speaks : widths.doesNot))
      turn(isTurnedFirst ? .forceLeftToRight : .forceRightToLeft)
      let second = isTurnedFirst ? example.fromLeft : example.fromRight
      #expect(scroll.contentSize.width == (second ? widths.speaks : widths.doesNot))
      handle.isActive = false
      window.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 120, height: 130))
      scroll.removeFromSuperview()
      host.layout.remove()
    }
  }

  struct ContentCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether it speaks of the far end where one reads from left to right, and from right to left.
    let fromLeft: Bool
    let fromRight: Bool
    let make: @Sendable (ConstraintMaker, LayoutGuide) -> Void

    init(
      _ name: String, _ fromLeft: Bool, _ fromRight: Bool,
      _ make: @escaping @Sendable (ConstraintMaker, LayoutGuide) -> Void
    ) {
      testDescription = name
      self.fromLeft = fromLeft
      self.fromRight = fromRight
      self.make = make
    }
  }

  @Test func `A distance between the content's own edges is its width`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 120, height: 130)
    window.addSubview(scroll)
    let content = scroll.contentLayoutGuide
    let distance = content.leftAnchor.anchorWithOffset(to: content.rightAnchor)
      .constraint(equalToConstant: 70)
    distance.isActive = true
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 70, height: 130))
    distance.isActive = false
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 120, height: 130))
  }
}
