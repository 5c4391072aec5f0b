import Foundation
import Testing
import UIKit

/// What objects answer where a program overrides nothing: what a subclass gets of `super`.
@Suite
struct PlainAnswerTests {
  /// Asks an object for answers that are yes, and for some that are no.
  private func answers<Object>(
    _ object: Object, yes: [KeyPath<Object, Bool>] = [], no: [KeyPath<Object, Bool>],
    line: Int = #line
  ) {
    let here = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    for question in yes { #expect(object[keyPath: question], "\(question)", sourceLocation: here) }
    for question in no { #expect(!object[keyPath: question], "\(question)", sourceLocation: here) }
  }

  @Test func `Views, controls and gestures`() {
    answers(
      UIView(), yes: [\.canResignFirstResponder, \.isUserInteractionEnabled],
      no: [
        \.canBecomeFirstResponder, \.canBecomeFocused, \.isFocused, \.isFirstResponder,
        \.contentHeightDependsOnWidth,
      ])
    answers(
      UIScrollView(), yes: [\.isScrollEnabled, \.scrollsToTop],
      no: [\.isTracking, \.isDragging, \.isDecelerating, \.isScrollAnimating])
    answers(
      UIControl(), yes: [\.isEnabled],
      no: [\.isTracking, \.isTouchInside, \.isSelected, \.isHighlighted])
    let (control, touch) = (UIControl(), UITouch())
    #expect(control.beginTracking(touch, with: nil) && control.continueTracking(touch, with: nil))
    #expect(UIScrollView().touchesShouldCancel(in: control))
    answers(UIImageView(), no: [\.isAnimating])
    answers(UITableView(), no: [\.hasUncommittedUpdates, \.isEditing])
    answers(UICollectionView(frame: .zero), no: [\.hasUncommittedUpdates])
    #expect(touch.force == 0 && touch.maximumPossibleForce == 0 && touch.majorRadius == 0)
    let gesture = UITapGestureRecognizer(target: nil, action: nil)
    #expect(gesture.canPrevent(gesture) && gesture.canBePrevented(by: gesture))
    #expect(gesture.numberOfTouches == 0 && UIView().gestureRecognizerShouldBegin(gesture))
    #expect(!UIView.requiresConstraintBasedLayout)
  }

  @Test func `Controllers`() {
    let page = UIViewController()
    answers(
      page, yes: [\.shouldAutorotate],
      no: [
        \.prefersStatusBarHidden, \.prefersHomeIndicatorAutoHidden, \.prefersPointerLocked,
        \.isBeingDismissed, \.isMovingFromParent,
      ])
    #expect(page.shouldPerformSegue(withIdentifier: "a", sender: nil))
    answers(
      UIPresentationController(presentedViewController: page, presenting: nil),
      yes: [\.shouldPresentInFullscreen], no: [\.shouldRemovePresentersView])
    answers(UINavigationItem(title: "a"), no: [\.hidesBackButton])
    answers(UIBarButtonItem(), yes: [\.isEnabled], no: [\.isHidden])
  }

  @Test func `Controllers of tables`() {
    let controller = UITableViewController(style: .plain)
    let (table, path) = (UITableView(), IndexPath(row: 2, section: 1))
    let yes = [
      controller.tableView(table, canEditRowAt: path),
      controller.tableView(table, shouldHighlightRowAt: path),
      controller.tableView(table, shouldIndentWhileEditingRowAt: path),
      controller.scrollViewShouldScrollToTop(table),
    ]
    #expect(!yes.contains(false) && !controller.tableView(table, canMoveRowAt: path))
    #expect(controller.numberOfSections(in: table) == 1)
    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 0)
    #expect(controller.tableView(table, sectionForSectionIndexTitle: "a", at: 3) == 3)
    #expect(controller.tableView(table, indentationLevelForRowAt: path) == 0)
    #expect(controller.tableView(table, editingStyleForRowAt: path) == .delete)
    #expect(controller.tableView(table, willSelectRowAt: path) == path)
    #expect(controller.tableView(table, willDeselectRowAt: path) == path)
  }

  @Test func `Controllers and layouts of collections`() {
    let controller = UICollectionViewController(nibName: nil, bundle: nil)
    let (grid, path) = (UICollectionView(frame: .zero), IndexPath(item: 2, section: 1))
    let yes = [
      controller.collectionView(grid, shouldHighlightItemAt: path),
      controller.collectionView(grid, shouldSelectItemAt: path),
      controller.collectionView(grid, shouldDeselectItemAt: path),
      controller.scrollViewShouldScrollToTop(grid),
      controller.collectionView(grid, canMoveItemAt: path),
    ]
    #expect(!yes.contains(false))
    #expect(controller.numberOfSections(in: grid) == 1)
    #expect(controller.collectionView(grid, numberOfItemsInSection: 0) == 0)
    let attributes = UICollectionViewLayoutAttributes()
    #expect(attributes.indexPath == IndexPath(item: 0, section: 0))
    #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
    #expect(attributes.frame == .zero && attributes.transform == .identity)
    let layout = UICollectionViewLayout()
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    answers(layout, no: [\.flipsHorizontallyInOppositeLayoutDirection])
  }

  @Test func `The program and its device`() {
    let none = [
      UIAccessibility.isVoiceOverRunning, UIAccessibility.isSwitchControlRunning,
      UIAccessibility.isAssistiveTouchRunning, UIAccessibility.isReduceMotionEnabled,
      UIAccessibility.isReduceTransparencyEnabled, UIAccessibility.prefersCrossFadeTransitions,
      UIAccessibility.isBoldTextEnabled, UIAccessibility.buttonShapesEnabled,
      UIAccessibility.isDarkerSystemColorsEnabled, UIAccessibility.isGrayscaleEnabled,
      UIAccessibility.isInvertColorsEnabled, UIAccessibility.shouldDifferentiateWithoutColor,
      UIAccessibility.isGuidedAccessEnabled, UIAccessibility.isMonoAudioEnabled,
      UIAccessibility.isClosedCaptioningEnabled, UIAccessibility.isSpeakScreenEnabled,
      UIAccessibility.isSpeakSelectionEnabled, UIAccessibility.isShakeToUndoEnabled,
      UIAccessibility.isOnOffSwitchLabelsEnabled,
    ]
    #expect(!none.contains(true) && UIAccessibility.isVideoAutoplayEnabled)
    answers(
      UIApplication.shared, yes: [\.isProtectedDataAvailable, \.supportsMultipleScenes],
      no: [\.supportsAlternateIcons, \.isRegisteredForRemoteNotifications, \.isStatusBarHidden])
    answers(
      UIDevice.current, yes: [\.isMultitaskingSupported],
      no: [\.proximityState, \.isGeneratingDeviceOrientationNotifications])
    answers(UIScreen.main, no: [\.isCaptured])
    answers(ProcessInfo.processInfo, no: [\.isiOSAppOnMac, \.isMacCatalystApp])
  }

  @Test func `What can be done for people who don't see the screen`() {
    let view = UIView()
    let done = [
      view.accessibilityActivate(), view.accessibilityScroll(.down),
      view.accessibilityPerformEscape(), view.accessibilityPerformMagicTap(),
      view.accessibilityElementIsFocused(),
    ]
    #expect(!done.contains(true))
  }
}
