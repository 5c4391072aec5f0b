import LayoutSolver

/// The way from noted changes to rectangles.
extension LayoutEngine {
  /// Brings rows and rectangles up to date, and marks the views whose layout this changes.
  ///
  /// - Complexity: O(1) if nothing has changed. Otherwise the solver's, and O(*n*) for *n* items;
  ///   O(*v*) more for the *v* views of the tree if the tree itself has changed.
  func update() {
    guard isDirty, !isUpdating, root != nil else { return }
    isUpdating = true
    synchronize()
    let keepsHeights = areWidthsIndependent
    if !keepsHeights { resetWrappedHeights() }
    solve()
    if keepsHeights, !areWidthsIndependent {
      // Rows that clash were left out.
      resetWrappedHeights()
      solve()
    }
    if !wrappingSlots.isEmpty {
      askWrappedHeights()
      installPending()
      solve()
      learnIndependence()
    }
    publish()
    reportBreakages()
    reportIllConditioned()
    isUpdating = false
    if isTornDown {
      letGo()
      return
    }
    isDirty = isPending
    deliverReports()
  }

  /// Makes rows of all that was noted.
  ///
  /// Views are asked for their content meanwhile, which may note more; what is noted again and
  /// again is left for the next update.
  func synchronize() {
    var rounds = 0
    repeat {
      if ranksAreStale || !misplaced.isEmpty { updateRanks() }
      installPending()
      while let slot = changedFrames.popLast() { updateFrameRows(at: slot) }
      updateContents()
      // A row that is made anew may be all that an item has.
      if pending.isEmpty { releaseIdleSlots() }
      rounds += 1
    } while isPending && rounds < 8
  }

  private var isPending: Bool {
    ranksAreStale || !misplaced.isEmpty || !pending.isEmpty || !changedFrames.isEmpty
      || !changedContents.isEmpty
      || !idleSlots.isEmpty
  }

  func installPending() {
    var batch: [LayoutConstraint] = []
    swap(&batch, &pending)
    // What was queued here may have gone to another tree since, and be queued there.
    for constraint in batch where isQueued(constraint) { install(constraint) }
    batch.removeAll(keepingCapacity: true)
    if pending.isEmpty { swap(&batch, &pending) }
  }

  private func updateContents() {
    var batch: [Int32] = []
    swap(&batch, &changedContents)
    for slot in batch { updateContent(at: slot) }
    batch.removeAll(keepingCapacity: true)
    if changedContents.isEmpty { swap(&batch, &changedContents) }
  }

  private func install(_ constraint: LayoutConstraint) {
    if installNear(constraint) { return }
    // Views are asked for margins, baselines and alignments; what they do meanwhile counts.
    let revision = constraint.revision
    var room: [LoweredRow.Term] = []
    swap(&room, &spareLowered)
    guard let holder = rowContainer(of: constraint),
      var lowered = LoweredRow(constraint, in: holder, room: &room)
    else { return }
    if isQueued(constraint), registerItems(of: lowered),
      isQueued(constraint)
    {
      if constraint.revision == revision {
        add(lowered, of: constraint, heldBy: holder)
      } else {
        appendPending(constraint)
      }
    }
    room = lowered.takeRoom()
    swap(&room, &spareLowered)
  }

  /// Adds the row of a constraint whose items have slots.
  private func add(_ lowered: LoweredRow, of constraint: LayoutConstraint, heldBy holder: View) {
    withSpareTerms { terms in
      var used = UsedSlots()
      for term in lowered.terms {
        let slot = knownSlot(of: term.element)
        terms.append(Term(entries[Int(slot)].variables[term.part], term.coefficient))
        used.insert(slot)
      }
      let row = addRow(
        terms, lowered.constant, lowered.alignment, used, of: constraint, heldBy: holder)
      if let row { noteAxes(of: lowered, row) }
    }
  }

  /// Lends the list in which the terms of a row are put together.
  func withSpareTerms(_ body: (inout [Term]) -> Void) {
    var terms: [Term] = []
    swap(&terms, &spareTerms)
    body(&terms)
    // A few are removed more quickly one by one.
    while !terms.isEmpty { terms.removeLast() }
    swap(&terms, &spareTerms)
  }

  /// Adds the row of a constraint, or reports why it can't be.
  @discardableResult
  func addRow(
    _ terms: [Term], _ constant: Double, _ alignment: Double, _ used: UsedSlots,
    of constraint: LayoutConstraint, heldBy holder: View
  ) -> Row? {
    entries.enter(used)
    let rank = constraint.first.element.map(rank) ?? 0
    let row: Row
    do {
      row = try solver.addRow(
        terms, constraint.relation.solverRelation, constant,
        priority: Double(constraint.priority.rawValue),
        order: Key.constraint(constraint, rank: rank))
    } catch {
      setInstallation(.none, of: constraint)
      leave(used)
      reports.append((constraint.refusal(error), holder))
      return nil
    }
    counters.rowsAdded += 1
    setInstallation(.row(row), of: constraint)
    if !isMeasuring { constraint.alignment = alignment }
    changeRows { $0.add(row, from: .constraint(constraint), using: used) }
    return row
  }

  /// Whether the constraint waits here to become a row.
  func isQueued(_ constraint: LayoutConstraint) -> Bool {
    installation(of: constraint) == .queued(by: ObjectIdentifier(self))
  }

  /// Makes sure that all items of a row have slots; false if one has left the tree meanwhile.
  private func registerItems(of row: LoweredRow) -> Bool {
    var isAnyNew = false
    for term in row.terms where knownSlot(of: term.element) < 0 {
      isAnyNew = true
      if register(term.element) < 0 { return false }
    }
    return !isAnyNew || row.terms.allSatisfy { knownSlot(of: $0.element) >= 0 }
  }

  /// Hands out the diagnostics that have waited.
  func deliverReports() {
    guard !reports.isEmpty else { return }
    var batch: [(diagnostic: LayoutDiagnostic, view: View?)] = []
    swap(&batch, &reports)
    for report in batch { report.diagnostic.report(to: report.view) }
  }
}

extension LayoutConstraint {
  fileprivate func refusal(_ error: SolverError) -> LayoutDiagnostic {
    diagnostic(
      .outOfRange, "\(self) has numbers that can't be computed with.",
      hint: "Use smaller or larger multipliers and constants: \(error)")
  }
}

extension LayoutElement {
  var rank: Int32 {
    switch self {
    case .view(let view): view.participation.rank
    case .guide(let guide): guide.participation.rank
    }
  }
}
