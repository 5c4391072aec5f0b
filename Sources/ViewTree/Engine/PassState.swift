/// How far the layout of a tree has got.
struct PassState {
  /// Counts layouts.
  var number: UInt32 = 0
  /// How many calls of the layout are inside each other.
  var depth = 0
  /// How many more calls of hooks this layout allows.
  var budget = 0
  /// How many rounds this layout and those inside it have taken.
  var rounds = 0
  /// Whether an animation wants to know what moves.
  var isRecorded = false
  /// Whether it was stopped, and that was reported.
  var isStopped = false
}
