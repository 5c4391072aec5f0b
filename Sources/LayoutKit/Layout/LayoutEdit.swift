import ViewTree

/// What one closure asks of one item, from the statements to the constraints.
///
/// The steps are the same whatever the way in: the closure has run, its statements are checked,
/// what is stated no more is removed, the rest is changed or added. Several edits can take each
/// step together.
struct LayoutEdit {
  let item: any LayoutItem
  let task: Task
  private let owner: Owner
  private var recorder: Recorder
  private var candidates: [LayoutConstraint] = []
  private var matching: Matching?
  private var mistakes: [(statement: Statement, mistake: StatementMistake)] = []

  /// What is done with constraints that are there already.
  enum Task {
    /// They stay; what is stated is added.
    case make
    /// They stay; what is stated is added, out of force.
    case prepare
    /// Those that are stated are changed.
    case update
    /// Those that are stated are changed, the others are removed.
    case remake
    /// As ``remake``, with what is new in force or out of force.
    case replace(isActive: Bool)
  }

  /// Which constraints are looked at, and who keeps those that are added.
  enum Owner {
    /// Those that were stated for the item, all in one section or in none.
    case item(ConstraintNote.Section?)
    /// Those given, which somebody else keeps.
    case group([LayoutConstraint])
  }

  /// Runs the closure.
  init(
    _ task: Task, _ item: any LayoutItem, of owner: Owner = .item(nil), source: SourceLocation,
    _ build: (ConstraintMaker) -> Void
  ) {
    self.task = task
    self.item = item
    self.owner = owner
    recorder = Recorder.open(for: item, source)
    build(ConstraintMaker(recorder: recorder))
    recorder.close()
  }

  /// Takes all steps, one after the other.
  consuming func carryOut() -> ConstraintHandle {
    check()
    removeUnstated()
    let handle = install()
    finish()
    return handle
  }
}

// MARK: - Checking

extension LayoutEdit {
  /// Works the statements out; those with a mistake are left out as a whole, and reported later.
  mutating func check() {
    let subject = Subject(item)
    for place in recorder.statements.indices {
      let count = recorder.records.count
      guard case .each(let targets) = recorder.statements[place].target else {
        do throws(StatementMistake) {
          try recorder.realize(place, about: subject, mustJoin: task.comesIntoForce)
        } catch {
          leaveOut(recorder.statements[place], error, from: count)
        }
        continue
      }
      for target in targets where !checkPart(place, target, subject, from: count) { break }
    }
  }

  /// Works out what a statement says of one of its targets.
  private mutating func checkPart(
    _ place: Int, _ target: Statement.Target, _ subject: Subject, from count: Int
  ) -> Bool {
    var part = recorder.statements[place]
    part.target = target
    do throws(StatementMistake) {
      try part.addRecords(
        to: &recorder.records, about: subject, mustJoin: task.comesIntoForce)
      return true
    } catch {
      leaveOut(part, error, from: count)
      return false
    }
  }

  private mutating func leaveOut(
    _ statement: Statement, _ mistake: StatementMistake, from count: Int
  ) {
    recorder.records.removeLast(recorder.records.count - count)
    mistakes.append((statement, mistake))
  }
}

// MARK: - Removing

extension LayoutEdit {
  /// Finds the constraints that the records are about, and removes those that are to go.
  mutating func removeUnstated() {
    switch task {
    case .make, .prepare:
      vacateNames()
    case .update, .remake, .replace:
      match()
    }
  }

  /// A name stands for what was stated last under it.
  private func vacateNames() {
    guard recorder.records.contains(where: { $0.slot != nil }) else { return }
    let records = recorder.records
    item.layoutElement.withStatedConstraints { stated in
      stated.retire { old in
        guard let name = old.note?.slot else { return false }
        return records.contains { $0.slot == name }
      }
    }
  }

  private mutating func match() {
    candidates = foundCandidates()
    var matching = Matching(
      recorder.records, among: candidates, includingInactive: task.includesInactive)
    for (place, match) in matching.matches.enumerated() {
      guard let match, recorder.records[place].key != candidates[match].key else { continue }
      // The name stands for another pair of attributes now, so that another object is needed.
      if case .update = task { recorder.records[place].inherit(from: candidates[match]) }
      candidates[match].retire()
      matching.unmatch(place)
    }
    if task.removesUnstated {
      for (place, isClaimed) in matching.isClaimed.enumerated() where !isClaimed {
        // A name that is out of force is looked at, but nobody's to remove.
        if task.includesInactive || candidates[place].isActive { candidates[place].retire() }
      }
    }
    self.matching = matching
  }

  private func foundCandidates() -> [LayoutConstraint] {
    switch owner {
    case .group(let members):
      return members
    case .item(let section):
      let records = recorder.records
      return item.layoutElement.withStatedConstraints { stated in
        // Backwards, so that of several alike the newest is taken.
        let found = stated.filter { constraint in
          guard constraint.note?.section == section else { return false }
          if constraint.isActive || task.includesInactive { return true }
          guard let name = constraint.note?.slot else { return false }
          return records.contains { $0.slot == name }
        }
        return task.prefersNewest ? found.reversed() : found
      }
    }
  }
}

// MARK: - Installing

extension LayoutEdit {
  /// Rewrites what is there, adds the rest, and tells what came of each statement.
  func install() -> ConstraintHandle {
    stopTranslating()
    var constraints = FewConstraints()
    for place in recorder.records.indices {
      let constraint = rewritten(place) ?? added(place)
      constraints.append(constraint)
      recorder.records[place].pending?.constraints.append(constraint)
    }
    if case .remake = task {
      item.layoutElement.withStatedConstraints { $0.forgetOrphans() }
    }
    return ConstraintHandle(constraints)
  }

  /// Makes the constraint that a record is about say what the record says, if there is one.
  private func rewritten(_ place: Int) -> LayoutConstraint? {
    guard let match = matching?.matches[place] else { return nil }
    let constraint = candidates[match]
    recorder.records[place].rewrite(constraint, keepingUnstated: task.keepsUnstated)
    if recorder.records[place].isInactive {
      constraint.isActive = false
    } else if task.comesIntoForce && !task.keepsUnstated {
      activate(constraint, place)
    }
    return constraint
  }

  private func added(_ place: Int) -> LayoutConstraint {
    let constraint = recorder.records[place].makeConstraint(for: item, in: section)
    if case .item = owner {
      item.layoutElement.withStatedConstraints { $0.remember(constraint) }
    }
    if task.comesIntoForce && !recorder.records[place].isInactive { activate(constraint, place) }
    return constraint
  }

  private func activate(_ constraint: LayoutConstraint, _ place: Int) {
    if let holder = recorder.records[place].holder {
      constraint.activate(heldBy: holder)
    } else {
      constraint.isActive = true
    }
  }

  private var section: ConstraintNote.Section? {
    if case .item(let section) = owner { section } else { nil }
  }

  private func stopTranslating() {
    if case .view(let view) = item.layoutElement, view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  /// Reports the mistakes, and leaves the recorder with the tree.
  ///
  /// A handler may change the layout, so that it is called when all is done.
  consuming func finish() {
    let mistakes = mistakes
    let item = item
    recorder.clear()
    if isKnownUniquelyReferenced(&recorder) {
      recorder.rest()
      item.itemView?.keep(recorder)
    }
    for (statement, mistake) in mistakes { mistake.report(in: statement, about: item) }
  }
}

extension LayoutEdit.Task {
  fileprivate var comesIntoForce: Bool {
    switch self {
    case .make, .update, .remake: true
    case .prepare: false
    case .replace(let isActive): isActive
    }
  }

  fileprivate var includesInactive: Bool {
    if case .replace = self { true } else { false }
  }

  fileprivate var removesUnstated: Bool {
    switch self {
    case .make, .prepare, .update: false
    case .remake, .replace: true
    }
  }

  fileprivate var keepsUnstated: Bool {
    if case .update = self { true } else { false }
  }

  fileprivate var prefersNewest: Bool { keepsUnstated }
}
