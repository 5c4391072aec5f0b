import Foundation
public import ViewTree

/// Lines of a list; they are remembered.
public nonisolated struct UIListSeparatorConfiguration: Sendable {
  /// Whether a line is shown.
  public nonisolated enum Visibility: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic, visible, hidden
  }

  /// Whether there is a line above.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above is moved inwards, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// How far the line below is moved inwards, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The colour of lines.
  public var color = UIColor.separator

  /// Makes the lines that lists have at first.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
