import Foundation
import Testing
import UIKit

/// Groups of the program's own making, repeated ones, and headers of a whole layout.
@Suite struct CustomGroupTests {
  typealias Dimension = NSCollectionLayoutDimension

  private func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func view(
    _ layout: UICollectionViewLayout, _ source: CompositionalTests.Counts
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test func `Items stand where a closure puts them in the group, one group after the other`() {
    var rooms: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      rooms.append(environment.container.effectiveContentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 5, width: 50, height: 20)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 100, y: 40, width: 60, height: 30), zIndex: 3),
      ]
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 10, leading: 20, bottom: 0, trailing: 30)
    let source = CompositionalTests.Counts([3])
    let view = view(UICollectionViewCompositionalLayout(section: section), source)
    #expect(
      frames(view) == [
        CGRect(x: 25, y: 15, width: 50, height: 20), CGRect(x: 120, y: 50, width: 60, height: 30),
        CGRect(x: 25, y: 115, width: 50, height: 20),
      ])
    #expect(rooms.allSatisfy { $0 == CGSize(width: 250, height: 100) } && !rooms.isEmpty)
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
  }

  @Test func `A closure without items shows none, and ends`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { _ in [] }
    let source = CompositionalTests.Counts([3])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    #expect(frames(view(layout, source)).isEmpty)
  }

  // A group has so many items, each as large as it says; four of three a group make two groups.
  @Test func `A part is repeated so many times, as large as it says`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(40), .absolute(30)))
    let groups: [(NSCollectionLayoutGroup, [CGPoint])] = [
      (
        .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 3),
        [.zero, CGPoint(x: 40, y: 0), CGPoint(x: 80, y: 0), CGPoint(x: 0, y: 50)]
      ),
      (
        .vertical(
          layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: item, count: 3),
        [.zero, CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 60), CGPoint(x: 0, y: 100)]
      ),
      (
        .horizontalGroup(
          with: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 2),
        [.zero, CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 50), CGPoint(x: 40, y: 50)]
      ),
      (
        .verticalGroup(
          with: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: item, count: 0),
        [.zero, CGPoint(x: 0, y: 100), CGPoint(x: 0, y: 200), CGPoint(x: 0, y: 300)]
      ),
    ]
    for (group, origins) in groups {
      let source = CompositionalTests.Counts([4])
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
      let found = frames(view(layout, source))
      #expect(found == origins.map { CGRect(origin: $0, size: CGSize(width: 40, height: 30)) })
      #expect(group.subitems == [item])
    }
  }

  // In a group of 300 for two, each inner group has 150, of which its item takes a half.
  @Test func `Equal parts that are groups have equal shares`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .absolute(30)))
    let inner = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let outer = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitem: inner, count: 2)
    let source = CompositionalTests.Counts([4])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: outer))
    #expect(
      frames(view(layout, source)) == [
        CGRect(x: 0, y: 0, width: 75, height: 30), CGRect(x: 0, y: 30, width: 75, height: 30),
        CGRect(x: 150, y: 0, width: 75, height: 30), CGRect(x: 150, y: 30, width: 75, height: 30),
      ])
  }

  // In 300 × 400, along which two sections of 50 with 10 between them lie behind 20 of the header.
  @Test(
    arguments: [
      (false, .top, 100, 0), (false, .topLeading, 0, 0), (false, .topTrailing, 200, 0),
      (false, .bottom, 100, 110), (false, .bottomTrailing, 200, 110),
      (true, .leading, 0, 190), (true, .topLeading, 0, 0), (true, .bottomLeading, 0, 380),
      (true, .trailing, 110, 190), (true, .bottomTrailing, 110, 380),
    ] as [(Bool, NSRectAlignment, CGFloat, CGFloat)])
  func `A header of the whole stands where it is aligned`(
    isHorizontal: Bool, alignment: NSRectAlignment, x: CGFloat, y: CGFloat
  ) {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: isHorizontal
          ? size(.absolute(50), .fractionalHeight(1)) : size(.fractionalWidth(1), .absolute(50)),
        subitems: [item]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 10
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(100), .absolute(20)), elementKind: "header",
        alignment: alignment)
    ]
    let source = CompositionalTests.Counts([1, 1])
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in section }, configuration: configuration)
    let view = view(layout, source)
    let found = layout.layoutAttributesForSupplementaryView(
      ofKind: "header", at: IndexPath(index: 0))
    #expect(found?.frame == CGRect(x: x, y: y, width: 100, height: 20))
    let length = isHorizontal ? view.contentSize.width : view.contentSize.height
    #expect(length == (isHorizontal ? 210 : 130))
  }

  @Test func `Lists have headers that stay in sight where they are plain, and footers`() {
    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .grouped] {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .supplementary
      configuration.footerMode = .supplementary
      var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
      let layout = UICollectionViewCompositionalLayout { _, environment in
        let section = NSCollectionLayoutSection.list(
          using: configuration, layoutEnvironment: environment)
        items = section.boundarySupplementaryItems
        return section
      }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "view")
      }
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = CompositionalTests.Counts([2])
      view.dataSource = source
      view.layoutIfNeeded()
      #expect(
        items.map(\.elementKind) == [
          UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ])
      #expect(items.map(\.pinToVisibleBounds) == [appearance == .plain, false])
    }
  }

  @Test func `Lengths, sizes and spacings are equal where their numbers are`() {
    let lengths: [Dimension] = [
      .absolute(1), .absolute(2), .estimated(1), .fractionalWidth(1), .fractionalHeight(1),
    ]
    let kinds = lengths.map {
      [$0.isAbsolute, $0.isEstimated, $0.isFractionalWidth, $0.isFractionalHeight]
    }
    #expect(
      kinds == [
        [true, false, false, false], [true, false, false, false], [false, true, false, false],
        [false, false, true, false], [false, false, false, true],
      ])
    let sizes = lengths.flatMap { width in lengths.map { size(width, $0) } }
    #expect(Set(sizes).count == 25 && Set(sizes + sizes).count == 25)
    #expect(size(.absolute(1), .absolute(2)) == size(.absolute(1), .absolute(2)))
    let spacings: [NSCollectionLayoutSpacing] = [.fixed(1), .fixed(2), .flexible(1)]
    #expect(Set(spacings + [.fixed(1), .flexible(1)]).count == 3)
    #expect(spacings.map(\.isFixedSpacing) == [true, true, false])
    func edges(_ leading: NSCollectionLayoutSpacing?, _ bottom: NSCollectionLayoutSpacing?)
      -> NSCollectionLayoutEdgeSpacing
    { NSCollectionLayoutEdgeSpacing(leading: leading, top: nil, trailing: nil, bottom: bottom) }
    #expect(edges(.fixed(1), nil) == edges(.fixed(1), nil))
    #expect(Set([edges(.fixed(1), nil), edges(nil, .fixed(1)), edges(nil, nil)]).count == 3)
  }

  // A row of 40 with 5 before and 7 behind each, and 3 above.
  @Test func `Spaces around a part move it and what follows`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(40), .absolute(30)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .fixed(3), trailing: .fixed(7), bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let source = CompositionalTests.Counts([2])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    #expect(
      frames(view(layout, source)) == [
        CGRect(x: 5, y: 3, width: 40, height: 30), CGRect(x: 57, y: 3, width: 40, height: 30),
      ])
  }
}
