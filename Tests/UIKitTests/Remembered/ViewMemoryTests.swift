import Foundation
import Testing
import UIKit

/// What views and controllers keep beside their layout.
@Suite
struct ViewMemoryTests {
  @Test func `Effects of motion come and go`() {
    let view = UIView()
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    #expect(effect.keyPath == "center.x" && effect.type == .tiltAlongHorizontalAxis)
    #expect(effect.minimumRelativeValue == nil && effect.maximumRelativeValue == nil)
    let group = UIMotionEffectGroup()
    #expect(group.motionEffects == nil)
    group.motionEffects = [effect]
    #expect(group.motionEffects == [effect] && view.motionEffects.isEmpty)
    view.addMotionEffect(effect)
    view.addMotionEffect(group)
    #expect(view.motionEffects == [effect, group])
    view.removeMotionEffect(effect)
    #expect(view.motionEffects == [group])
  }

  @Test func `What is for people who don't see the screen is kept`() {
    let view = UIView()
    remembersObject(view, \.accessibilityPath, UIBezierPath(rect: .zero))
    #expect(view.accessibilityHeaderElements == nil && view.accessibilityCustomRotors == nil)
    #expect(view.accessibilityDragSourceDescriptors == nil)
    view.accessibilityHeaderElements = ["a"]
    view.accessibilityDragSourceDescriptors = ["b"]
    let found = UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
    let rotor = UIAccessibilityCustomRotor(name: "Links") { _ in found }
    view.accessibilityCustomRotors = [rotor]
    #expect(view.accessibilityHeaderElements as? [String] == ["a"])
    #expect(view.accessibilityDragSourceDescriptors as? [String] == ["b"])
    #expect(view.accessibilityCustomRotors == [rotor] && rotor.name == "Links")
    #expect(rotor.itemSearchBlock(UIAccessibilityCustomRotorSearchPredicate()) === found)
    #expect(found.targetElement === view)
    let element = UIAccessibilityElement(accessibilityContainer: "none")
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    element.isAccessibilityElement = false
    #expect(!element.isAccessibilityElement)
    let action = UIAccessibilityCustomAction(name: "a") { _ in true }
    remembersObject(action, \.image, UIImage())
  }

  @Test func `Pictures of views are as large as they, and of their colour`() throws {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 30, height: 40))
    view.backgroundColor = .red
    view.layer.cornerRadius = 7
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 1, y: 2, width: 10, height: 20), afterScreenUpdates: true,
        withCapInsets: .zero))
    #expect(part.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(part.backgroundColor == .red && part.layer.cornerRadius == 7)
  }

  @Test func `An attribute says the direction, or its surroundings do`() {
    let kinds: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)] = [
      (.unspecified, .rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ]
    for (kind, direction) in kinds {
      #expect(
        UIView.userInterfaceLayoutDirection(for: kind, relativeTo: .rightToLeft) == direction)
    }
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
  }

  @Test func `Changes between an older beginning and its end are made at once`() {
    let view = UIView()
    unsafe UIView.beginAnimations("a", context: nil)
    UIView.setAnimationDuration(3)
    UIView.setAnimationDelay(1)
    UIView.setAnimationCurve(.linear)
    view.center = CGPoint(x: 9, y: 9)
    #expect(view.layer.presentation()?.position == CGPoint(x: 9, y: 9))
    UIView.commitAnimations()
    #expect(view.center == CGPoint(x: 9, y: 9))
  }

  @Test func `Effects of focus`() {
    let halo = UIFocusHaloEffect()
    #expect(halo.path == nil && halo.position == .automatic && halo.referenceView == nil)
    halo.position = .outside
    #expect(halo.position == .outside)
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let square = UIFocusHaloEffect(rect: rect)
    let round = UIFocusHaloEffect(roundedRect: rect, cornerRadius: 5, curve: .circular)
    #expect(square.path?.bounds == rect && round.path?.bounds == rect)
    remembersObject(UIView(), \.focusEffect, square)
    remembers(UIFocusGuide(), \.isEnabled, true, false)
    let guide = UIFocusGuide()
    #expect(guide.preferredFocusEnvironments.isEmpty)
    let view = UIView()
    guide.preferredFocusEnvironments = [view]
    #expect(guide.preferredFocusEnvironments.first === view)
    let state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(state.cellDragState == .none && state.cellDropState == .none)
  }

  @Test func `What controllers keep`() throws {
    let page = UIViewController()
    remembersObject(page, \.userActivity, NSUserActivity(activityType: "a"))
    #expect(page.contentUnavailableConfiguration == nil)
    page.contentUnavailableConfiguration = UIListContentConfiguration.cell()
    #expect(page.contentUnavailableConfiguration is UIListContentConfiguration)
    let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
    page.setToolbarItems([item], animated: true)
    #expect(page.toolbarItems == [item])
    let size = UIScreen.main.bounds.size
    #expect(page.interfaceOrientation == (size.width > size.height ? .landscapeLeft : .portrait))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 300))
    window.rootViewController = page
    page.loadViewIfNeeded()
    #expect(page.interfaceOrientation == .landscapeLeft)
    let command = UIKeyCommand(title: "a", action: Selector("a"), input: "a")
    page.addKeyCommand(command)
    page.removeKeyCommand(command)
    page.setContentScrollView(UIScrollView(), for: .top)
    page.setNeedsUpdateOfPrefersPointerLocked()
    page.setNeedsUpdateContentUnavailableConfiguration()
    UIViewController.attemptRotationToDeviceOrientation()
    page.updateTraitsIfNeeded()
    page.view.updateTraitsIfNeeded()
    #expect(page.contentUnavailableConfiguration is UIListContentConfiguration)
    #expect(!page.prefersPointerLocked && page.children.isEmpty)
  }

  @Test func `Recognisers that are asked for are the same each time`() throws {
    let stack = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(stack.viewControllers.isEmpty)
    #expect(stack.interactivePopGestureRecognizer === stack.interactivePopGestureRecognizer)
    #expect(stack.interactivePopGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    #expect(stack.barHideOnSwipeGestureRecognizer === stack.barHideOnSwipeGestureRecognizer)
    let scroll = UIScrollView()
    let pan = scroll.panGestureRecognizer
    #expect(pan === scroll.panGestureRecognizer && pan.view === scroll)
    let pinch = try #require(scroll.pinchGestureRecognizer)
    #expect(pinch === scroll.pinchGestureRecognizer && pinch.view === scroll)
    pan.setTranslation(CGPoint(x: 1, y: 1), in: scroll)
    #expect(pan.translation(in: scroll) == .zero)
  }
}
