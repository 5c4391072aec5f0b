/// Up to where differences are taken for rounding, all in one place.
///
/// Doubles have 16 digits. Rows have a handful of terms, and are written into each other a handful of
/// times, so that the last two or three digits of a sum may be rounding. All shares are of the
/// magnitudes that were added up.
enum Tolerance {
  /// What a row's left-hand side may differ from its constant by and still be at it.
  static let rounding = 1e-11
  /// The largest share that a coefficient may have and count as nothing.
  static let lostShare = 1e-13
  /// The largest share that is left of a row that depends on others.
  static let dependence = 1e-11
  /// The largest share that a slope may have and count as level.
  static let slope = 1e-10
  /// The largest share that a row may have of another and not come to its constant as that moves off: in
  /// its place it would leave a basis that is nearly dependent.
  static let pivot = 1e-9
  /// The share by which a row must be met for a change of its constant to make no difference for
  /// certain.
  static let room = 1e-9
  /// What a row contributes to others not being met, and still counts as nothing.
  static let multiplier = 1e-9
}
