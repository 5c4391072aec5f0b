import Testing
import UIKit

/// Scenes, other sizes, and presentation.
@Suite
struct SceneTests {
  /// A scene delegate as Xcode's template has it.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = (scene as? UIWindowScene) else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIViewController()
      self.window = window
      window.makeKeyAndVisible()
    }
  }

  @Test func `A scene's window covers its screen`() throws {
    let scene = UIWindowScene()
    let delegate = SceneDelegate()
    delegate.scene(
      scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    let window = try #require(delegate.window)
    #expect(window.frame == scene.screen.bounds && window.windowScene === scene)
    #expect(scene.windows == [window] && scene.keyWindow === window)
    window.windowScene = nil
    #expect(scene.windows.isEmpty)
  }

  final class Screen: UIViewController {
    var sizes: [CGSize] = []
    var noted: [String] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
      noted.append("before \(view.bounds.width)")
      coordinator.animate { [unowned self] _ in
        noted.append("during \(view.bounds.width)")
      } completion: { [unowned self] _ in
        noted.append("after")
      }
    }
  }

  @Test func `Controllers are told of another size before the window has it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (screen, child) = (Screen(), Screen())
    screen.addChild(child)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(screen.sizes.isEmpty)
    window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    #expect(screen.sizes == [CGSize(width: 480, height: 320)] && child.sizes == screen.sizes)
    #expect(screen.noted == ["before 320.0", "during 480.0", "after"])
    window.frame.origin.x = 5
    #expect(screen.sizes.count == 1)
  }

  @Test func `A change of size happens at once, in the window`() {
    final class Watching: UIViewController {
      var seen: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [unowned self] context in
          seen.append("\(context.isAnimated) \(context.transitionDuration) \(context.isCancelled)")
          seen.append("\(context.containerView === view.window)")
        }
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let watching = Watching()
    window.rootViewController = watching
    window.makeKeyAndVisible()
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(watching.seen == ["false 0.0 false", "true"])
  }

  @Test func `What takes part in a change of size is let go of after it`() {
    final class Keeping: UIViewController {
      weak var kept: UIView?
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        let view = UIView()
        kept = view
        // Both closures hold the coordinator that holds them.
        coordinator.animate(
          alongsideTransition: { _ in coordinator.containerView.addSubview(view) },
          completion: { _ in
            if coordinator.containerView === view.superview { view.removeFromSuperview() }
          })
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let keeping = Keeping()
    window.rootViewController = keeping
    window.makeKeyAndVisible()
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(keeping.kept == nil)
  }

  @Test func `A form stands in the middle of a wide window, and is a sheet in a narrow one`() {
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    UIScreen.simulate(.iPadMini) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(form, animated: false)
      // 744 × 1133: (744 − 540) ÷ 2, (1133 − 620) ÷ 2.
      #expect(form.view.frame == CGRect(x: 102, y: 256.5, width: 540, height: 620))
      root.dismiss(animated: false)
      form.preferredContentSize = CGSize(width: 300, height: 200)
      root.present(form, animated: false)
      #expect(form.view.frame.size == CGSize(width: 300, height: 200))
      root.dismiss(animated: false)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(form, animated: false)
    // 10 below the safe area.
    let top = window.safeAreaInsets.top + 10
    #expect(form.view.frame == CGRect(x: 0, y: top, width: 320, height: 480 - top))
  }
}
