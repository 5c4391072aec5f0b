import Drawing
public import Foundation
public import StandardViews
public import ViewTree

nonisolated extension Image {
  /// How a picture's colours are drawn.
  public nonisolated enum RenderingMode: Int, Hashable, Sendable {
    /// As whoever shows it has it.
    case automatic = 0
    /// As they are.
    case alwaysOriginal = 1
    /// In the tint colour, as much as each covers.
    case alwaysTemplate = 2
  }

  /// How many pixels there are to a point.
  public var scale: CGFloat { 1 }

  /// How the colours are drawn.
  public var renderingMode: RenderingMode {
    switch rendering {
    case .automatic: .automatic
    case .original, .tinted: .alwaysOriginal
    case .template: .alwaysTemplate
    }
  }

  /// The picture with its colours drawn another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    switch renderingMode {
    case .automatic: drawn(.automatic(isSymbol: isSymbolImage))
    case .alwaysTemplate: drawn(.template)
    case .alwaysOriginal:
      // Where a tint was given it is what the picture looks like.
      if case .tinted = rendering { self } else { drawn(.original) }
    }
  }

  /// The picture in one colour, as much as each of its own covers.
  public func withTintColor(_ color: UIColor) -> UIImage { drawn(.tinted(color)) }

  /// The picture in one colour, drawn another way.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    renderingMode == .alwaysTemplate ? drawn(.template) : drawn(.tinted(color))
  }

  /// Whether the picture is one of the system's symbols.
  public var isSymbolImage: Bool { symbol != nil }

  /// Makes a picture of size 0.
  public convenience init() { self.init(size: .zero) }

  /// Makes the picture of a name in the asset catalogues that lie beside the program or in the folder it runs
  /// in; nil for no name.
  ///
  /// One that isn't there counts as 24 × 24 points, and a view that shows it says so, once in a tree.
  ///
  /// - Complexity: O(*n*) when it is first called, for *n* files in those folders.
  public convenience init?(named name: String) {
    if name.isEmpty { return nil }
    let scale = LayoutEnvironment.screen.scale
    if let found = AssetLibrary.current.image(named: name, scale: scale) {
      self.init(
        size: found.size, insteadOf: nil, content: found.content, rendering: found.rendering)
    } else {
      self.init(size: CGSize(width: 24, height: 24), insteadOf: name)
    }
  }

  /// Makes the picture that a file of pixels holds; nil for bytes that are no PNG, JPEG or GIF.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes the picture that a file of pixels holds, with so many of them along a point; nil for bytes that are
  /// no PNG, JPEG or GIF.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let size = PixelImage.size(of: data) else { return nil }
    let scale = scale > 0 ? scale : 1
    let type = data.first == 0x89 ? "image/png" : data.first == 0xFF ? "image/jpeg" : "image/gif"
    self.init(
      size: CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale),
      insteadOf: nil, content: .file(ImageFile(data: data, type: type)))
  }

  /// Makes the picture of a file; nil if there is none, or none of pixels.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let end = (path as NSString).lastPathComponent
    self.init(data: data, scale: end.contains("@3x.") ? 3 : end.contains("@2x.") ? 2 : 1)
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
  /// All are as large as the circle. The most used are drawn as simple shapes that remind of them, all others
  /// as stand-ins.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes a picture that is as large as a round symbol at a size, weight and scale; nil for no name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    if name.isEmpty { return nil }
    self.init(Symbol(name: name, style: configuration?.style ?? SymbolStyle()))
  }

  /// Makes a picture that is as large as a round symbol at 17 points; nil for no name.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }
}
