import Foundation
import Testing
import ViewTree

/// Frames against the rectangles that constraints speak of.
@Suite struct AlignmentTests {
  /// A view with something outside of its alignment rectangle.
  private final class Badged: View {
    var insets = EdgeInsets.zero
    var size = CGSize(width: -1, height: -1)

    convenience init(_ insets: EdgeInsets, in superview: View) {
      self.init(frame: .zero)
      self.insets = insets
      translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(self)
    }

    override var alignmentRectInsets: EdgeInsets { insets }
    override var intrinsicContentSize: CGSize { size }
  }

  private let container = window(100, 100)
  private let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test func `The frame reaches beyond the edges that are pinned`() {
    let view = Badged(EdgeInsets(top: 10, left: 10, bottom: 10, right: 10), in: container)
    pin(view, to: container)
    container.layoutIfNeeded()
    #expect(view.frame == rect(-10, -10, 120, 120))
  }

  @Test func `The two conversions are inverses`() {
    let view = Badged(insets, in: container)
    let frame = rect(10, 20, 30, 40)
    #expect(view.alignmentRect(forFrame: frame) == rect(12, 21, 24, 36))
    #expect(view.frame(forAlignmentRect: rect(12, 21, 24, 36)) == frame)
  }

  @Test func `Sizes, and content's, are those of the alignment rectangle`() {
    let view = Badged(insets, in: container)
    view.size = CGSize(width: 20, height: 30)
    constrain(view, .left, .equal, container)
    constrain(view, .top, .equal, container)
    container.layoutIfNeeded()
    #expect(view.frame == rect(-2, -1, 26, 34))
  }

  @Test func `Subviews are placed in the frame, and pinned to the alignment rectangle`() {
    let view = Badged(insets, in: container)
    place(view, 10, 10, 50, 50)
    let child = box(in: view)
    pin(child, to: view)
    let grandchild = box(in: child)
    constrain(grandchild, .left, .equal, container)
    constrain(grandchild, .top, .equal, container)
    constrain(grandchild, .right, .equal, view)
    constrain(grandchild, .height, .equal, view)
    container.layoutIfNeeded()
    #expect(view.frame == rect(8, 9, 56, 54))
    #expect(child.frame == rect(2, 1, 50, 50))
    // The container's corner, from the child's at 10, 10.
    #expect(grandchild.frame == rect(-10, -10, 60, 50))
  }

  @Test func `Insets changed later count after an invalidation`() {
    let view = Badged(.zero, in: container)
    pin(view, to: container)
    let child = box(in: view)
    pin(child, to: view)
    container.layoutIfNeeded()
    view.insets = insets
    view.invalidateIntrinsicContentSize()
    container.layoutIfNeeded()
    #expect(view.frame == rect(-2, -1, 106, 104))
    #expect(child.frame == rect(2, 1, 100, 100))
    #expect(container.brokenInvariants() == [])
  }

  /// Of such a view only the corner counts, which has no variables in the rows.
  @Test(arguments: ["a subview", "a guide", "a subview's subview"])
  func `What is inside follows other insets of a view that its frame places`(item: String) {
    let view = Badged(.zero, in: container)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect(10, 20, 50, 60)
    let (child, guide, middle) = (View(), LayoutGuide(), View())
    let outer = item == "a subview's subview" ? middle : view
    if outer === middle { view.addSubview(middle) }
    outer.addSubview(child)
    outer.addLayoutGuide(guide)
    child.translatesAutoresizingMaskIntoConstraints = false
    middle.frame = rect(5, 6, 30, 30)
    if item == "a guide" {
      constrain(guide, .left, .equal, view)
      constrain(guide, .top, .equal, view)
    } else {
      constrain(child, .left, .equal, view)
      constrain(child, .top, .equal, view)
    }
    for insets in [.zero, insets, EdgeInsets(top: 7, left: 8, bottom: 0, right: 0), .zero] {
      view.insets = insets
      view.invalidateIntrinsicContentSize()
      container.layoutIfNeeded()
      var corner = CGPoint(x: insets.left, y: insets.top)
      if outer === middle { corner = CGPoint(x: corner.x - 5, y: corner.y - 6) }
      #expect((item == "a guide" ? guide.layoutFrame : child.frame).origin == corner)
      #expect(container.brokenInvariants() == [])
    }
  }

  @Test func `A frame that stands for constraints is a frame`() {
    let view = Badged(insets, in: container)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect(10, 10, 40, 40)
    let follower = box(in: container)
    pin(follower, to: view)
    container.layoutIfNeeded()
    #expect(view.frame == rect(10, 10, 40, 40))
    #expect(follower.frame == rect(12, 11, 34, 36))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    container.frame.size = CGSize(width: 110, height: 130)
    container.layoutIfNeeded()
    #expect(view.frame == rect(10, 40, 50, 40))
    #expect(follower.frame == rect(12, 41, 44, 36))
  }

  /// Insets of 2 + 4 and 1 + 3: of what is smaller nothing is left, which contradicts nothing.
  @Test(arguments: [0, 1, 3, 4, 5, 6, 7, 40])
  func `A frame that is smaller than its insets has an alignment rectangle of size 0`(
    length: Double
  ) {
    let reports = Reports(of: container)
    let view = Badged(insets, in: container)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect(10, 10, length, length)
    let follower = box(in: container)
    pin(follower, to: view)
    let beside = box(in: container)
    constrain(beside, .left, .equal, view, .right)
    constrain(beside, .top, .equal, view, .bottom)
    constrain(beside, .width, .equal, view)
    constrain(beside, .height, .equal, view)
    container.layoutIfNeeded()
    let (width, height) = (max(0, length - 6), max(0, length - 4))
    #expect(view.frame == rect(10, 10, length, length))
    #expect(follower.frame == rect(12, 11, width, height))
    #expect(beside.frame == rect(12 + width, 11 + height, width, height))
    #expect(reports.all.isEmpty)
    #expect(container.brokenInvariants() == [])
  }

  @Test(arguments: [true, false])
  func `A root's own insets`(translates: Bool) {
    let root = Badged(insets, in: container)
    root.removeFromSuperview()
    root.translatesAutoresizingMaskIntoConstraints = translates
    root.frame = rect(0, 0, 50, 50)
    let child = box(in: root)
    pin(child, to: root)
    // With the insets' 6 and 4 a frame of 50 × 50.
    if !translates {
      constrain(child, .width, plus: 44)
      constrain(child, .height, plus: 46)
    }
    root.layoutIfNeeded()
    #expect(root.frame == rect(0, 0, 50, 50))
    #expect(child.frame == rect(2, 1, 44, 46))
  }

  @Test(arguments: [0, 3, 5])
  func `A root that is smaller than its insets has nothing inside`(length: Double) {
    let root = Badged(insets, in: container)
    root.removeFromSuperview()
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame = rect(0, 0, length, length)
    var kinds: [LayoutDiagnostic.Kind] = []
    root.onDiagnostic = { kinds.append($0.kind) }
    let child = box(in: root)
    pin(child, to: root)
    root.layoutIfNeeded()
    #expect(child.frame == rect(2, 1, 0, max(0, length - 4)))
    #expect(kinds.isEmpty)
  }

  @Test func `A measured size is that of the frame`() {
    let view = Badged(insets, in: container)
    constrain(view, .width, plus: 20)
    pin(Content(10, 30, in: view), to: view)
    #expect(
      view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 26, height: 34))
  }

  /// A view that overrides the conversions, and not the insets.
  private final class Converting: View {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - 7)
    }
  }

  @Test func `Insets are found where only the conversions are overridden`() {
    let view = Converting()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    pin(view, to: container)
    container.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 100, 107))
  }

  @Test func `Numbers that can't be computed with count as 0`() {
    let view = Badged(
      EdgeInsets(top: .nan, left: .infinity, bottom: 1e300, right: 0), in: container)
    pin(view, to: container)
    container.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 100, 100))
  }
}
