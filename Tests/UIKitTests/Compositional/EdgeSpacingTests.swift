import Foundation
import Testing
import UIKit

/// Distances around the parts of a group, and around groups.
@Suite
struct EdgeSpacingTests {
  private typealias Spacing = NSCollectionLayoutSpacing
  private typealias Edges = NSCollectionLayoutEdgeSpacing

  /// What stands around one of two items of 50 × 20 in a group of 300 × 100.
  nonisolated struct Around: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var leading: NSCollectionLayoutSpacing?
    var top: NSCollectionLayoutSpacing?
    var trailing: NSCollectionLayoutSpacing?
    var bottom: NSCollectionLayoutSpacing?
    var between: NSCollectionLayoutSpacing?
    /// Whether the group runs down, as two items of 50 × 20 in 300 × 100.
    var runsDown = false
    let origins: [CGPoint]
  }

  // 300 without two items of 50 are 200; 100 without two of 20 are 60, without one 80.
  nonisolated private static let cases = [
    Around(
      testDescription: "fixed", leading: .fixed(5), top: .fixed(3), trailing: .fixed(7),
      between: .fixed(10), origins: [CGPoint(x: 5, y: 3), CGPoint(x: 77, y: 3)]),
    // Four share 200.
    Around(
      testDescription: "around each", leading: .flexible(0), trailing: .flexible(0),
      origins: [CGPoint(x: 50, y: 0), CGPoint(x: 200, y: 0)]),
    // 10, 10 and 20 are the least; five share the other 140.
    Around(
      testDescription: "at least", leading: .flexible(10), trailing: .flexible(10),
      between: .flexible(20), origins: [CGPoint(x: 38, y: 0), CGPoint(x: 212, y: 0)]),
    Around(
      testDescription: "before each", leading: .flexible(0), between: .fixed(20),
      origins: [CGPoint(x: 90, y: 0), CGPoint(x: 250, y: 0)]),
    Around(
      testDescription: "in the middle across", top: .flexible(0), bottom: .flexible(0),
      origins: [CGPoint(x: 0, y: 40), CGPoint(x: 50, y: 40)]),
    Around(
      testDescription: "at the end across", top: .flexible(4), bottom: .fixed(6),
      origins: [CGPoint(x: 0, y: 74), CGPoint(x: 50, y: 74)]),
    Around(
      testDescription: "down", top: .flexible(0), bottom: .flexible(0), runsDown: true,
      origins: [CGPoint(x: 0, y: 15), CGPoint(x: 0, y: 65)]),
    Around(
      testDescription: "down, at the end across", leading: .flexible(0), runsDown: true,
      origins: [CGPoint(x: 250, y: 0), CGPoint(x: 250, y: 20)]),
  ]

  private static func frames(
    _ section: NSCollectionLayoutSection, _ count: Int, width: CGFloat = 300,
    told: @escaping (String) -> Void = { Issue.record("\($0)") }
  ) -> [CGRect] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    window.onDiagnostic = { told($0.message) }
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = CompositionalTests.Counts([count])
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    return (0..<count).compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame }
  }

  private static func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  @Test(arguments: cases) func `Parts of a group share what is left`(around: Around) {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(50, 20))
    item.edgeSpacing = Edges(
      leading: around.leading, top: around.top, trailing: around.trailing, bottom: around.bottom)
    let size = Self.size(300, 100)
    let group =
      around.runsDown
      ? NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: 2)
      : .horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
    group.interItemSpacing = around.between
    let frames = Self.frames(NSCollectionLayoutSection(group: group), 2)
    #expect(frames.map(\.origin) == around.origins)
  }

  @Test func `A group is in the middle of its section`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(100, 50),
      subitems: [NSCollectionLayoutItem(layoutSize: Self.size(100, 50))])
    group.edgeSpacing = Edges(
      leading: .flexible(0), top: .fixed(5), trailing: .flexible(0), bottom: nil)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 0, leading: 40, bottom: 0, trailing: 0)
    // In the middle of 260 behind 40.
    #expect(
      Self.frames(section, 2) == [
        CGRect(x: 120, y: 5, width: 100, height: 50), CGRect(x: 120, y: 60, width: 100, height: 50),
      ])
  }

  @Test func `Where nothing is left flexible distances are their least`() {
    let item = NSCollectionLayoutItem(layoutSize: Self.size(50, 20))
    item.edgeSpacing = Edges(
      leading: .flexible(5), top: nil, trailing: .flexible(.nan), bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(60, 20), repeatingSubitem: item, count: 2)
    var messages: [String] = []
    let frames = Self.frames(NSCollectionLayoutSection(group: group), 2) { messages.append($0) }
    #expect(frames.map(\.minX) == [5, 60])
    let message = "A size or distance of section 0 of UICollectionView[0] of UIWindow can't be nan."
    #expect(messages == [message])
  }
}
