import Foundation
import ViewTree

/// What a stack arranges at one place, the settings that go with it, and what has been stated.
final class ArrangedItem {
  /// The view or spacer.
  let item: any LayoutItem
  /// Tells the item from all others that the stack has ever arranged.
  let number: Int
  var options = Options()

  /// What the statements below follow from; nil if nothing is stated.
  var place: Place?
  /// What is stated about the item.
  var statements = StackLedger(.item)
  /// What is stated about the view inside whose text the item's baseline is, if it is another.
  var baselineStatements = StackLedger(.baseline)
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
    self.number = number
  }

  /// The item if it is a view.
  var view: View? {
    guard case .view(let view) = item.layoutElement else { return nil }
    return view
  }

  /// The item if it is a spacer.
  var spacer: StackSpacer? { item as? StackSpacer }

  /// Takes everything back that is stated about the item.
  func withdraw(from stack: StackView) {
    statements.withdraw()
    baselineStatements.withdraw()
    gap.withdraw(from: stack)
    pitch.withdraw(from: stack)
    withdrawSeparator()
    view?.givesWayLaterAlong = nil
    place = nil
  }

  func withdrawSeparator() {
    guard var old = separator else { return }
    separator = nil
    old.statements.withdraw()
    old.view.removeFromSuperview()
  }
}

/// A guide of the stack's own and what is stated about it.
final class GuideHelper {
  let guide = LayoutGuide()
  var statements = StackLedger(.container)

  init(_ identifier: String, in stack: StackView, allowsNegativeSize: Bool) {
    guide.identifier = identifier
    guide.allowsNegativeSize = allowsNegativeSize
    stack.addLayoutGuide(guide)
  }
}

extension GuideHelper? {
  /// The helper, made if there is none yet.
  mutating func demand(
    _ identifier: String, in stack: StackView, allowsNegativeSize: Bool = false
  ) -> GuideHelper {
    if let self { return self }
    let new = GuideHelper(identifier, in: stack, allowsNegativeSize: allowsNegativeSize)
    self = new
    return new
  }

  /// Takes the guide and all that is stated about it back.
  mutating func withdraw(from stack: StackView) {
    guard let old = self else { return }
    old.statements.withdraw()
    stack.removeLayoutGuide(old.guide)
    self = nil
  }
}
