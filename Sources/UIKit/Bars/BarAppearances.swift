public import Foundation
public import ViewTree

/// How a bar looks; remembered.
#if MainActor
  @MainActor
#endif
open class UIBarAppearance: NSObject {
  /// The colour of the bar.
  open var backgroundColor: UIColor?
  /// The picture of the bar.
  open var backgroundImage: UIImage?
  /// The colour of the line along the bar.
  open var shadowColor: UIColor?
  /// The picture of the line along the bar.
  open var shadowImage: UIImage?

  /// Makes the look that bars have at first.
  public override init() { super.init() }

  /// Makes the look of another.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  deinit {}

  /// Gives the bar the ground that bars have at first.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    shadowColor = .separator
  }

  /// Gives the bar a ground through which nothing shows.
  open func configureWithOpaqueBackground() {
    backgroundColor = .white
    shadowColor = .separator
  }

  /// Takes the ground away.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }
}

/// How a navigation bar looks; remembered.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles are written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  deinit {}
}

/// How a toolbar looks; remembered.
open class UIToolbarAppearance: UIBarAppearance {
  deinit {}
}

/// How a tab bar looks; remembered.
open class UITabBarAppearance: UIBarAppearance {
  deinit {}
}
