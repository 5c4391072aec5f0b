import Testing
import UIKit

/// Layers are values that code for screens sets; they make a tree.
@Suite struct LayerTests {
  /// The values are those that Core Animation's reference gives.
  @Test func `A layer begins opaque, without a border, a shadow or round corners`() {
    let layer = CALayer()
    #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds)
    #expect(layer.borderWidth == 0 && layer.cornerRadius == 0 && layer.zPosition == 0)
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.contentsScale == 1 && layer.rasterizationScale == 1 && !layer.shouldRasterize)
  }

  @Test func `Sublayers come, move and go`() {
    let (outer, first, second) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(first)
    outer.insertSublayer(second, at: 0)
    #expect(outer.sublayers == [second, first])
    first.removeFromSuperlayer()
    #expect(outer.sublayers == [second])
    #expect(first.superlayer == nil && second.superlayer === outer)
    outer.insertSublayer(first, at: 9)
    #expect(outer.sublayers == [second, first] && first.superlayer === outer)
  }

  @Test func `A layer is in one place at a time`() {
    let (outer, other, first, second) = (CALayer(), CALayer(), CALayer(), CALayer())
    outer.addSublayer(first)
    outer.addSublayer(second)
    outer.addSublayer(first)
    #expect(outer.sublayers == [second, first])
    other.addSublayer(first)
    #expect(outer.sublayers == [second] && other.sublayers == [first])
    #expect(first.superlayer === other)
  }

  // A layer of 40 × 20 whose own coordinates begin at 3, 4 and whose anchor, a quarter across and three quarters down, stands
  // at 100, 200: its point 3 + 10, 4 + 15 is there. Twice as wide about it, 1 across becomes 2.
  @Test func `Points go from layer to layer by position, anchor, bounds and transform`() {
    let (root, outer, inner) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(outer)
    outer.addSublayer(inner)
    outer.bounds = CGRect(x: 3, y: 4, width: 40, height: 20)
    outer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    outer.position = CGPoint(x: 100, y: 200)
    #expect(outer.convert(CGPoint(x: 13, y: 19), to: root) == CGPoint(x: 100, y: 200))
    #expect(outer.convert(CGPoint(x: 3, y: 4), to: root) == CGPoint(x: 90, y: 185))
    #expect(outer.convert(CGPoint(x: 90, y: 185), from: root) == CGPoint(x: 3, y: 4))
    outer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(outer.convert(CGPoint(x: 14, y: 20), to: root) == CGPoint(x: 102, y: 201))
    inner.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    inner.position = CGPoint(x: 13, y: 19)
    // Its middle is at 13, 19 of the outer one.
    #expect(inner.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 100, y: 200))
    #expect(inner.convert(CGPoint(x: 6, y: 5), to: root) == CGPoint(x: 102, y: 200))
    #expect(
      inner.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root)
        == CGRect(x: 90, y: 195, width: 20, height: 10))
    #expect(
      inner.convert(CGRect(x: 90, y: 195, width: 20, height: 10), from: root)
        == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: inner) == CGPoint(x: 1, y: 2))
  }

  @Test func `The innermost layer at a point, the front one first, hidden ones left out`() {
    let (root, back, front) = (CALayer(), CALayer(), CALayer())
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.position = CGPoint(x: 50, y: 50)
    for (layer, x) in [(back, 30), (front, 50)] as [(CALayer, CGFloat)] {
      root.addSublayer(layer)
      layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
      layer.position = CGPoint(x: x, y: 50)
    }
    #expect(root.hitTest(CGPoint(x: 20, y: 50)) === back)
    #expect(root.hitTest(CGPoint(x: 40, y: 50)) === front)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 105, y: 50)) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 40, y: 50)) === back)
    #expect(root.hitTest(CGPoint(x: 60, y: 50)) === root)
  }
}
