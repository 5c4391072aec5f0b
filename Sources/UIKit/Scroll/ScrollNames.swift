public import Foundation
public import ViewTree

/// A view that shows a part of what is inside it, and can be scrolled to the rest.
public typealias UIScrollView = ScrollView
/// Hears of a scroll view's movements.
public typealias UIScrollViewDelegate = ScrollViewDelegate

/// What of a scroll view has no part in the layout.
private final class ScrollLooks {
  var isScrollEnabled = true
  var isPagingEnabled = false
  var bounces = true
  var showsHorizontalScrollIndicator = true
  var showsVerticalScrollIndicator = true
  var keyboardDismissMode = ScrollView.KeyboardDismissMode.none
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var delaysContentTouches = true
}

extension ScrollView {
  /// How a drag makes the keyboard go.
  public nonisolated enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// When it begins.
    case onDrag = 1
    /// With the finger.
    case interactive = 2
  }

  /// Would show for a moment where the content stands; without effect.
  public func flashScrollIndicators() {}

  private var looks: ScrollLooks { attached { ScrollLooks() } }

  /// Whether fingers can scroll; true at first.
  public var isScrollEnabled: Bool {
    get { attached(ScrollLooks.self)?.isScrollEnabled ?? true }
    set {
      looks.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether fingers scroll by whole pages; false at first.
  public var isPagingEnabled: Bool {
    get { attached(ScrollLooks.self)?.isPagingEnabled ?? false }
    set { looks.isPagingEnabled = newValue }
  }
  /// Whether the content can be pulled beyond its ends; true at first.
  public var bounces: Bool {
    get { attached(ScrollLooks.self)?.bounces ?? true }
    set { looks.bounces = newValue }
  }
  /// Whether a line tells the place from side to side; true at first.
  public var showsHorizontalScrollIndicator: Bool {
    get { attached(ScrollLooks.self)?.showsHorizontalScrollIndicator ?? true }
    set { looks.showsHorizontalScrollIndicator = newValue }
  }
  /// Whether a line tells the place from top to bottom; true at first.
  public var showsVerticalScrollIndicator: Bool {
    get { attached(ScrollLooks.self)?.showsVerticalScrollIndicator ?? true }
    set { looks.showsVerticalScrollIndicator = newValue }
  }
  /// How a drag makes the keyboard go.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { attached(ScrollLooks.self)?.keyboardDismissMode ?? .none }
    set { looks.keyboardDismissMode = newValue }
  }
  /// The least scale of the content; nothing is scaled.
  public var minimumZoomScale: CGFloat {
    get { attached(ScrollLooks.self)?.minimumZoomScale ?? 1 }
    set { looks.minimumZoomScale = newValue }
  }
  /// The greatest scale of the content; nothing is scaled.
  public var maximumZoomScale: CGFloat {
    get { attached(ScrollLooks.self)?.maximumZoomScale ?? 1 }
    set { looks.maximumZoomScale = newValue }
  }
  /// Whether touches wait for a drag; true at first.
  public var delaysContentTouches: Bool {
    get { attached(ScrollLooks.self)?.delaysContentTouches ?? true }
    set { looks.delaysContentTouches = newValue }
  }
}
