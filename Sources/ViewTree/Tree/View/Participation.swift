/// What an item knows of its part in the engine of its tree.
struct Participation {
  /// The item's place in the engine's arrays, or -1 while it is in no constraint.
  var slot: Int32 = -1
  /// Grows along the tree: larger than that of every item before this one; 0 before it is known.
  var rank: Int32 = 0

  var takesPart: Bool { slot >= 0 }
}
