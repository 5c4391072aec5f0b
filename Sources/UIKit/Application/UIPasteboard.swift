public import Foundation
public import ViewTree

/// What this program has copied; it is kept as long as the thread's tree lives.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPasteboard: NSObject {
  /// The pasteboard of the thread that asks.
  open class var general: UIPasteboard {
    let key = "LayoutKit.pasteboard"
    let things = ThreadStore.current
    if let known = things[key] as? UIPasteboard { return known }
    let new = UIPasteboard()
    things[key] = new
    return new
  }

  /// The values, each by its kinds.
  open var items: [[String: Any]] = [] {
    didSet {
      count &+= 1
      TreeNotification.post(Self.changedNotification, from: self)
    }
  }

  /// How often what is kept has changed.
  open var changeCount: Int { count }
  private var count = 0

  /// Posted when what is kept has changed.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { set(newValue, as: "public.utf8-plain-text") }
  }
  /// All texts.
  open var strings: [String]? {
    get { all(as: "public.utf8-plain-text") }
    set { items = newValue?.map { ["public.utf8-plain-text": $0] } ?? [] }
  }
  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { set(newValue, as: "public.url") }
  }
  /// The first picture.
  open var image: UIImage? {
    get { images?.first }
    set { set(newValue, as: "public.image") }
  }
  /// The first colour.
  open var color: UIColor? {
    get { (all(as: "com.apple.uikit.color") as [UIColor]?)?.first }
    set { set(newValue, as: "com.apple.uikit.color") }
  }
  /// Whether there are texts.
  open var hasStrings: Bool { string != nil }
  /// Whether there are addresses.
  open var hasURLs: Bool { url != nil }
  /// Whether there are pictures.
  open var hasImages: Bool { image != nil }
  /// The addresses.
  open var urls: [URL]? {
    get { all(as: "public.url") }
    set { items = newValue?.map { ["public.url": $0] } ?? [] }
  }
  /// The pictures.
  open var images: [UIImage]? {
    get { all(as: "public.image") }
    set { items = newValue?.map { ["public.image": $0] } ?? [] }
  }
  /// Whether there are colours.
  open var hasColors: Bool { color != nil }
  /// The kinds of the first value.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Whether the first value is of one of the kinds.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }

  /// Adds values.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Sets the values; the options are ignored.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// A value of a kind.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// What is said of values that are set.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text by which UIKit knows it.
    public let rawValue: String

    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Until when they are there.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices don't have them.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// One value of each item that has one: that of a kind, else that whose kind is first by the alphabet.
  private func all<Value>(as kind: String) -> [Value]? {
    let values = items.compactMap { item in
      item[kind] as? Value
        ?? item.sorted { $0.key < $1.key }.lazy.compactMap { $0.value as? Value }.first
    }
    return values.isEmpty ? nil : values
  }

  /// How many values there are.
  open var numberOfItems: Int { items.count }

  private func set(_ value: Any?, as kind: String) { items = value.map { [[kind: $0]] } ?? [] }

  /// Sets a value of a kind.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Sets data of a kind.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  /// The data of a kind.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    items.first?[pasteboardType] as? Data
  }

  deinit {}
}
