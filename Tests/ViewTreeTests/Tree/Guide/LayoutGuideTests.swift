import Foundation
import Testing
import ViewTree

@Suite struct LayoutGuideTests {
  private let root = window(300, 200)

  @Test func `A new guide is empty and nobody's`() {
    let guide = LayoutGuide()
    #expect(guide.identifier == "")
    #expect(guide.owningView == nil)
    #expect(guide.layoutFrame == .zero)
  }

  @Test func `A guide has one owner, and moves`() {
    let a = box(in: root)
    let b = box(in: root)
    let guide = LayoutGuide()
    a.addLayoutGuide(guide)
    a.addLayoutGuide(guide)
    #expect(a.layoutGuides.count == 1)
    let width = constrain(guide, .width, plus: 10)
    b.addLayoutGuide(guide)
    #expect(a.layoutGuides.isEmpty)
    #expect(guide.owningView === b)
    #expect(!width.isActive)
    a.removeLayoutGuide(guide)
    #expect(guide.owningView === b)
    guide.owningView = a
    #expect(b.layoutGuides.isEmpty)
    guide.owningView = nil
    #expect(a.layoutGuides.isEmpty)
  }

  @Test func `A guide is laid out in its owner's coordinates`() {
    let outer = box(in: root)
    place(outer, 50, 20, 200, 100)
    let guide = LayoutGuide()
    outer.addLayoutGuide(guide)
    pin(guide, to: root, inset: 10)
    let view = box(in: outer)
    pin(view, to: guide, inset: 1)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(-40, -10, 280, 180))
    #expect(view.frame == rect(-39, -9, 278, 178))
  }

  @Test func `Removing a guide takes its constraints along`() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let view = box(in: root)
    constrain(guide, .width, plus: 30)
    constrain(view, .width, .equal, guide)
    constrain(view, .height, plus: 5)
    #expect(view.laidOut.width == 30)
    root.removeLayoutGuide(guide)
    #expect(root.constraints.isEmpty)
    #expect(view.laidOut.size == CGSize(width: 0, height: 5))
  }

  @Test func `The owner is told when the guide's frame changes`() {
    final class Counting: View {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let owner = Counting()
    root.addSubview(owner)
    let guide = LayoutGuide()
    owner.addLayoutGuide(guide)
    let width = constrain(guide, .width, plus: 30)
    root.layoutIfNeeded()
    let count = owner.layouts
    width.constant = 40
    root.layoutIfNeeded()
    #expect(owner.layouts == count + 1)
    #expect(guide.layoutFrame.width == 40)
  }

  @Test func `A guide outlives its owner, and can be used again`() {
    let guide = LayoutGuide()
    var constraint: LayoutConstraint?
    do {
      let owner = box()
      owner.addLayoutGuide(guide)
      constraint = constrain(guide, .width, plus: 30)
      owner.layoutIfNeeded()
      #expect(guide.layoutFrame.width == 30)
    }
    #expect(guide.owningView == nil)
    #expect(constraint?.isActive == false)
    root.addLayoutGuide(guide)
    constraint?.isActive = true
    constraint?.constant = 50
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 50)
  }
}
