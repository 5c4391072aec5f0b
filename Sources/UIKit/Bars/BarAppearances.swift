public import Foundation
public import ViewTree

/// How a bar looks; remembered, but for the ground and the titles of navigation bars.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIBarAppearance: NSObject, NSCopying {
  /// The colour of the bar.
  open var backgroundColor: UIColor?
  /// What is done to what shows through.
  open var backgroundEffect: UIBlurEffect?
  /// The picture of the bar.
  open var backgroundImage: UIImage?
  /// How that picture is placed.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line along the bar.
  open var shadowColor: UIColor? = .separator
  /// The picture of the line along the bar.
  open var shadowImage: UIImage?

  /// Makes the look that bars have at first.
  public required override init() { super.init() }

  /// Makes the look that bars have on a device.
  public convenience required init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Makes the look of another.
  public convenience required init(barAppearance: UIBarAppearance) {
    self.init()
    copy(from: barAppearance)
  }

  deinit {}

  /// Takes over all that another look has, too.
  func copy(from other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// A copy of the look.
  open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }

  /// Gives the bar the ground that bars have at first.
  open func configureWithDefaultBackground() { reset(ground: nil, line: .separator) }

  /// Gives the bar a ground through which nothing shows.
  open func configureWithOpaqueBackground() {
    reset(ground: .systemBackground, line: .separator)
  }

  /// Takes the ground away.
  open func configureWithTransparentBackground() { reset(ground: nil, line: nil) }

  /// Sets all that makes the ground and the line along it.
  private func reset(ground: UIColor?, line: UIColor?) {
    backgroundColor = ground
    backgroundEffect = nil
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = line
    shadowImage = nil
  }
}

/// How a navigation bar looks: the ground and the titles are shown, the rest is remembered.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles are written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far titles are moved; remembered.
  open var titlePositionAdjustment = UIOffset()
  /// How buttons look; remembered.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { buttonAppearance = buttonAppearance.copied }
  }
  /// How buttons that complete something look; remembered.
  open var doneButtonAppearance = UIBarButtonItemAppearance() {
    didSet { doneButtonAppearance = doneButtonAppearance.copied }
  }
  /// How buttons that stand out look; remembered.
  open var prominentButtonAppearance = UIBarButtonItemAppearance() {
    didSet { prominentButtonAppearance = prominentButtonAppearance.copied }
  }
  /// How the way back looks; remembered.
  open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet { backButtonAppearance = backButtonAppearance.copied }
  }
  /// The picture of the way back; remembered.
  open private(set) var backIndicatorImage: UIImage?
  /// What cuts that picture; remembered.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  deinit {}

  /// Remembers the picture of the way back.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
  }

  override func copy(from other: UIBarAppearance) {
    super.copy(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    prominentButtonAppearance = other.prominentButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// How a toolbar looks: the ground is shown, the rest is remembered.
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { buttonAppearance = buttonAppearance.copied }
  }
  /// How buttons that complete something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance() {
    didSet { doneButtonAppearance = doneButtonAppearance.copied }
  }

  deinit {}

  override func copy(from other: UIBarAppearance) {
    super.copy(from: other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}

/// How a tab bar looks; remembered.
open class UITabBarAppearance: UIBarAppearance {
  /// How items look with their text below.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { stackedLayoutAppearance = stackedLayoutAppearance.copied }
  }
  /// How items look with their text beside.
  open var inlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { inlineLayoutAppearance = inlineLayoutAppearance.copied }
  }
  /// How items look with their text beside in a low window.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { compactInlineLayoutAppearance = compactInlineLayoutAppearance.copied }
  }
  /// Where items stand.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of items, in points.
  open var stackedItemWidth: CGFloat = 0
  /// The space between items, in points.
  open var stackedItemSpacing: CGFloat = 0
  /// The colour behind the chosen item.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the chosen item.
  open var selectionIndicatorImage: UIImage?

  deinit {}

  override func copy(from other: UIBarAppearance) {
    super.copy(from: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }
}
