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
  private var mistakes: [(statement: Statement, mistake: StatementMistake)] = []
  /// What is stated that was stated before, with the line of then.
  private var repetitions: [(constraint: LayoutConstraint, before: CodeLocation?)] = []

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
    _ task: Task, _ item: any LayoutItem, of owner: Owner = .item(nil), source: CodeLocation,
    _ build: (ConstraintMaker) -> Void
  ) {
    let recorder = Recorder.open(for: item, source)
    recorder.record(build)
    self.init(task, item, of: owner, recorder)
  }

  /// Takes over what closures have stated.
  init(_ task: Task, _ item: any LayoutItem, of owner: Owner, _ recorder: Recorder) {
    self.task = task
    self.item = item
    self.owner = owner
    self.recorder = recorder
  }

  /// Takes all steps, one after the other.
  ///
  /// The program hears of the first and of the last only, so that it can't change what the others
  /// have found out. What was installed is passed on before the mistakes are reported.
  @discardableResult
  consuming func carryOut(
    installed: (ConstraintHandle) -> Void = { _ in }
  ) -> ConstraintHandle {
    stopTranslating()
    check()
    removeUnstated()
    let handle = install()
    installed(handle)
    finish()
    return handle
  }
}

// MARK: - Checking

extension LayoutEdit {
  /// Works the statements out; those with a mistake are left out as a whole, and reported later.
  mutating func check() {
    // Taken out, so that none is copied.
    var statements: [Statement] = []
    var records: [Record] = []
    swap(&statements, &recorder.stated)
    swap(&records, &recorder.records)
    let subject = Subject(item)
    for place in statements.indices {
      if statements[place].isAboutEach {
        checkEach(statements[place], subject, &records)
        continue
      }
      let count = records.count
      do throws(StatementMistake) {
        try statements[place].addRecords(
          to: &records, about: subject, mustJoin: task.comesIntoForce)
      } catch {
        records.removeLast(records.count - count)
        mistakes.append((statements[place], error))
      }
    }
    swap(&statements, &recorder.stated)
    swap(&records, &recorder.records)
  }

  /// Works out what a statement says of each of its targets; one mistake ends it.
  private mutating func checkEach(
    _ statement: Statement, _ subject: Subject, _ records: inout [Record]
  ) {
    guard case .each(let targets) = statement.target else { return }
    let count = records.count
    for target in targets {
      var part = statement
      part.target = target
      do throws(StatementMistake) {
        try part.addRecords(to: &records, about: subject, mustJoin: task.comesIntoForce)
      } catch {
        records.removeLast(records.count - count)
        return mistakes.append((part, error))
      }
    }
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
    let names = recorder.names
    guard !names.isEmpty else { return }
    item.layoutElement.withStatedConstraints { stated in
      stated.retire { constraint in constraint.note?.name.map(names.contains) == true }
    }
  }

  private func match() {
    let names = recorder.names
    // Taken out, so that none is copied, and nothing else looks at the lists meanwhile.
    var records: [Record] = []
    var candidates: [LayoutConstraint] = []
    swap(&records, &recorder.records)
    swap(&candidates, &recorder.candidates)
    findCandidates(&candidates, names)
    recorder.comparisons += Matching.match(
      &records, with: candidates, includingInactive: task.includesInactive)
    for place in records.indices {
      guard let match = records[place].match, records[place].name != nil else { continue }
      let constraint = candidates[match]
      guard records[place].key != constraint.key else { continue }
      // The name stands for another pair of attributes now, so that another object is needed.
      if case .update = task { records[place].inherit(from: constraint) }
      constraint.isRetired = true
      records[place].match = nil
    }
    for constraint in candidates {
      // A name that is out of force is looked at, but nobody's to remove.
      if task.removesUnstated, !constraint.isClaimed,
        task.includesInactive || constraint.isActive
      {
        constraint.isRetired = true
      }
      constraint.isClaimed = false
    }
    removeRetired(among: candidates)
    swap(&records, &recorder.records)
    swap(&candidates, &recorder.candidates)
  }

  private func removeRetired(among candidates: [LayoutConstraint]) {
    var count = 0
    for constraint in candidates where constraint.isRetired {
      constraint.isActive = false
      count += 1
    }
    if count > 0 { item.layoutElement.withStatedConstraints { $0.retire(where: \.isRetired) } }
  }

  private func findCandidates(_ candidates: inout [LayoutConstraint], _ names: Set<String>) {
    switch owner {
    case .group(let members):
      candidates.append(contentsOf: members)
    case .item(let section):
      item.layoutElement.withStatedConstraints { stated in
        for place in stated.indices {
          // Backwards in an update, so that of several alike the newest is taken.
          let constraint = stated[task.prefersNewest ? stated.count - 1 - place : place]
          let note = constraint.note
          guard note?.section == section else { continue }
          if constraint.isActive || task.includesInactive
            || note?.name.map(names.contains) == true
          {
            candidates.append(constraint)
          }
        }
      }
    }
  }
}

// MARK: - Installing

extension LayoutEdit {
  /// Rewrites what is there, adds the rest, and tells what came of each statement.
  mutating func install() -> ConstraintHandle {
    // Taken out, so that none is copied.
    var records: [Record] = []
    var candidates: [LayoutConstraint] = []
    swap(&records, &recorder.records)
    swap(&candidates, &recorder.candidates)
    let constraints = install(&records, candidates)
    swap(&records, &recorder.records)
    swap(&candidates, &recorder.candidates)
    if case .remake = task {
      item.layoutElement.withStatedConstraints { $0.forgetOrphans() }
    }
    return ConstraintHandle(constraints)
  }

  // Statements and records are passed on as `inout`, though nobody changes them: else they are copied. The
  // item's list is taken out for all of them; the program, which may ask for it, isn't called meanwhile.
  private mutating func install(
    _ records: inout [Record], _ candidates: [LayoutConstraint]
  ) -> FewConstraints {
    var constraints = FewConstraints()
    let element = item.layoutElement
    var stated: [LayoutConstraint] = []
    element.exchangeStatedConstraints(&stated)
    for place in records.indices {
      let constraint =
        if let match = records[place].match {
          rewritten(candidates[match], by: &records[place])
        } else {
          added(for: &records[place], to: &stated)
        }
      constraints.append(constraint)
      records[place].pending?.constraints.append(constraint)
    }
    element.exchangeStatedConstraints(&stated)
    return constraints
  }

  /// Makes the constraint that a record is about say what the record says.
  private func rewritten(
    _ constraint: LayoutConstraint, by record: inout Record
  ) -> LayoutConstraint {
    record.rewrite(constraint, keepingUnstated: task.keepsUnstated)
    if record.isInactive {
      constraint.isActive = false
    } else if task.comesIntoForce && !task.keepsUnstated {
      activate(constraint, in: record.holder)
    }
    return constraint
  }

  private mutating func added(
    for record: inout Record, to stated: inout [LayoutConstraint]
  ) -> LayoutConstraint {
    let constraint = record.makeConstraint(for: item, in: ownSection)
    let comesIntoForce = task.comesIntoForce && !record.isInactive
    if case .item(nil) = owner, record.name == nil {
      if case .make = task, comesIntoForce { noteRepetition(by: constraint, in: stated) }
      if !comesIntoForce {
        constraint.isPrepared = true
        item.watchPreparedConstraints()
      }
    }
    if case .update = task { constraint.isAddedByUpdate = true }
    if case .item = owner { stated.remember(constraint) }
    if comesIntoForce { activate(constraint, in: record.holder) }
    return constraint
  }

  /// Notes that a new constraint says what one of the newest says already, once for each statement.
  private mutating func noteRepetition(
    by constraint: LayoutConstraint, in stated: [LayoutConstraint]
  ) {
    guard let former = stated.newest(like: constraint) else { return }
    constraint.isKnownAsRepeated = true
    if former.isKnownAsRepeated { return }
    former.isKnownAsRepeated = true
    if repetitions.last?.constraint.source != constraint.source {
      repetitions.append((constraint, former.source))
    }
  }

  private func activate(_ constraint: LayoutConstraint, in holder: View?) {
    if let holder {
      constraint.activate(heldBy: holder)
    } else {
      constraint.isActive = true
    }
  }

  private var ownSection: ConstraintNote.Section? {
    if case .item(let section) = owner { section } else { nil }
  }

  func stopTranslating() {
    if case .view(let view) = item.layoutElement, view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  /// Reports the mistakes, and leaves the recorder with the tree.
  ///
  /// A handler may change the layout, so that it is called when all is done.
  consuming func finish() {
    let (mistakes, repetitions) = (mistakes, repetitions)
    let item = item
    recorder.clear()
    if isKnownUniquelyReferenced(&recorder) {
      recorder.rest()
      item.itemView?.keep(recorder)
    }
    Self.report(mistakes, about: item)
    for (constraint, before) in repetitions { constraint.reportAsRepeated(before) }
  }
}

extension LayoutEdit {
  /// Reports mistakes, those of one cause as one.
  private static func report(
    _ mistakes: [(statement: Statement, mistake: StatementMistake)], about item: any LayoutItem
  ) {
    let culprits = mistakes.map { $0.mistake.culprit(in: $0.statement, about: item) }
    for (place, (statement, mistake)) in mistakes.enumerated() {
      guard let culprit = culprits[place] else {
        mistake.report(in: statement, about: item)
        continue
      }
      if culprits[..<place].contains(where: { $0 === culprit }) { continue }
      let more = culprits[(place + 1)...].count { $0 === culprit }
      mistake.report(in: statement, about: item, more: more)
    }
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
