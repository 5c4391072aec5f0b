public import Foundation

/// A way from one controller to another in a storyboard.
#if MainActor
  @MainActor
#endif
open class StoryboardSegue: NSObject {
  /// What tells it from others.
  open var identifier: String? { ownIdentifier }
  /// Where it begins.
  open var source: ViewController { from }
  /// Where it leads to.
  open var destination: ViewController { to }
  private let ownIdentifier: String?
  private let from: ViewController
  private let to: ViewController

  /// Makes a way.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    ownIdentifier = identifier
    from = source
    to = destination
    super.init()
  }

  deinit {}

  /// Goes the way: does nothing unless overridden.
  open func perform() {}
}

extension ViewController {
  /// Would go a way of a storyboard, which is reported: ways of storyboards aren't read.
  public final func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    report(
      "\(itemDescription) can't go the way '\(identifier)', as ways of storyboards aren't read.",
      hint: "Make the controller and present or push it.")
  }
}
