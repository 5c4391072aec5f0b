import Foundation
import Testing
import UIKit

/// What layers of all kinds are at first, as in Core Animation, and remember.
@Suite
struct LayerMemoryTests {
  @Test func `A layer's values that nothing is drawn by`() {
    remembers(
      CALayer(), \.sublayerTransform, CATransform3DIdentity, CATransform3DMakeScale(2, 2, 1))
    remembers(CALayer(), \.fillMode, .removed, .forwards)
    remembers(CALayer(), \.magnificationFilter, .linear, .nearest)
    remembers(CALayer(), \.minificationFilter, .linear, CALayerContentsFilter(rawValue: "other"))
    let layer = CALayer()
    remembersObject(layer, \.compositingFilter, NSObject())
    #expect(layer.filters == nil && layer.backgroundFilters == nil && layer.actions == nil)
    layer.filters = ["a"]
    layer.backgroundFilters = ["b"]
    layer.actions = ["position": NSNull()]
    #expect(layer.filters as? [String] == ["a"] && layer.backgroundFilters as? [String] == ["b"])
    #expect(layer.actions?.count == 1 && layer.actions?["position"] is NSNull)
  }

  @Test func `A layer's own size is the one that it prefers, and nothing makes it draw`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(layer.preferredSize == layer.bounds.size)
    #expect(layer.preferredFrameSize() == layer.bounds.size)
    layer.setNeedsDisplay(layer.bounds)
    layer.displayIfNeeded()
    #expect(layer.contents == nil)
    #expect(layer.convertTime(3, from: CALayer()) == 3 && layer.convertTime(4, to: nil) == 4)
  }

  private final class Counting: CALayer {
    var count = 0
    override func layoutSublayers() { count += 1 }
  }

  @Test func `A layer lays out when it is asked to`() {
    let layer = Counting()
    layer.layoutIfNeeded()
    #expect(layer.count == 1)
  }

  @Test func `Layers of text`() {
    #expect(CATextLayer().string == nil && CATextLayer().font == nil)
    remembers(CATextLayer(), \.fontSize, 36, 12)
    remembers(CATextLayer(), \.foregroundColor, .white, .black)
    remembers(CATextLayer(), \.isWrapped, false, true)
    remembers(
      CATextLayer(), \.alignmentMode, .natural, CATextLayerAlignmentMode(rawValue: "center"))
    remembers(CATextLayer(), \.truncationMode, .none, CATextLayerTruncationMode(rawValue: "end"))
    remembers(CATextLayer(), \.allowsFontSubpixelQuantization, false, true)
    #expect(CATextLayerAlignmentMode.center.rawValue == "center")
    #expect(CATextLayerTruncationMode.end.rawValue == "end")
  }

  @Test func `Layers that repeat, scroll and come in tiles`() {
    remembers(CAReplicatorLayer(), \.instanceCount, 1, 3)
    remembers(
      CAReplicatorLayer(), \.instanceTransform, CATransform3DIdentity,
      CATransform3DMakeTranslation(1, 2, 3))
    remembers(CAReplicatorLayer(), \.instanceDelay, 0, 0.5)
    remembers(CAReplicatorLayer(), \.instanceColor, .white, nil)
    remembers(CAReplicatorLayer(), \.instanceAlphaOffset, 0, -0.1)
    remembers(CATiledLayer(), \.levelsOfDetail, 1, 4)
    remembers(
      CATiledLayer(), \.tileSize, CGSize(width: 256, height: 256), CGSize(width: 64, height: 64))
    let layer = CAScrollLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    layer.scroll(to: CGPoint(x: 5, y: 6))
    #expect(layer.bounds == CGRect(x: 5, y: 6, width: 30, height: 40))
    let inner = CALayer()
    let space = CATransformLayer()
    space.addSublayer(inner)
    #expect(inner.superlayer === space)
  }
}
