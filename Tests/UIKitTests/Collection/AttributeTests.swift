import Foundation
import Testing
import UIKit

/// Attributes of layouts, and the order in which the views stand that they are of.
@Suite
struct AttributeTests {
  // UIKit's documentation: the frame sets the middle and the size, and these the frame; a size has the middle stay.
  @Test func `The size leaves the middle where it is`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(attributes.center == CGPoint(x: 60, y: 45) && attributes.size.width == 100)
    attributes.size = CGSize(width: 40, height: 30)
    #expect(attributes.frame == CGRect(x: 40, y: 30, width: 40, height: 30))
    attributes.bounds = CGRect(x: 0, y: 0, width: 60, height: 50)
    #expect(attributes.frame == CGRect(x: 30, y: 20, width: 60, height: 50))
    attributes.center = CGPoint(x: 0, y: 0)
    #expect(attributes.frame == CGRect(x: -30, y: -25, width: 60, height: 50))
    // In either order.
    let other = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    other.center = CGPoint(x: 100, y: 100)
    other.size = CGSize(width: 20, height: 10)
    #expect(other.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
    #expect(other.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  final class Background: UICollectionReusableView {}

  @Test func `What lies behind stays behind what comes later`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "back")
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.backgroundView = UIView()
    func backs() -> [Int] {
      view.subviews.indices.filter {
        view.subviews[$0] is Background && !view.subviews[$0].isHidden
      }
    }
    func cells() -> [Int] {
      view.subviews.indices.filter {
        view.subviews[$0] is UICollectionViewCell && !view.subviews[$0].isHidden
      }
    }
    var source = CompositionalTests.Counts([4])
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(backs().count == 1 && cells().count == 4)
    source = CompositionalTests.Counts([2, 2, 2])
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(backs().count == 3 && cells().count == 6)
    #expect(backs().allSatisfy { back in cells().allSatisfy { back < $0 } })
    #expect(view.subviews.first === view.backgroundView)
  }

  private final class Told: NSObject, UICollectionViewDelegate {
    var list: [String] = []

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { list.append("+\(elementKind)\(indexPath.section)") }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { list.append("-\(elementKind)\(indexPath.section)") }
  }

  @Test func `The delegate is told of headers that come and go`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [PinnedItemTests.item("h", .top, isPinned: false)]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "h", withReuseIdentifier: "view")
    let (source, told) = (CompositionalTests.Counts([1, 1]), Told())
    view.dataSource = source
    view.delegate = told
    view.layoutIfNeeded()
    #expect(told.list == ["+h0"])
    // Each section is 230 high.
    view.contentOffset.y = 230
    view.layoutIfNeeded()
    #expect(told.list == ["+h0", "-h0", "+h1"])
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(told.list == ["+h0", "-h0", "+h1", "-h1", "+h0"])
  }

  @Test func `Cells are told that the collection is edited`() throws {
    let source = CompositionalTests.Counts([1])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = try #require(view.visibleCells.first as? UICollectionViewListCell)
    let grip = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.accessories = [
      .customView(
        configuration: .init(customView: grip, placement: .trailing(displayed: .whenEditing)))
    ]
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isEditing) }
    view.layoutIfNeeded()
    #expect(grip.isHidden && cell.contentView.frame.width == 300 && states == [false])
    view.isEditing = true
    view.layoutIfNeeded()
    #expect(!grip.isHidden && cell.contentView.frame.width < 280)
    #expect(cell.configurationState.isEditing && states == [false, true])
    view.isEditing = false
    view.layoutIfNeeded()
    #expect(grip.isHidden && cell.contentView.frame.width == 300)
  }
}
