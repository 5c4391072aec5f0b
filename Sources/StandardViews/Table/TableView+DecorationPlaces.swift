import Foundation
import ViewTree

/// Where headers and footers stand, and how they leave.
extension TableView {
  /// Gives what is in sight apart from rows its height; returns by how many pixels that grows which lies
  /// above an offset.
  final func prepareDecorations(from offset: CGFloat) -> Int {
    var entries = [0, heights.count - 1]
    let sight = bounds.room(inside: storedAdjustedInset)
    if let section = pinnedSection(at: sight.minY) { entries.append(sectionStarts[section]) }
    if let section = pinnedSection(atEnd: sight.maxY) {
      entries.append(sectionStarts[section + 1] - 1)
    }
    var shift = 0
    for entry in entries where entry < heights.count && !needsReload {
      let old = heights[entry]
      let isAbove = CGFloat(heights.sum(before: entry)) < offset
      showDecoration(entry)
      if isAbove, entry < heights.count { shift += heights[entry] - old }
    }
    return shift
  }

  /// Places headers and footers, those of a plain table's sections at the edges of what is in sight as long as their sections
  /// are, and takes away those out of sight.
  final func placeDecorations() {
    let sight = bounds.room(inside: storedAdjustedInset)
    let (pinned, last) = (pinnedSection(at: sight.minY), pinnedSection(atEnd: sight.maxY))
    var raised: [View] = []
    for (entry, view) in shownDecorations.sorted(by: { $0.key < $1.key }) {
      // The table's own header and footer stay, even without a height or out of sight.
      var stays = part(entry) == .edge
      guard entry < heights.count, heights[entry] > 0 || stays else {
        release(entry)
        continue
      }
      let whole = rect(entry)
      var frame = whole
      if part(entry) == .header {
        let padding = min(topPadding, frame.height)
        frame.origin.y += padding
        frame.size.height -= padding
        var isPinned = false
        if let pinned, section(of: entry) == pinned {
          let own = frame.minY
          let end = CGFloat(heights.sum(before: sectionStarts[pinned + 1])) / heightScale
          frame.origin.y = max(frame.minY, min(sight.minY, end - frame.height))
          isPinned = frame.minY > own
          stays = true
          raised.append(view)
        }
        (view as? TableHeaderFooterView)?.isPinned = isPinned
      }
      if part(entry) == .footer {
        let own = frame.minY
        if let last, section(of: entry) == last {
          let header = sectionStarts[last]
          let start = CGFloat(heights.sum(before: header + 1)) / heightScale
          frame.origin.y = min(own, max(sight.maxY - frame.height, start))
          stays = true
          raised.append(view)
        }
        (view as? TableHeaderFooterView)?.isPinned = frame.minY < own
      }
      guard stays || whole.maxY > bounds.minY && whole.minY < bounds.maxY else {
        release(entry)
        continue
      }
      if view.frame != frame { view.frame = frame }
    }
    // Moving views asks for another layout, so that it is done only where something changes.
    guard !ownSubviews.suffix(raised.count).elementsEqual(raised, by: ===) else { return }
    for view in raised { call(.addSubview) { bringSubviewToFront(view) } }
  }

  /// The section that the upper edge of what is in sight lies in.
  private func pinnedSection(at y: CGFloat) -> Int? {
    guard storedStyle == .plain, sectionStarts.count > 1, y > 0, y.isFinite else { return nil }
    guard let entry = heights.index(at: Int(min(y * heightScale, 1e17))) else { return nil }
    return part(entry) == .edge ? nil : section(of: entry)
  }

  /// The section that the lower edge of what is in sight lies in.
  private func pinnedSection(atEnd y: CGFloat) -> Int? {
    pinnedSection(at: y - 1 / heightScale)
  }

  private func release(_ entry: Int) {
    guard let view = shownDecorations.removeValue(forKey: entry) else { return }
    release(LeavingDecoration(view: view, part: part(entry), section: section(of: entry)))
  }

  /// A header or footer that goes, and what it was.
  struct LeavingDecoration {
    var view: View
    var part: Part
    var section: Int
  }

  /// Lets a header or footer wait for another section; the delegate is told which it had.
  final func release(_ leaving: LeavingDecoration) {
    let view = leaving.view
    guard view.ownSuperview === self else { return }
    if let view = view as? TableHeaderFooterView, let identifier = view.reuseIdentifier {
      waitingHeaderFooters[identifier, default: []].append(view)
    }
    view.removeFromSuperview()
    guard let delegate = storedDelegate as? any TableViewDelegate else { return }
    switch leaving.part {
    case .header:
      delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: leaving.section)
    case .footer:
      delegate.tableView(self, didEndDisplayingFooterView: view, forSection: leaving.section)
    case .edge, .row: break
    }
  }

  /// Takes away the headers and footers of sections out of sight, so that others can have them.
  final func recycleUnseenDecorations() {
    let sight = bounds
    for entry in shownDecorations.keys.sorted() where part(entry) != .edge {
      let section = section(of: entry)
      let start = CGFloat(heights.sum(before: sectionStarts[section])) / heightScale
      let end = CGFloat(heights.sum(before: sectionStarts[section + 1])) / heightScale
      if end <= sight.minY || start >= sight.maxY { release(entry) }
    }
  }

  /// Takes all headers and footers of sections away; the first is the first to be shown again.
  final func recycleDecorations() {
    let leaving = shownDecorations.sorted { $0.key > $1.key }.map {
      LeavingDecoration(view: $0.value, part: part($0.key), section: section(of: $0.key))
    }
    shownDecorations = [:]
    for decoration in leaving { release(decoration) }
  }

  /// Moves headers and footers in sight along with their entries, and returns those that go.
  final func moveDecorations(_ places: [Int]) -> [LeavingDecoration] {
    var moved: [Int: View] = [:]
    var leaving: [LeavingDecoration] = []
    for (entry, view) in shownDecorations.sorted(by: { $0.key > $1.key })
    where places.indices.contains(entry) {
      if places[entry] >= 0 {
        moved[places[entry]] = view
      } else {
        leaving.append(
          LeavingDecoration(view: view, part: part(entry), section: section(of: entry)))
      }
    }
    shownDecorations = moved
    return leaving
  }

  /// Shows another view above or below all rows; the same one may have another height.
  final func edgeViewDidChange(from old: View?, to new: View?) {
    call(.setNeedsLayout) { setNeedsLayout() }
    guard new !== old else { return }
    if let old {
      for (entry, view) in shownDecorations where view === old { shownDecorations[entry] = nil }
      if old.ownSuperview === self { old.removeFromSuperview() }
    }
    // The room above the first section depends on it.
    guard storedStyle != .plain, !needsReload, !isCounting, sectionStarts.count > 1 else { return }
    isCounting = true
    let room = estimate(.header, 0)
    isCounting = false
    guard heights.count > 2, shownDecorations[1] == nil else { return }
    heights[1] = pixels(room)
    measurings[1] = 0
  }
}

nonisolated extension CGRect {
  /// The rectangle without what is left free at its sides.
  func insetBy(sides: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + sides.left, y: minY, width: max(width - sides.left - sides.right, 0), height: height
    )
  }
}
