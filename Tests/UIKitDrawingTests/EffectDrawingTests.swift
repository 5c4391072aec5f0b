import Foundation
import Testing
import UIKit

/// Blurs as they are drawn: a tint over what is behind.
///
/// How strong each is was not measured. Their order, and which follow the screen, are those of the page of
/// `UIBlurEffect.Style`.
@Suite struct EffectDrawingTests {
  /// How light a blur leaves black and white behind it, from 0 to 255.
  private func lights(_ effect: UIVisualEffect?, _ style: UIUserInterfaceStyle) -> (Int, Int) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .white
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    half.backgroundColor = .black
    let blur = UIVisualEffectView(effect: effect)
    blur.frame = view.bounds
    view.addSubview(half)
    view.addSubview(blur)
    let screen = DrawnScreen(view, style)
    func red(_ x: Int) -> Int { Int(screen.pixel(x, 10).prefix(2), radix: 16) ?? -1 }
    return (red(10), red(30))
  }

  // The more is left of the difference between black and white, the thinner the material.
  @Test(
    arguments: [
      [
        .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
        .systemChromeMaterial,
      ],
      [
        .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
        .systemThickMaterialLight, .systemChromeMaterialLight,
      ],
      [
        .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark,
      ], [.light, .extraLight], [.light, .regular, .prominent],
    ] as [[UIBlurEffect.Style]])
  func `Thicker materials show less of what is behind them`(styles: [UIBlurEffect.Style]) {
    let left = styles.map { style in
      let (black, white) = lights(UIBlurEffect(style: style), .light)
      return white - black
    }
    #expect(left == left.sorted(by: >) && Set(left).count == left.count)
    #expect(left.allSatisfy { $0 > 0 && $0 < 255 })
  }

  @Test(
    arguments: [
      (.light, true, true), (.extraLight, true, true), (.dark, false, false),
      (.regular, true, false), (.prominent, true, false), (.systemMaterial, true, false),
      (.systemChromeMaterial, true, false), (.systemThinMaterialLight, true, true),
      (.systemThickMaterialDark, false, false),
    ] as [(UIBlurEffect.Style, Bool, Bool)])
  func `Blurs are light, dark, or as the screen`(
    style: UIBlurEffect.Style, isLight: Bool, isLightInTheDark: Bool
  ) {
    for (screen, expected) in [
      (UIUserInterfaceStyle.light, isLight), (.dark, isLightInTheDark),
    ] {
      let (black, white) = lights(UIBlurEffect(style: style), screen)
      #expect((black + white > 255) == expected)
    }
  }

  @Test func `Without a blur what is behind shows, and what stands on it is as large as it`() {
    let blur = UIBlurEffect(style: .light)
    for effect in [nil, UIVibrancyEffect(blurEffect: blur)] as [UIVisualEffect?] {
      let (black, white) = lights(effect, .light)
      #expect(black == 0 && white == 255)
    }
    let view = UIVisualEffectView(effect: blur)
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds && view.contentView.superview === view)
  }
}
