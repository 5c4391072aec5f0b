import Foundation
import StandardViews
import Testing
import ViewTree

/// What controllers say of the screen around them: UIKit's values until they are set or overridden.
@Suite struct ControllerSettingTests {
  private func check<Value: Equatable>(
    _ setting: ReferenceWritableKeyPath<ViewController, Value>, _ usual: Value, _ other: Value,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let controller = ViewController()
    #expect(controller[keyPath: setting] == usual, sourceLocation: location)
    controller[keyPath: setting] = other
    #expect(controller[keyPath: setting] == other, sourceLocation: location)
  }

  @Test func `Settings are those of UIKit until they are set`() {
    check(\.restorationIdentifier, nil, "screen")
    check(\.modalTransitionStyle, .coverVertical, .crossDissolve)
    check(\.modalPresentationCapturesStatusBarAppearance, false, true)
    check(\.isModalInPresentation, false, true)
    check(\.definesPresentationContext, false, true)
    check(\.hidesBottomBarWhenPushed, false, true)
    check(\.isEditing, false, true)
    check(\.overrideUserInterfaceStyle, .unspecified, .dark)
  }

  @Test func `What only a subclass says is as in UIKit`() {
    let controller = ViewController()
    #expect(!controller.prefersStatusBarHidden && controller.preferredStatusBarStyle == .default)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    #expect(controller.childForStatusBarStyle == nil && controller.childForStatusBarHidden == nil)
    #expect(controller.childForHomeIndicatorAutoHidden == nil)
    #expect(!controller.prefersHomeIndicatorAutoHidden && controller.shouldAutorotate)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
    #expect(controller.preferredFocusEnvironments.isEmpty)
    #expect(controller.shouldUpdateFocus(in: FocusUpdateContext()))
  }

  @Test(arguments: [true, false])
  func `A style that is set holds for the view, whenever that is made`(_ isEarly: Bool) {
    let root = window(100, 100)
    root.environment.userInterfaceStyle = .light
    let (controller, inner) = (ViewController(), View())
    if isEarly { controller.overrideUserInterfaceStyle = .dark }
    controller.view.addSubview(inner)
    root.rootViewController = controller
    if !isEarly { controller.overrideUserInterfaceStyle = .dark }
    root.layoutIfNeeded()
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .light)
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `The presentation at work is that of the closest controller that is presented`() {
    let root = window(400, 800)
    let (bottom, sheet, child) = (ViewController(), ViewController(), ViewController())
    root.rootViewController = bottom
    #expect(bottom.activePresentationController == nil)
    sheet.addChild(child)
    bottom.present(sheet, animated: false)
    #expect(sheet.activePresentationController === sheet.presentationController)
    #expect(child.activePresentationController === sheet.presentationController)
    #expect(bottom.activePresentationController == nil)
    bottom.dismiss(animated: false)
    #expect(child.activePresentationController == nil)
  }

  // UIKit: left and right are on its side, upside down is upright too.
  @Test(
    arguments: [
      (.portrait, true), (.portraitUpsideDown, true), (.landscapeLeft, false),
      (.landscapeRight, false),
    ] as [(InterfaceOrientation, Bool)])
  func `A screen is upright or on its side`(_ orientation: InterfaceOrientation, _ isUpright: Bool)
  {
    #expect(orientation.isPortrait == isUpright && orientation.isLandscape == !isUpright)
  }
}
