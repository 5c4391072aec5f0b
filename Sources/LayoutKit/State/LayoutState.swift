import ViewTree

/// The name of a state that views can be in, such as `compact`.
///
/// Add names as constants, or write them as text:
///
///     extension LayoutState {
///       static let compact: LayoutState = "compact"
///     }
public nonisolated struct LayoutState: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String

  /// Makes the name of a state.
  public init(rawValue: String) { self.rawValue = rawValue }
}

nonisolated extension LayoutState: ExpressibleByStringLiteral {
  /// Makes the name of a state from a literal.
  public init(stringLiteral value: String) { rawValue = value }
}

nonisolated extension LayoutState: CustomStringConvertible {
  /// The name as text.
  public var description: String { rawValue }
}

extension ItemLayout {
  /// States what holds while the item is in a state.
  ///
  ///     card.layout.state("compact") { $0.height.equalTo(44) }
  ///     card.layout.state("regular") { $0.height.equalTo(120) }
  ///     card.layout.switchState(to: "compact")
  ///
  /// Stating a state again replaces what it was; only what differs is touched. Nothing comes into
  /// force unless the item is in the state. `update` and `remake` leave states alone.
  ///
  /// - Returns: The constraints of the state, in force or not.
  @discardableResult
  public func state(
    _ state: LayoutState, fileID: String = #fileID, line: Int = #line,
    _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    let states = item.layoutElement.makeStates()
    if !states.names.contains(state.rawValue) { states.names.append(state.rawValue) }
    return LayoutEdit(
      .replace(isActive: states.current == state.rawValue), item,
      of: .item(.state(state.rawValue)), source: CodeLocation(fileID: fileID, line: line), build
    ).carryOut()
  }

  /// The state that the item is in, nil before the first switch.
  public var currentState: LayoutState? {
    item.layoutElement.states?.current.map(LayoutState.init(rawValue:))
  }

  /// Puts the item, and every view and guide inside it that knows the state, into a state, all in
  /// one step: what held in other states goes, then what holds in this one comes into force.
  ///
  /// Items that don't know the state stay in theirs. If none knows it, that is reported.
  ///
  /// - Complexity: O(*n* + *c*) for *n* views inside and the *c* constraints that they have.
  public func switchState(
    to state: LayoutState, fileID: String = #fileID, line: Int = #line
  ) {
    let items = item.layoutElement.itemsWithStates
    let knowing = items.filter { $0.states?.names.contains(state.rawValue) == true }
    guard !knowing.isEmpty else {
      unknownState(state, among: items, CodeLocation(fileID: fileID, line: line))
        .report(about: item)
      return
    }
    var arriving: [LayoutConstraint] = []
    for element in knowing {
      element.states?.current = state.rawValue
      element.withStatedConstraints { stated in
        for constraint in stated {
          guard case .state(let name) = constraint.note?.section else { continue }
          if name == state.rawValue {
            arriving.append(constraint)
          } else {
            constraint.isActive = false
          }
        }
      }
    }
    for constraint in arriving { constraint.isActive = true }
  }

  private func unknownState(
    _ state: LayoutState, among items: [LayoutElement], _ source: CodeLocation
  ) -> LayoutDiagnostic {
    var known: [String] = []
    for name in items.flatMap({ $0.states?.names ?? [] }) where !known.contains(name) {
      known.append(name)
    }
    return LayoutDiagnostic(
      .unknownState, "Neither \(item.itemName) nor anything inside it has a state '\(state)'.",
      source: source, itemNames: [item.itemName],
      hint: known.isEmpty
        ? "State what holds in it first: layout.state(\"\(state)\") { ... }."
        : "Known are " + known.map { "'\($0)'" }.joined(separator: ", ") + ".")
  }
}

extension LayoutElement {
  /// This item and those inside it, as far as they have states, each view before its subviews.
  fileprivate var itemsWithStates: [LayoutElement] {
    guard case .view(let view) = self else { return states == nil ? [] : [self] }
    var found: [LayoutElement] = []
    var stack = [view]
    while let view = stack.popLast() {
      if view.states != nil { found.append(.view(view)) }
      for guide in view.ownGuides where guide.states != nil { found.append(.guide(guide)) }
      stack.append(contentsOf: view.subviews.reversed())
    }
    return found
  }
}
