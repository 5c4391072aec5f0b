import Foundation
public import ViewTree

/// An entry of a menu: a command, an action or another menu; no menu comes up.
public typealias UIMenuElement = MenuElement
/// An entry of a menu that calls a method; nothing calls it.
public typealias UICommand = MenuCommand
/// A command of a keyboard; nothing calls it.
public typealias UIKeyCommand = KeyCommand

extension MenuElement {
  /// The picture beside the title.
  public var image: UIImage? {
    get { picture as? UIImage }
    set { picture = newValue }
  }
}

extension MenuCommand {
  /// Makes a command that calls a method of the first responder that has it.
  public convenience init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, picture: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
}

extension KeyCommand {
  /// Makes a command of a key with a title.
  public convenience init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: KeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, picture: image, action: action, input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }

  /// The key with an arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key with an arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key with an arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key with an arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The key to a page above.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The key to a page below.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
}

/// A menu: entries in their order; it doesn't come up.
open class UIMenu: UIMenuElement {
  /// What tells menus apart.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu in a menu is shown.
  public nonisolated struct Options: OptionSet, Hashable, Sendable {
    /// The bits, with the values they have in UIKit.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its entries stand in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its entries is chosen at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its entries stand side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large its entries are.
  public nonisolated enum ElementSize: Int, Hashable, Sendable {
    /// Small.
    case small = 0
    /// Between the others.
    case medium = 1
    /// Large.
    case large = 2
    /// By the system.
    case automatic = -1
  }

  /// The entries.
  open var children: [UIMenuElement] { entries }
  /// What tells it from others.
  open var identifier: Identifier { name }
  /// How it is shown in another menu.
  open var options: Options { shown }
  /// How large its entries are.
  open var preferredElementSize = ElementSize.automatic
  private let entries: [UIMenuElement]
  private let name: Identifier
  private let shown: Options

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    entries = children
    name = identifier ?? Identifier(UUID().uuidString)
    shown = options
    super.init(title: title, picture: image)
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
  }

  deinit {}

  /// A menu of the same kind with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: name, options: shown,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}

/// Entries that would be asked for when a menu comes up; nothing asks.
open class UIDeferredMenuElement: UIMenuElement {
  /// Makes an element whose entries a closure would give.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init(title: "", picture: nil) }

  /// Makes an element whose entries a closure would give each time it is shown.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }

  deinit {}
}
