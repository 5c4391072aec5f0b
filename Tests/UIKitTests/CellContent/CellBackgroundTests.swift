import Foundation
import Testing
import UIKit

/// What lies behind the content of cells and headers.
@Suite
struct CellBackgroundTests {
  /// A kind of view that has a background.
  enum Kind: CaseIterable { case row, header, item }

  /// A view of 200 × 60 points with a background, laid out; and the view that shows it, if there is one.
  private func shown(
    _ configurations: UIBackgroundConfiguration?..., in kind: Kind, mirrored: Bool = false
  ) -> (view: UIView, ground: UIView?) {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    let view: UIView
    switch kind {
    case .row:
      let row = UITableViewCell(style: .default, reuseIdentifier: nil)
      for configuration in configurations { row.backgroundConfiguration = configuration }
      view = row
    case .header:
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      for configuration in configurations { header.backgroundConfiguration = configuration }
      view = header
    case .item:
      let item = UICollectionViewCell(frame: .zero)
      for configuration in configurations { item.backgroundConfiguration = configuration }
      view = item
    }
    if mirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.frame = frame
    view.layoutIfNeeded()
    let first = view.subviews.first
    return (view, first is UIImageView || first?.subviews.count != 2 ? nil : first)
  }

  @Test(arguments: Kind.allCases)
  func `A colour alone is the view's`(_ kind: Kind) {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    let (view, ground) = shown(background, in: kind)
    #expect(view.backgroundColor == .blue && ground == nil)
  }

  @Test(arguments: Kind.allCases)
  func `Corners, insets and a line have a view behind the content`(_ kind: Kind) throws {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.cornerRadius = 8
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 10, bottom: 3, trailing: 20)
    background.strokeColor = .green
    background.strokeWidth = 2
    background.strokeOutset = 4
    let (view, ground) = shown(background, in: kind)
    let parts = try #require(ground).subviews
    #expect(view.backgroundColor == nil && ground?.frame == view.bounds)
    #expect(parts[0].frame == CGRect(x: 10, y: 1, width: 170, height: 56))
    #expect(parts[0].backgroundColor == .red && parts[0].layer.cornerRadius == 8)
    #expect(parts[1].frame == CGRect(x: 6, y: -3, width: 178, height: 64))
    #expect(parts[1].layer.borderWidth == 2 && parts[1].layer.cornerRadius == 12)
    let mirrored = try #require(shown(background, in: kind, mirrored: true).ground)
    #expect(mirrored.subviews[0].frame.minX == 20)
  }

  @Test(arguments: Kind.allCases)
  func `A picture fills it, and goes with it`(_ kind: Kind) throws {
    var background = UIBackgroundConfiguration.clear()
    background.image = UIImage()
    background.backgroundInsets.leading = 10
    let (_, ground) = shown(background, in: kind)
    let picture = try #require(ground?.subviews.first?.subviews.first as? UIImageView)
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 190, height: 60))
    var other = background
    other.image = nil
    let changed = try #require(shown(background, other, in: kind).ground)
    #expect(changed.subviews.first?.subviews.isEmpty == true && other != background)
    #expect(shown(background, .clear(), in: kind).ground == nil)
    #expect(shown(background, nil, in: kind).ground == nil)
  }

  @Test func `Margins count along the edges that are named`() throws {
    var background = UIBackgroundConfiguration.clear()
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
    background.backgroundInsets.leading = 1
    let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    item.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 6, bottom: 7, trailing: 8)
    item.backgroundConfiguration = background
    item.layoutIfNeeded()
    let fill = item.subviews.first?.subviews.first
    #expect(fill?.frame == CGRect(x: 7, y: 0, width: 193, height: 53))
  }

  @Test func `What shows a choice lies in front of it, and behind the content`() throws {
    var background = UIBackgroundConfiguration.clear()
    background.cornerRadius = 8
    let (choice, other) = (UIView(), UIView())
    let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    item.selectedBackgroundView = choice
    item.isSelected = true
    item.backgroundConfiguration = background
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.backgroundConfiguration = background
    let second = UIView()
    row.selectedBackgroundView = second
    row.isSelected = true
    #expect(item.subviews.firstIndex(of: choice) == 1 && row.subviews.firstIndex(of: second) == 1)
    #expect(item.subviews.last === item.contentView)
    // A view of the program's own takes its place, and a colour alone leaves it.
    item.backgroundView = other
    #expect(item.subviews.first === other && item.subviews.count == 3)
    item.backgroundConfiguration = .clear()
    #expect(item.backgroundView === other)
  }
}
