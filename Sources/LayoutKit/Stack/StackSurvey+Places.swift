import Foundation
import ViewTree

// MARK: - Distances

extension StackSurvey {
  /// How far an item stays from the one before, insets included.
  func distance(from former: Int, to latter: Int) -> CGFloat {
    insets(from: former, to: latter) + spacing(from: former, to: latter)
  }

  /// The points between two neighbours, none beside a spacer.
  private func spacing(from former: Int, to latter: Int) -> CGFloat {
    guard entries[former].isView, entries[latter].isView else { return 0 }
    let wanted = entries[former].customSpacing ?? spacing
    if wanted == StackView.spacingUseDefault { return stack.plainSpacing }
    guard wanted == StackView.spacingUseSystem, let view = items[former].view,
      let next = items[latter].view
    else { return wanted }
    return stack.usableSystemSpacing(after: view, before: next)
  }

  /// What of that distance is insets, and none of the gap's: between baselines it all is the gap's.
  func insetsWithin(from former: Int, to latter: Int) -> CGFloat {
    rules.isBaselineRelative ? 0 : insets(from: former, to: latter)
  }

  private func insets(from former: Int, to latter: Int) -> CGFloat {
    entries[former].insets.max + entries[latter].insets.min
  }
}

// MARK: - Places

extension StackSurvey {
  mutating func findChanges() {
    let countTexts = rowAlignment != nil || rules.isBaselineRelative
    let haveOtherRules = rules != stack.sharedGuides.needs?.rules
    var previous: Int?
    for index in entries.indices {
      var place = place(of: index, after: previous)
      let texts = countTexts ? addBaselines(to: &place, of: index, after: previous) : nil
      if haveOtherRules || !items[index].stands(at: place, by: texts) {
        let neighbour = if case .with = place.start { index - 1 as Int? } else { previous }
        changes.append(
          Change(
            item: items[index], neighbour: neighbour.map { items[$0] }, place: place, texts: texts))
      }
      if entries[index].isShown { previous = index }
    }
  }

  private func place(of index: Int, after previous: Int?) -> Place {
    var place = Place(
      alignment: entries[index].alignment, insets: entries[index].insets,
      start: start(of: index, after: previous))
    place.isFirst = index == 0 && rules.isUIKit && rowAlignment != nil
    if entries[index].isShown {
      place.isLast = index == shown.last
      place.share = share(of: index)
      place.givesWayLater = givesWayLater(index)
    }
    if let previous, entries[previous].isView, entries[index].isView {
      place.hasGap = true
      place.gaps = rules.gaps
      place.insetBefore = entries[previous].insets.max
      if rules.gaps == .elastic && entries[previous].customSpacing != nil {
        place.gaps = .fixed
      }
    }
    return place
  }

  private func start(of index: Int, after previous: Int?) -> Place.Start {
    if entries[index].isShown {
      guard let previous else { return .edge }
      return .after(entries[previous].number, distance(from: previous, to: index))
    }
    if index > 0 && !entries[index - 1].isShown { return .with(entries[index - 1].number) }
    guard rules.hasShown else { return .atFarEdge }
    guard let previous else { return .atNearEdge }
    let next = entries[index...].firstIndex(where: \.isShown)
    let distance = next.map { hiddenDistance(after: previous, before: $0) } ?? 0
    return .behind(entries[previous].number, distance)
  }

  /// Half of the spacing that closes over what is hidden.
  private func hiddenDistance(after previous: Int, before next: Int) -> CGFloat {
    guard entries[previous].isView, entries[next].isView else { return 0 }
    return entries[previous].insets.max + spacing(from: previous, to: next) / 2
  }

  /// Where sizes are left to hugging and compression resistance, the first view stretches and
  /// shrinks before the others.
  private func givesWayLater(_ index: Int) -> Bool {
    switch rules.sharing {
    case .fill, .equalSpacing, .equalCentering: entries[index].isView && index != firstView
    case .flex, .equal, .proportional: false
    }
  }

  private func share(of index: Int) -> Place.Share {
    guard entries[index].isView else { return items[index].spacer?.length.share ?? .none }
    switch rules.sharing {
    case .fill: return .none
    case .equalSpacing, .equalCentering: return rules.isUIKit ? .none : .slack
    case .equal: return .equal
    case .proportional: return .parts(weights[index], priority(ofShare: index))
    case .flex:
      guard let view = items[index].view else { return .none }
      let options = items[index].options
      return .flex(
        basis: min(contentExtent(of: view), 1e9), grow: options.grow ?? 0,
        shrink: options.shrink ?? 1)
    }
  }

  /// UIKit's shares don't add up to the stack where there is spacing; the last one gives way.
  private func priority(ofShare index: Int) -> LayoutPriority {
    guard rules.isUIKit else { return StackStatements.Priority.share }
    if isOnlyPart { return .required }
    return index == shown.last
      ? StackStatements.Priority.lastShare : StackStatements.Priority.share
  }

  /// Says of an item whether it is lined up by text, and by that of which views.
  private func addBaselines(
    to place: inout Place, of index: Int, after previous: Int?
  ) -> Place.Texts? {
    if let rowAlignment, place.alignment == rowAlignment {
      place.hasBaseline = rules.leaderHasBaseline && hasBaseline(items[index])
      place.leadsEdges = index == leader && needs.hasEdgeLine
      return Place.Texts(own: stand(for: items[index], last: rowAlignment == .lastBaseline))
    }
    guard rules.isBaselineRelative else { return nil }
    return Place.Texts(
      own: stand(for: items[index], last: false),
      before: previous.map { stand(for: items[$0], last: true) } ?? Place.Stand())
  }
}

nonisolated extension StackSpacer.Length {
  fileprivate var share: Place.Share {
    switch self {
    case .fixed(let length): .fixed(Self.usable(length))
    case .flexible(let minimum, let weight):
      .spring(Self.usable(minimum), weight: Self.usable(weight))
    }
  }

  private static func usable(_ number: CGFloat) -> CGFloat {
    number.isFinite && number > 1e-6 && number <= 1e9 ? number : 0
  }
}
