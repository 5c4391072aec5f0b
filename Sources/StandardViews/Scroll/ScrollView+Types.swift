import Foundation
public import ViewTree

extension ScrollView {
  /// Which edges of the safe area are added to the insets of a scroll view's content.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
    /// As with ``scrollableAxes``, and always the upper and lower edge in a scroll view that fills
    /// the view of a view controller.
    case automatic = 0
    /// The edges at both ends of the axes along which there is something to scroll.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All four.
    case always = 3
  }
  /// How fast scrolling would come to rest.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a thousandth of a second.
    public let rawValue: CGFloat

    /// Makes a rate from a part.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  /// The colour of the scroll indicators.
  public nonisolated enum IndicatorStyle: Int, Hashable, Sendable {
    /// By the style of the interface.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }
  /// How a drag makes the keyboard go.
  public nonisolated enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// When it begins.
    case onDrag = 1
    /// With the finger.
    case interactive = 2
  }
}

/// What of a scroll view has no part in the layout.
final class ScrollLooks {
  var isScrollEnabled = true
  var isPagingEnabled = false
  var bounces = true
  var showsHorizontalScrollIndicator = true
  var showsVerticalScrollIndicator = true
  var keyboardDismissMode = ScrollView.KeyboardDismissMode.none
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var isDirectionalLockEnabled = false
  var scrollsToTop = true
  var bouncesZoom = true
  var decelerationRate = ScrollView.DecelerationRate.normal
  var indicatorStyle = ScrollView.IndicatorStyle.default
  var verticalIndicatorInsets = EdgeInsets.zero
  var horizontalIndicatorInsets = EdgeInsets.zero
  var adjustsIndicatorInsets = true
}

extension ScrollView {
  final var scrollLooks: ScrollLooks { attached { ScrollLooks() } }
}

extension ScrollView: ScrollingView {}
