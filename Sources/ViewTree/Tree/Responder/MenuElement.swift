public import Foundation

/// An entry of a menu: a command, an action or another menu; no menu comes up.
#if MainActor
  @preconcurrency @MainActor
#endif
open class MenuElement: NSObject {
  /// What the entry is called.
  open var title: String
  /// What is said of it below its title; nil at first.
  open var subtitle: String?
  /// The picture beside the title; the modules above know its type.
  package final var picture: AnyObject?

  /// Makes an entry with a title and a picture.
  package init(title: String, picture: AnyObject?) {
    self.title = title
    self.picture = picture
    super.init()
  }

  // Said so that subclasses on the main actor may have deinitialisers of their own.
  deinit {}

  /// How an entry looks and whether it can be chosen.
  public nonisolated struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, with the values they have in UIKit.
    public let rawValue: UInt

    /// Makes attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It isn't shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an entry is ticked.
  public nonisolated enum State: Int, Hashable, Sendable {
    /// It isn't.
    case off = 0
    /// It is.
    case on = 1
    /// A part of what it stands for is.
    case mixed = 2
  }
}

/// Keys that are held down with another one.
public nonisolated struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in UIKit.
  public let rawValue: Int

  /// Makes modifiers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = KeyModifierFlags(rawValue: 1 << 20)
  /// On the block of digits.
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)
}
