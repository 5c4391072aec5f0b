import Foundation
import Testing
import UIKit

/// Compositional layouts.
@Suite
struct CompositionalTests {
  /// Says how many items each section has.
  final class Counts: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    var make: (UICollectionView, IndexPath) -> UICollectionViewCell = { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { make(collectionView, indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  typealias Dimension = NSCollectionLayoutDimension

  private func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  private final class Told { var messages: [String] = [] }

  private func view(
    _ layout: UICollectionViewLayout, _ source: Counts, told: Told? = nil
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = source
    if let told { view.onDiagnostic = { told.messages.append($0.message) } }
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test func `A grid: shares of the width, spacings, insets`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = .init(top: 20, leading: 10, bottom: 30, trailing: 10)
    let source = Counts([4])
    let view = view(UICollectionViewCompositionalLayout(section: section), source)
    // 300 − 20 is 280; three of 260 / 3 with 10 between them.
    let width = CGFloat(260) / 3
    let found = frames(view)
    #expect(found.map(\.minY) == [20, 20, 20, 75])
    #expect(found.allSatisfy { abs($0.width - width) < 1e-9 && $0.height == 50 })
    #expect(abs(found[1].minX - (20 + width)) < 1e-9 && found[3].minX == 10)
    // 20, two groups with 5 between them, 30.
    #expect(view.contentSize == CGSize(width: 300, height: 155))
  }

  @Test func `Parts come again while there is room, and groups may be parts`() {
    let large = item(.fractionalWidth(0.5), .fractionalHeight(1))
    large.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, column])
    let source = Counts([4])
    let view = view(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    #expect(
      frames(view) == [
        CGRect(x: 2, y: 2, width: 146, height: 146), CGRect(x: 150, y: 0, width: 150, height: 75),
        CGRect(x: 150, y: 75, width: 150, height: 75),
        CGRect(x: 2, y: 152, width: 146, height: 146),
      ])
  }

  @Test func `Flexible spacing takes what is left`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.absolute(80), .fractionalHeight(1))])
    group.interItemSpacing = .flexible(10)
    let source = Counts([3])
    let view = view(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    // 300 − 3 · 80 is 60, halved.
    #expect(frames(view).map(\.minX) == [0, 110, 220])
  }

  @Test func `Headers and footers stand outside the insets above and below`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 10, leading: 20, bottom: 10, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [
      header,
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(100), .absolute(20)), elementKind: "footer",
        alignment: .bottomTrailing),
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let source = Counts([20, 1])
    let view = view(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), source)
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(frame("header", 0) == CGRect(x: 20, y: 0, width: 260, height: 30))
    #expect(frames(view).first == CGRect(x: 20, y: 40, width: 260, height: 50))
    // 30 + 10 + 20 · 50 + 10 is 1050; the footer ends where the insets begin.
    #expect(frame("footer", 0) == CGRect(x: 180, y: 1050, width: 100, height: 20))
    #expect(frame("header", 1)?.minY == 1077)
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    #expect(frame("header", 0)?.minY == 500)
    view.contentOffset.y = 1060
    view.layoutIfNeeded()
    // It goes with the end of its section.
    #expect(frame("header", 0)?.minY == 1040)
  }

  @Test func `Estimated heights become those that the cells ask for`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      subitems: [item(.fractionalWidth(1), .estimated(30))])
    let source = Counts([3])
    source.make = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        inner.heightAnchor.constraint(equalToConstant: CGFloat(40 + 10 * path.item)),
      ])
      return cell
    }
    let view = view(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    #expect(frames(view).map(\.minY) == [0, 40, 90])
    #expect(
      frames(view).map(\.height) == [40, 50, 60] && frames(view).allSatisfy { $0.width == 300 })
    #expect(view.contentSize.height == 150)
  }

  @Test func `A section across is as high as its groups, and is scrolled by itself`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(80)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let row = NSCollectionLayoutSection(group: group)
    row.orthogonalScrollingBehavior = .continuous
    row.interGroupSpacing = 10
    row.contentInsets = .init(top: 0, leading: 15, bottom: 0, trailing: 15)
    let source = Counts([5, 1])
    let layout = UICollectionViewCompositionalLayout { _, environment in
      #expect(environment.container.contentSize == CGSize(width: 300, height: 400))
      return row
    }
    let view = view(layout, source)
    #expect(frames(view).map(\.minX) == [15, 225, 435, 645, 855])
    #expect(view.contentSize == CGSize(width: 300, height: 160))
    #expect(frames(view, 1).first?.minY == 80)
    #expect(view.visibleCells.count == 3)
    view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .left, animated: false)
    view.layoutIfNeeded()
    #expect(frames(view).map(\.minX) == [-405, -195, 15, 225, 435])
    #expect(view.contentOffset == .zero)
  }

  @Test func `Badges stand at their items, and backgrounds behind their sections`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let one = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(100)), subitems: [one])
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [.background(elementKind: "back")]
    section.contentInsets = .init(top: 30, leading: 30, bottom: 30, trailing: 30)
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let source = Counts([1])
    let view = view(layout, source)
    let place = view.layoutAttributesForSupplementaryElement(
      ofKind: "badge", at: IndexPath(item: 0, section: 0))
    // At the corner 130, 30, half of its 20 further out.
    #expect(place?.frame == CGRect(x: 120, y: 20, width: 20, height: 20))
    let back = layout.layoutAttributesForDecorationView(
      ofKind: "back", at: IndexPath(item: 0, section: 0))
    #expect(back?.frame == CGRect(x: 0, y: 0, width: 300, height: 160))
    // Neither another kind of background, nor something else of the same name.
    for kind in ["badge", "front"] {
      let path = IndexPath(item: 0, section: 0)
      #expect(layout.layoutAttributesForDecorationView(ofKind: kind, at: path) == nil)
    }
  }

  @Test func `Lists: rows as wide as the collection, and as high as their content`() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let source = Counts([2])
    source.make = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      var content = UIListContentConfiguration.cell()
      content.image = UIImage(size: CGSize(width: 10, height: 50))
      cell.contentConfiguration = content
      return cell
    }
    let view = view(layout, source)
    // 16 from the sides; 50 with 11 above and below.
    #expect(
      frames(view) == [
        CGRect(x: 16, y: 17.5, width: 268, height: 72),
        CGRect(x: 16, y: 89.5, width: 268, height: 72),
      ])
  }

  @Test func `Without a section, or with parts that take no room, it comes to an end`() {
    let source = Counts([3, 3])
    let told = Told()
    let view = view(UICollectionViewCompositionalLayout { _, _ in nil }, source, told: told)
    #expect(view.visibleCells.isEmpty && view.contentSize.height == 0)
    #expect(told.messages.count == 2)
    let empty = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(0), .absolute(0)), subitems: [])
    let other = self.view(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: empty)), source)
    #expect(other.visibleCells.isEmpty)
    let bad = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(.nan), .absolute(-5)),
      subitems: [item(.absolute(.infinity), .absolute(0))])
    let third = self.view(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: bad)), source,
      told: told)
    #expect(third.contentSize.height == 0)
    #expect(told.messages.last?.contains("can't be") == true)
  }
}
