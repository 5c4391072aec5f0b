import Foundation
import LayoutKit

/// A window with a screen in it.
@MainActor
struct PreviewStage {
  let window: Window
  /// What the picture is of: the window, or the view that was made.
  let root: View

  /// Sets up a window; nil if what was made is neither a controller nor a view.
  ///
  /// A controller fills the screen. A view has the frame it was made with; without one it is as wide as the
  /// screen and as high as its constraints make it, or fills the screen where they don't say. A window
  /// that was made stays as it is.
  init?(_ made: Any, in environment: LayoutEnvironment, report: @escaping (String) -> Void) {
    if let window = made as? Window {
      self.window = window
    } else {
      window = Window(frame: CGRect(origin: .zero, size: environment.size))
    }
    window.onDiagnostic = { report($0.description) }
    switch made {
    case is Window: break
    case let controller as ViewController: window.rootViewController = controller
    case let view as View:
      let size = Self.size(of: view, in: environment)
      window.environment.size = size
      if size.height < environment.size.height { window.environment.safeAreaInsets = .zero }
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(origin: .zero, size: size)
      window.addSubview(view)
    default: return nil
    }
    root = window
    window.makeKeyAndVisible()
    // What waits for the main queue, such as a task that `viewDidLoad` starts, comes before the picture.
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    window.layoutIfNeeded()
  }

  private static func size(of view: View, in environment: LayoutEnvironment) -> CGSize {
    if view.frame.width > 0, view.frame.height > 0 { return view.frame.size }
    let room = environment.size
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: room.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = fitting.height.rounded(.up)
    return CGSize(width: room.width, height: height > 0 && height <= 20_000 ? height : room.height)
  }
}
