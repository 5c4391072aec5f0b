extension LayoutConstraint {
  /// What the DSL keeps of a constraint that is either so or not.
  struct Marks: OptionSet {
    let rawValue: UInt8

    static let isRetired = Marks(rawValue: 1)
    static let isPrepared = Marks(rawValue: 2)
    static let isKnownAsRepeated = Marks(rawValue: 4)
    static let isSetting = Marks(rawValue: 8)
    static let isAddedByUpdate = Marks(rawValue: 16)
    static let isClaimed = Marks(rawValue: 32)
  }

  /// Whether the DSL has replaced or removed the constraint, so that no handle brings it back.
  package final var isRetired: Bool {
    get { marks.contains(.isRetired) }
    set { mark(.isRetired, newValue) }
  }

  /// Whether the DSL made the constraint out of force, and it was neither activated nor reported as
  /// discarded since.
  package final var isPrepared: Bool {
    get { marks.contains(.isPrepared) }
    set { mark(.isPrepared, newValue) }
  }

  /// Whether it was reported that the program states the same again.
  package final var isKnownAsRepeated: Bool {
    get { marks.contains(.isKnownAsRepeated) }
    set { mark(.isKnownAsRepeated, newValue) }
  }

  /// Whether a container has stated the constraint, as its settings ask for.
  package final var isSetting: Bool {
    get { marks.contains(.isSetting) }
    set { mark(.isSetting, newValue) }
  }

  /// Whether an update has made the constraint, as it matched none.
  package final var isAddedByUpdate: Bool {
    get { marks.contains(.isAddedByUpdate) }
    set { mark(.isAddedByUpdate, newValue) }
  }

  /// Whether a statement that is being carried out is about the constraint.
  package final var isClaimed: Bool {
    get { marks.contains(.isClaimed) }
    set { mark(.isClaimed, newValue) }
  }

  private func mark(_ mark: Marks, _ isSet: Bool) {
    if isSet { marks.insert(mark) } else { marks.remove(mark) }
  }
}
