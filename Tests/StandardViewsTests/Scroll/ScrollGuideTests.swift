import Foundation
import StandardViews
import Testing
import ViewTree

/// The guides of a scroll view's margins, safe area, readable content and keyboard are guides of
/// what shows, not of the content.
///
/// Two screens of shipping apps stand on it: they hold labels between the leading and trailing edges of a
/// scroll view's `layoutMarginsGuide`, and the labels wrap at the frame's width. Guides of the
/// safe area and the keyboard could mean nothing else.
@Suite struct ScrollGuideTests {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case margins, safeArea, readable, keyboard, frame

    var testDescription: String { rawValue }

    func guide(of view: ScrollView) -> LayoutGuide {
      switch self {
      case .margins: view.layoutMarginsGuide
      case .safeArea: view.safeAreaLayoutGuide
      case .readable: view.readableContentGuide
      case .keyboard: view.keyboardLayoutGuide
      case .frame: view.frameLayoutGuide
      }
    }

    /// In a frame of 200 × 100 with margins of 10, 20, 30 and 40 from the top anticlockwise and a
    /// safe area of 7 at the bottom, which the margins don't follow.
    var insets: EdgeInsets {
      switch self {
      case .margins, .readable: EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      case .safeArea: EdgeInsets(top: 0, left: 0, bottom: 7, right: 0)
      case .keyboard: EdgeInsets(top: 93, left: 0, bottom: 0, right: 0)
      case .frame: .zero
      }
    }
  }

  private let root = Window(
    environment: LayoutEnvironment(
      size: CGSize(width: 200, height: 100), safeAreaInsets: EdgeInsets(bottom: 7)))
  private let scroll = scrollView()

  init() {
    root.addSubview(scroll)
    pin(scroll, to: root)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.insetsLayoutMarginsFromSafeArea = false
    scroll.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
  }

  private func expected(_ kind: Kind, at offset: CGPoint) -> CGRect {
    rect(
      offset.x + kind.insets.left, offset.y + kind.insets.top,
      200 - kind.insets.left - kind.insets.right, 100 - kind.insets.top - kind.insets.bottom)
  }

  @Test(arguments: Kind.allCases)
  func `Where a guide is, used by constraints or not, scrolled or not`(kind: Kind) {
    let reports = Reports(of: root)
    scroll.contentSize = CGSize(width: 300, height: 500)
    root.layoutIfNeeded()
    let guide = kind.guide(of: scroll)
    #expect(guide.layoutFrame == expected(kind, at: .zero))
    let view = box("view", in: scroll)
    pin(view, to: guide)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == expected(kind, at: .zero))
    #expect(view.frame == expected(kind, at: .zero))
    scroll.contentOffset = CGPoint(x: 30, y: 50)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == expected(kind, at: CGPoint(x: 30, y: 50)))
    #expect(view.frame == expected(kind, at: CGPoint(x: 30, y: 50)))
    #expect(scroll.contentSize == CGSize(width: 300, height: 500))
    #expect(reports.all.isEmpty)
    #expect(root.brokenInvariants() == [])
  }

  @Test(
    arguments: Kind.allCases)
  func `A label between a guide's edges wraps, and the content is as high as it`(kind: Kind) {
    let reports = Reports(of: root)
    let guide = kind.guide(of: scroll)
    // 3,000 × 10, and 10 more for each line.
    let label = Wrapping(line: 3000, 10, name: "label", in: scroll)
    constrain(label, .leading, .equal, guide)
    constrain(label, .trailing, .equal, guide)
    constrain(label, .top, .equal, scroll, plus: 5)
    constrain(scroll, .bottom, .equal, label, plus: 5)
    root.layoutIfNeeded()
    let width = expected(kind, at: .zero).width
    #expect(label.frame.width == width)
    let height = (3000 / width).rounded(.up) * 10
    #expect(label.frame.height == height)
    #expect(scroll.contentSize == CGSize(width: 0, height: height + 10))
    #expect(reports.all.isEmpty)
  }

  @Test(arguments: Kind.allCases)
  func `A guide that is used lets the content be as small as it is`(kind: Kind) {
    let reports = Reports(of: root)
    let view = box("view", in: scroll)
    constrain(view, .top, .equal, kind.guide(of: scroll))
    constrain(view, .left, .equal, kind.guide(of: scroll))
    let row = Content(5, 6, name: "row", in: scroll)
    pin(row, to: scroll.contentLayoutGuide)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 5, height: 6))
    #expect(reports.all.isEmpty)
  }

  @Test(arguments: Kind.allCases)
  func `Something outside meets a guide where it shows`(kind: Kind) {
    let view = box("view", in: root)
    pin(view, to: kind.guide(of: scroll))
    scroll.contentSize = CGSize(width: 300, height: 500)
    root.layoutIfNeeded()
    scroll.contentOffset = CGPoint(x: 30, y: 50)
    #expect(view.laidOut == expected(kind, at: .zero))
  }

  @Test(arguments: Kind.allCases)
  func `Tables are scroll views`(kind: Kind) {
    let table = TableView(frame: rect(0, 0, 200, 100))
    root.addSubview(table)
    table.contentInsetAdjustmentBehavior = .never
    table.insetsLayoutMarginsFromSafeArea = false
    table.layoutMargins = scroll.layoutMargins
    let view = box("view", in: table)
    pin(view, to: kind.guide(of: table))
    root.layoutIfNeeded()
    table.contentOffset = CGPoint(x: 0, y: 20)
    #expect(view.laidOut == expected(kind, at: CGPoint(x: 0, y: 20)))
    #expect(kind.guide(of: table).layoutFrame == view.frame)
  }

  @Test func `Margins that change move what is held by their guide`() {
    let view = box("view", in: scroll)
    pin(view, to: scroll.layoutMarginsGuide)
    root.layoutIfNeeded()
    scroll.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.laidOut == rect(2, 1, 194, 96))
    root.frame.size = CGSize(width: 100, height: 50)
    #expect(view.laidOut == rect(2, 1, 94, 46))
  }

  @Test func `A margin as an attribute is the content's, as an edge is`() {
    let row = Content(300, 40, name: "row", in: scroll)
    for margin in [Attribute.leftMargin, .rightMargin, .topMargin, .bottomMargin] {
      let edge: Attribute =
        switch margin {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        default: .bottom
        }
      constrain(row, edge, .equal, scroll, margin)
    }
    #expect(row.laidOut == rect(20, 10, 300, 40))
    #expect(scroll.contentSize == CGSize(width: 360, height: 80))
  }
}
