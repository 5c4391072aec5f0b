public import Foundation
public import ViewTree

nonisolated extension AttributeScopes {
  /// The attributes of texts that UIKit knows, beside Foundation's.
  public nonisolated struct UIKitAttributes: AttributeScope {
    /// What a text is measured and drawn with.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// What is added after each letter, in points.
    public let kern: KernAttribute
    /// What is added after each letter that isn't joined to the next, in points.
    public let tracking: TrackingAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of that line.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of that line.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far the letters are above the line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// How far the letters lean.
    public let obliqueness: ObliquenessAttribute
    /// How paragraphs are laid out.
    public let paragraphStyle: ParagraphStyleAttribute
    /// A picture in the place of a letter.
    public let attachment: AttachmentAttribute
    /// The colour of the letters' outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of the letters' outlines.
    public let strokeWidth: StrokeWidthAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes
  }

  /// The attributes of texts that UIKit knows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
  /// An attribute by its name, as in `title.font`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

nonisolated extension AttributeScopes.UIKitAttributes {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = "NSFont"
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSColor"
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSBackgroundColor"
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSKern"
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "CTTracking"
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSUnderline"
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSUnderlineColor"
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSStrikethrough"
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSStrikethroughColor"
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSBaselineOffset"
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated enum ObliquenessAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSObliqueness"
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static let name = "NSParagraphStyle"
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated enum AttachmentAttribute: AttributedStringKey {
    public typealias Value = NSTextAttachment
    public static let name = "NSAttachment"
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated enum StrokeColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSStrokeColor"
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated enum StrokeWidthAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSStrokeWidth"
  }
}
