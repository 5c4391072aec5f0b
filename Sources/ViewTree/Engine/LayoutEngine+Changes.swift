import LayoutSolver

/// What the tree tells its engine; nothing is solved here.
extension LayoutEngine {
  /// The order of many views has changed.
  func structureDidChange() {
    ranksAreStale = true
    isDirty = true
  }

  /// Takes up a constraint that has been activated.
  func enqueue(_ constraint: LayoutConstraint) {
    setInstallation(.queued(by: ObjectIdentifier(self)), of: constraint)
    appendPending(constraint)
    isDirty = true
  }

  /// Puts a constraint last among those that wait, whose list nothing else looks at meanwhile.
  func appendPending(_ constraint: LayoutConstraint) {
    var list: [LayoutConstraint] = []
    swap(&list, &pending)
    list.append(constraint)
    swap(&list, &pending)
  }

  /// Takes up the constraints of a view that is new to the tree.
  func enqueueConstraints(heldBy view: View) {
    for constraint in view.heldConstraints { enqueue(constraint) }
  }

  /// Drops a constraint that has been deactivated, or whose holder leaves the tree.
  func remove(_ constraint: LayoutConstraint) {
    switch installation(of: constraint) {
    case .none: return
    case .queued: break
    case .row(let row): removeRow(row)
    case .broken: forgetBreakage(of: constraint)
    }
    setInstallation(.none, of: constraint)
    isDirty = true
  }

  /// A constraint has another constant.
  func constantDidChange(of constraint: LayoutConstraint) {
    constraint.revision &+= 1
    switch installation(of: constraint) {
    case .none, .queued: return
    case .broken: retry(constraint)
    case .row where constraint.hasBaseline:
      // The text may be another view's by now, of which the row doesn't speak.
      shapeDidChange(of: constraint)
    case .row:
      // Margins are asked for, and a subclass may answer, or change the constant.
      let revision = constraint.revision
      let constant = LoweredRow.constant(of: constraint)
      if case .row(let row) = installation(of: constraint), constraint.revision == revision {
        set(row, to: constant)
      }
    }
  }

  /// A constraint has another priority.
  func priorityDidChange(of constraint: LayoutConstraint) {
    switch installation(of: constraint) {
    case .none, .queued: return
    case .broken: retry(constraint)
    case .row(let row):
      changeRows { $0.priorityDidChange() }
      set(row, toPriority: Double(constraint.priority.rawValue))
    }
  }

  /// A constraint's row has to be made anew.
  func shapeDidChange(of constraint: LayoutConstraint) {
    constraint.revision &+= 1
    guard installation(of: constraint) != .none else { return }
    remove(constraint)
    enqueue(constraint)
  }

  /// A view that takes part has another frame, or its frame has another meaning.
  func frameDidChange(of view: View) {
    changedFrames.append(slot(of: view))
    isDirty = true
  }

  /// The content of a view that takes part has changed.
  func contentDidChange(of view: View) {
    let slot = slot(of: view)
    entries[Int(slot)].content.askedWidth = .nan
    changedContents.append(slot)
    isDirty = true
  }

  /// One view follows another reading direction, and so do the constraints that it holds.
  func directionDidChange(of view: View) {
    for constraint in view.heldConstraints where constraint.followsDirection {
      directionDidChange(of: constraint)
    }
  }

  /// Any view may follow another reading direction.
  func directionDidChange() {
    var constraints: [LayoutConstraint] = []
    for index in rowTable.indices {
      if case .constraint(let constraint) = rowTable[index], constraint.followsDirection {
        constraints.append(constraint)
      }
    }
    constraints += breakages.all.map(\.victim).filter(\.followsDirection)
    for constraint in constraints { directionDidChange(of: constraint) }
  }

  private func directionDidChange(of constraint: LayoutConstraint) {
    shapeDidChange(of: constraint)
    for item in constraint.items { item.layoutElement.contentMayHaveChanged() }
  }

  /// The pixels have another size, so that all frames have to be rounded anew, and text measured.
  func scaleDidChange() {
    for slot in entries.indices { announce(slot) }
    for view in root?.viewsInside ?? [] { view.contentSizeDidChange() }
  }
}

/// The few ways in which rows change, all of which look after conflicts.
extension LayoutEngine {
  /// Changes the constant of a row; one that the solver can't compute with leaves it as it is.
  func set(_ row: Row, to constant: Double) {
    guard (try? solver.setConstant(constant, of: row)) != nil else { return }
    counters.constantsChanged += 1
    rowDidChange(row)
  }

  func set(_ row: Row, toPriority priority: Double) {
    guard (try? solver.setPriority(priority, of: row)) != nil else { return }
    counters.prioritiesChanged += 1
    rowDidChange(row)
  }

  func removeRow(_ row: Row) { leave(takeOut(row)) }

  /// Removes a row, but not yet the items that only it speaks of.
  func takeOut(_ row: Row) -> UsedSlots {
    rowDidChange(row)
    counters.rowsRemoved += 1
    solver.removeRow(row)
    if !mixedRows.isEmpty { mixedRows[row.index] = nil }
    return changeRows { $0.remove(row) }
  }

  /// Counts off what a row has spoken of.
  func leave(_ used: UsedSlots) {
    if used.first >= 0 { leave(used.first) }
    if used.second >= 0 { leave(used.second) }
    for slot in used.others ?? [] { leave(slot) }
  }

  func rowDidChange(_ row: Row) {
    isDirty = true
    if rowTable.isInConflict(row) { retryConflicts(of: row) }
  }

  private func leave(_ slot: Int32) {
    if entries.leave(slot) { idleSlots.append(slot) }
  }
}
