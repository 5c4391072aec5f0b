import Foundation
import ViewTree

/// What a stack arranges at one place, the settings that go with it, and what has been stated.
final class ArrangedItem {
  /// The view or spacer.
  let item: any LayoutItem
  /// The item if it is a view.
  let view: View?
  /// The view if it is a stack.
  let stack: StackView?
  /// The item if it is a spacer.
  let spacer: StackSpacer?
  /// Tells the item from all others that the stack has ever arranged.
  let number: Int
  var options = Options()
  /// Whether the stack has the item; once it has let go of it, it never has it again.
  private(set) var isArranged = true

  /// What the statements below follow from; nil if nothing is stated.
  var place: Place?
  /// The views whose text the item is lined up by, nil if it is by none.
  var texts: Place.Texts?
  /// What is stated about the item.
  let statements = StackLedger(.item)
  /// What is stated about the view inside whose text the item's baseline is, if it is another.
  let baselineStatements = StackLedger(.baseline)
  /// The room between the item before and this one.
  var gap: GuideHelper?
  /// The way from the middle of the item before to that of this one.
  var pitch: GuideHelper?
  /// The line between the item before and this one.
  var separator: (view: SeparatorLine, statements: StackLedger)?

  /// The settings that go with an item wherever it moves in its stack.
  struct Options: Equatable {
    var customSpacing: CGFloat?
    var weight: CGFloat?
    var grow: CGFloat?
    var shrink: CGFloat?
    var alignment: StackView.Alignment?
    var insets = DirectionalEdgeInsets.zero
  }

  init(_ item: any LayoutItem, number: Int) {
    self.item = item
    switch item.layoutElement {
    case .view(let view): (self.view, stack, spacer) = (view, view as? StackView, nil)
    case .guide(let guide): (view, stack, spacer) = (nil, nil, guide as? StackSpacer)
    }
    self.number = number
  }

  /// Whether what is stated about the item follows from a place and texts, and all of it holds.
  func stands(at place: Place, by texts: Place.Texts?) -> Bool {
    self.place == place && self.texts == texts && (texts == nil || baselineStatements.isWhole)
  }

  /// Takes everything back that is stated about the item.
  func withdraw(from stack: StackView) {
    isArranged = false
    view?.givesWayLaterAlong = nil
    statements.withdraw()
    baselineStatements.withdraw()
    withdrawGap(from: stack)
    withdrawPitch(from: stack)
    withdrawSeparator()
  }

  // What is taken back is forgotten first, as the stack may hear of its guides and subviews.

  func withdrawGap(from stack: StackView) {
    guard let old = gap else { return }
    gap = nil
    old.withdraw(from: stack)
  }

  func withdrawPitch(from stack: StackView) {
    guard let old = pitch else { return }
    pitch = nil
    old.withdraw(from: stack)
  }

  func withdrawSeparator() {
    guard let old = separator else { return }
    separator = nil
    old.view.removeFromSuperview()
  }
}

/// A guide of the stack's own and what is stated about it.
final class GuideHelper {
  let guide = LayoutGuide()
  let statements = StackLedger(.container)

  init(_ identifier: String, allowsNegativeSize: Bool = false) {
    guide.identifier = identifier
    guide.allowsNegativeSize = allowsNegativeSize
  }

  /// Takes the guide and all that is stated about it back.
  func withdraw(from stack: StackView) {
    statements.withdraw()
    stack.removeLayoutGuide(guide)
  }
}

extension ArrangedItem {
  /// The helper for the gap, made if there is none yet; the common gap is what is never below 0.
  func demandGap(in stack: StackView) -> GuideHelper {
    if let gap { return gap }
    let new = GuideHelper("UISV-gap", allowsNegativeSize: true)
    gap = new
    stack.addLayoutGuide(new.guide)
    return new
  }

  /// The helper for the way between the middles, made if there is none yet.
  func demandPitch(in stack: StackView) -> GuideHelper {
    if let pitch { return pitch }
    let new = GuideHelper("UISV-pitch")
    pitch = new
    stack.addLayoutGuide(new.guide)
    return new
  }
}
