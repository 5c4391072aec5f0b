import Foundation
import Testing
import UIKit

/// What the insets of sections are measured from.
@Suite
struct InsetReferenceTests {
  typealias Reference = UIContentInsetsReference

  private static func layout(
    _ reference: Reference, _ own: Reference, isHorizontal: Bool = false
  ) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: isHorizontal ? .absolute(50) : .fractionalWidth(1),
      heightDimension: isHorizontal ? .fractionalHeight(1) : .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = .init(top: 5, leading: 10, bottom: 5, trailing: 20)
    section.contentInsetsReference = own
    section.boundarySupplementaryItems = [
      PinnedItemTests.item(
        "header", isHorizontal ? .leading : .top, isHorizontal: isHorizontal, isPinned: false)
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = reference
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  /// A collection that fills a window of 800 × 400 with a safe area as on a phone on its side.
  private func view(
    _ layout: UICollectionViewCompositionalLayout, source: CompositionalTests.Counts
  ) -> (UIWindow, UICollectionView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
    window.environment.safeAreaInsets = UIEdgeInsets(top: 0, left: 60, bottom: 20, right: 40)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "view")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    return (window, view)
  }

  // 10 and 20 points are the section's own; 60 and 40 the safe area's; margins of 30 and 50 more are measured from that.
  @Test(
    arguments: [
      (.safeArea, .automatic, 70, 740), (.none, .automatic, 10, 780),
      (.layoutMargins, .automatic, 100, 690), (.automatic, .automatic, 70, 740),
      (.safeArea, .none, 10, 780), (.none, .safeArea, 70, 740),
      (.safeArea, .layoutMargins, 100, 690),
    ] as [(Reference, Reference, CGFloat, CGFloat)])
  func `Sections keep out of what they are measured from`(
    reference: Reference, own: Reference, start: CGFloat, end: CGFloat
  ) {
    let source = CompositionalTests.Counts([3])
    let (window, view) = view(Self.layout(reference, own), source: source)
    view.directionalLayoutMargins = .init(top: 0, leading: 30, bottom: 0, trailing: 50)
    window.layoutIfNeeded()
    let cell = view.cellForItem(at: [0, 0])
    #expect(cell?.frame.minX == start && cell?.frame.maxX == end)
    let header = view.visibleSupplementaryViews(ofKind: "header").first
    #expect(header?.frame.minX == start && header?.frame.maxX == end)
    #expect(view.contentSize.width == 800)
    // Turned, with the same at either end.
    window.environment.safeAreaInsets = .zero
    view.directionalLayoutMargins = .zero
    window.layoutIfNeeded()
    #expect(cell?.frame.minX == 10 && cell?.frame.maxX == 780)
  }

  @Test func `What a collection keeps free around all its content isn't kept free twice`() {
    let source = CompositionalTests.Counts([3])
    let (window, view) = view(Self.layout(.safeArea, .automatic), source: source)
    view.contentInsetAdjustmentBehavior = .always
    view.collectionViewLayout.invalidateLayout()
    window.layoutIfNeeded()
    // Of 800 less 60 and 40, less 10 and 20.
    let cell = view.cellForItem(at: [0, 0])
    #expect(view.contentSize.width == 700 && view.adjustedContentInset.left == 60)
    #expect(cell?.frame.minX == 10 && cell?.frame.maxX == 680)
  }

  @Test func `In a mirrored collection the sides are the other ones`() {
    let source = CompositionalTests.Counts([3])
    let (window, view) = view(Self.layout(.safeArea, .automatic), source: source)
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.collectionViewLayout.invalidateLayout()
    window.layoutIfNeeded()
    // 40 and 10 from the right, 60 and 20 from the left.
    let cell = view.cellForItem(at: [0, 0])
    #expect(cell?.frame.minX == 80 && cell?.frame.maxX == 750)
  }

  @Test func `One that is scrolled from side to side keeps out of what is above and below`() {
    let source = CompositionalTests.Counts([3])
    let (_, view) = view(
      Self.layout(.safeArea, .automatic, isHorizontal: true), source: source)
    // 5 from above; 20 and 5 from below.
    let cell = view.cellForItem(at: [0, 0])
    #expect(cell?.frame.minY == 5 && cell?.frame.maxY == 375)
  }

  @Test(
    arguments: [(.plain, 0, 800), (.insetGrouped, 80, 740)]
      as [(UICollectionLayoutListConfiguration.Appearance, CGFloat, CGFloat)])
  func `Rows of plain lists reach from side to side`(
    appearance: UICollectionLayoutListConfiguration.Appearance, start: CGFloat, end: CGFloat
  ) {
    let source = CompositionalTests.Counts([3])
    let (_, view) = view(
      .list(using: UICollectionLayoutListConfiguration(appearance: appearance)), source: source)
    let cell = view.cellForItem(at: [0, 0])
    #expect(cell?.frame.minX == start && cell?.frame.maxX == end)
  }

  @Test func `The room that a section is made for has what it is measured from`() {
    var insets: [NSDirectionalEdgeInsets] = []
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      insets.append(environment.container.contentInsets)
      widths.append(environment.container.effectiveContentSize.width)
      return .list(
        using: UICollectionLayoutListConfiguration(appearance: .plain),
        layoutEnvironment: environment)
    }
    let source = CompositionalTests.Counts([1])
    _ = view(layout, source: source)
    #expect(insets.last?.leading == 60 && insets.last?.trailing == 40 && widths.last == 700)
  }
}
