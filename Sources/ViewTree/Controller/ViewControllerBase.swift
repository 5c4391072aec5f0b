public import Foundation

/// What a controller is apart from its view and its children: titles, bars, and what it shows above
/// itself.
///
/// It is remembered so that code written for a screen can set it. Of all this only the container
/// controllers that are asked for it by name make use.
open class ViewControllerBase: Responder {
  // MARK: Titles and bars

  /// A name for the controller; without one diagnostics name it by its type.
  open var title: String?

  /// What a navigation bar shows for the controller, made when it is first asked for.
  open var navigationItem: NavigationItem {
    if let item = bars?.navigationItem { return item }
    let item = NavigationItem(title: title ?? "")
    ownBars.navigationItem = item
    return item
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows for the controller, made when it is first asked for.
  open var tabBarItem: TabBarItem! {
    get {
      if let item = bars?.tabBarItem { return item }
      let item = TabBarItem(title: title, image: nil, tag: 0)
      ownBars.tabBarItem = item
      return item
    }
    set { ownBars.tabBarItem = newValue }
  }

  /// Whether a tab bar goes while the controller is shown by a navigation controller; false at first.
  open var hidesBottomBarWhenPushed: Bool {
    get { bars?.hidesBottomBarWhenPushed ?? false }
    set { ownBars.hidesBottomBarWhenPushed = newValue }
  }

  /// Whether the controller's content can be edited; false at first.
  open var isEditing: Bool {
    get { bars?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets ``isEditing``.
  open func setEditing(_ editing: Bool, animated: Bool) { ownBars.isEditing = editing }

  /// The size that the controller would like inside another one, in points; 0 at first.
  open var preferredContentSize: CGSize {
    get { bars?.preferredContentSize ?? .zero }
    set { ownBars.preferredContentSize = newValue }
  }

  /// Whether the status bar is hidden; false unless overridden.
  open var prefersStatusBarHidden: Bool { false }

  /// Whether the home indicator is hidden; false unless overridden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Whether the controller turns with the device; true unless overridden.
  open var shouldAutorotate: Bool { true }

  /// Would ask for the status bar's looks again; without effect.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Presentation

  /// The controller that this one shows above itself.
  public internal(set) final var presentedViewController: ViewController? {
    get { bars?.presented }
    set { if newValue != nil || bars != nil { ownBars.presented = newValue } }
  }

  /// The controller that shows this one above itself.
  public internal(set) final weak var presentingViewController: ViewController?

  /// How the controller is shown above another one; ``PresentationStyle/automatic`` at first.
  ///
  /// A form, where the window is wide, is as large as ``preferredContentSize``, or 540 × 620; all else fills
  /// the window.
  open var modalPresentationStyle: PresentationStyle {
    get { bars?.presentationStyle ?? .automatic }
    set { ownBars.presentationStyle = newValue }
  }

  /// Whether only the program takes the controller away; it is remembered.
  open var isModalInPresentation: Bool {
    get { bars?.isModal ?? false }
    set { ownBars.isModal = newValue }
  }

  /// Whether others that are shown above this one are as large as it; it is remembered.
  open var definesPresentationContext: Bool {
    get { bars?.definesContext ?? false }
    set { ownBars.definesContext = newValue }
  }

  /// How a controller is shown above another one.
  public nonisolated enum PresentationStyle: Int, Hashable, Sendable {
    /// As the system has it.
    case automatic = -2
    /// Not at all, in a split view.
    case none = -1
    /// All over the screen.
    case fullScreen = 0
    /// As a page.
    case pageSheet = 1
    /// As a form.
    case formSheet = 2
    /// Over the controller that defines the context.
    case currentContext = 3
    /// As the program says.
    case custom = 4
    /// All over the screen, with what is below still there.
    case overFullScreen = 5
    /// Over the context, with what is below still there.
    case overCurrentContext = 6
    /// Beside what it belongs to.
    case popover = 7
  }

  // MARK: Hooks

  /// Called where memory is short, which it never is.
  open func didReceiveMemoryWarning() {}

  // MARK: State

  private var bars: Bars? { extras?.attachments[Self.barsKey] as? Bars }

  private var ownBars: Bars {
    if let bars { return bars }
    let new = Bars()
    ownExtras.attachments[Self.barsKey] = new
    return new
  }

  private static var barsKey: AnyHashable { AnyHashable(ObjectIdentifier(Bars.self)) }

  // Said so that subclasses on the main actor may have deinitialisers of their own.
  deinit {}
}

/// What few controllers are told of themselves.
private final class Bars {
  var navigationItem: ViewControllerBase.NavigationItem?
  var tabBarItem: ViewControllerBase.TabBarItem?
  var hidesBottomBarWhenPushed = false
  var isEditing = false
  var preferredContentSize = CGSize.zero
  var presentationStyle = ViewControllerBase.PresentationStyle.automatic
  var isModal = false
  var definesContext = false
  var presented: ViewController?
}

extension ViewControllerBase {
  /// What a navigation bar shows for a controller.
  #if MainActor
    @MainActor
  #endif
  open class NavigationItem: NSObject {
    /// The text in the middle.
    open var title: String?
    /// The view in the middle, in the place of the text.
    open var titleView: View?
    /// A line above the title.
    open var prompt: String?
    /// The text of the way back from the next controller.
    open var backButtonTitle: String?
    /// What leads back from the next controller.
    open var backBarButtonItem: BarButtonItem?
    /// What stands before the title.
    open var leftBarButtonItems: [BarButtonItem]?
    /// What stands after the title, the outermost first.
    open var rightBarButtonItems: [BarButtonItem]?
    /// Whether there is no way back.
    open var hidesBackButton = false

    /// The first before the title.
    open var leftBarButtonItem: BarButtonItem? {
      get { leftBarButtonItems?.first }
      set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The outermost after the title.
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

  /// A button in a bar.
  #if MainActor
    @MainActor
  #endif
  open class BarButtonItem: NSObject {
    /// The text.
    open var title: String?
    /// The picture.
    open var image: Image?
    /// The view in the place of both.
    open var customView: View?
    /// Whether it can be touched; true at first.
    open var isEnabled = true
    /// A number by which the program knows it again.
    open var tag = 0
    /// The width in points, 0 for that of the content.
    open var width: CGFloat = 0
    /// The colour.
    open var tintColor: Color?

    /// Makes a button of nothing.
    public override init() { super.init() }

    /// Makes a button that is a view.
    public convenience init(customView: View) {
      self.init()
      self.customView = customView
    }

    deinit {}
  }

  /// What a tab bar shows for a controller.
  #if MainActor
    @MainActor
  #endif
  open class TabBarItem: NSObject {
    /// The text below.
    open var title: String?
    /// The picture.
    open var image: Image?
    /// The picture while the controller is shown.
    open var selectedImage: Image?
    /// A short text in a corner.
    open var badgeValue: String?
    /// A number by which the program knows it again.
    open var tag = 0

    /// Makes an item of nothing.
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
}
