public import Foundation
public import LayoutInspector
public import LayoutKit
import ViewTree

extension LayoutSweep {
  /// A number of a view's rectangle in its superview, before it is rounded to pixels.
  ///
  /// - Parameters:
  ///   - view: A view of the tree.
  ///   - attribute: Which number.
  /// - Returns: The function; nil for a view that isn't in the tree all along.
  /// - Complexity: O(*p*) for *p* pieces.
  public func function(
    of view: View, _ attribute: LayoutSnapshot.Attribute
  ) -> LinearFunction? {
    guard let place = index(of: view) else { return nil }
    let shares = attribute.shares(
      isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    var lines: [LinearFunction.Piece] = []
    for piece in pieces {
      guard let item = item(of: view, at: place, in: piece) else { return nil }
      let value = (shares * item.rect).sum()
      let slope = (shares * item.rates).sum()
      lines.append(
        LinearFunction.Piece(
          range: piece.lower...piece.upper, start: value + (piece.lower - piece.place) * slope,
          slope: slope))
    }
    return LinearFunction(lines)
  }

  /// A view's rectangle in its superview's coordinates, before it is rounded to pixels.
  ///
  /// - Parameters:
  ///   - view: A view of the tree.
  ///   - place: A number of the range; at a breakpoint where something jumps, it counts as above.
  /// - Returns: The rectangle; nil outside of the range, and for a view that isn't in the tree there.
  public func exactFrame(of view: View, at place: Double) -> CGRect? {
    guard let piece = piece(at: place), let index = self.index(of: view),
      let item = item(of: view, at: index, in: piece)
    else { return nil }
    return CGRect(settled(item.rect + item.rates * (place - piece.place), of: view, at: place))
  }

  /// A view's frame, rounded to pixels, as a layout would set it.
  ///
  /// - Parameters:
  ///   - view: A view of the tree.
  ///   - place: A number of the range; at a breakpoint where something jumps, it counts as above.
  /// - Returns: The frame; nil outside of the range, and for a view that isn't in the tree there.
  public func frame(of view: View, at place: Double) -> CGRect? {
    guard let piece = piece(at: place), let index = self.index(of: view),
      let item = item(of: view, at: index, in: piece)
    else { return nil }
    return CGRect(
      settled(item.frame(at: place - piece.place, scale: scale), of: view, at: place))
  }

  /// A rectangle in which the number that moves is itself to the last bit.
  private func settled(
    _ rect: SIMD4<Double>, of view: View, at place: Double
  ) -> SIMD4<Double> {
    guard view === root else { return rect }
    switch number {
    case .width: return SIMD4(rect[0], rect[1], place, rect[3])
    case .height: return SIMD4(rect[0], rect[1], rect[2], place)
    case .constant, .textLength, .set: return rect
    }
  }

  /// The views of the tree, from the root on.
  public var views: [View] { pieces.first?.content.items.map(\.view) ?? [] }

  /// Whether constraints place the view all along, so that its functions are proved where regimes are.
  public func isFollowed(_ view: View) -> Bool {
    guard let place = index(of: view) else { return false }
    return pieces.allSatisfy { item(of: view, at: place, in: $0)?.isFollowed ?? false }
  }

  func piece(at place: Double) -> SweepPiece<InspectedPiece>? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].lower <= place { low = middle + 1 } else { high = middle }
    }
    guard low > 0, place <= pieces[low - 1].upper else { return nil }
    return pieces[low - 1]
  }

  func index(of view: View) -> Int? {
    pieces.first?.content.items.firstIndex { $0.view === view }
  }

  func item(
    of view: View, at place: Int, in piece: SweepPiece<InspectedPiece>
  ) -> InspectedPiece.Item? {
    let items = piece.content.items
    if items.indices.contains(place), items[place].view === view { return items[place] }
    return items.first { $0.view === view }
  }
}

extension InspectedPiece.Item {
  /// The frame at a distance from the place at which the item was looked at.
  func frame(at distance: Double, scale: Double) -> SIMD4<Double> {
    let exact = rect + rates * distance
    return isRounded ? PixelGrid.frame(for: exact, scale: scale) : exact
  }
}

extension CGRect {
  init(_ numbers: SIMD4<Double>) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension LayoutSnapshot.Attribute {
  /// The attribute as a sum of shares of x, y, width and height.
  nonisolated func shares(isMirrored: Bool) -> SIMD4<Double> {
    switch self {
    case .left: SIMD4(1, 0, 0, 0)
    case .right: SIMD4(1, 0, 1, 0)
    case .top: SIMD4(0, 1, 0, 0)
    case .bottom: SIMD4(0, 1, 0, 1)
    case .leading: SIMD4(1, 0, isMirrored ? 1 : 0, 0)
    case .trailing: SIMD4(1, 0, isMirrored ? 0 : 1, 0)
    case .width: SIMD4(0, 0, 1, 0)
    case .height: SIMD4(0, 0, 0, 1)
    case .centerX: SIMD4(1, 0, 0.5, 0)
    case .centerY: SIMD4(0, 1, 0, 0.5)
    }
  }
}
