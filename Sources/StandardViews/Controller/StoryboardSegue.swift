public import Foundation
import ViewTree

/// A connection from one controller to another in a storyboard.
#if MainActor
  @preconcurrency @MainActor
#endif
open class StoryboardSegue: NSObject {
  /// A name that tells it from others.
  open var identifier: String? { ownIdentifier }
  /// Where it begins.
  open var source: ViewController { from }
  /// Where it leads to.
  open var destination: ViewController { to }
  private let ownIdentifier: String?
  private let from: ViewController
  private let to: ViewController

  /// Makes a segue.
  public required init(identifier: String?, source: ViewController, destination: ViewController) {
    ownIdentifier = identifier
    from = source
    to = destination
    super.init()
  }

  deinit {}

  /// Shows the destination; does nothing unless overridden.
  open func perform() {}
}

/// The ways from a controller, which its storyboard knows.
#if MainActor
  @preconcurrency @MainActor
#endif
package protocol StoryboardSegues: AnyObject {
  /// The way of an identifier, with a new controller where it leads to; nil if there is none.
  func segue(
    withIdentifier identifier: String, from source: ViewController, sender: Any?
  ) -> StoryboardSegue?
}

/// Keeps the ways from a controller with it.
private final class SegueKeeper {
  let segues: any StoryboardSegues

  init(_ segues: any StoryboardSegues) { self.segues = segues }

  deinit {}
}

extension ViewController {
  /// Tells the controller of the ways that lead from it.
  package final func adopt(_ segues: any StoryboardSegues) { _ = attached { SegueKeeper(segues) } }

  /// Finds a segue by its identifier and performs it, or reports that there is none.
  final func findAndPerform(_ identifier: String, sender: Any?) {
    let known = attached(SegueKeeper.self)?.segues
    guard let segue = known?.segue(withIdentifier: identifier, from: self, sender: sender)
    else {
      report(
        known == nil
          ? "\(itemDescription) comes from no storyboard, so that there is no way '\(identifier)'."
          : "\(itemDescription) has no way '\(identifier)' that leads anywhere.",
        hint: known == nil
          ? "Make it by UIStoryboard, or present or push the other controller."
          : "Give a segue of its scene that identifier, and a destination.")
      return
    }
    go(segue, sender: sender)
  }

  /// Goes a way.
  package final func go(_ segue: StoryboardSegue, sender: Any?) {
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
