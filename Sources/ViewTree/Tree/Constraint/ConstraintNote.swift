/// What the DSL has noted on a constraint that it made, beyond the constraint itself.
package final class ConstraintNote {
  /// A part of an item's statements that is changed as a whole, and apart from the others.
  package enum Section: Hashable {
    /// What holds in a state of that name.
    case state(String)
    /// What an arrangement of several items asks of this one, by the name of the arrangement.
    case arrangement(String)
  }

  /// The name under which the program finds the constraint again, if it gave it one.
  package var name: String? {
    get { storedName }
    set { storedName = newValue }
  }
  private var storedName: String?
  /// The section that the constraint belongs to; nil for the statements of the item itself.
  package let section: Section?

  package init(name: String?, section: Section?) {
    storedName = name
    self.section = section
  }
}

/// The states that the DSL knows of an item.
package final class ItemStates {
  /// The names, in the order in which they came up.
  package var names: [String] = []
  /// The state that the item is in, if it is in one.
  package var current: String?

  package init() {}
}
