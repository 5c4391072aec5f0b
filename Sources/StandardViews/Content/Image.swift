package import Drawing
public import Foundation
package import ViewTree

/// A picture of a size, and what it shows where that is known.
public nonisolated final class Image: Hashable, Sendable {
  /// The width and height, in points.
  public let size: CGSize

  /// The name of the picture that this one stands in for, as it isn't there; nil for all others.
  package let missingName: String?

  /// What the picture shows.
  package let content: Content
  /// Whether the picture is drawn in one colour.
  package let rendering: Rendering
  /// The system's symbol that the picture is; nil for all others.
  package let symbol: Symbol?

  /// What a picture shows.
  package nonisolated enum Content: Hashable, Sendable {
    /// What isn't known.
    case none
    /// What is drawn with marks, in points from the upper left corner; for dark screens others.
    case marks([Mark], dark: [Mark]? = nil)
    /// What stands in a file; for dark screens in another one.
    case file(ImageFile, dark: ImageFile? = nil)
  }

  /// In which colours a picture is drawn.
  package nonisolated enum Rendering: Hashable, Sendable {
    /// As whoever shows it has it: its own, and of a symbol the tint colour.
    case automatic(isSymbol: Bool)
    /// Its own.
    case original
    /// The tint colour.
    case template
    /// A given one.
    case tinted(Color)
  }

  /// Makes a picture of a size.
  ///
  /// - Parameter size: The width and height, in points, held between 0 and 1000000; what is not a
  ///   number counts as 0.
  public convenience init(size: CGSize) { self.init(size: size, insteadOf: nil) }

  /// Makes a picture of a size, which may stand in for one that isn't there.
  package init(
    size: CGSize, insteadOf missingName: String?, content: Content = .none,
    rendering: Rendering = .automatic(isSymbol: false), symbol: Symbol? = nil
  ) {
    self.missingName = missingName
    self.content = content
    self.rendering = rendering
    self.symbol = symbol
    func held(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 1_000_000) : 0 }
    self.size = CGSize(width: held(size.width), height: held(size.height))
  }

  /// The picture drawn in other colours.
  package func drawn(_ rendering: Rendering) -> Image {
    Image(
      size: size, insteadOf: missingName, content: content, rendering: rendering, symbol: symbol)
  }

  /// Whether both are of one size and show the same.
  public static func == (left: Image, right: Image) -> Bool {
    left === right
      || left.size == right.size && left.rendering == right.rendering
        && left.symbol == right.symbol && left.content == right.content
  }

  /// Hashes the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}

nonisolated extension Image {
  /// What the picture is drawn with, stretched to a frame; nil if nobody knows what it shows.
  ///
  /// - Parameters:
  ///   - frame: Where it is drawn.
  ///   - traits: What colours are resolved with.
  ///   - tint: The colour of what is drawn in one.
  /// - Returns: The marks, in the frame's coordinates.
  package func marks(in frame: CGRect, _ traits: TraitCollection, tint: Color) -> [Mark]? {
    let isDark = traits.userInterfaceStyle == .dark
    let drawn: [Mark]
    switch content {
    case .none: return nil
    case .marks(let marks, let dark):
      guard size.width > 0, size.height > 0 else { return [] }
      let scale = CGPoint(x: frame.width / size.width, y: frame.height / size.height)
      let transform = AffineTransform(stretchedBy: scale.x, scale.y, movedBy: frame.origin)
      drawn =
        scale == CGPoint(x: 1, y: 1)
        ? (isDark ? dark ?? marks : marks).moved(by: frame.origin)
        : (isDark ? dark ?? marks : marks).inGroup(Mark.Group(transform: transform))
    case .file(let file, let dark):
      drawn = [.image(image: isDark ? dark ?? file : file, frame: frame)]
    }
    let color: Color? =
      switch rendering {
      case .automatic(let isSymbol): isSymbol ? tint : nil
      case .original: nil
      case .template: tint
      case .tinted(let color): color
      }
    return color.map { drawn.inGroup(Mark.Group(tint: $0.code(traits))) } ?? drawn
  }

  /// What the picture is drawn with, or a stand-in if nobody knows what it shows.
  package func marksOrStandIn(
    in frame: CGRect, _ traits: TraitCollection, tint: Color
  ) -> [Mark] {
    marks(in: frame, traits, tint: tint)
      ?? [.box(frame, color: "#D8DEE6")] + .imageStandIn(in: frame)
  }
}
