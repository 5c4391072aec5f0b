import ViewTree

/// The name of a font in its parts: the family, and behind a hyphen the weight and the slant.
nonisolated struct FontName: CustomStringConvertible {
  /// What UIKit calls the system font, in names of fonts and as a family.
  static let system = ".SFUI"
  static let systemFamily = ".AppleSystemUIFont"

  private(set) var family: String
  private(set) var weight: Font.Weight
  private(set) var isItalic: Bool

  private static let weights: [(name: String, weight: Font.Weight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black),
  ]

  init(family: String, weight: Font.Weight, isItalic: Bool) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Takes a name apart; what stands behind a hyphen and is no weight belongs to the family.
  init(_ name: String) {
    self.init(family: name, weight: .regular, isItalic: false)
    guard let hyphen = name.lastIndex(of: "-") else { return }
    var style = name[name.index(after: hyphen)...].lowercased()
    for slant in ["italic", "oblique"] where style.hasSuffix(slant) {
      isItalic = true
      style.removeLast(slant.count)
      break
    }
    guard let entry = Self.weights.first(where: { $0.name.lowercased() == style }) else {
      if style.isEmpty, isItalic { family = String(name[..<hyphen]) } else { isItalic = false }
      return
    }
    weight = entry.weight
    family = String(name[..<hyphen])
  }

  var isSystem: Bool { family == Self.system || family == Self.systemFamily }

  var description: String {
    let nearest = Self.weights.min {
      ($0.weight.rawValue - weight.rawValue).magnitude
        < ($1.weight.rawValue - weight.rawValue).magnitude
    }
    let name = nearest.map { $0.weight == .regular && isItalic ? "" : $0.name } ?? ""
    return family + "-" + name + (isItalic ? "Italic" : "")
  }
}
