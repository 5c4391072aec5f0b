import Foundation
import LayoutKit

/// A window with a card, whose label refers to something that goes.
final class LettingGo {
  /// What goes, and by which way.
  enum Referent: CaseIterable {
    case superview, sibling, ownGuide, givenAwayGuide, guideOfNobody
    case marginsGuide, readableGuide, safeAreaGuide, keyboardGuide, controllersSafeArea
    case scrolledContent, scrollFrame, stack, looseCard, window
  }

  /// By what it is referred to.
  enum Reference: CaseIterable {
    case constraint, reversedConstraint, statement, namedStatement, group, anchor, distance
  }

  let window = Window(size: CGSize(width: 200, height: 200))
  let label = Label()
  private(set) var diagnostics: [LayoutDiagnostic] = []
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var anchor: LayoutXAxisAnchor?
  private(set) var handle: ConstraintHandle?
  private(set) var group: ConstraintGroup?
  private var item: (any LayoutItem)?
  private var card: View?
  private var release: () -> Void = {}

  init(_ referent: Referent, _ reference: Reference) {
    label.name = "label"
    label.text = "Label"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.onDiagnostic = { [unowned self] in diagnostics.append($0) }
    setUp(referent)
    if let item { refer(to: item, by: reference) }
  }

  /// Lets go of what is referred to.
  func letGo() {
    item = nil
    let release = release
    self.release = {}
    release()
    card = nil
  }

  private func setUp(_ referent: Referent) {
    var card = View()
    switch referent {
    case .scrolledContent, .scrollFrame: card = ScrollView()
    case .stack: card = StackView()
    case .controllersSafeArea:
      window.rootViewController = ViewController()
      card = window.rootViewController?.view ?? card
      release = { [unowned self] in
        window.rootViewController = ViewController()
        // Until then the former one waits to be told that it has appeared.
        window.layoutIfNeeded()
      }
    case .window:
      let other = Window(size: CGSize(width: 100, height: 100))
      other.addSubview(card)
    default: break
    }
    if let stack = card as? StackView { stack.addArrangedSubview(label) }
    if label.superview == nil { card.addSubview(label) }
    if referent == .window { item = card.superview } else { self.card = card }
    if referent != .window, referent != .looseCard, card.window == nil {
      // From the inside out, as a view does that sets itself up.
      window.addSubview(card)
      release = { [weak card] in card?.removeFromSuperview() }
    }
    switch referent {
    case .superview, .stack, .looseCard: item = card
    case .sibling:
      let sibling = View()
      card.addSubview(sibling)
      item = sibling
      release = { [weak sibling] in sibling?.removeFromSuperview() }
    case .ownGuide:
      let guide = LayoutGuide()
      card.addLayoutGuide(guide)
      item = guide
    case .givenAwayGuide:
      let guide = LayoutGuide()
      card.addLayoutGuide(guide)
      item = guide
      release = { [weak card, weak guide] in guide.map { card?.removeLayoutGuide($0) } }
    case .guideOfNobody: item = LayoutGuide()
    case .marginsGuide: item = card.layoutMarginsGuide
    case .readableGuide: item = card.readableContentGuide
    case .safeAreaGuide, .controllersSafeArea: item = card.safeAreaLayoutGuide
    case .keyboardGuide: item = card.keyboardLayoutGuide
    case .scrolledContent: item = (card as? ScrollView)?.contentLayoutGuide
    case .scrollFrame: item = (card as? ScrollView)?.frameLayoutGuide
    case .window: break
    }
  }

  private func refer(to item: any LayoutItem, by reference: Reference) {
    let isUseless = item.itemView == nil
    switch reference {
    case .constraint:
      constraints = [Self.constraint(label, item)]
      constraints[0].isActive = !isUseless
    case .reversedConstraint:
      constraints = [Self.constraint(item, label)]
      constraints[0].isActive = !isUseless
    case .statement, .namedStatement:
      let make = isUseless ? label.layout.prepare : label.layout.make
      handle = make(#fileID, #line) {
        let statement = Self.state($0, item)
        if reference == .namedStatement { statement.id("edge") }
      }
    case .group:
      group = ConstraintGroup(isActive: !isUseless) { [label] group in
        group.make(label) { Self.state($0, item) }
      }
    case .anchor: anchor = Self.leading(of: item)
    case .distance:
      let distance = Self.leading(of: item).anchorWithOffset(to: label.leadingAnchor)
      constraints = [distance.constraint(equalToConstant: 0)]
      constraints[0].isActive = !isUseless
    }
  }

  private static func constraint(
    _ one: any LayoutItem, _ other: any LayoutItem
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: one, attribute: .leading, relatedBy: .equal, toItem: other, attribute: .leading,
      multiplier: 1, constant: 0)
  }

  static func leading(of item: any LayoutItem) -> LayoutXAxisAnchor {
    switch item.layoutElement {
    case .view(let view): view.leadingAnchor
    case .guide(let guide): guide.leadingAnchor
    }
  }

  @discardableResult
  private static func state(
    _ make: ConstraintMaker, _ item: any LayoutItem
  ) -> ConstraintMaker.AmountStep<AttributeSet.Horizontal, any LayoutItem> {
    switch item.layoutElement {
    case .view(let view): make.leading.equalTo(view)
    case .guide(let guide): make.leading.equalTo(guide)
    }
  }

  /// All constraints that refer to it, whoever has them.
  var all: [LayoutConstraint] {
    constraints + (handle?.constraints ?? []) + (group?.constraints.constraints ?? [])
  }
}
