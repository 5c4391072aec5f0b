import Foundation

/// A view that shows a part of what is inside it.
package protocol ScrollingView: View {
  /// The area of the content.
  var contentGuide: LayoutGuide { get }
  /// The part of it that shows.
  var frameGuide: LayoutGuide { get }
  /// How large the content is, in points.
  var contentSize: CGSize { get }
  /// The part of the safe area that the insets of the content make room for.
  var safeAreaShare: EdgeInsets { get }
}

extension LayoutGuide {
  /// A guide for the area of a scroll view's content.
  package static func ofScrolledContent() -> LayoutGuide { ScrollContentGuide() }

  /// A guide for the part of a scroll view's content that shows.
  package static func ofScrollFrame() -> LayoutGuide { ScrollFrameGuide() }
}

/// The area of a scroll view's content.
final class ScrollContentGuide: LayoutGuide {
  override init() {
    super.init()
    identifier = "UIScrollView-contentLayoutGuide"
  }

  override var isSystemGuide: Bool { true }
  override var systemPlace: Int { 0 }
}

/// The part of a scroll view's content that shows.
///
/// In the engine its size is the scroll view's own, and only its corner has variables, which the
/// offset sets.
final class ScrollFrameGuide: LayoutGuide {
  override init() {
    super.init()
    identifier = "UIScrollView-frameLayoutGuide"
  }

  override var isSystemGuide: Bool { true }
  override var systemPlace: Int { 1 }
  override var layoutFrame: CGRect { owner?.bounds ?? .zero }
}

/// What constraints to scroll views are about.
///
/// Semantics 6: towards what is inside it, a scroll view's edges and margins are those of its
/// content, and its middle is the middle of what shows.
extension LayoutItem {
  /// The item whose location a constraint with another item speaks of.
  func locatedElement(
    _ attribute: LayoutConstraint.Attribute, towards other: any LayoutItem
  ) -> LayoutElement {
    guard case .view(let view) = layoutElement, view.flags.contains(.isScrollView),
      let scrollView = view as? any ScrollingView
    else { return layoutElement }
    switch scrollView.side(of: other) {
    case .outside: return layoutElement
    case .onGlass: return scrollView.frameGuide.layoutElement
    case .inContent where attribute.isMiddle: return scrollView.frameGuide.layoutElement
    case .inContent: return scrollView.contentGuide.layoutElement
    }
  }
}

extension LayoutElement {
  /// The item whose width and height are this one's.
  var sizedElement: LayoutElement {
    guard case .guide(let guide) = self, guide is ScrollFrameGuide, let owner = guide.owner else {
      return self
    }
    return .view(owner)
  }
}

nonisolated extension LayoutConstraint.Attribute {
  fileprivate var isMiddle: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }
}

extension View {
  /// The view as one that scrolls; nil for one that doesn't.
  private final var scrolling: (any ScrollingView)? {
    flags.contains(.isScrollView) ? self as? any ScrollingView : nil
  }

  /// The guide whose corner is where the content that shows begins; nil for a view that doesn't
  /// scroll.
  final var scrolledCorner: LayoutGuide? { scrolling?.frameGuide }

  /// The rectangle that a guide of the layout's own is measured from, in the view's own coordinates:
  /// what is scrolled for a guide that is about the content.
  final func rect(around guide: LayoutGuide) -> CGRect {
    guard let scrolling else { return CGRect(origin: .zero, size: bounds.size) }
    return guide.isOnGlass ? bounds : CGRect(origin: .zero, size: scrolling.contentSize)
  }

  /// The safe area that subviews start from, in the view's own coordinates: what the insets of a
  /// content make room for doesn't cover it.
  final func safeAreaPassedOn(_ insets: EdgeInsets) -> EdgeInsets {
    guard let scrolling else { return insets }
    return insets.merged(scrolling.safeAreaShare) { max(0, $0 - $1) }
  }
}

private enum ScrolledSide {
  case outside
  /// Moves with the content.
  case inContent
  /// Stays with the frame, before whatever part of the content shows.
  case onGlass
}

extension View {
  /// Where an item is, seen from a view that scrolls.
  fileprivate final func side(of item: any LayoutItem) -> ScrolledSide {
    switch item.layoutElement {
    case .view(let view):
      return view !== self && view.isInside(self) ? .inContent : .outside
    case .guide(let guide):
      guard let owner = guide.owner, owner.isInside(self) else { return .outside }
      return owner === self && guide.isOnGlass ? .onGlass : .inContent
    }
  }
}

extension LayoutGuide {
  /// Whether the guide of a scroll view is about what shows and not about the content: all that the
  /// layout itself makes, margins and readable content too, but the content's own.
  var isOnGlass: Bool { isSystemGuide && !(self is ScrollContentGuide) }
}
