#if !canImport(ObjectiveC)
  import Foundation

  /// An entry of a menu that calls a method of the first responder that has it; nothing calls it.
  open class MenuCommand: MenuElement {
    /// The method.
    open var action: Selector?
    /// What else the command knows.
    open var propertyList: Any?
    /// How the entry looks.
    open var attributes: Attributes = []
    /// Whether it is ticked.
    open var state = State.off
    /// What it is called where there is more room.
    open var discoverabilityTitle: String?

    /// Makes a command of all it has.
    package init(
      title: String, picture: AnyObject?, action: Selector, propertyList: Any?,
      discoverabilityTitle: String?, attributes: Attributes, state: State
    ) {
      super.init(title: title, picture: picture)
      self.action = action
      self.propertyList = propertyList
      self.discoverabilityTitle = discoverabilityTitle
      self.attributes = attributes
      self.state = state
    }

    deinit {}
  }

  /// A command of a keyboard; nothing calls it.
  open class KeyCommand: MenuCommand {
    /// The key.
    open var input: String? { key }
    /// What is held down with it.
    open var modifierFlags: KeyModifierFlags { modifiers }
    /// Whether it goes before the system's commands of the same key.
    open var wantsPriorityOverSystemBehavior = false
    private let key: String
    private let modifiers: KeyModifierFlags

    /// Makes a command of all it has.
    package init(
      title: String, picture: AnyObject?, action: Selector, input: String,
      modifierFlags: KeyModifierFlags, propertyList: Any?, discoverabilityTitle: String?,
      attributes: Attributes, state: State
    ) {
      key = input
      modifiers = modifierFlags
      super.init(
        title: title, picture: picture, action: action, propertyList: propertyList,
        discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Makes a command of a key.
    public convenience init(
      input: String, modifierFlags: KeyModifierFlags, action: Selector,
      discoverabilityTitle: String? = nil
    ) {
      self.init(
        title: "", picture: nil, action: action, input: input, modifierFlags: modifierFlags,
        propertyList: nil, discoverabilityTitle: discoverabilityTitle, attributes: [], state: .off)
    }

    deinit {}
  }
#endif
