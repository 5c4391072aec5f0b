public import Foundation
public import ViewTree

/// What a navigation bar shows for a controller.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NavigationItem: AccessibleObject {
  /// The text in the middle.
  open var title: String? { didSet { didChange() } }
  /// The view in the middle, in the place of the text.
  open var titleView: View? { didSet { didChange() } }
  /// A line above the title.
  open var prompt: String? { didSet { didChange() } }
  /// The text of the way back from the next controller.
  open var backButtonTitle: String? { didSet { didChange() } }
  /// What leads back from the next controller.
  open var backBarButtonItem: BarButtonItem? { didSet { didChange() } }
  /// What stands before the title.
  open var leftBarButtonItems: [BarButtonItem]? { didSet { didChange() } }
  /// What stands after the title, the outermost first.
  open var rightBarButtonItems: [BarButtonItem]? { didSet { didChange() } }
  /// Whether there is no way back.
  open var hidesBackButton = false { didSet { didChange() } }
  /// Whether the way back stays beside what stands before the title; false at first.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  /// Whether the title is large, in a bar that has large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }
  /// Told of each change by the bar that shows the item.
  package final var onChange: (() -> Void)?

  /// Whether a title is large.
  public nonisolated enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As for the item before.
    case automatic = 0
    /// Large.
    case always = 1
    /// Small.
    case never = 2
    /// Large, and beside the buttons.
    case inline = 3
  }

  private func didChange() { onChange?() }

  /// Sets ``hidesBackButton``.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Sets ``leftBarButtonItem``.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets ``leftBarButtonItems``.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets ``rightBarButtonItem``.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets ``rightBarButtonItems``.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The first item before the title.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost item after the title.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  deinit {}
}

/// What a bar shows: a button, or a tab.
#if MainActor
  @preconcurrency @MainActor
#endif
open class BarItem: AccessibleObject {
  /// The text.
  open var title: String? { didSet { didChange() } }
  /// The picture.
  open var image: Image? { didSet { didChange() } }
  /// The picture on a phone on its side; remembered.
  open var landscapeImagePhone: Image?
  /// How far the picture is moved inwards, in points; remembered.
  open var imageInsets = EdgeInsets.zero
  /// Whether it can be touched; true at first.
  open var isEnabled = true { didSet { didChange() } }
  /// A number by which the program knows it again.
  open var tag = 0
  /// Told of each change of what is shown by the bar that shows the item.
  package final var onChange: (() -> Void)?

  final func didChange() { onChange?() }

  /// Makes an item without text and picture.
  public override init() { super.init() }

  deinit {}

  /// It is read: true unless it is set.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text unless it is set.
  open override var accessibilityLabel: String? {
    get { accessibility?.label?.string ?? title }
    set { super.accessibilityLabel = newValue }
  }

  /// A button, unless it is set.
  open override var accessibilityTraits: AccessibilityTraits {
    get { accessibility?.traits ?? (isEnabled ? .button : [.button, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }
}

/// A button in a bar.
#if MainActor
  @preconcurrency @MainActor
#endif
open class BarButtonItem: BarItem {
  /// A view shown instead of text and picture.
  open var customView: View? { didSet { didChange() } }
  /// The view that a bar shows it with.
  package final weak var shownView: View?
  /// The bar that shows it.
  package final weak var shownIn: View?
  /// The width in points, 0 for that of the content.
  open var width: CGFloat = 0 { didSet { didChange() } }
  /// The colour.
  open var tintColor: Color? { didSet { didChange() } }
  /// How much the button stands out.
  open var style = Style.plain { didSet { didChange() } }
  /// Whether the button is left out; false at first.
  open var isHidden = false { didSet { didChange() } }
  /// Which of the buttons that all programs have it was made as; nil for another.
  package final var systemItem: SystemItem?

  /// How much a button stands out.
  public nonisolated enum Style: Int, Hashable, Sendable {
    /// As usual.
    case plain = 0
    /// As usual; a name of older code.
    case bordered = 1
    /// It completes something.
    case done = 2
  }

  /// The buttons that all programs have.
  public nonisolated enum SystemItem: Int, Hashable, Sendable {
    // Their names say what they are for.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    /// It closes what is shown.
    case close = 24

    /// What the button says; nil for one that is a picture, or room.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }
  }

  /// Makes a button without text and picture.
  public override init() { super.init() }

  #if !canImport(ObjectiveC)
    /// The object whose method a touch calls; it isn't kept.
    open weak var target: AnyObject?
    /// The method that a touch calls, which may take the button.
    open var action: Selector?

    /// Makes a button with a text.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
      self.init(style, target, action)
      self.title = title
    }

    /// Makes a button with a picture.
    public convenience init(image: Image?, style: Style, target: Any?, action: Selector?) {
      self.init(style, target, action)
      self.image = image
    }

    /// Makes a button with a picture; that for phones on their side is left out.
    public convenience init(
      image: Image?, landscapeImagePhone: Image?, style: Style, target: Any?, action: Selector?
    ) {
      self.init(image: image, style: style, target: target, action: action)
    }

    /// Makes one of the buttons that all programs have.
    public convenience init(
      barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
      self.init(.plain, target, action)
      show(systemItem)
    }

    private convenience init(_ style: Style, _ target: Any?, _ action: Selector?) {
      self.init()
      self.style = style
      self.target = target.map { $0 as AnyObject }
      self.action = action
    }
  #endif

  /// Makes it one of the buttons that all programs have.
  package final func show(_ item: SystemItem) {
    systemItem = item
    title = item.title
    style = item == .done || item == .save ? .done : .plain
  }

  /// Makes a button that shows a view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  deinit {}
}

/// What a tab bar shows for a controller.
#if MainActor
  @preconcurrency @MainActor
#endif
open class TabBarItem: BarItem {
  /// The picture while the controller is shown.
  open var selectedImage: Image?
  /// A short text in a corner.
  open var badgeValue: String?

  /// Makes an item without text and picture.
  public override init() { super.init() }

  /// Makes an item with a text and a picture.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a text and two pictures.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  deinit {}
}
