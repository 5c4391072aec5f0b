import Foundation
import Testing
import UIKit
import ViewTree

/// Screens whose controllers say something later look as those whose controllers said it at first.
@Suite
struct LateControllerTests {
  enum Change: CaseIterable {
    case moreSafeArea, margins, ownMargins, ignoredSafeArea, text, direction, regular, prompt
    case title, extendsNowhere

    func make(in controller: UIViewController) {
      switch self {
      case .moreSafeArea:
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 5)
      case .margins:
        controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 9, leading: 40, bottom: 8, trailing: 25)
      case .ownMargins: controller.viewRespectsSystemMinimumLayoutMargins = false
      case .text: controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      case .direction: controller.traitOverrides.layoutDirection = .rightToLeft
      case .regular: controller.traitOverrides.horizontalSizeClass = .regular
      case .prompt: controller.navigationItem.prompt = "A prompt"
      case .title: controller.title = "Another title"
      case .extendsNowhere: controller.edgesForExtendedLayout = []
      case .ignoredSafeArea:
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
        controller.view.insetsLayoutMarginsFromSafeArea = false
      }
    }

    /// The same of the screen's own controller, inside what contains it.
    func makeInside(_ controller: UIViewController) {
      var inner = controller
      while let child = inner.children.last { inner = child }
      make(in: inner)
    }
  }

  private func frames(
    _ screen: SampleScreen, early: Change? = nil, late: Change? = nil, isInside: Bool = false
  ) -> [String] {
    let window = UIWindow(frame: .zero)
    window.environment = LayoutEnvironment(device: .iPhone15)
    let controller = screen.make()
    func make(_ change: Change?) {
      if isInside { change?.makeInside(controller) } else { change?.make(in: controller) }
    }
    make(early)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    screen.present(in: controller)
    window.layoutIfNeeded()
    make(late)
    window.layoutIfNeeded()
    return window.visibleFrames
  }

  @Test(arguments: SampleScreen.allCases, Change.allCases)
  func `A controller that changes later shows what one does that was so at first`(
    screen: SampleScreen, change: Change
  ) {
    expectSameFrames(frames(screen, late: change), as: frames(screen, early: change))
    expectSameFrames(
      frames(screen, late: change, isInside: true),
      as: frames(screen, early: change, isInside: true),
      "inside")
  }

  @Test(arguments: Change.allCases)
  func `Each change changes a screen`(change: Change) {
    let changed = SampleScreen.allCases.filter {
      frames($0, early: change) != frames($0)
        || frames($0, early: change, isInside: true) != frames($0)
    }
    #expect(!changed.isEmpty)
  }

  private final class Counting: UIViewController {
    var layouts = 0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
    }
  }

  /// As on iOS, a keyboard lays out what follows it, and no screen that doesn't.
  @Test func `A keyboard moves an alert, and leaves other controllers alone`() {
    let (window, controller) = (UIWindow(frame: .zero), Counting())
    window.environment = LayoutEnvironment(device: .iPhone15)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    controller.present(alert, animated: false)
    window.layoutIfNeeded()
    let (layouts, middle) = (controller.layouts, alert.view.frame.midY)
    window.keyboardFrame = CGRect(x: 0, y: 500, width: 393, height: 352)
    window.layoutIfNeeded()
    #expect(controller.layouts == layouts)
    // Half of the keyboard's 352 points, to the pixel.
    #expect(abs(middle - alert.view.frame.midY - 176) <= 0.5)
  }
}
