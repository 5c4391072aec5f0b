import Testing
import UIKit

/// Pictures that aren't there have sizes in the place of their own.
@Suite
struct ImageTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let side: CGFloat
    let make: @Sendable () -> UIImage.SymbolConfiguration?

    init(
      _ name: String, _ side: CGFloat, make: @escaping @Sendable () -> UIImage.SymbolConfiguration?
    ) {
      testDescription = name
      self.side = side
      self.make = make
    }
  }

  // A circle of 1.17 of the text's size, or 0.92 or 1.49 by its scale, a hundredth more by each step of weight from
  // regular, up to whole points: 17 · 1.17 = 19.9. An estimate; each symbol has a width of its own on iOS.
  nonisolated static let symbols: [Case] = [
    Case("none", 20) { nil },
    Case("10 points", 12) { .init(pointSize: 10) },
    Case("100 points", 117) { .init(pointSize: 100) },
    // 100 · 1.17 · 1.03.
    Case("bold", 121) { .init(pointSize: 100, weight: .bold) },
    // 100 · 1.17 · 0.97.
    Case("ultra-light", 114) { .init(pointSize: 100, weight: .ultraLight) },
    Case("small", 92) { .init(pointSize: 100, weight: .regular, scale: .small) },
    Case("large", 149) { .init(pointSize: 100, weight: .unspecified, scale: .large) },
    // 17 · 1.49 = 25.3.
    Case("large at 17", 26) { .init(scale: .large) },
    // 17 · 1.17 · 1.05 = 20.9.
    Case("black at 17", 21) { .init(weight: .black) },
    // 34 · 1.17 = 39.8.
    Case("large title", 40) { .init(textStyle: .largeTitle) },
    // 13 · 0.92 = 11.96.
    Case("footnote, small", 12) { .init(textStyle: .footnote, scale: .small) },
    Case("font", 24) { .init(font: .systemFont(ofSize: 20)) },
    Case("font, large", 30) { .init(font: .boldSystemFont(ofSize: 20), scale: .large) },
    Case("colours", 20) { .init(paletteColors: [.red, .blue]) },
    Case("colour", 20) { .init(hierarchicalColor: .red) },
    // 10 · 1.49 · 1.03 = 15.3.
    Case("applied to another", 16) {
      UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
        .applying(.init(pointSize: 10)).applying(.init(scale: .large))
    },
    Case("no number", 0) { .init(pointSize: .nan) }, Case("below 0", 0) { .init(pointSize: -5) },
    Case("endless", 11_700) { .init(pointSize: .infinity) },
  ]

  @Test(arguments: symbols)
  func `A symbol is as large as a circle at its size, weight and scale`(_ test: Case) {
    let image = UIImage(systemName: "star.fill", withConfiguration: test.make())
    #expect(image?.size == CGSize(width: test.side, height: test.side))
  }

  @Test func `Whatever has a name is there`() {
    let images: [(UIImage?, CGFloat)] = [
      (UIImage(systemName: "gear"), 20), (UIImage(systemName: "x", compatibleWith: nil), 20),
      (UIImage(named: "logo"), 24), (UIImage(named: "logo", in: nil, compatibleWith: nil), 24),
      (UIImage(named: "logo", in: nil, with: nil), 24), (UIImage(), 0),
    ]
    for (image, side) in images { #expect(image?.size == CGSize(width: side, height: side)) }
    #expect(UIImage(named: "") == nil && UIImage(systemName: "") == nil)
    #expect(["a", "b"].compactMap(UIImage.init(named:)).count == 2)
    #expect(UIImage.SymbolConfiguration(scale: .small) == .init(scale: .small))
    #expect(Set([UIImage.SymbolConfiguration(scale: .small), .init(scale: .large)]).count == 2)
  }

  @Test func `A tree says once of each picture that it isn't there, whichever view shows it`()
    throws
  {
    let window = UIWindow()
    var notes: [String] = []
    window.onDiagnostic = { notes.append("\($0)") }
    let list = UIView()
    for name in ["logo", "avatar", "logo"] {
      let row = UIView()
      row.addSubview(UIImageView(image: UIImage(named: name)))
      list.addSubview(row)
    }
    window.addSubview(list)
    let button = UIButton()
    button.setImage(UIImage(named: "avatar"), for: .normal)
    window.addSubview(button)
    let late = UIImageView()
    window.addSubview(late)
    late.image = UIImage(named: "logo")
    late.image = UIImage(named: "late")
    late.image = UIImage(systemName: "gear")
    window.layoutIfNeeded()
    let other = UIImageView(image: UIImage(named: "late"))
    window.addSubview(other)
    window.layoutIfNeeded()
    let hint = "Hold the views that show it by constraints of their width and height."
    #expect(
      notes
        == ["logo", "avatar", "late"].map {
          "There is no picture \"\($0)\"; it counts as 24 × 24 points. \(hint)"
        })
  }

  @Test func `A picture that isn't there is no mistake of the layout`() throws {
    let window = UIWindow()
    var notes: [String] = []
    window.onDiagnostic = { notes.append("\($0)") }
    let view = UIImageView(image: UIImage(named: "logo"))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leftAnchor.constraint(equalTo: window.leftAnchor),
    ])
    try window.layoutOrThrow()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 24, height: 24))
  }

  nonisolated struct Hue: Sendable {
    let hue: CGFloat
    let saturation: CGFloat
    let brightness: CGFloat
    let shares: [Double]

    init(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, _ shares: [Double]) {
      (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
      self.shares = shares
    }
  }

  // The primary colours lie thirds of the circle apart; half the saturation brings the others halfway up.
  nonisolated static let hues: [Hue] = [
    Hue(0, 1, 1, [1, 0, 0]), Hue(1 / 3, 1, 1, [0, 1, 0]), Hue(2 / 3, 1, 0.5, [0, 0, 0.5]),
    Hue(0, 0.5, 1, [1, 0.5, 0.5]), Hue(1 / 6, 1, 1, [1, 1, 0]),
    Hue(0.25, 0, 0.4, [0.4, 0.4, 0.4]),
    // What lies outside is held at the ends, and hues go around.
    Hue(1, 1, 1, [1, 0, 0]), Hue(-1 / 3, 1, 1, [0, 0, 1]), Hue(0, 2, -1, [0, 0, 0]),
  ]

  @Test(arguments: hues)
  func `A colour of a hue has its shares, and gives the hue back`(_ example: Hue) {
    let color = UIColor(
      hue: example.hue, saturation: example.saturation, brightness: example.brightness, alpha: 1)
    for (share, wanted) in zip([color.red, color.green, color.blue], example.shares) {
      #expect(abs(Double(share) - wanted) < 1e-9)
    }
    var found: CGFloat = 0
    color.getHue(&found, saturation: nil, brightness: nil, alpha: nil)
    if (0..<1).contains(example.hue), example.saturation > 0, example.brightness > 0 {
      #expect(abs(found - example.hue) < 1e-9)
    }
  }
}
