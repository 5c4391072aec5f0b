public import Foundation
public import ViewTree

/// How lines are broken beyond the plain rules; it is remembered.
public nonisolated struct NSLineBreakStrategy: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in UIKit.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Push out.
  public static let pushOut = NSLineBreakStrategy(rawValue: 1)
  /// Hangul word priority.
  public static let hangulWordPriority = NSLineBreakStrategy(rawValue: 2)
  /// Standard.
  public static let standard = NSLineBreakStrategy(rawValue: 65535)
}

nonisolated extension NSLineBreakStrategy {}

extension UILabel {
  /// Whether a pointer would show what is cut off; it is remembered.
  public var showsExpansionTextWhenTruncated: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// How lines are broken beyond the plain rules; it is remembered.
  public var lineBreakStrategy: NSLineBreakStrategy {
    get { remembered(.standard) }
    set { remember(newValue) }
  }

  /// The least size of the text in older code; it is remembered.
  public var minimumFontSize: CGFloat {
    get { remembered(0) }
    set { remember(newValue) }
  }

  /// How the text would shine on a blurred ground; it is remembered.
  public var preferredVibrancy: Int {
    get { remembered(0) }
    set { remember(newValue) }
  }
}

extension UIImageView {
  /// How often pictures are shown in turn; it is remembered.
  public var animationRepeatCount: Int {
    get { remembered(0) }
    set { remember(newValue) }
  }

  /// Whether the picture grows with the text; it is remembered.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }
}

extension UIButton {
  /// Whether a shadow changes sides under a finger; it is remembered.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether the configuration is updated with each state; it is remembered.
  public var automaticallyUpdatesConfiguration: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// Whether a finger stays on it, which only the program says here; it is remembered.
  public var isHeld: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether a pointer is over it, which only the program says here; it is remembered.
  public var isHovered: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// In which order its menu is shown; it is remembered.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { remembered(.automatic) }
    set { remember(newValue) }
  }

  /// As which system's it would behave; it is remembered.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { remembered(.automatic) }
    set { remember(newValue) }
  }

  /// The colour of the title at the moment.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .systemBlue }

  /// The colours of shadows, by states; it is remembered.
  public var titleShadowColors: [UInt: UIColor] {
    get { remembered([:]) }
    set { remember(newValue) }
  }

  /// Remembers the colour of a shadow.
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors[state.rawValue] = color
  }

  /// The colour of a shadow.
  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    titleShadowColors[state.rawValue]
  }
}

extension UIControl {
  /// Whether symbols move where the state changes; it is remembered.
  public var isSymbolAnimationEnabled: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// What would show a menu: nothing.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// At which side the content stands, where that depends on the direction of the text.
  public var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Does what a touch does.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Where a menu would hang, in points.
  public func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
}
