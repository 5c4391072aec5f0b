/// Finds out which of the variables that no row determines need stay rows.
///
/// The variables that depend on the undetermined ones that are left are undetermined, too. Taken in
/// the order in which they come to rest, a variable needs no stay row if those before it settle it.
/// Turned round: an equality that ties such variables settles the one that comes to rest last, and
/// what no equality settles needs a stay row. Rows that are left may settle some of these, too; a
/// stay row too many does no harm.
struct StayChooser: MadeEmpty {
  /// The variables that were reached, in the order of rest after `choose`.
  private(set) var members: [Int32] = []
  /// Those that need a stay row, in the order of rest.
  private(set) var chosen: [Int32] = []

  /// For each variable slot, the group it was put in, or -1.
  private var label: [Int32] = []
  /// For each label, itself or another one of the same group.
  private var parent: [Int32] = []
  private var open: [Int32] = []
  private var entered: Set<Int> = []

  /// For each variable slot, its place among the members, and whether an equality settles it.
  private var place: [Int32] = []
  private var isSettled: [Bool] = []
  /// The equality at hand, by place.
  private var coefficient: [Double] = []
  private var isIn: [Bool] = []
  private var waiting = Heap()
  /// For each place that is settled, the terms of the equality that does it.
  private var settling: [Range<Int>] = []
  private var terms: [(place: Int32, coefficient: Double)] = []

  mutating func reset(variables count: Int) {
    for member in members { label[Int(member)] = -1 }
    members.empty()
    parent.empty()
    if !entered.isEmpty { entered.removeAll(keepingCapacity: true) }
    label.grow(with: -1, count: count)
    place.grow(with: 0, count: count)
  }

  /// Begins a group with a variable, unless it has been reached already.
  ///
  /// - Returns: Whether it has not; `next` then tells what to go on from.
  mutating func begin(_ variable: Int32) -> Bool {
    guard label[Int(variable)] < 0 else { return false }
    parent.append(Int32(truncatingIfNeeded: parent.count))
    reach(variable)
    return true
  }

  /// Takes a variable into the group at hand, or that group together with the variable's own.
  mutating func reach(_ variable: Int32) {
    let own = Int32(truncatingIfNeeded: parent.count - 1)
    if label[Int(variable)] < 0 {
      label[Int(variable)] = own
      members.append(variable)
      open.append(variable)
    } else {
      let (one, other) = (group(label[Int(variable)]), group(own))
      parent[Int(max(one, other))] = min(one, other)
    }
  }

  /// Notes a part that was reached.
  ///
  /// - Returns: Whether it is the first time.
  mutating func enter(part: Int) -> Bool { entered.insert(part).inserted }

  /// The next variable to look from.
  mutating func next() -> Int32? { open.popLast() }

  private mutating func group(_ label: Int32) -> Int32 {
    var label = label
    while parent[Int(label)] != label {
      parent[Int(label)] = parent[Int(parent[Int(label)])]
      label = parent[Int(label)]
    }
    return label
  }

  /// Chooses among the members.
  ///
  /// - Returns: Whether there are any.
  /// - Complexity: O(*k* log *k*) for *k* terms of equalities as long as these need not be written
  ///   into each other.
  mutating func choose(_ reduction: Reduction, _ variables: VariableStore) -> Bool {
    if members.isEmpty { return false }
    members.sort { variables.ranksBefore(Int($0), Int($1)) }
    for (index, member) in members.enumerated() {
      place[Int(member)] = Int32(truncatingIfNeeded: index)
    }
    isSettled.refill(with: false, count: members.count)
    coefficient.refill(with: 0, count: members.count)
    isIn.refill(with: false, count: members.count)
    settling.refill(with: 0..<0, count: members.count)
    terms.empty()
    for member in members {
      let elimination = Int(reduction.cells[Int(member)].elimination)
      if elimination >= 0 { settle(by: reduction.eliminations[elimination], reduction) }
    }
    chosen.empty()
    for (index, member) in members.enumerated() where !isSettled[index] { chosen.append(member) }
    return true
  }

  /// Lets an equality settle the variable that comes to rest last of those in it, after what others
  /// have settled is replaced.
  private mutating func settle(by definition: Reduction.Elimination, _ reduction: Reduction) {
    add(place[Int(definition.variable)], definition.pivot)
    for other in definition.others {
      let other = reduction.others[other]
      if label[Int(other.variable)] >= 0 { add(place[Int(other.variable)], other.coefficient) }
    }
    while let last = waiting.pop() {
      let index = Int(last)
      let share = coefficient[index]
      coefficient[index] = 0
      isIn[index] = false
      if share == 0 { continue }
      if isSettled[index] {
        for term in settling[index] {
          add(terms[term].place, -share * terms[term].coefficient)
        }
        continue
      }
      isSettled[index] = true
      let start = terms.count
      while let other = waiting.pop() {
        if coefficient[Int(other)] != 0 {
          terms.append((other, coefficient[Int(other)] / share))
        }
        coefficient[Int(other)] = 0
        isIn[Int(other)] = false
      }
      settling[index] = start..<terms.count
    }
  }

  /// Adds to a coefficient of the equality at hand; a sum that is lost in rounding is zero.
  private mutating func add(_ place: Int32, _ delta: Double) {
    let index = Int(place)
    let old = coefficient[index]
    let sum = old + delta
    coefficient[index] = sum.magnitude <= 1e-12 * (old.magnitude + delta.magnitude) ? 0 : sum
    guard !isIn[index] else { return }
    isIn[index] = true
    waiting.push(place, key: -Double(index))
  }

  /// Passes on the groups, in an order that is the same on every run.
  mutating func forEachGroup(_ body: (ArraySlice<Int32>) -> Void) {
    var grouped = members.map { (group: group(label[Int($0)]), place: place[Int($0)]) }
    grouped.sort { ($0.group, $0.place) < ($1.group, $1.place) }
    let variables = grouped.map { members[Int($0.place)] }
    var start = 0
    while start < grouped.count {
      var end = start + 1
      while end < grouped.count, grouped[end].group == grouped[start].group { end += 1 }
      body(variables[start..<end])
      start = end
    }
  }
}
