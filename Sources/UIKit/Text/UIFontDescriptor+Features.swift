nonisolated extension UIFontDescriptor {
  /// A setting of a font's features, in the attribute `featureSettings`; it is left out.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The text by which UIKit knows it.
    public let rawValue: String

    /// Makes a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What is chosen.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Which of its letters.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// What is chosen, by its older name.
    public static let featureIdentifier = type
    /// Which of its letters, by its older name.
    public static let typeIdentifier = selector
  }
}

// Core Text's numbers, which UIKit brings along.

/// The choice of digits by their widths.
public nonisolated let kNumberSpacingType = 6
/// Digits of one width.
public nonisolated let kMonospacedNumbersSelector = 0
/// Digits as wide as each is.
public nonisolated let kProportionalNumbersSelector = 1
/// The choice of digits by their heights.
public nonisolated let kNumberCaseType = 21
/// Digits that go below the baseline.
public nonisolated let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals.
public nonisolated let kUpperCaseNumbersSelector = 1
/// The choice of small letters.
public nonisolated let kLowerCaseType = 37
/// Small capitals in the place of small letters.
public nonisolated let kLowerCaseSmallCapsSelector = 1
/// The choice of capitals.
public nonisolated let kUpperCaseType = 38
/// Small capitals in the place of capitals.
public nonisolated let kUpperCaseSmallCapsSelector = 1
/// The choice of other forms of letters.
public nonisolated let kStylisticAlternativesType = 35
