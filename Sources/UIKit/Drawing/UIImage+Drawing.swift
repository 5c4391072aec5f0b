import Drawing
public import Foundation
import Typesetting
import ViewTree

nonisolated extension UIImage {
  /// Draws the picture into the current context, stretched to a rectangle.
  public func draw(in rect: CGRect) {
    guard let context = CurrentContexts.top else { return }
    context.add(
      marks(in: rect, context.traits, tint: context.state.fill)
        ?? [.box(rect, color: "#D8DEE6")] + .imageStandIn(in: rect))
  }

  /// Draws the picture into the current context, its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture into the current context with an alpha.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CurrentContexts.top else { return }
    let old = context.state.alpha
    context.state.alpha = old * alpha
    draw(in: rect)
    context.state.alpha = old
  }

  /// The picture as a PNG file; nil for one of which only the size is known.
  ///
  /// - Complexity: O(*p*), where *p* is the number of pixels of all that is drawn.
  public func pngData() -> Data? {
    if case .file(let file, _) = content, file.type == "image/png" { return file.data }
    let traits = TraitCollection(userInterfaceStyle: .light)
    let frame = CGRect(origin: .zero, size: size)
    guard let marks = marks(in: frame, traits, tint: .black) else { return nil }
    var painter = MarkPainter(
      size: size, scale: LayoutEnvironment.screen.scale, isClear: true, letters: .ofMachine)
    painter.draw(marks)
    return PNGFile(painter.image).data
  }

  /// The picture as a PNG file, as there is nothing that makes others.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
}
