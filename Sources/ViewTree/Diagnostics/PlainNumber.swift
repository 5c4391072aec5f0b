/// A number as a person writes it: `8`, `-0.5`, `999.5`, `106.667`, `1e+20`, `nan`.
package func plainNumber(_ value: Double) -> String {
  if value.isNaN { return "nan" }
  if let whole = Int(exactly: value), whole.magnitude < 1_000_000_000_000_000 { return "\(whole)" }
  let thousandths = (value * 1000).rounded() / 1000
  guard value.magnitude >= 0.001, thousandths.magnitude < 1_000_000_000_000 else {
    return "\(value)"
  }
  return Int(exactly: thousandths).map { "\($0)" } ?? "\(thousandths)"
}
