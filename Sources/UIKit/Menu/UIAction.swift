import Foundation
public import ViewTree

/// What a control or a menu does.
open class UIAction: UIMenuElement {
  /// What tells actions apart.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What tells it from others.
  open var identifier: Identifier { name }
  /// Who asked for it, while it is performed.
  open var sender: AnyObject? { performer }
  /// How it looks in a menu.
  open var attributes: Attributes
  /// Whether it is ticked in a menu.
  open var state: State
  /// What it is called where there is more room.
  open var discoverabilityTitle: String?
  private let name: Identifier
  private weak var performer: AnyObject?
  private let handler: (UIAction) -> Void

  /// Makes an action that does what a closure does.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    name = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init(title: title, picture: image)
    self.subtitle = subtitle
  }

  deinit {}

  /// Does it for who asked for it.
  package final func perform(sender: AnyObject) {
    performer = sender
    handler(self)
    performer = nil
  }
}
