public import Foundation

/// What the focus can be in: a view or a controller.
///
/// Nothing has the focus unless the program says so.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol FocusEnvironment: AnyObject {}

/// What can have the focus: a view.
public protocol FocusItem: FocusEnvironment {}

extension View: FocusItem {}

/// Where the focus goes.
public nonisolated struct FocusHeading: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in UIKit.
  public let rawValue: UInt

  /// Makes directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let up = FocusHeading(rawValue: 1)
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let down = FocusHeading(rawValue: 2)
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let left = FocusHeading(rawValue: 4)
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let right = FocusHeading(rawValue: 8)
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let next = FocusHeading(rawValue: 16)
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let previous = FocusHeading(rawValue: 32)
}

/// Where the focus was and is; a test may make one and hand it to a view.
#if MainActor
  @preconcurrency @MainActor
#endif
open class FocusUpdateContext: NSObject {
  /// What had it.
  open weak var previouslyFocusedItem: (any FocusItem)?
  /// What has it.
  open weak var nextFocusedItem: (any FocusItem)?
  /// The view that had it.
  open var previouslyFocusedView: View? { previouslyFocusedItem as? View }
  /// The view that has it.
  open var nextFocusedView: View? { nextFocusedItem as? View }
  /// Where it went.
  open var focusHeading: FocusHeading { [] }

  deinit {}
}

/// Would run animations as the focus moves; it calls them at once.
#if MainActor
  @preconcurrency @MainActor
#endif
open class FocusAnimationCoordinator: NSObject {
  /// Calls the closures one after the other.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }

  deinit {}
}
