import UIKit

extension Values {
  /// What an element says that a view does with what is behind it; nil for nothing.
  var effect: UIVisualEffect? {
    if let vibrancy = element.child("vibrancyEffect") {
      return values(of: vibrancy).blur.map { UIVibrancyEffect(blurEffect: $0) }
    }
    return blur
  }

  private var blur: UIBlurEffect? {
    guard let element = element.child("blurEffect") else { return nil }
    return UIBlurEffect(style: values(of: element).choice("style", Self.blurStyles) ?? .regular)
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}
