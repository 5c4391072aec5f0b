/// What presolve must not take for granted, as it was found by solving.
struct Assumptions: Sendable {
  /// For each row slot, whether the row must stay in the problem though it is a required equality:
  /// it has a share in required rows not being met.
  var isElastic = Slots(false)
  /// The variables that no row determines, and what finds out which of them need a stay row.
  var stays = Stays()
  var stayChooser = OnDemand<StayChooser>()
}
