/// Up to where differences are taken for rounding, all in one place.
///
/// Doubles have 16 digits. Rows have a handful of terms, and are written into each other a handful of
/// times, so that the last two or three digits of a sum may be rounding. All shares are of the
/// magnitudes that were added up.
enum Tolerance {
  /// What a row's left-hand side may differ from its constant by and still be at it.
  static let rounding = 1e-11
  /// What a row of a solution may be off by, as is promised.
  static let solution = 1e-9
  /// The largest share that a coefficient may have and count as nothing.
  static let lostShare = 1e-13
  /// The largest share that a value may have of the constants it follows from and be nothing: 31 digits don't tell.
  static let lostValue = 0x1p-97
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
  /// The largest share of a row in a value, or in others not being met, that counts as nothing.
  static let multiplier = 1e-10
  /// The largest share that is left of a row that depends on others, where conflicts are told apart.
  static let echelon = 1e-9
  /// By how much a variable must move to be said to be able to.
  static let movement = 1e-6
  /// How far values may move if each tight row is off by its tolerance.
  static let condition = 1e-6
  /// How many times as large as the largest value the numbers may be that a value is the difference of.
  static let multiplied = 1e6

  // MARK: Shares to all digits

  /// The share that the last digit of a coefficient may be off by: rows have been written into each other.
  static let lastDigit = 0x1p-51
  /// The share that one correction of a refined share may be off by, which comes of the same factors.
  static let correction = 1e-6
  /// The largest error that a refined share may have, against itself and 1, and be relied on.
  static let refinedShare = 1e-9
  /// Up to which multiple of what it may be off by a refined share is nothing.
  static let certainlyNothing = 4.0
  /// From which multiple of what it may be off by a refined share is something; in between it is in doubt.
  static let certainlySomething = 0x1p20
}
