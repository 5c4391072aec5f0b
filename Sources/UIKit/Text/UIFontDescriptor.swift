public import Foundation
import Typesetting
import ViewTree

/// What a font is made of: a family or the system's, a size, a weight and whether letters slant.
public nonisolated struct UIFontDescriptor: Hashable, Sendable {
  /// What letters look like, apart from their family.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, with the values they have in UIKit.
    public let rawValue: UInt32

    /// Makes traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Letters slant.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Letters are bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters are wide; they stay as they are.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Letters are narrow; they stay as they are.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters are of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines are closer; they stay as they are.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines are less close; they stay as they are.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A face of the system font; all but the one of one width are as wide as the usual one here.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The text by which UIKit knows it.
    public let rawValue: String

    /// Makes a face from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With feet.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// What a descriptor says of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The text by which UIKit knows it.
    public let rawValue: String

    /// Makes a name from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The family with its face.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// What letters look like.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Choices between letters; they are left out.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// What can be said of letters.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The text by which UIKit knows it.
    public let rawValue: String

    /// Makes a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// What letters look like.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// The font.
  var font: UIFont

  /// Describes a font.
  init(_ font: UIFont) { self.font = font }

  /// Describes a font of a family, the system's where the name says nothing.
  public init(name fontName: String, size: CGFloat) {
    font = UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size)
  }

  /// Describes a font by its attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    font = .systemFont(ofSize: 12)
    self = addingAttributes(attributes)
  }

  /// Describes the font of a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

  /// The size of the font, in points.
  public var pointSize: CGFloat { font.pointSize }

  /// What letters look like.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.family == StandardMeasurer.monospacedFamily { traits.insert(.traitMonoSpace) }
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    return traits
  }

  /// The same with another look of letters: bold or not, slanting or not.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      UIFont(
        size: font.pointSize, weight: isBold == wasBold ? font.weight : isBold ? .bold : .regular,
        isItalic: symbolicTraits.contains(.traitItalic), family: font.family))
  }

  /// The same in another face of the system font; those that aren't of one width are as wide as the usual one
  /// here.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let isMonospaced = font.family == StandardMeasurer.monospacedFamily
    guard font.family == nil || isMonospaced else { return self }
    return UIFontDescriptor(
      UIFont(
        size: font.pointSize, weight: font.weight, isItalic: font.isItalic,
        family: design == .monospaced ? StandardMeasurer.monospacedFamily : nil,
        textStyle: font.textStyle))
  }

  /// The same in another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  /// The same of another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFont(
        size: font.pointSize, weight: font.weight, isItalic: font.isItalic, family: newFamily))
  }

  /// The same with some attributes changed: family, name, size and the weight of the traits.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    if let name = attributes[.name] as? String {
      result = UIFontDescriptor(name: name, size: result.pointSize)
    }
    if let family = attributes[.family] as? String { result = result.withFamily(family) }
    let size = attributes[.size]
    if let size = size as? CGFloat ?? (size as? Double).map({ CGFloat($0) }) {
      result = result.withSize(size)
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      let weight = traits[.weight]
      if let weight = weight as? UIFont.Weight
        ?? (weight as? CGFloat).map({ UIFont.Weight(rawValue: $0) })
      {
        let font = result.font
        result = UIFontDescriptor(
          UIFont(
            size: font.pointSize, weight: weight, isItalic: font.isItalic, family: font.family))
      }
    }
    return result
  }
}

nonisolated extension UIFont {
  /// What the font is made of.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Makes the font of a descriptor; a size of 0 means that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
    self.init(
      size: font.pointSize, weight: font.weight, isItalic: font.isItalic, family: font.family,
      textStyle: font.textStyle)
  }

  /// Makes a font of letters of one width, as wide as on iOS.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, family: StandardMeasurer.monospacedFamily)
  }
}
