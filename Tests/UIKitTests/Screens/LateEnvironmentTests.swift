import Foundation
import Testing
import UIKit
import ViewTree

/// Screens whose window changes look as those that were shown in such a window from the beginning.
@Suite
struct LateEnvironmentTests {
  enum Change: CaseIterable {
    case direction, text, width, height, safeArea, pad, style, scale, margins, leastMargins
    case keyboard, textLength, device

    func make(in window: UIWindow) {
      switch self {
      case .direction: window.environment.layoutDirection = .rightToLeft
      case .text: window.environment.contentSizeCategory = .accessibilityLarge
      case .width: window.frame.size.width = 500
      case .height: window.frame.size.height = 400
      case .safeArea:
        window.environment.safeAreaInsets = UIEdgeInsets(top: 44, left: 30, bottom: 34, right: 20)
      case .pad:
        window.environment = LayoutEnvironment(device: .iPadPro11, orientation: .landscape)
      case .style: window.environment.userInterfaceStyle = .dark
      case .scale: window.environment.scale = 2
      case .margins:
        window.environment.defaultLayoutMargins = UIEdgeInsets(
          top: 4, left: 30, bottom: 6, right: 10)
      case .leastMargins:
        window.environment.systemMinimumLayoutMargins = NSDirectionalEdgeInsets(
          top: 0, leading: 33, bottom: 0, trailing: 21)
      case .keyboard:
        window.environment.keyboardFrame = CGRect(x: 0, y: 500, width: 393, height: 352)
      case .textLength: window.environment.textLength = 1.4
      case .device: window.environment = LayoutEnvironment(device: .iPhoneSE)
      }
    }
  }

  /// A way out of the window and back into it.
  enum Return: CaseIterable {
    case atOnce, laidOutOutside, laidOutInside, throughAnotherWindow

    func make(_ controller: UIViewController, in window: UIWindow) {
      window.rootViewController = UIViewController()
      window.layoutIfNeeded()
      switch self {
      case .atOnce: break
      case .laidOutOutside:
        controller.view.frame.size = CGSize(width: 700, height: 300)
        controller.view.layoutIfNeeded()
      case .laidOutInside:
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 700))
        controller.view.frame = outside.bounds
        outside.addSubview(controller.view)
        outside.layoutIfNeeded()
      case .throughAnotherWindow:
        let other = UIWindow(frame: .zero)
        other.environment = LayoutEnvironment(device: .iPadPro11)
        other.environment.contentSizeCategory = .extraSmall
        other.rootViewController = controller
        other.makeKeyAndVisible()
        other.layoutIfNeeded()
        other.rootViewController = nil
      }
      window.rootViewController = controller
      window.layoutIfNeeded()
    }
  }

  /// The frames of all views that show in a window, each with its kind and depth.
  private func frames(
    _ screen: SampleScreen, early: [Change] = [], late: [Change] = [], isTakenBack: Bool = false,
    isLaidOutAlone: Bool = false, returns: Return? = nil
  ) -> [String] {
    let window = UIWindow(frame: .zero)
    window.environment = LayoutEnvironment(device: .iPhone15)
    for change in early { change.make(in: window) }
    let controller = screen.make()
    if isLaidOutAlone {
      controller.view.frame = window.bounds
      controller.view.layoutIfNeeded()
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    if let root = window.rootViewController { screen.present(in: root) }
    window.layoutIfNeeded()
    let environment = window.environment
    for change in late {
      change.make(in: window)
      window.layoutIfNeeded()
    }
    if isTakenBack {
      window.environment = environment
      window.layoutIfNeeded()
    }
    returns?.make(controller, in: window)
    return window.visibleFrames
  }

  @Test(arguments: SampleScreen.allCases, Change.allCases)
  func `A window that changes later shows what one of that kind shows`(
    screen: SampleScreen, change: Change
  ) {
    expectSameFrames(frames(screen, late: [change]), as: frames(screen, early: [change]))
    expectSameFrames(frames(screen, late: [change], isTakenBack: true), as: frames(screen))
  }

  @Test(arguments: SampleScreen.allCases, Change.allCases)
  func `So do windows that change several times`(screen: SampleScreen, change: Change) {
    for other in Change.allCases where other != change {
      expectSameFrames(
        frames(screen, late: [change, other]), as: frames(screen, early: [change, other]),
        "\(other)")
    }
  }

  /// Screens that were laid out alone before, without a window.
  @Test(arguments: SampleScreen.allCases, Change.allCases)
  func `So do screens that come into a window later`(screen: SampleScreen, change: Change) {
    expectSameFrames(
      frames(screen, early: [change], isLaidOutAlone: true), as: frames(screen, early: [change]))
  }

  /// What is presented goes with the window's first controller.
  @Test(arguments: SampleScreen.alone, Change.allCases)
  func `So do screens that leave their window and come back`(screen: SampleScreen, change: Change) {
    for way in Return.allCases {
      expectSameFrames(
        frames(screen, early: [change], returns: way), as: frames(screen, early: [change]),
        "\(way)")
    }
  }
}
