public import Foundation
public import ViewTree

/// A picture, of which the size is all that counts.
public typealias UIImage = Image

nonisolated extension Image {
  /// The pixels along a point; no picture has any.
  public var scale: CGFloat { 1 }

  /// Makes a picture of size 0.
  public convenience init() { self.init(size: .zero) }

  /// Makes a picture of 24 × 24 points in the place of the one of a name, as no asset catalogues are read; nil
  /// for no name.
  ///
  /// A view that shows it says so, once in a tree.
  public convenience init?(named name: String) {
    if name.isEmpty { return nil }
    self.init(size: CGSize(width: 24, height: 24), insteadOf: name)
  }

  /// Makes a picture of 24 × 24 points in the place of the one of a name; nil for no name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Makes a picture of 24 × 24 points in the place of the one of a name; nil for no name.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) { self.init(named: name) }

  /// Makes a picture that is as large as a round symbol at 17 points; nil for no name.
  ///
  /// What symbols look like isn't known here: all are as large as the circle.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes a picture that is as large as a round symbol at a size, weight and scale; nil for no name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    if name.isEmpty { return nil }
    self.init(size: (configuration ?? SymbolConfiguration()).symbolSize)
  }

  /// Makes a picture that is as large as a round symbol at 17 points; nil for no name.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }
}
