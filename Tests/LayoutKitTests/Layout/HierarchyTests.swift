import Foundation
import LayoutKit
import Testing

/// Who holds a constraint: the closest view that is above both items, or is one of them.
@Suite struct HierarchyTests {
  let stage = Stage()

  @Test func `A dimension against a number is held by the view itself`() {
    #expect(holders { $0.size.equalTo(CGSize(width: 1, height: 2)) } == ["a", "a"])
  }

  @Test func `A view against itself is held by the view`() {
    #expect(holders { $0.width.equalTo(stage.a.layout.height).multipliedBy(2) } == ["a"])
  }

  @Test func `A location against a number is held by the superview`() {
    #expect(holders { $0.left.equalTo(10) } == ["window"])
  }

  @Test func `Siblings, cousins, ancestors`() {
    stage.b.addSubview(stage.a)
    stage.b.addSubview(stage.c)
    #expect(holders { $0.left.equalTo(stage.c) } == ["b"])
    #expect(holders { $0.left.equalTo(stage.d) } == ["window"])
    #expect(holders { $0.left.equalTo(stage.window) } == ["window"])
    #expect(holders { $0.left.equalTo(stage.b) } == ["b"])
  }

  @Test func `A superview may be constrained to its child`() {
    stage.a.addSubview(stage.b)
    #expect(holders { $0.right.equalTo(stage.b) } == ["a"])
  }

  @Test func `A guide counts as its owner, on either side`() {
    #expect(holders { $0.left.equalTo(stage.guide) } == ["window"])
    let made = stage.guide.layout.make {
      $0.left.equalTo(stage.a)
      $0.right.equalToSuperview()
      $0.width.lessThanOrEqualTo(10)
    }
    #expect(
      made.lines == ["guide.left == a.left", "guide.right == window.right", "guide.width <= 10"])
    #expect(made.compactMap(\.holder?.name) == ["window", "window", "window"])
  }

  @Test func `A root without superview can be given a size`() {
    let root = View()
    root.name = "root"
    let made = root.layout.make { $0.size.equalTo(CGSize(width: 10, height: 20)) }
    #expect(made.compactMap(\.holder?.name) == ["root", "root"])
  }

  private func holders(_ build: (ConstraintMaker) -> Void) -> [String] {
    stage.a.layout.make(build).map { $0.holder?.name ?? "nobody" }
  }
}
