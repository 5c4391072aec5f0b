public import Foundation
package import StandardViews
public import ViewTree

/// What a view does to what is behind it.
open class UIVisualEffect: NSObject {
  /// Makes an effect of nothing.
  public override init() { super.init() }

  deinit {}
}

/// Blurs what is behind a view; pictures show its tint alone.
open class UIBlurEffect: UIVisualEffect {
  /// How strong the blur is, and of which colour.
  public nonisolated enum Style: Int, Hashable, Sendable {
    // The names are those of the materials.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  /// Makes a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  deinit {}

  /// The colour of the blur: an estimate.
  var tint: UIColor {
    let (light, dark) = (UIColor(white: 0.97), UIColor(white: 0.13))
    func both(_ alpha: CGFloat) -> UIColor {
      UIColor(light: light.withAlphaComponent(alpha), dark: dark.withAlphaComponent(alpha))
    }
    switch style {
    case .extraLight: return light.withAlphaComponent(0.9)
    case .light: return light.withAlphaComponent(0.6)
    case .dark: return UIColor(white: 0.11, alpha: 0.75)
    case .regular, .systemMaterial: return both(0.8)
    case .prominent, .systemThickMaterial: return both(0.88)
    case .systemUltraThinMaterial: return both(0.5)
    case .systemThinMaterial: return both(0.65)
    case .systemChromeMaterial: return both(0.9)
    case .systemUltraThinMaterialLight: return light.withAlphaComponent(0.5)
    case .systemThinMaterialLight: return light.withAlphaComponent(0.65)
    case .systemMaterialLight: return light.withAlphaComponent(0.8)
    case .systemThickMaterialLight: return light.withAlphaComponent(0.88)
    case .systemChromeMaterialLight: return light.withAlphaComponent(0.9)
    case .systemUltraThinMaterialDark: return dark.withAlphaComponent(0.5)
    case .systemThinMaterialDark: return dark.withAlphaComponent(0.65)
    case .systemMaterialDark: return dark.withAlphaComponent(0.8)
    case .systemThickMaterialDark: return dark.withAlphaComponent(0.88)
    case .systemChromeMaterialDark: return dark.withAlphaComponent(0.9)
    }
  }
}

/// How strong what stands on a blur is.
public nonisolated enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  // The names are those of what is shown.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Lets colours behind a view show in what stands on a blur; pictures don't show it.
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect for what stands on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Makes an effect for what stands on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }

  deinit {}
}

/// Makes a view of glass, which pictures don't show.
open class UIGlassEffect: UIVisualEffect {
  /// How much of what is behind shows.
  public nonisolated enum Style: Int, Hashable, Sendable {
    /// Little.
    case regular = 0
    /// Much.
    case clear
  }

  /// Whether it would answer to touches.
  open var isInteractive = false
  /// The colour of the glass.
  open var tintColor: UIColor?
  private let style: Style

  /// Makes glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  deinit {}
}

/// A view that changes how what is behind it shows, and holds others in its ``contentView``.
open class UIVisualEffectView: UIView, UIKitNamed {
  /// What it does; nothing with nil.
  open var effect: UIVisualEffect?
  /// The view for what stands on the effect, as large as this one.
  open var contentView: UIView { content }
  private let content = UIView()

  /// Makes a view of an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }

  /// Makes a view of no effect with a frame in its future superview's coordinates, in points.
  ///
  /// A subclass may have an initializer of this name that doesn't override it, as in UIKit.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view of no effect; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}

extension UIVisualEffectView: SelfDrawing {
  /// Draws the tint of a blur.
  package final func drawContent(_ pen: inout ViewPen) {
    if let blur = effect as? UIBlurEffect { pen.fill(bounds, radius: cornerRadius, blur.tint) }
  }
}
