/// A whole number below 2²⁴ that depends on nothing but a place.
///
/// Places that are as far apart as others have numbers that aren't, so that a sum or difference of a few numbers
/// hardly ever meets another. They are the last steps of SplitMix64 (G. Steele, D. Lea and C. Flood, 2014).
func scattered(_ place: Int) -> UInt64 {
  var mixed = (UInt64(truncatingIfNeeded: place) &+ 1) &* 0x9E37_79B9_7F4A_7C15
  mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
  mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
  return (mixed ^ mixed >> 31) >> 40
}

/// Which share of the most it can be off by a number at a place is taken to be off by, up or down: at least a half.
///
/// Where rows nearly depend on each other, errors of one size cancel, be it all up or half of them down, and seem to do no
/// harm.
func scatteredShare(_ place: Int) -> Double {
  let share = Double(scattered(place)) * 0x1p-24
  return share < 0.5 ? share - 1 : share
}
