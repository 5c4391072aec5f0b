import Foundation
import ViewTree

/// What a stack states about the items it arranges: the recipe, as tables of statements.
///
/// `main` runs along the stack's axis, `cross` across it; `canvas` is the stack or what
/// its margins and insets leave. Labels are those that UIKit gives the same statements. Where UIKit
/// relates each view to the first, here each is related to something that stays where it is, so
/// that no statement changes when another view comes first.
///
/// | file | statements |
/// |---|---|
/// | `StackStatements+Chain` | where items begin and end along the axis, and the gaps in between |
/// | `StackStatements+Distribution` | what each has of the room along the axis |
/// | `StackStatements+Alignment` | where each stands across the axis |
/// | `StackStatements+Hiding` | where hidden items are |
/// | `StackStatements+Canvas` | what holds for the stack as a whole |
struct StackStatements {
  let stack: StackView
  let sharedGuides: SharedGuides
  let needs: SharedGuides.Needs
  let main: AxisNames
  let cross: AxisNames
  /// The rectangle that items are arranged in.
  let canvas: any LayoutItem

  /// Takes over what a stack needs, and makes the guides for it.
  init(of stack: StackView, _ needs: SharedGuides.Needs) {
    self.stack = stack
    self.needs = needs
    sharedGuides = stack.sharedGuides
    main = needs.rules.main
    cross = needs.rules.cross
    sharedGuides.prepare(needs, in: stack)
    canvas = needs.rules.canvas == .inner ? sharedGuides.inner?.guide ?? stack : stack
  }

  var rules: StackRules { needs.rules }

  /// Priorities that make up the recipe, from strong to weak.
  enum Priority {
    static let hiding = LayoutPriority(999.999)
    static let measured = LayoutPriority(999.999)
    static let share = LayoutPriority(999)
    static let lastShare = LayoutPriority(998)
    static let elasticSpacing = LayoutPriority(260)
    static let centering = LayoutPriority(149)
    static let spanningFit = LayoutPriority(51)
    static let hiddenPosition = LayoutPriority(50)
    static let canvasFit = LayoutPriority(49)
    static let ambiguitySuppression = LayoutPriority(25)
    static let slackSpring = LayoutPriority(20)
    static let emptiness = LayoutPriority(0.001)

    /// What shrinks keeps its share of what is missing, the stack around before those inside.
    static func shrinking(_ depth: Int) -> LayoutPriority { below(745, depth) }
    /// As little is missing as can be.
    static func deficit(_ depth: Int) -> LayoutPriority { below(744.99, depth) }
    /// What grows keeps to its share of what is left, the stack around before those inside.
    static func growing(_ depth: Int) -> LayoutPriority { below(245, depth) }
    /// As little is left as can be.
    static func surplus(_ depth: Int) -> LayoutPriority { below(244.99, depth) }

    private static func below(_ priority: Float, _ depth: Int) -> LayoutPriority {
      LayoutPriority(priority - 0.02 * Float(min(depth, 200)))
    }
  }
}

extension StackStatements {
  /// Makes what is stated about an item, and about what stands between it and the one before,
  /// follow from its place.
  func restate(_ change: StackSurvey.Change) {
    let (item, place) = (change.item, change.place)
    // Whoever was asked for its size meanwhile may have taken the item out.
    guard item.item.containingView === stack else { return }
    item.place = place
    item.texts = change.texts
    item.view?.givesWayLaterAlong = place.givesWayLater ? rules.axis : nil
    restateGap(change)
    guard item.isArranged else { return }
    item.statements.restate(item.item, in: stack) { make in
      if place.start.isShown {
        stateChain(change, make)
        stateShare(place, make)
        stateAlignment(place, make)
      } else {
        stateHiding(change, make)
      }
    }
    // Who hears of a mistake may have taken the item out.
    guard item.isArranged else { return }
    guard place.hasBaseline || runsAlongBaselines(place) || !item.baselineStatements.isEmpty
    else { return }
    let stand = change.texts?.own.view
    // Stacks around this one may speak of the same text.
    let rank = stand == nil ? 255 : stack.nestingDepth
    item.baselineStatements.restate(stand ?? item.item, in: stack, rank: rank) { make in
      guard place.start.isShown || rules.isUIKit else { return }
      stateBaselineChain(change, make)
      stateBaseline(place, make)
    }
  }
}

extension ConstraintMaker {
  /// Begins a statement with attributes that depend on an axis.
  subscript(attributes: AttributeSet) -> ConstraintMaker.AttributeStep<AttributeSet.Mixed> {
    self.attributes(attributes)
  }
}

extension LayoutItem {
  /// Attributes that depend on an axis, to relate to.
  func at(_ attributes: AttributeSet) -> ItemAnchor<AttributeSet.Mixed> {
    ItemAnchor(item: self, attributes: attributes)
  }
}

nonisolated extension AttributeSet {
  /// The four sides inside the margins, by the reading direction.
  static let sidesWithinMargins: AttributeSet = [
    AttributeSet(.topMargin), AttributeSet(.bottomMargin), AttributeSet(.leadingMargin),
    AttributeSet(.trailingMargin),
  ]
}

/// What each item has of the room along the axis.
extension StackStatements {
  func stateShare(_ place: Place, _ make: ConstraintMaker) {
    switch place.share {
    case .none:
      break
    case .slack:
      make[main.size].equalTo(0).priority(Priority.ambiguitySuppression)
        .labeled("UISV-ambiguity-suppression")
    case .equal:
      guard let unit = sharedGuides.unit?.guide else { return }
      make[main.size].equalTo(unit).labeled("UISV-fill-equally")
    case .parts(let parts, let priority):
      guard let unit = sharedGuides.unit?.guide, parts > 0 else {
        make[main.size].equalTo(0).labeled("UISV-fill-proportionally")
        return
      }
      make[main.size].equalTo(unit).multipliedBy(parts).priority(priority)
        .labeled("UISV-fill-proportionally")
    case .flex(let basis, let grow, let shrink):
      guard let surplus = sharedGuides.surplus?.guide, let deficit = sharedGuides.deficit?.guide
      else { return }
      make[main.size].lessThanOrEqualTo(surplus).multipliedBy(grow).offset(basis)
        .priority(Priority.growing(rules.depth)).labeled("grow")
      make[main.size].greaterThanOrEqualTo(deficit).multipliedBy(-shrink * basis).offset(basis)
        .priority(Priority.shrinking(rules.depth)).labeled("shrink")
    case .fixed(let length):
      make[main.size].equalTo(length).priority(Priority.share).labeled("spacer")
    case .spring(let minimum, let weight):
      guard let spring = sharedGuides.spring?.guide else { return }
      make[main.size].equalTo(spring).multipliedBy(weight).offset(minimum)
        .priority(Priority.share).labeled("spacer")
    }
  }
}

/// Where hidden items are: without extent along the axis, in the middle of the gap that closes
/// over them. Ours are without extent across the axis too; UIKit's keep their place there.
extension StackStatements {
  func stateHiding(_ change: StackSurvey.Change, _ make: ConstraintMaker) {
    make[main.size].equalTo(0).priority(Priority.hiding).labeled("UISV-hiding")
    stateRefuge(change, make)
    if rules.isUIKit && rules.hasShown {
      stateHiddenAlignment(change.place, make)
      return
    }
    make[cross.size].equalTo(0).priority(Priority.hiding).labeled("UISV-hiding")
    make[cross.near].equalTo(canvas.at(cross.near)).priority(Priority.hiddenPosition)
      .labeled("UISV-hiding")
  }

  private func stateRefuge(_ change: StackSurvey.Change, _ make: ConstraintMaker) {
    let statement: ConstraintMaker.AmountStep<AttributeSet.Mixed, any LayoutItem>
    switch change.place.start {
    case .edge, .after: return
    case .atNearEdge: statement = make[main.near].equalTo(canvas.at(main.near))
    case .atFarEdge: statement = make[main.near].equalTo(canvas.at(main.far))
    case .behind(_, let distance):
      let byBaselines = runsAlongBaselines(change.place)
      guard let before = byBaselines ? change.textBefore : change.before else { return }
      statement = make[main.near].equalTo(before.at(byBaselines ? .lastBaseline : main.far))
        .offset(distance)
    case .with:
      guard let before = change.before else { return }
      statement = make[main.near].equalTo(before.at(main.near))
    }
    statement.priority(Priority.hiddenPosition).labeled("UISV-spacing-hidden")
  }
}
