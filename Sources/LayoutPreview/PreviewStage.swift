import Foundation
import LayoutInspector
import LayoutKit

/// A window with a screen in it.
@MainActor
struct PreviewStage {
  private(set) var window: Window
  private let report: (String) -> Void

  /// Sets up a window, which is shown before a screen is made, as that of a running program is: screens ask for its
  /// insets and its scene.
  init(in environment: LayoutEnvironment, report: @escaping (String) -> Void) {
    self.report = report
    window = Window(frame: CGRect(origin: .zero, size: environment.size))
    // Where nothing is drawn a screen is black; on a light one that is left white, as paper.
    if environment.userInterfaceStyle == .dark { window.backgroundColor = .black }
    window.onDiagnostic = { report($0.description) }
    window.makeKeyAndVisible()
  }

  /// Puts a screen into the window; false if what was made is neither a controller nor a view.
  ///
  /// A controller fills the screen. A view has the frame it was made with; without one it is as wide as the
  /// screen and as high as its constraints make it, or fills the screen where they don't say. A window
  /// that was made stays as it is, and is the one that is shown.
  mutating func show(_ made: Any, in environment: LayoutEnvironment) -> Bool {
    switch made {
    case let other as Window:
      let report = report
      window.isHidden = true
      window = other
      window.onDiagnostic = { report($0.description) }
    case let controller as ViewController: window.rootViewController = controller
    case let view as View:
      let size = Self.size(of: view, in: environment)
      window.environment.size = size
      if size.height < environment.size.height { window.environment.safeAreaInsets = .zero }
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(origin: .zero, size: size)
      window.addSubview(view)
    default: return false
    }
    window.makeKeyAndVisible()
    // What waits for the main queue, such as a task that `viewDidLoad` starts, comes before the picture.
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    window.layoutIfNeeded()
    return true
  }

  /// What the device shows around the screen, as its controllers would have it; nil for a view that doesn't
  /// fill the screen.
  var deviceFrame: DeviceFrame? {
    let environment = window.environment
    guard window.rootViewController != nil || window.subviews.isEmpty else { return nil }
    var front = window.rootViewController
    while let above = front?.presentedViewController,
      [.fullScreen, .overFullScreen, .currentContext].contains(above.modalPresentationStyle)
    {
      front = above
    }
    func asked(_ child: (ViewController) -> ViewController?) -> ViewController? {
      var controller = front
      var seen: Set<ObjectIdentifier> = []
      while let current = controller, seen.insert(ObjectIdentifier(current)).inserted,
        let next = child(current)
      {
        controller = next
      }
      return controller
    }
    let style = asked(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    var frame = DeviceFrame(size: environment.size, safeArea: environment.safeAreaInsets)
    frame.isDark = environment.userInterfaceStyle == .dark
    frame.hasLightStatusBar = style == .default ? frame.isDark : style == .lightContent
    frame.showsStatusBar = asked(\.childForStatusBarHidden)?.prefersStatusBarHidden != true
    frame.showsHomeIndicator =
      asked(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden != true
    return frame
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
