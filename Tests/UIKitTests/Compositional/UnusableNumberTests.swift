import Foundation
import Testing
import UIKit

/// Numbers of compositional layouts that can't be computed with.
@Suite
struct UnusableNumberTests {
  private typealias Size = NSCollectionLayoutSize

  /// A description, and the place in it that the number has.
  enum Place: CaseIterable {
    case itemWidth, groupHeight, itemInset, sectionInset, edgeSpacing, itemSpacing, groupSpacing
    case badgeSize, headerSize, headerInset, headerX, headerY, backgroundInset

    func section(_ value: CGFloat) -> NSCollectionLayoutSection {
      let here = self
      func number(at place: Place, or other: CGFloat) -> CGFloat { here == place ? value : other }
      func size(_ width: CGFloat, _ height: CGFloat) -> Size {
        Size(widthDimension: .absolute(width), heightDimension: .absolute(height))
      }
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(number(at: .badgeSize, or: 10), 10), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: .top))
      let item = NSCollectionLayoutItem(
        layoutSize: size(number(at: .itemWidth, or: 20), 20), supplementaryItems: [badge])
      item.contentInsets.top = number(at: .itemInset, or: 1)
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .fixed(number(at: .edgeSpacing, or: 2)), top: nil, trailing: nil, bottom: nil)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(60, number(at: .groupHeight, or: 30)), subitems: [item])
      group.interItemSpacing = .fixed(number(at: .itemSpacing, or: 3))
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = number(at: .groupSpacing, or: 4)
      section.contentInsets.leading = number(at: .sectionInset, or: 5)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(40, number(at: .headerSize, or: 10)), elementKind: "header",
        alignment: .top,
        absoluteOffset: CGPoint(x: number(at: .headerX, or: 6), y: number(at: .headerY, or: 7)))
      header.contentInsets.bottom = number(at: .headerInset, or: 0)
      section.boundarySupplementaryItems = [header]
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
      background.contentInsets.trailing = number(at: .backgroundInset, or: 8)
      section.decorationItems = [background]
      return section
    }
  }

  /// What is reported of a collection with one item, and where its parts stand.
  private func look(at place: Place, _ number: CGFloat) -> (messages: [String], frames: [CGRect]) {
    let layout = UICollectionViewCompositionalLayout(section: place.section(number))
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let source = CompositionalTests.Counts([1])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = source
    var messages: [String] = []
    window.onDiagnostic = { messages.append($0.message) }
    window.addSubview(view)
    window.layoutIfNeeded()
    let attributes = layout.layoutAttributesForElements(in: window.bounds) ?? []
    return (messages.filter { $0.contains("can't be") }, attributes.map(\.frame))
  }

  @Test(arguments: Place.allCases, [.nan, .infinity, -.infinity, 2e9, -2e9] as [CGFloat])
  func `A number that can't be computed with is told wherever it stands`(
    place: Place, number: CGFloat
  ) {
    let (messages, frames) = look(at: place, number)
    #expect(
      messages == [
        "A size or distance of section 0 of UICollectionView[0] of UIWindow can't be"
          + " \(Double(number))."
      ])
    #expect(frames.allSatisfy { $0.minX.isFinite && $0.maxY.isFinite && $0.width.magnitude < 1e9 })
  }

  @Test(arguments: Place.allCases)
  func `The largest numbers that can be computed with aren't told`(place: Place) {
    #expect(look(at: place, 1e9).messages == [])
    #expect(look(at: place, 0).messages == [])
  }
}
