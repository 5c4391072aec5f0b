import Foundation
import Testing
import UIKit

/// What says which part of a layout is invalid.
@Suite
struct ContextTests {
  final class Sticky: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewFlowLayoutInvalidationContext] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateSupplementaryElements(ofKind: "head", at: [[0, 0], [1, 0]])
        contexts.append(context)
      }
      return context
    }
  }

  @Test func `A flow's context is of its own class, and names views of sections`() {
    let layout = Sticky()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = CompositionalTests.Counts([40])
    view.dataSource = source
    view.layoutIfNeeded()
    layout.contexts = []
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(layout.contexts.count == 1)
    #expect(
      layout.contexts.first?.invalidatedSupplementaryIndexPaths == ["head": [[0, 0], [1, 0]]])
    #expect(layout.contexts.first?.invalidateFlowLayoutDelegateMetrics == false)
    #expect(layout.contexts.first?.invalidateFlowLayoutAttributes == true)
  }

  @Test func `What is named adds up`() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil && !context.invalidateEverything)
    for section in 0..<2 {
      context.invalidateSupplementaryElements(ofKind: "a", at: [[section, 0]])
      context.invalidateDecorationElements(ofKind: "b", at: [[section, 1]])
    }
    #expect(context.invalidatedSupplementaryIndexPaths == ["a": [[0, 0], [1, 0]]])
    #expect(context.invalidatedDecorationIndexPaths == ["b": [[0, 1], [1, 1]]])
  }
}
