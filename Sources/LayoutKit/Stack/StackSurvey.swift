import Foundation
import ViewTree

/// One look at a stack and all it arranges, from which every statement follows.
struct StackSurvey {
  let items: [ArrangedItem]
  private(set) var needs: SharedGuides.Needs
  private(set) var places: [Place] = []

  private let stack: StackView
  /// For each item whether it is shown.
  private var isShown: [Bool] = []
  /// For each item its weight, where weights count.
  private var weights: [CGFloat] = []
  /// The items that are shown, by their places.
  private var shown: [Int] = []
  /// The first view that is shown.
  private var firstView: Int?
  /// Whether one weight takes all the room.
  private var isOnlyPart = false
  /// The item that leads a row of baselines.
  private var leader: Int?

  init(of stack: StackView) {
    self.stack = stack
    items = stack.arranged
    needs = SharedGuides.Needs(
      rules: StackRules(
        axis: stack.axis, sharing: .fill, isUIKit: stack.compatibility == .uikit,
        isBaselineRelative: stack.axis == .vertical && stack.isBaselineRelativeArrangement,
        canvas: .stack))
    findShown()
    findSharing()
    findGaps()
    findNeeds()
    findLeader()
    findPlaces()
  }

  private(set) var rules: StackRules {
    get { needs.rules }
    set { needs.rules = newValue }
  }
}

// MARK: - What is shown

extension StackSurvey {
  private mutating func findShown() {
    isShown = items.map { !isHidden($0) }
    let hasViews = zip(items, isShown).contains { $0.view != nil && $1 }
    if !hasViews || stack.isSuspended { isShown = isShown.map { _ in false } }
    shown = items.indices.filter { isShown[$0] }
    firstView = shown.first { items[$0].view != nil }
    rules.hasShown = !shown.isEmpty
    let isInset = stack.isLayoutMarginsRelativeArrangement || stack.settings.insets != .zero
    rules.canvas = isInset && !stack.isSuspended ? .inner : .stack
  }

  private func isHidden(_ item: ArrangedItem) -> Bool {
    guard let view = item.view else { return false }
    if view.isHidden { return true }
    guard !rules.isUIKit, let inner = view as? StackView else { return false }
    return inner.collapsesWhenEmpty && inner.wasEmpty
  }
}

// MARK: - What holds for all

extension StackSurvey {
  private mutating func findSharing() {
    switch stack.distribution {
    case .fill:
      let hasFlex = shown.contains {
        items[$0].options.grow != nil || items[$0].options.shrink != nil
      }
      rules.sharing = hasFlex ? .flex : .fill
      if hasFlex { rules.depth = stack.nestingDepth }
    case .fillEqually: rules.sharing = .equal
    case .fillProportionally:
      weights = items.indices.map { isShown[$0] ? weight(of: items[$0]) : 0 }
      rules.sharing = weights.contains { $0 > 0 } ? .proportional : .equal
    case .equalSpacing: rules.sharing = .equalSpacing
    case .equalCentering: rules.sharing = .equalCentering
    }
  }

  /// The weight of a view: the one that was set, or the size of its content.
  private func weight(of item: ArrangedItem) -> CGFloat {
    guard let view = item.view else { return 0 }
    let weight = item.options.weight ?? contentExtent(of: view)
    return weight > 1e-6 ? min(weight, 1e9) : 0
  }

  /// The extent that the content of a view would like along the axis, 0 if it has no wish.
  private func contentExtent(of view: View) -> CGFloat {
    let size = view.intrinsicContentSize
    let extent = rules.axis == .horizontal ? size.width : size.height
    if extent >= 0 { return extent.isFinite ? extent : 0 }
    return stack.fittingExtent(of: view, along: rules.axis)
  }

  private mutating func findGaps() {
    let settings = stack.settings
    rules.separators = settings.separators
    switch rules.sharing {
    case .equalSpacing:
      rules.gaps = .equal
      rules.overlap = rules.isUIKit ? 0 : min(0, stack.plainSpacing)
      needs.leastGap = widestSpacing
      needs.mostGap = settings.maximumSpacing.map { max($0 - rules.overlap, 0) }
    case .equalCentering:
      rules.gaps = .centered
    case .fill, .flex, .equal, .proportional:
      guard settings.minimumSpacing != nil || settings.maximumSpacing != nil else { return }
      rules.gaps = .elastic
      let least = max(settings.minimumSpacing ?? stack.plainSpacing, 0)
      let most = max(settings.maximumSpacing ?? stack.plainSpacing, least)
      needs.leastGap = least
      needs.mostGap = most
      needs.gap = min(max(stack.plainSpacing, least), most)
    }
  }

  /// The largest of the spacings that gaps of one size are to have at least, nil if that is none.
  private var widestSpacing: CGFloat? {
    let widest = zip(shown, shown.dropFirst()).compactMap { former, latter -> CGFloat? in
      guard items[former].view != nil, items[latter].view != nil else { return nil }
      return distance(from: former, to: latter) - insetsWithin(from: former, to: latter)
    }.max()
    return widest.map { $0 - rules.overlap }.flatMap { $0 > 0 ? $0 : nil }
  }

  private mutating func findNeeds() {
    needs.insets = stack.settings.insets
    needs.isMarginsRelative = stack.isLayoutMarginsRelativeArrangement
    needs.isEmpty = !rules.hasShown && !(rules.isUIKit && items.isEmpty)
    needs.hasBaselines = rules.hasShown && rowAlignment != nil
    needs.alignsLastBaselines = rowAlignment == .lastBaseline
    needs.fitsAcross =
      rules.hasShown && shown.contains { items[$0].view != nil && alignment(of: items[$0]).isSlack }
    needs.fitsAlong =
      rules.hasShown && (rules.sharing == .equalSpacing || rules.sharing == .equalCentering)
    needs.hasSprings = shown.contains { items[$0].spacer?.length.isFlexible ?? false }
    if rules.isUIKit && rules.sharing == .proportional {
      let spacings = zip(shown, shown.dropFirst()).map { distance(from: $0, to: $1) }
      let total = weights.reduce(0, +) + spacings.reduce(0, +)
      needs.parts = total > 1e-6 ? min(total, 1e9) : weights.reduce(0, +)
      isOnlyPart = weights.count { $0 > 0 } == 1 && total == weights.reduce(0, +)
    }
  }

  /// The alignment of a row by baselines, nil if the stack is none.
  private var rowAlignment: StackView.Alignment? {
    guard stack.axis == .horizontal, stack.alignment.isBaseline else { return nil }
    return stack.alignment
  }

  /// The alignment that is carried out for an item; columns have no baselines to align.
  private func alignment(of item: ArrangedItem) -> StackView.Alignment {
    if item.view == nil { return .fill }
    let alignment = item.options.alignment ?? stack.alignment
    return alignment.isBaseline && rowAlignment != alignment ? .leading : alignment
  }
}

// MARK: - Baselines

extension StackSurvey {
  /// Finds who leads a row of baselines: with UIKit the first view of all, else the first one
  /// shown that has text.
  private mutating func findLeader() {
    guard let rowAlignment, rules.hasShown else { return }
    let aligned = items.indices.filter {
      (isShown[$0] || rules.isUIKit) && alignment(of: items[$0]) == rowAlignment
    }
    let texts = aligned.filter { hasBaseline(items[$0]) }
    leader = rules.isUIKit ? aligned.first : texts.first ?? aligned.first
    rules.leaderHasBaseline = leader.map { hasBaseline(items[$0]) } ?? true
    needs.hasEdgeLine =
      texts.count < aligned.count
      || (rules.isUIKit && !rules.leaderHasBaseline)
  }

  private func hasBaseline(_ item: ArrangedItem) -> Bool {
    guard let view = item.view else { return false }
    let stand = stand(for: view, last: needs.alignsLastBaselines)
    return (needs.alignsLastBaselines ? stand.lastBaselinePosition : stand.firstBaselinePosition)
      != nil
  }

  /// The view whose text stands for a view: itself, unless it is a stack, and UIKit's rules, which
  /// take a stack for a view without text, don't hold.
  private func stand(for view: View, last: Bool) -> View {
    guard !rules.isUIKit, let inner = view as? StackView else { return view }
    return inner.baselineView(last: last)
  }

  private func stand(for item: ArrangedItem, last: Bool) -> Place.Stand {
    guard let view = item.view else { return Place.Stand() }
    let stand = stand(for: view, last: last)
    return Place.Stand(view: stand === view ? nil : stand)
  }
}

// MARK: - Distances

extension StackSurvey {
  /// How far an item stays from the one before, insets included.
  private func distance(from former: Int, to latter: Int) -> CGFloat {
    let insets =
      inset(after: items[former])
      + AxisInsets(items[latter].options.insets, along: rules.axis).min
    guard let view = items[former].view, let next = items[latter].view else { return insets }
    return insets + stack.spacing(after: view, items[former].options.customSpacing, before: next)
  }

  /// What of that distance is insets, and none of the gap's: between baselines it all is the gap's.
  private func insetsWithin(from former: Int, to latter: Int) -> CGFloat {
    if rules.isBaselineRelative { return 0 }
    return inset(after: items[former])
      + AxisInsets(items[latter].options.insets, along: rules.axis).min
  }

  private func inset(after item: ArrangedItem) -> CGFloat {
    AxisInsets(item.options.insets, along: rules.axis).max
  }
}

// MARK: - Places

extension StackSurvey {
  private mutating func findPlaces() {
    places.reserveCapacity(items.count)
    var previous: Int?
    for index in items.indices {
      var place = Place(
        alignment: alignment(of: items[index]),
        insets: AxisInsets(items[index].options.insets, along: rules.axis),
        start: start(of: index, after: previous))
      place.isFirst = index == 0 && rules.isUIKit && rowAlignment != nil
      if isShown[index] {
        place.isLast = index == shown.last
        place.share = share(of: index)
        place.givesWayLater = givesWayLater(index)
      }
      if let previous, items[previous].view != nil, items[index].view != nil {
        place.hasGap = true
        place.gaps = rules.gaps
        place.insetBefore = inset(after: items[previous])
        if rules.gaps == .elastic && items[previous].options.customSpacing != nil {
          place.gaps = .fixed
        }
      }
      addBaselines(to: &place, of: index, after: previous)
      places.append(place)
      if isShown[index] { previous = index }
    }
  }

  private func start(of index: Int, after previous: Int?) -> Place.Start {
    if isShown[index] {
      guard let previous else { return .edge }
      return .after(items[previous].number, distance(from: previous, to: index))
    }
    if index > 0 && !isShown[index - 1] { return .with(items[index - 1].number) }
    guard rules.hasShown else { return .atFarEdge }
    guard let previous else { return .atNearEdge }
    let next = items.indices[index...].first { isShown[$0] }
    let distance = next.map { hiddenDistance(after: previous, before: $0) } ?? 0
    return .behind(items[previous].number, distance)
  }

  /// Half of the spacing that closes over what is hidden.
  private func hiddenDistance(after previous: Int, before next: Int) -> CGFloat {
    guard let view = items[previous].view, let following = items[next].view else { return 0 }
    let spacing = stack.spacing(
      after: view, items[previous].options.customSpacing, before: following)
    return inset(after: items[previous]) + spacing / 2
  }

  /// Where sizes are left to hugging and compression resistance, the first view stretches and
  /// shrinks before the others.
  private func givesWayLater(_ index: Int) -> Bool {
    switch rules.sharing {
    case .fill, .equalSpacing, .equalCentering: items[index].view != nil && index != firstView
    case .flex, .equal, .proportional: false
    }
  }

  private func share(of index: Int) -> Place.Share {
    let item = items[index]
    if let spacer = item.spacer { return spacer.length.share }
    switch rules.sharing {
    case .fill: return .none
    case .equalSpacing, .equalCentering: return rules.isUIKit ? .none : .slack
    case .equal: return .equal
    case .proportional: return .parts(weights[index], priority(ofShare: index))
    case .flex:
      guard let view = item.view else { return .none }
      return .flex(
        basis: min(contentExtent(of: view), 1e9), grow: item.options.grow ?? 0,
        shrink: item.options.shrink ?? 1)
    }
  }

  /// UIKit's shares don't add up to the stack where there is spacing; the last one gives way.
  private func priority(ofShare index: Int) -> LayoutPriority {
    guard rules.isUIKit else { return StackStatements.Priority.share }
    if isOnlyPart { return .required }
    return index == shown.last
      ? StackStatements.Priority.lastShare : StackStatements.Priority.share
  }

  private func addBaselines(to place: inout Place, of index: Int, after previous: Int?) {
    let item = items[index]
    if let rowAlignment, place.alignment == rowAlignment {
      place.hasBaseline = rules.leaderHasBaseline && hasBaseline(item)
      place.leadsEdges = index == leader && needs.hasEdgeLine
      place.stand = stand(for: item, last: rowAlignment == .lastBaseline)
    } else if rules.isBaselineRelative {
      place.stand = stand(for: item, last: false)
      if let previous { place.standBefore = stand(for: items[previous], last: true) }
    }
  }
}

nonisolated extension StackView.Alignment {
  /// Whether it lines up text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  /// Whether the canvas may be larger than what it holds.
  fileprivate var isSlack: Bool { self != .fill && !isBaseline }
}

nonisolated extension StackSpacer.Length {
  fileprivate var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }

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
