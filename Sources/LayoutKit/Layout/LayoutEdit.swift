import ViewTree

/// What one closure asks of one item, checked and ready to be carried out.
struct LayoutEdit {
  let item: any LayoutItem
  private(set) var records: [Record] = []

  /// Runs the closure and keeps the statements that hold; the others are reported.
  init(
    item: any LayoutItem, source: SourceLocation, mustJoin: Bool,
    _ build: (ConstraintMaker) -> Void
  ) {
    self.item = item
    let recorder = Recorder(item: item, source: source)
    build(ConstraintMaker(recorder: recorder))
    recorder.close()
    let container = item.containingView
    for statement in recorder.statements {
      let count = records.count
      do throws(StatementMistake) {
        try statement.addRecords(to: &records, about: item, in: container, mustJoin: mustJoin)
      } catch {
        records.removeLast(records.count - count)
        error.report(in: statement, about: item)
      }
    }
  }
}

// MARK: - Carrying out

extension LayoutEdit {
  /// Adds all and activates them.
  func make() -> ConstraintHandle {
    let made = prepare()
    made.activate()
    return made
  }

  /// Adds all, inactive.
  func prepare() -> ConstraintHandle {
    stopTranslating()
    let made = records.map { $0.makeConstraint(for: item) }
    item.layoutElement.withStatedConstraints { $0.remember(made) }
    return ConstraintHandle(made)
  }

  /// Rewrites the active constraints that records are about, adds the rest.
  func update() -> ConstraintHandle {
    // Backwards, so that of several alike the newest is taken.
    let active = activeConstraints().reversed()
    return carryOut(on: Array(active), removingUnclaimed: false)
  }

  /// Rewrites the active constraints that records are about, removes the other active ones, adds
  /// the rest.
  func remake() -> ConstraintHandle {
    let remade = carryOut(on: activeConstraints(), removingUnclaimed: true)
    item.layoutElement.withStatedConstraints { $0.forgetOrphans() }
    return remade
  }

  private func carryOut(
    on constraints: [LayoutConstraint], removingUnclaimed: Bool
  ) -> ConstraintHandle {
    stopTranslating()
    let matching = Matching(records, among: constraints)
    if removingUnclaimed {
      let unclaimed = constraints.indices.filter { !matching.isClaimed[$0] }
      ConstraintHandle(unclaimed.map { constraints[$0] }).deactivate()
    }
    var all: [LayoutConstraint] = []
    var added: [LayoutConstraint] = []
    for (record, match) in zip(records, matching.matches) {
      if let match {
        record.rewrite(constraints[match], keepingUnstated: !removingUnclaimed)
        all.append(constraints[match])
      } else {
        let constraint = record.makeConstraint(for: item)
        all.append(constraint)
        added.append(constraint)
      }
    }
    item.layoutElement.withStatedConstraints { $0.remember(added) }
    LayoutConstraint.activate(added)
    return ConstraintHandle(all)
  }

  private func activeConstraints() -> [LayoutConstraint] {
    item.layoutElement.withStatedConstraints { $0.filter(\.isActive) }
  }

  private func stopTranslating() {
    if case .view(let view) = item.layoutElement, view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }
}
