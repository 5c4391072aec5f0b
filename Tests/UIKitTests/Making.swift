import Foundation
import UIKit

// With the trait MainActor these tests are on the main actor by default, but for the tables of their
// arguments, which are read on any thread.
#if MainActor
  /// Makes the view of a row.
  typealias Making = @MainActor @Sendable () -> UIView
#else
  /// Makes the view of a row.
  typealias Making = @Sendable () -> UIView
#endif

/// The lines of a file in the folder `Fixtures` beside a test, but for those that begin with `#`.
nonisolated func fixture(_ name: String, beside test: String = #filePath) throws -> [String] {
  let file = URL(filePath: test).deletingLastPathComponent().appending(path: "Fixtures/\(name)")
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    .filter { !$0.hasPrefix("#") }
}

/// A window as large as the screen that shows a controller.
func show(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}
