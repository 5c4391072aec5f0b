public import Foundation
public import Typesetting

/// What surrounds a layout: the screen, what covers it, and what the person using it has set.
///
/// It is a plain value that a ``Window`` is given, so that any device can be tried on any machine.
/// Lengths are in points.
public nonisolated struct LayoutEnvironment: Hashable, Sendable {
  /// The window's size.
  public var size: CGSize
  /// How many pixels there are to a point.
  public var scale: CGFloat
  /// What rounded corners, cameras and bars cover, from each edge of the window.
  public var safeAreaInsets: EdgeInsets
  /// The margins of a view that doesn't set its own.
  ///
  /// They are 8 on each side up to iOS 27.0, and 0 from iOS 27.1 on.
  public var defaultLayoutMargins: EdgeInsets
  /// The least margins of the topmost view of a view controller.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets
  /// How large people like their text.
  public var contentSizeCategory: ContentSizeCategory
  /// The direction that leading and trailing follow in all views that don't set their own.
  public var layoutDirection: UserInterfaceLayoutDirection
  /// Where the keyboard is, in the window's coordinates; nil while there is none.
  public var keyboardFrame: CGRect?
  /// Whether the screen is light or dark; light at first.
  public var userInterfaceStyle = UserInterfaceStyle.light
  /// What measures text: at first a `StandardMeasurer` of the module `Typesetting`, as iOS does.
  ///
  /// A measurer with families of fonts uses them for text that names them; a `CellMeasurer` counts
  /// the cells of a terminal. Views outside of windows use the measurer of ``screen``.
  public var textMeasurer: any TextMeasurer {
    get { measurer.base }
    set { measurer = AnyTextMeasurer(newValue, length: measurer.length) }
  }
  /// By what factor the text of each label counts as longer than it is, from 0.1 to 10; 1 at first.
  ///
  /// It stands for translations: with 1.4 a label asks for 1.4 times its text's width, breaks its lines as in a
  /// width 1.4 times smaller, and draws its letters as much wider. Text that isn't shown by labels stays as it is.
  public var textLength: CGFloat {
    get { measurer.length }
    set { measurer = AnyTextMeasurer(measurer.base, length: newValue) }
  }
  var measurer = AnyTextMeasurer.standard

  /// Makes an environment; given only a size, it has no safe area and margins of 8.
  public init(
    size: CGSize, scale: CGFloat = 1, safeAreaInsets: EdgeInsets = .zero,
    defaultLayoutMargins: EdgeInsets = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
    systemMinimumLayoutMargins: DirectionalEdgeInsets = DirectionalEdgeInsets(
      leading: 16, trailing: 16),
    contentSizeCategory: ContentSizeCategory = .large,
    layoutDirection: UserInterfaceLayoutDirection = .leftToRight, keyboardFrame: CGRect? = nil
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.defaultLayoutMargins = defaultLayoutMargins
    self.systemMinimumLayoutMargins = systemMinimumLayoutMargins
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    self.keyboardFrame = keyboardFrame
  }
}

nonisolated extension LayoutEnvironment {
  /// The scale, or 1 instead of one that frames can't be rounded by.
  var usableScale: CGFloat { scale > 0 && scale <= 1e6 ? scale : 1 }

  /// The width that lines of text should not exceed.
  ///
  /// Measured on UIKit for the smallest, the default and the largest of the ordinary settings; the
  /// others lie in between, and the settings for weak eyes keep to the largest.
  var readableWidth: CGFloat {
    switch contentSizeCategory {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .unspecified, .large: 672
    case .extraLarge: 728
    case .extraExtraLarge: 784
    default: 896
    }
  }
}
