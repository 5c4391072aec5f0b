public import Foundation
public import StandardViews
public import ViewTree

/// A picture and one or two texts, as cells and headers of lists show them.
///
/// Distances are those of an iOS 17 list, not measured here: margins of 11 points above and below,
/// 16 at the sides, 3 points between texts one below the other, 16 after the picture.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How a text looks.
  public nonisolated struct TextProperties: Hashable, Sendable {
    /// Where lines stand from side to side.
    public nonisolated enum TextAlignment: Int, Hashable, Sendable {
      /// Where lines begin.
      case natural = 0
      /// In the middle.
      case center = 1
      /// From side to side.
      case justified = 2
    }

    /// Which letters become capitals; remembered.
    public nonisolated enum TextTransform: Int, Hashable, Sendable {
      /// None.
      case none = 0
      /// All.
      case uppercase = 1
      /// Not even one.
      case lowercase = 2
      /// The first of each word.
      case capitalized = 3
    }

    /// What it is measured and drawn with.
    public var font: UIFont
    /// Its colour.
    public var color: UIColor
    /// Where lines stand.
    public var alignment = TextAlignment.natural
    /// How many lines there may be; 0 for any number.
    public var numberOfLines = 0
    /// What becomes of a line without room.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font takes the size that people like.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the text is drawn smaller where it has no room; remembered.
    public var adjustsFontSizeToFitWidth = false
    /// How much smaller it may be; remembered.
    public var minimumScaleFactor: CGFloat = 0
    /// Which letters become capitals.
    public var transform = TextTransform.none
    /// What changes the colour for a state; it is remembered.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Whether letters come closer before text is cut; it is remembered.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a pointer would show what is cut off; it is remembered.
    public var showsExpansionTextWhenTruncated = false

    init(_ font: UIFont, _ color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// How a picture looks.
  public nonisolated struct ImageProperties: Hashable, Sendable {
    /// Makes room of the size that pictures of symbols have.
    public static let standardDimension: CGFloat = 0
    /// The largest size, in points; 0 for any.
    public var maximumSize = CGSize.zero
    /// The size of the room that the picture stands in, in points; 0 for its own.
    public var reservedLayoutSize = CGSize.zero
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 0
    /// Its colour; remembered.
    public var tintColor: UIColor?
    /// The size of a symbol; remembered.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// What changes the colour for a state; it is remembered.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Whether colours stay where the device inverts them; it is remembered.
    public var accessibilityIgnoresInvertColors = false
    /// The width of the line around it, in points; it is remembered.
    public var strokeWidth: CGFloat = 0
    /// The colour of that line; it is remembered.
    public var strokeColor: UIColor?

    init() {}
  }

  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The first text.
  public var text: String? { didSet { attributedText = nil } }
  /// The first text with attributes, which comes before the plain one.
  public var attributedText: NSAttributedString?
  /// How the first text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
  /// The second text with attributes, which comes before the plain one.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Whether the second text stands beside the first, where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// How far the texts are from each other beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// How far the texts are from each other one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// How far the texts are from the picture, in points.
  public var imageToTextPadding: CGFloat = 16
  /// How far all is from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Along which axes the margins are at least the cell's.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// How much it covers.
  public var alpha: CGFloat = 1

  private init(
    _ style: UIFont.TextStyle, _ secondary: UIFont.TextStyle,
    _ secondaryColor: UIColor = .secondaryLabel
  ) {
    textProperties = TextProperties(.preferredFont(forTextStyle: style), .label)
    secondaryTextProperties = TextProperties(
      .preferredFont(forTextStyle: secondary), secondaryColor)
  }

  /// A cell with one text.
  public static func cell() -> UIListContentConfiguration { Self(.body, .footnote) }
  /// A cell with a text below the other.
  public static func subtitleCell() -> UIListContentConfiguration { Self(.body, .footnote) }
  /// A cell with a value beside the text.
  public static func valueCell() -> UIListContentConfiguration {
    var content = Self(.body, .body)
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }
  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    var content = Self(.headline, .subheadline)
    content.directionalLayoutMargins = .init(top: 6, leading: 16, bottom: 6, trailing: 16)
    return content
  }
  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }
  /// A header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { small() }
  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { small() }
  /// A header of a list of any kind.
  public static func header() -> UIListContentConfiguration { small() }
  /// A footer of a list of any kind.
  public static func footer() -> UIListContentConfiguration { small() }
  /// A header of an inset grouped list that stands out.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.title3, .subheadline)
  }
  /// An item of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// An item of a sidebar with a text below the other.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { Self(.headline, .footnote) }

  private static func small() -> UIListContentConfiguration {
    var content = Self(.footnote, .footnote)
    content.textProperties.color = .secondaryLabel
    content.directionalLayoutMargins = .init(top: 6, leading: 16, bottom: 6, trailing: 16)
    return content
  }

  /// The description for a state: the same.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration {
  /// A view that shows it.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

/// Axes.
public nonisolated struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in UIKit.
  public let rawValue: UInt

  /// Makes axes from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
