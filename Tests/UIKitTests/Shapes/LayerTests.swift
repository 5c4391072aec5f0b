import Testing
import UIKit

/// Layers are values that code for screens sets; they make a tree.
@Suite struct LayerTests {
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
