import Testing
import UIKit

/// Layers are values that code for screens sets; they make a tree.
@Suite struct LayerTests {
  /// The values are those that Core Animation's reference gives.
  @Test("A layer begins opaque, without a border, a shadow or round corners")
  func defaults() {
    let layer = CALayer()
    #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds)
    #expect(layer.borderWidth == 0 && layer.cornerRadius == 0 && layer.zPosition == 0)
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.contentsScale == 1 && layer.rasterizationScale == 1 && !layer.shouldRasterize)
  }

  @Test func sublayers() {
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

  @Test("A layer is in one place at a time")
  func moves() {
    let (outer, other, first, second) = (CALayer(), CALayer(), CALayer(), CALayer())
    outer.addSublayer(first)
    outer.addSublayer(second)
    outer.addSublayer(first)
    #expect(outer.sublayers == [second, first])
    other.addSublayer(first)
    #expect(outer.sublayers == [second] && other.sublayers == [first])
    #expect(first.superlayer === other)
  }
}
