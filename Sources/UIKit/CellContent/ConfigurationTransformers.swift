public import Foundation
public import ViewTree

/// Changes a colour for a state; it is remembered.
public nonisolated struct UIConfigurationColorTransformer: Hashable, Sendable {
  private let identity = UUID()
  /// The change.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Makes a change.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// The changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Whether both are one and the same.
  public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

  /// Hashes what tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// Makes a colour gray.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor(white: 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue)
  }
  /// Makes a colour that of the tint.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .systemBlue }
}

/// Changes the attributes of a text for a state.
public nonisolated struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  private let identity = UUID()
  /// The change.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Makes a change.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// Whether both are one and the same.
  public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

  /// Hashes what tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
