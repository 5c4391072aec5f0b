nonisolated extension Color {
  /// The colour as `#RRGGBB` or, where it isn't opaque, `#RRGGBBAA`; nil where nothing shows.
  package var hexCode: String? {
    func digits(_ share: Double) -> String {
      let value = share > 0 ? Int((min(share, 1) * 255).rounded()) : 0
      let text = String(value, radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    let opacity = digits(alpha)
    if opacity == "00" { return nil }
    let code = "#" + digits(red) + digits(green) + digits(blue)
    return opacity == "FF" ? code : code + opacity
  }

  /// The colour that shows with traits, as a text; `#00000000` where nothing shows.
  package func code(_ traits: TraitCollection) -> String {
    resolvedColor(with: traits).hexCode ?? "#00000000"
  }
}
