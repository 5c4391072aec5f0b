import Foundation
import Testing
import UIKit

/// Headers, footers and badges as a collection's items change.
@Suite
struct KeptViewTests {
  /// Headers of sections, and items, by numbers; what is asked for and told is noted.
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts: [Int]
    var told: [String] = []

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      told.append("?\(indexPath.section).\(indexPath.item)")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { told.append("-\(indexPath.section).\(indexPath.item)") }

    func take() -> [String] {
      defer { told = [] }
      return told
    }
  }

  static let head = UICollectionView.elementKindSectionHeader

  static func view(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [head, "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    (view.dataSource, view.delegate) = (source, source)
    view.layoutIfNeeded()
    return view
  }

  /// A layout of headers of 20 and lines of one item of 30.
  static func flow() -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 30)
    flow.headerReferenceSize = CGSize(width: 100, height: 20)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    return flow
  }

  @Test func `Headers stay with their sections as items and sections come and go`() {
    let source = Source([2, 1, 1])
    let view = Self.view(Self.flow(), source)
    #expect(source.take() == ["?0.0", "?1.0", "?2.0"])
    func headers() -> [UICollectionReusableView?] {
      (0..<view.numberOfSections).map {
        view.supplementaryView(forElementKind: Self.head, at: [$0, 0])
      }
    }
    let first = headers()
    source.counts = [3, 0, 1]
    view.performBatchUpdates {
      view.insertItems(at: [[0, 0]])
      view.deleteItems(at: [[1, 0]])
    }
    view.layoutIfNeeded()
    #expect(source.take() == [] && headers() == first)
    #expect(headers().map { $0?.frame.minY } == [0, 110, 130])
    source.counts = [1, 3]
    view.performBatchUpdates {
      view.deleteSections([1])
      view.moveSection(0, toSection: 1)
    }
    view.layoutIfNeeded()
    #expect(source.take() == ["-1.0"] && headers() == [first[2], first[0]])
    #expect(headers().map { $0?.frame.minY } == [0, 50])
    view.reloadSections([0])
    view.layoutIfNeeded()
    #expect(source.take() == ["-0.0", "?0.0"])
    source.counts = [1, 2, 3]
    view.insertSections([1])
    view.layoutIfNeeded()
    #expect(source.take() == ["?1.0"])
  }

  // "A supplementary item follows the index path of the item it's attached to": Apple's page on NSCollectionLayoutSupplementaryItem.
  @Test func `Badges go with their items`() {
    let source = Source([3])
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(30))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(10), heightDimension: .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: Self.head, alignment: .top)
    ]
    let view = Self.view(UICollectionViewCompositionalLayout(section: section), source)
    #expect(source.take().count == 4)
    func badges() -> [UICollectionReusableView?] {
      (0..<view.numberOfItems(inSection: 0)).map {
        view.supplementaryView(forElementKind: "badge", at: [0, $0])
      }
    }
    let first = badges()
    source.counts = [4]
    view.insertItems(at: [[0, 0]])
    view.layoutIfNeeded()
    #expect(source.take() == ["?0.0"] && Array(badges().dropFirst()) == first)
    #expect(badges().map { $0?.frame.minY } == [30, 60, 90, 120])
    source.counts = [3]
    view.deleteItems(at: [[0, 1]])
    view.layoutIfNeeded()
    #expect(source.take() == ["-0.1"] && Array(badges().dropFirst()) == Array(first.dropFirst()))
  }

  @Test func `An item that isn't there is neither chosen nor shown again, which is reported`() {
    let source = Source([2])
    let view = Self.view(Self.flow(), source)
    var told: [String] = []
    view.onDiagnostic = { told.append($0.message) }
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == nil && told.count == 1)
    view.reloadItems(at: [[0, 5]])
    view.layoutIfNeeded()
    #expect(told.count == 2 && view.visibleCells.count == 2)
  }

  @Test func `While items are edited, several are chosen where that is allowed then`() {
    let source = Source([3])
    let view = Self.view(Self.flow(), source)
    view.allowsMultipleSelectionDuringEditing = true
    for isEditing in [false, true] {
      view.isEditing = isEditing
      view.selectItem(at: nil, animated: false, scrollPosition: [])
      for item in [1, 2] { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
      #expect(view.indexPathsForSelectedItems == (isEditing ? [[0, 1], [0, 2]] : [[0, 2]]))
    }
  }
}
