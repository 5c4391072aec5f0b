import LayoutKit

extension Sequence where Element == LayoutConstraint {
  /// The constraints as formulas.
  var lines: [String] { map(\.description) }
}

extension Sequence where Element == LayoutConstraint {
  /// What tells the objects apart, to see which were kept.
  var identities: [ObjectIdentifier] { map { ObjectIdentifier($0) } }
}
