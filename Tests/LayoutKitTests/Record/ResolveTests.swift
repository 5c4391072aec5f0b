import Foundation
import LayoutKit
import Testing

/// Statements and the constraints that they come to.
@Suite struct ResolveTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    let build: @Sendable (ConstraintMaker, View) -> Void

    init(
      _ name: String, _ lines: String...,
      build: @escaping @Sendable (_ make: ConstraintMaker, _ v: View) -> Void
    ) {
      testDescription = name
      self.lines = lines
      self.build = build
    }
  }

  static let targets = [
    Case("a set comes apart in canonical order", "left == superview.left", "top == superview.top") {
      make, _ in
      make.top.left.equalTo(0)
    },
    Case("naming twice is naming once", "left == superview.left") { make, _ in
      make.left.left.equalToSuperview()
    },
    Case("a view stands for its same attribute", "left == target.left") { make, v in
      make.left.equalTo(v)
    },
    Case("a number counts from the superview", "left == superview.left + 10") { make, _ in
      make.left.equalTo(10)
    },
    Case("a number is a dimension", "width == 50") { make, _ in make.width.equalTo(50) },
    Case(
      "centers against a number count from the middle", "centerX == superview.centerX + 3",
      "centerY == superview.centerY + 3"
    ) { make, _ in make.center.equalTo(3) },
    Case(
      "centers against a point likewise", "centerX == superview.centerX + 1",
      "centerY == superview.centerY - 2"
    ) { make, _ in make.center.equalTo(CGPoint(x: 1, y: -2)) },
    Case(
      "baselines against a number", "firstBaseline == superview.firstBaseline + 10"
    ) { make, _ in make.firstBaseline.equalTo(10) },
    Case(
      "edges against a number shift", "left == superview.left + 5",
      "right == superview.right + 5", "top == superview.top + 5", "bottom == superview.bottom + 5"
    ) { make, _ in make.edges.equalTo(5) },
    Case(
      "edges against insets", "left == superview.left + 2", "right == superview.right - 4",
      "top == superview.top + 1", "bottom == superview.bottom - 3"
    ) { make, _ in make.edges.equalTo(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
    Case(
      "directional edges against directional insets", "top == superview.top + 1",
      "bottom == superview.bottom - 3", "leading == superview.leading + 2",
      "trailing == superview.trailing - 4"
    ) { make, _ in
      make.directionalEdges.equalTo(
        DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    Case("size against a size", "width == 30", "height == 40") { make, _ in
      make.size.equalTo(CGSize(width: 30, height: 40))
    },
    Case("size against a view", "width == target.width", "height == target.height") { make, v in
      make.size.equalTo(v)
    },
    Case(
      "width and height against one dimension", "width == target.width", "height == target.width"
    ) { make, v in make.width.height.equalTo(v.layout.width) },
    Case("several locations against one", "left == target.centerX", "right == target.centerX") {
      make, v in make.left.right.equalTo(v.layout.centerX)
    },
    Case("one edge group within another", "left == target.left", "right == target.right") {
      make, v in make.horizontalEdges.equalTo(v.layout.edges)
    },
    Case("each of a set meets its like", "top == target.top", "centerX == target.centerX") {
      make, v in
      make.attributes([.top, .centerX]).equalTo(v.layout.attributes([.centerX, .width, .top]))
    },
    Case("one of a set, one on the other side", "left == target.right") { make, v in
      make.attributes(.left).equalTo(v.layout.right)
    },
    Case("a point for a corner", "left == superview.left + 3", "top == superview.top + 4") {
      make, _ in make.attributes([.left, .top]).equalTo(CGPoint(x: 3, y: 4))
    },
    Case(
      "relations", "width <= 10", "width >= 2", "top <= superview.top", "bottom >= target.bottom"
    ) { make, v in
      make.width.lessThanOrEqualTo(10)
      make.width.greaterThanOrEqualTo(2)
      make.top.lessThanOrEqualToSuperview()
      make.bottom.greaterThanOrEqualTo(v)
    },
  ]

  static let insets = [
    Case(
      "edges", "left == superview.left + 10", "right == superview.right - 10",
      "top == superview.top + 10", "bottom == superview.bottom - 10",
      "leading == superview.leading + 10", "trailing == superview.trailing - 10"
    ) { make, _ in
      make.edges.directionalEdges.equalToSuperview().inset(10)
    },
    Case("width and height twice", "width == superview.width - 20", "height == 30") { make, _ in
      make.width.equalToSuperview().inset(10)
      make.height.equalTo(50).inset(10)
    },
    Case("centers stay", "centerX == superview.centerX", "centerY == superview.centerY") {
      make, _ in make.center.equalToSuperview().inset(10)
    },
    Case(
      "baselines like top and bottom", "lastBaseline == superview.lastBaseline - 10",
      "firstBaseline == superview.firstBaseline + 10"
    ) { make, _ in make.firstBaseline.lastBaseline.equalToSuperview().inset(10) },
    Case(
      "each side by its own", "left == superview.left + 2", "bottom == superview.bottom - 3",
      "width == superview.width - 6", "height == superview.height - 4",
      "centerX == superview.centerX - 1", "centerY == superview.centerY - 1"
    ) { make, _ in
      make.left.bottom.size.center.equalToSuperview()
        .inset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    Case("the sign is that of what is read", "top == target.bottom - 8") { make, v in
      make.top.equalTo(v.layout.bottom).inset(8)
    },
    Case("and so for the near edge", "bottom == target.top + 8") { make, v in
      make.bottom.equalTo(v.layout.top).inset(8)
    },
    Case("a middle that is read stays", "left == target.centerX", "right == target.centerX") {
      make, v in make.left.right.equalTo(v.layout.centerX).inset(8)
    },
    Case(
      "left and right for leading and trailing, by direction",
      "leading == superview.leading + 2 (RTL 4)", "trailing == superview.trailing - 4 (RTL -2)"
    ) { make, _ in
      make.directionalHorizontalEdges.equalToSuperview().inset(EdgeInsets(left: 2, right: 4))
    },
    Case(
      "leading and trailing for left and right, by direction",
      "left == superview.left + 2 (RTL 4)", "right == superview.right - 4 (RTL -2)",
      "centerX == superview.centerX - 1 (RTL 1)"
    ) { make, _ in
      make.left.right.centerX.equalToSuperview()
        .inset(DirectionalEdgeInsets(leading: 2, trailing: 4))
    },
    // A row that names leading is mirrored as a whole, so that a shift to the right counts back.
    Case("leading against a center", "leading == target.centerX - 1 (RTL 1)") { make, v in
      make.leading.equalTo(v.layout.centerX).inset(EdgeInsets(left: 2, right: 4))
    },
    Case("a center against leading", "centerX == target.leading + 2 (RTL 4)") { make, v in
      make.centerX.equalTo(v.layout.leading).inset(EdgeInsets(left: 2, right: 4))
    },
    Case("at most to 16 before the edge", "trailing <= superview.trailing - 16") { make, _ in
      make.trailing.lessThanOrEqualToSuperview().inset(16)
    },
    Case(
      "an inequality is as written on every edge", "left >= superview.left + 10",
      "right >= superview.right - 10", "top >= superview.top + 10",
      "bottom >= superview.bottom - 10"
    ) { make, _ in make.edges.greaterThanOrEqualToSuperview().inset(10) },
    Case(
      "and with insets as a target", "leading <= superview.leading + 2 (RTL 4)",
      "trailing <= superview.trailing - 4 (RTL -2)"
    ) { make, _ in
      make.attributes([.leading, .trailing]).lessThanOrEqualTo(EdgeInsets(left: 2, right: 4))
    },
    Case(
      "and on what is no edge", "width <= superview.width - 20",
      "lastBaseline <= superview.lastBaseline - 10"
    ) { make, _ in make.width.lastBaseline.lessThanOrEqualToSuperview().inset(10) },
  ]

  static let containments = [
    Case(
      "edges", "left >= superview.left", "right <= superview.right", "top >= superview.top",
      "bottom <= superview.bottom"
    ) { make, _ in make.edges.containedInSuperview() },
    Case(
      "by an inset", "top >= target.top + 10", "bottom <= target.bottom - 10",
      "leading >= target.leading + 10", "trailing <= target.trailing - 10"
    ) { make, v in make.directionalEdges.containedIn(v).inset(10) },
    Case(
      "by insets", "left >= superview.left + 2", "right <= superview.right - 4",
      "top >= superview.top + 1", "bottom <= superview.bottom - 3"
    ) { make, _ in
      make.edges.containedInSuperview().inset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    Case(
      "one side, a size, baselines", "trailing <= superview.trailing - 16",
      "width <= target.width - 10", "height <= target.height - 10",
      "lastBaseline <= target.lastBaseline", "firstBaseline >= target.firstBaseline"
    ) { make, v in
      make.trailing.containedInSuperview().inset(16)
      make.size.containedIn(v).inset(5)
      make.firstBaseline.lastBaseline.containedIn(v)
    },
    Case("a guide and margins", "left >= target.left", "right <= target.rightMargin - 3") {
      make, v in
      make.left.containedIn(v.layoutMarginsGuide)
      make.edges(excluding: [.left, .top, .bottom]).containedIn(v.layout.margins).inset(3)
    },
  ]

  static let amounts = [
    Case("offset is as written", "right <= superview.right - 10", "width == target.width + 4") {
      make, v in
      make.right.lessThanOrEqualToSuperview().offset(-10)
      make.width.equalTo(v).offset(4)
    },
    Case("offsets and insets add up", "right == superview.right + 8") { make, _ in
      make.right.equalToSuperview().offset(10).inset(3).offset(1)
    },
    Case("a number and an offset add up", "width == 60", "left == superview.left + 7") {
      make, _ in
      make.width.equalTo(50).offset(10)
      make.left.equalTo(10).offset(-3)
    },
    Case(
      "an offset by a point", "centerX == superview.centerX + 1",
      "centerY == superview.centerY + 2"
    ) { make, _ in make.center.equalToSuperview().offset(CGPoint(x: 1, y: 2)) },
    Case("an offset by a size", "width == target.width + 1", "height == target.height + 2") {
      make, v in make.size.equalTo(v).offset(CGSize(width: 1, height: 2))
    },
    Case(
      "an offset by insets, as written", "left == superview.left + 2",
      "right == superview.right + 4", "top >= superview.top + 1", "bottom >= superview.bottom + 3"
    ) { make, _ in
      make.horizontalEdges.equalToSuperview().offset(EdgeInsets(left: 2, right: 4))
      make.verticalEdges.greaterThanOrEqualToSuperview().offset(EdgeInsets(top: 1, bottom: 3))
    },
    // Where one reads leftwards, 2 towards the trailing edge are 2 to the left.
    Case(
      "an offset by directional insets", "left == superview.left + 2 (RTL -4)",
      "leading == superview.leading + 2", "trailing == superview.trailing + 4"
    ) { make, _ in
      make.edges(excluding: [.right, .top, .bottom]).equalToSuperview()
        .offset(DirectionalEdgeInsets(leading: 2, trailing: 4))
      make.directionalHorizontalEdges.equalToSuperview()
        .offset(DirectionalEdgeInsets(leading: 2, trailing: 4))
    },
    Case("multiplied", "width == 0.5 * target.width + 3") { make, v in
      make.width.equalTo(v).offset(3).multipliedBy(0.5)
    },
    Case("factors multiply", "width == 1.5 * target.height") { make, v in
      make.width.equalTo(v.layout.height).multipliedBy(3).dividedBy(2)
    },
    Case("a dimension times nothing", "width == 0 * target.width + 4") { make, v in
      make.width.equalTo(v).multipliedBy(0).offset(4)
    },
    Case("a location times a negative", "right == -1 * target.left") { make, v in
      make.right.equalTo(v.layout.left).multipliedBy(-1)
    },
    Case(
      "priorities by name, number and arithmetic", "width == 1", "width == 2 @750",
      "width == 3 @500", "width == 4 @250", "width == 5 @749", "width == 6 @250.5",
      "width == 7 @1", "width == 8 @999.5"
    ) { make, _ in
      make.width.equalTo(1).priority(.required)
      make.width.equalTo(2).priority(.high)
      make.width.equalTo(3).priority(.medium)
      make.width.equalTo(4).priority(.low)
      make.width.equalTo(5).priority(.high - 1)
      make.width.equalTo(6).priority(.low + 0.5)
      make.width.equalTo(7).priority(1)
      make.width.equalTo(8).priority(999.5)
    },
  ]

  @Test(arguments: targets) func `Resolves targets`(_ row: Case) { check(row) }
  @Test(arguments: containments) func `Resolves containments`(_ row: Case) { check(row) }
  @Test(arguments: insets) func `Resolves insets`(_ row: Case) { check(row) }
  @Test(arguments: amounts) func `Resolves amounts`(_ row: Case) { check(row) }

  private func check(_ row: Case) {
    let other = View()
    #expect(resolved { row.build($0, other) } == row.lines)
  }
}
