public import Foundation
public import ViewTree

extension UIButton {
  /// What a button shows and how that is arranged, all at once.
  ///
  /// The styles differ in their colours alone, as far as the layout is concerned.
  public nonisolated struct Configuration: Hashable, Sendable {
    /// How large a button is.
    public enum Size: Int, Hashable, Sendable {
      /// As usual.
      case medium = 0
      /// Smaller.
      case small = 1
      /// As small as possible.
      case mini = 2
      /// Larger.
      case large = 3
    }

    /// How round the corners of the background are.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says, growing with the text.
      case dynamic = 0
      /// A little.
      case small = 1
      /// As usual.
      case medium = 2
      /// More.
      case large = 3
      /// As round as possible.
      case capsule = 4
    }

    /// How title and subtitle are aligned with each other.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// As the picture's place asks for.
      case automatic = 0
      /// Both where lines begin.
      case leading = 1
      /// Both in the middle.
      case center = 2
      /// Both where lines end.
      case trailing = 3
    }

    /// The title; without one, that of the button's state.
    public var title: String?
    /// A second line in small letters.
    public var subtitle: String?
    /// The picture; without one, that of the button's state.
    public var image: UIImage?
    /// The edge of the titles at which the picture stands: where lines begin, at first.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between picture and titles, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are aligned with each other.
    public var titleAlignment = TitleAlignment.automatic
    /// How large the button is; setting it leaves insets that the program has set.
    public var buttonSize = Size.medium
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of title and picture.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// What lies behind the content.
    public var background = UIBackgroundConfiguration()
    /// The title with attributes; its text becomes the title.
    public var attributedTitle: AttributedString? {
      didSet { if let attributedTitle { title = String(attributedTitle.characters) } }
    }
    /// The subtitle with attributes; its text becomes the subtitle.
    public var attributedSubtitle: AttributedString? {
      didSet { if let attributedSubtitle { subtitle = String(attributedSubtitle.characters) } }
    }
    /// Changes the title's attributes; it is given the font and the colour.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the subtitle's attributes; it is given the font and the colour.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What changes the picture's colour; it is remembered.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// What changes the wheel's colour; it is remembered.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// What a title shows: its attributes, changed for the state, over a font and a colour.
    func shownTitle(_ font: UIFont, _ color: UIColor) -> NSAttributedString? {
      Self.shown(title, attributedTitle, titleTextAttributesTransformer, font, color)
    }

    /// What a subtitle shows, in the same way.
    func shownSubtitle(_ font: UIFont, _ color: UIColor) -> NSAttributedString? {
      Self.shown(subtitle, attributedSubtitle, subtitleTextAttributesTransformer, font, color)
    }

    /// Nil where the text alone says everything.
    private static func shown(
      _ text: String?, _ styled: AttributedString?,
      _ transformer: UIConfigurationTextAttributesTransformer?, _ font: UIFont, _ color: UIColor
    ) -> NSAttributedString? {
      guard let text, transformer != nil || styled.map({ String($0.characters) }) == text else {
        return nil
      }
      let isOwn = styled.map { String($0.characters) } == text
      let whole = isOwn ? styled ?? AttributedString() : AttributedString(text)
      var result = AttributedString()
      for run in whole.runs {
        var attributes = AttributeContainer()
        attributes.font = font
        attributes.foregroundColor = color
        attributes.merge(run.attributes)
        if let transformer { attributes = transformer(attributes) }
        result.append(
          AttributedString(String(whole[run.range].characters), attributes: attributes))
      }
      return NSAttributedString(result)
    }

    /// How a title that has no room is broken or cut; it is remembered.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a subtitle that has no room is broken or cut; it is remembered.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How large a symbol should be; it is remembered.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether the state changes the looks; it is remembered.
    public var automaticallyUpdateForSelection = true
    /// What shows that there is a menu; it is remembered.
    public var indicator = Indicator.automatic

    /// What shows that there is a menu.
    public enum Indicator: Int, Hashable, Sendable {
      // Their names say what they are.
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      case automatic, none, popup
    }

    /// Whether a wheel turns in the place of the picture.
    public var showsActivityIndicator = false

    private var ownInsets: NSDirectionalEdgeInsets?

    /// What is left free around the content, in points; the size's own until it is set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Makes the insets the size's own again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The configuration for a button's state: the same.
    public func updated(for button: UIButton) -> Configuration { self }

    // MARK: Styles

    /// Without a background.
    public static func plain() -> Configuration { Configuration() }
    /// On a background of the tint colour.
    public static func filled() -> Configuration {
      Configuration(foreground: .white, background: .systemBlue)
    }
    /// On a faint background of the tint colour.
    public static func tinted() -> Configuration {
      Configuration(background: .systemBlue.withAlphaComponent(0.18))
    }
    /// On a gray background.
    public static func gray() -> Configuration { Configuration(background: .systemGray5) }
    /// Without a background, of the platform's style.
    public static func borderless() -> Configuration { Configuration() }
    /// On a gray background, of the platform's style.
    public static func bordered() -> Configuration { gray() }
    /// On a faint background, of the platform's style.
    public static func borderedTinted() -> Configuration { tinted() }
    /// On a background of the tint colour, of the platform's style.
    public static func borderedProminent() -> Configuration { filled() }

    private init(foreground: UIColor? = nil, background: UIColor? = nil) {
      baseForegroundColor = foreground
      baseBackgroundColor = background
    }
  }
}

nonisolated extension UIButton.Configuration.Size {
  /// The insets of the size: 7 and 12 as read from UIKit for the usual one; for the others they are such
  /// that buttons are 28, 28 and 50 points high, as on iOS 15 to 18.
  var insets: NSDirectionalEdgeInsets {
    let (y, x): (CGFloat, CGFloat) =
      switch self {
      case .mini, .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
  }

  /// The size of the title's font, in points.
  var titleSize: CGFloat {
    switch self {
    case .mini, .small: 15
    case .medium, .large: 17
    }
  }
}
