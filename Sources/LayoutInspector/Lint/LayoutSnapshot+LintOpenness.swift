import Foundation

/// Places and sizes that nothing settles.
extension LayoutSnapshot {
  /// Views whose place or size is open; those that have no size because of that on request.
  func openNumbers(withoutSize: Bool) -> [LintFinding] {
    let hidden = hiddenViews
    return views.indices.compactMap { place in
      let view = views[place]
      let open = view.findings.filter { $0.alternative != nil }.map(\.part)
      guard !open.isEmpty, !hidden[place] else { return nil }
      let missing = open.filter { part in
        (part == .width && view.frame.width == 0) || (part == .height && view.frame.height == 0)
      }
      guard missing.isEmpty != withoutSize else { return nil }
      let item = Reference(view: place)
      let list = words((withoutSize ? missing : open).map(\.ofRectangle.rawValue))
      return withoutSize
        ? LintFinding(
          .noSize, "\(view.title) has no \(list), as no constraint gives it one.",
          hint: advice(missing), source: firstSource(of: item), item: item)
        : LintFinding(
          .ambiguous, "\(view.title) is ambiguous: constraints leave its \(list) open.",
          hint: advice(open), source: firstSource(of: item), item: item)
    }
  }

  private func advice(_ parts: [Part]) -> String {
    let words = parts.map { part in
      switch part {
      case .x: "`$0.leading.equalToSuperview()`"
      case .y: "`$0.top.equalToSuperview()`"
      case .width: "`$0.width.equalTo(…)` or both its sides"
      case .height: "`$0.height.equalTo(…)` or its top and bottom"
      }
    }
    return "Write \(self.words(words)), say."
  }

  /// Views placed by frames of no size, with something inside.
  var emptyFrames: [LintFinding] {
    let hidden = hiddenViews
    return views.indices.dropFirst().compactMap { place in
      let view = views[place]
      guard view.isPlacedByFrame, view.frame.width == 0 || view.frame.height == 0,
        !hidden[place], views.indices.contains(place + 1), views[place + 1].depth > view.depth,
        view.rank == nil
      else { return nil }
      return LintFinding(
        .noSize, "\(view.title) is placed by its frame, which has no size.",
        hint: "Set its frame, or write constraints for it.", item: Reference(view: place))
    }
  }

  /// For each view whether it or one above it is hidden.
  var hiddenViews: [Bool] {
    var hidden: [Bool] = []
    // The depth of the hidden view that the present one is inside.
    var limit = Int.max
    for view in views {
      if view.depth <= limit { limit = view.isHidden ? view.depth : .max }
      hidden.append(limit != .max)
    }
    return hidden
  }

  /// The line of the first constraint that begins with an item, else of the first that speaks of it.
  func firstSource(of item: Reference) -> Source? {
    let known = constraints.filter { $0.source != nil }
    return (known.first { $0.first?.item == item } ?? known.first { $0.second?.item == item })?
      .source
  }

  /// A list in words: `x`, `x and y`, `x, y and z`.
  func words(_ list: [String]) -> String {
    guard let last = list.last, list.count > 1 else { return list.first ?? "" }
    return list.dropLast().joined(separator: ", ") + " and " + last
  }
}
