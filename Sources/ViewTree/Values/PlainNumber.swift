/// A number as a person writes it: `8`, `-0.5`, `999.5`, `106.667`, `1e+20`, `nan`.
package nonisolated func plainNumber(_ value: Double) -> String {
  if value.isNaN { return "nan" }
  if let whole = Int(exactly: value), whole.magnitude <= 1 << 53 { return "\(whole)" }
  let thousandths = (value * 1000).rounded() / 1000
  guard value.magnitude >= 0.001, thousandths.magnitude < 1_000_000_000_000 else {
    return "\(value)"
  }
  return Int(exactly: thousandths).map { "\($0)" } ?? "\(thousandths)"
}

/// A factor as a person writes it: `2`, `0.5`, and `1/3` or `16/9` where three digits don't do.
nonisolated func plainFactor(_ value: Double) -> String {
  let thousandths = (value * 1000).rounded() / 1000
  guard thousandths != value, let fraction = PlainFraction(value) else { return plainNumber(value) }
  return "\(fraction.numerator)/\(fraction.denominator)"
}

/// A number above 0 that is the quotient of two small whole numbers, to the last digit.
nonisolated struct PlainFraction {
  let numerator: Int
  let denominator: Int

  /// Nil if there are no such numbers up to 1000.
  init?(_ value: Double) {
    guard value > 0, value <= 1000 else { return nil }
    for denominator in 1...1000 {
      let numerator = (value * Double(denominator)).rounded()
      guard numerator >= 1, numerator <= 1000, numerator / Double(denominator) == value else {
        continue
      }
      self.numerator = Int(numerator)
      self.denominator = denominator
      return
    }
    return nil
  }
}
