import Testing
import UIKit

/// Scenes with frames that were measured on UIKit 26.1.
///
/// They were published in `golden` of the public repository Vercantez/openuikit, and are built again here. What changed with iOS 26, such as the height of rows, is in the article on pictures instead.
@Suite struct PublishedSceneTests {
  private func collection(
    _ frame: CGRect, item: CGSize, line: CGFloat, between: CGFloat, inset: UIEdgeInsets,
    header: CGSize = .zero, footer: CGSize = .zero,
    _ direction: UICollectionView.ScrollDirection = .vertical, counts: [Int]
  ) -> Grid {
    let grid = Grid()
    grid.window.scale = 2
    grid.window.frame.size = CGSize(width: 375, height: 560)
    grid.view.frame = frame
    (grid.layout.itemSize, grid.layout.scrollDirection) = (item, direction)
    (grid.layout.minimumLineSpacing, grid.layout.minimumInteritemSpacing) = (line, between)
    (grid.layout.sectionInset, grid.layout.headerReferenceSize) = (inset, header)
    grid.layout.footerReferenceSize = footer
    _ = grid.frames(counts: counts)
    return grid
  }

  private func sorted(_ frames: [CGRect]) -> [CGRect] {
    frames.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// The frames of headers or footers in sight.
  private func parts(_ kind: String, of grid: Grid) -> [CGRect] {
    sorted(grid.view.visibleSupplementaryViews(ofKind: kind).map(\.frame))
  }

  @Test
  func `collection_flow_grid: what is left of a line is between its items, the last line follows`()
  {
    let grid = collection(
      CGRect(x: 0, y: 40, width: 375, height: 480), item: CGSize(width: 100, height: 100),
      line: 12, between: 12, inset: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16),
      counts: [8])
    let expected: [(CGFloat, CGFloat)] = [
      (16, 16), (137.5, 16), (259, 16), (16, 128), (137.5, 128), (259, 128), (16, 240),
      (137.5, 240),
    ]
    #expect(
      sorted(grid.cellFrames)
        == expected.map { CGRect(x: $0.0, y: $0.1, width: 100, height: 100) })
  }

  @Test func `collection_sections: headers and footers, also those of a section without items`() {
    let grid = collection(
      CGRect(x: 0, y: 24, width: 375, height: 472), item: CGSize(width: 80, height: 64), line: 10,
      between: 10, inset: UIEdgeInsets(top: 6, left: 16, bottom: 12, right: 16),
      header: CGSize(width: 0, height: 30), footer: CGSize(width: 0, height: 24), counts: [3, 0, 5])
    let expected: [(CGFloat, CGFloat)] = [
      (16, 36), (147.5, 36), (279, 36), (16, 244), (147.5, 244), (279, 244), (16, 318),
      (147.5, 318),
    ]
    #expect(
      sorted(grid.cellFrames) == expected.map { CGRect(x: $0.0, y: $0.1, width: 80, height: 64) })
    #expect(
      parts(UICollectionView.elementKindSectionHeader, of: grid)
        == [0, 136, 208].map { CGRect(x: 0, y: $0, width: 375, height: 30) })
    // The golden leaves out the last footer, as the section has no title for it.
    #expect(
      Array(parts(UICollectionView.elementKindSectionFooter, of: grid).prefix(2))
        == [112, 184].map { CGRect(x: 0, y: $0, width: 375, height: 24) })
  }

  @Test func `collection_horizontal: columns that scroll sideways, with headers at their left`() {
    let grid = collection(
      CGRect(x: 0, y: 30, width: 375, height: 240), item: CGSize(width: 96, height: 72), line: 12,
      between: 10, inset: UIEdgeInsets(top: 10, left: 14, bottom: 10, right: 14),
      header: CGSize(width: 44, height: 0), .horizontal, counts: [4, 2])
    let expected: [(CGFloat, CGFloat)] = [
      (58, 10), (166, 10), (334, 10), (58, 158), (166, 158), (334, 158),
    ]
    #expect(
      sorted(grid.cellFrames) == expected.map { CGRect(x: $0.0, y: $0.1, width: 96, height: 72) })
    #expect(
      parts(UICollectionView.elementKindSectionHeader, of: grid)
        == [0, 276].map { CGRect(x: $0, y: 0, width: 44, height: 240) })
  }

  /// A window in which the frames of the goldens are whole points, as UIKit's are outside of windows.
  private func window(_ size: CGSize) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    (window.scale, window.environment.safeAreaInsets) = (1, .zero)
    return window
  }

  @Test
  func
    `constraints_margins: margins are 8 more than the safe area, where the view reaches into it`()
  {
    let window = window(CGSize(width: 320, height: 480))
    window.environment.safeAreaInsets = UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20)
    let card = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
    window.addSubview(card)
    let parts = (0..<4).map { _ in UIView() }
    for part in parts {
      part.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(part)
    }
    func tie(
      _ part: Int, _ attribute: NSLayoutConstraint.Attribute,
      _ other: NSLayoutConstraint.Attribute = .notAnAttribute, _ constant: CGFloat = 0
    ) {
      NSLayoutConstraint(
        item: parts[part], attribute: attribute, relatedBy: .equal,
        toItem: other == .notAnAttribute ? nil : card, attribute: other, multiplier: 1,
        constant: constant
      ).isActive = true
    }
    tie(0, .left, .leftMargin)
    tie(0, .top, .topMargin)
    tie(1, .right, .rightMargin)
    tie(1, .bottom, .bottomMargin)
    tie(2, .centerX, .centerXWithinMargins)
    tie(2, .centerY, .centerYWithinMargins)
    tie(3, .leading, .leadingMargin)
    tie(3, .trailing, .trailingMargin)
    tie(3, .top, .topMargin, 100)
    for (part, size) in [(0, (60, 40)), (1, (60, 40)), (2, (80, 30))] {
      tie(part, .width, .notAnAttribute, CGFloat(size.0))
      tie(part, .height, .notAnAttribute, CGFloat(size.1))
    }
    tie(3, .height, .notAnAttribute, 24)
    window.layoutIfNeeded()
    #expect(
      parts.map(\.frame) == [
        CGRect(x: 24, y: 37, width: 60, height: 40),
        CGRect(x: 232, y: 252, width: 60, height: 40),
        CGRect(x: 118, y: 150, width: 80, height: 30),
        CGRect(x: 24, y: 137, width: 268, height: 24),
      ])
  }

  @Test func `constraints_mixed_frames: frames and constraints beside each other`() {
    let window = window(CGSize(width: 320, height: 240))
    let views = (0..<5).map { _ in UIView() }
    views[0].frame = CGRect(x: 20, y: 20, width: 120, height: 50)
    views[1].frame = CGRect(x: 199.5, y: 20, width: 80, height: 80)
    for view in views[..<4] { window.addSubview(view) }
    views[1].addSubview(views[4])
    for view in views[2...] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      views[4].leadingAnchor.constraint(equalTo: views[1].leadingAnchor, constant: 10),
      views[4].topAnchor.constraint(equalTo: views[1].topAnchor, constant: 10),
      views[4].widthAnchor.constraint(equalToConstant: 25),
      views[4].heightAnchor.constraint(equalToConstant: 25),
      views[2].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 12),
      views[2].leadingAnchor.constraint(equalTo: views[0].leadingAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].heightAnchor.constraint(equalToConstant: 50),
      views[3].topAnchor.constraint(equalTo: views[1].bottomAnchor, constant: 12),
      views[3].trailingAnchor.constraint(equalTo: views[1].trailingAnchor),
      views[3].widthAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: 0.75),
      views[3].bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -20),
    ])
    window.layoutIfNeeded()
    #expect(
      views.map(\.frame) == [
        CGRect(x: 20, y: 20, width: 120, height: 50),
        CGRect(x: 199.5, y: 20, width: 80, height: 80),
        CGRect(x: 20, y: 82, width: 120, height: 50),
        CGRect(x: 220, y: 112, width: 60, height: 108),
        CGRect(x: 10, y: 10, width: 25, height: 25),
      ])
  }
}
