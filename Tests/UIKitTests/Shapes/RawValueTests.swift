import Foundation
import Testing
import UIKit

/// The numbers behind names, which programs keep and pass on.
///
/// They are those of UIKit's public headers.
@Suite
struct RawValueTests {
  /// Compares one bit after the other.
  private func bits<Options: OptionSet>(
    _ options: [Options], _ bits: [Int], line: Int = #line
  ) where Options.RawValue: BinaryInteger {
    let here = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    #expect(options.map { Int($0.rawValue) } == bits.map { 1 << $0 }, sourceLocation: here)
  }

  /// Compares numbers that aren't one bit each.
  private func numbers<Name: RawRepresentable>(
    _ names: [Name], _ numbers: [Name.RawValue], line: Int = #line
  ) where Name.RawValue: Equatable {
    let here = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    #expect(names.map(\.rawValue) == numbers, sourceLocation: here)
  }

  @Test func `What tables of objects do with them`() {
    let options: [NSPointerFunctions.Options] = [
      .strongMemory, .weakMemory, .objectPointerPersonality, .copyIn,
    ]
    numbers(options, [0, 5, 512, 65_536])
  }

  @Test func `Traits and notifications of accessibility`() {
    let traits: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
      .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
      .allowsDirectInteraction, .causesPageTurn, .tabBar, .header, .toggleButton,
    ]
    bits(traits, Array(0...16) + [53])
    #expect(
      UIAccessibilityTraits(traits).names == [
        "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText",
        "summaryElement", "notEnabled", "updatesFrequently", "searchField", "startsMediaSession",
        "adjustable", "allowsDirectInteraction", "causesPageTurn", "tabBar", "header",
        "toggleButton",
      ])
    numbers(
      [UIAccessibility.Notification]([
        .screenChanged, .layoutChanged, .announcement, .pageScrolled, .pauseAssistiveTechnology,
        .resumeAssistiveTechnology,
      ]), [1000, 1001, 1008, 1009, 1019, 1020])
  }

  @Test func `Options of animations`() {
    bits(
      [UIView.AnimationOptions]([
        .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
        .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
        .showHideTransitionViews, .overrideInheritedOptions,
      ]), Array(0...9))
    numbers(
      [UIView.AnimationOptions]([.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]),
      [0, 1 << 16, 2 << 16, 3 << 16])
    numbers(
      [UIView.AnimationOptions]([
        .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
        .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
      ]), (1...7).map { $0 << 20 })
    numbers(
      [UIView.AnimationOptions]([.preferredFramesPerSecond60, .preferredFramesPerSecond30]),
      [3 << 24, 7 << 24])
    bits(
      [UIView.KeyframeAnimationOptions]([
        .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
        .overrideInheritedDuration, .overrideInheritedOptions,
      ]), [0, 1, 2, 3, 4, 5, 9])
    numbers(
      [UIView.KeyframeAnimationOptions]([
        .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
        .calculationModeCubic, .calculationModeCubicPaced,
      ]), (0...4).map { $0 << 10 })
  }

  @Test func `Events and states of controls`() {
    bits(
      [UIControl.Event]([
        .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
        .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
        .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged,
        .editingDidEnd, .editingDidEndOnExit,
      ]), Array(0...8) + [12, 13, 14, 16, 17, 18, 19])
    numbers(
      [UIControl.Event]([.allTouchEvents, .allEditingEvents, .allEvents]),
      [0xFFF, 0xF0000, 0xFFFF_FFFF])
    bits([UIControl.State]([.highlighted, .disabled, .selected, .focused]), Array(0...3))
  }

  @Test func `Masks of views, layers and controllers`() {
    bits(
      [UIView.AutoresizingMask]([
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
        .flexibleHeight, .flexibleBottomMargin,
      ]), Array(0...5))
    bits([UIRectEdge]([.top, .left, .bottom, .right]), Array(0...3))
    bits([NSDirectionalRectEdge]([.top, .leading, .bottom, .trailing]), Array(0...3))
    bits([UIRectCorner]([.topLeft, .topRight, .bottomLeft, .bottomRight]), Array(0...3))
    bits(
      [CACornerMask]([
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]), Array(0...3))
    bits([UIAxis]([.horizontal, .vertical]), [0, 1])
    bits(
      [UIInterfaceOrientationMask]([
        .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
      ]), Array(1...4))
    bits([UIPopoverArrowDirection]([.up, .down, .left, .right]), Array(0...3))
    bits([UITableViewCell.StateMask]([.showingEditControl, .showingDeleteConfirmation]), [0, 1])
    bits(
      [UICollectionView.ScrollPosition]([
        .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
      ]), Array(0...5))
    bits([UICollisionBehavior.Mode]([.items, .boundaries]), [0, 1])
  }

  @Test func `Options of menus, keys, touches and focus`() {
    bits(
      [UIMenuElement.Attributes]([.disabled, .destructive, .hidden, .keepsMenuPresented]),
      Array(0...3))
    bits(
      [UIMenu.Options]([.displayInline, .destructive, .singleSelection, .displayAsPalette]),
      [0, 1, 5, 7])
    bits(
      [UIKeyModifierFlags]([.alphaShift, .shift, .control, .alternate, .command, .numericPad]),
      Array(16...21))
    bits([UISwipeGestureRecognizer.Direction]([.right, .left, .up, .down]), Array(0...3))
    bits([UIFocusHeading]([.up, .down, .left, .right, .next, .previous]), Array(0...5))
    bits([NSKeyValueObservingOptions]([.new, .old, .initial, .prior]), Array(0...3))
  }

  @Test func `Options of text and pictures`() {
    bits([UIDataDetectorTypes]([.phoneNumber, .link, .address, .calendarEvent]), Array(0...3))
    bits(
      [NSStringDrawingOptions]([
        .usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine,
      ]), [0, 1, 3, 5])
    bits(
      [UIFontDescriptor.SymbolicTraits]([
        .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace,
        .traitTightLeading, .traitLooseLeading,
      ]), [0, 1, 5, 6, 10, 15, 16])
    numbers(
      [NSUnderlineStyle]([
        .single, .thick, .double, .patternDot, .patternDash, .patternDashDot, .patternDashDotDot,
        .byWord,
      ]), [1, 2, 9, 0x100, 0x200, 0x300, 0x400, 0x8000])
    numbers([NSLineBreakStrategy]([.pushOut, .hangulWordPriority, .standard]), [1, 2, 0xFFFF])
    numbers(
      [CGBitmapInfo]([
        .alphaInfoMask, .floatComponents, .byteOrderMask, .byteOrder16Little, .byteOrder32Little,
        .byteOrder16Big, .byteOrder32Big,
      ]), [0x1F, 0x100, 0x7000, 0x1000, 0x2000, 0x3000, 0x4000])
    bits(
      [CGGradientDrawingOptions]([.drawsBeforeStartLocation, .drawsAfterEndLocation]), [0, 1])
  }

  @Test func `Numbers of fonts and scrolling`() {
    numbers(
      [UIFont.Weight]([
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]), [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    numbers([UIScrollView.DecelerationRate]([.normal, .fast]), [0.998, 0.99])
    #expect(UIBackgroundTaskIdentifier.invalid.rawValue == 0)
    #expect(CGVector.zero == CGVector(dx: 0, dy: 0) && UIOffset.zero.horizontal == 0)
    #expect(UIOffset.zero.vertical == 0 && UIEdgeInsets.zero == UIEdgeInsets(top: 0, bottom: 0))
  }
}
