// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Drawing
public import Foundation
public import ViewTree

/// How much care is taken where a picture is stretched.
public nonisolated enum CGInterpolationQuality: Int32, Hashable, Sendable {
  // The names are those of Core Graphics.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

/// What becomes of colours that a device doesn't have.
public nonisolated enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  // The names are those of Core Graphics.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case defaultIntent = 0
  case absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

// All but the quality is without effect: what is drawn is recorded as curves.
nonisolated extension DrawingContext {
  /// How much care is taken where a picture is stretched; it is remembered.
  public final var interpolationQuality: CGInterpolationQuality {
    get { CGInterpolationQuality(rawValue: state.interpolation) ?? .default }
    set { state.interpolation = newValue.rawValue }
  }
  /// Sets whether the edges of letters may be smooth, which they always are.
  public final func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Sets whether the edges of letters are smooth, which they always are.
  public final func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Sets whether letters may stand between pixels, which they do.
  public final func setAllowsFontSubpixelPositioning(_ allows: Bool) {}
  /// Sets whether letters stand between pixels, which they do.
  public final func setShouldSubpixelPositionFonts(_ should: Bool) {}
  /// Sets whether letters may be moved to parts of pixels, which they aren't.
  public final func setAllowsFontSubpixelQuantization(_ allows: Bool) {}
  /// Sets whether letters are moved to parts of pixels, which they aren't.
  public final func setShouldSubpixelQuantizeFonts(_ should: Bool) {}
  /// Sets how far curves may be from what they should be; without effect.
  public final func setFlatness(_ flatness: CGFloat) {}
  /// Sets how long pointed corners may be; without effect.
  public final func setMiterLimit(_ limit: CGFloat) {}
  /// Sets what becomes of colours that a device doesn't have; without effect.
  public final func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Sets which colours areas have; without effect, as there are the ordinary ones.
  public final func setFillColorSpace(_ space: CGColorSpace) {}
  /// Sets which colours lines have; without effect, as there are the ordinary ones.
  public final func setStrokeColorSpace(_ space: CGColorSpace) {}

  /// Whether the path has no curves yet.
  public final var isPathEmpty: Bool { state.path.isEmpty }
  /// Where the path has got to; zero without one.
  public final var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  /// The smallest rectangle around the curves of the path and their control points.
  public final var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
  /// Whether a point is in the path.
  public final func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    path?.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
      ?? false
  }
  /// Sets the colour of areas to a gray, from black (0) to white (1).
  public final func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the colour of lines to a gray, from black (0) to white (1).
  public final func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
}
