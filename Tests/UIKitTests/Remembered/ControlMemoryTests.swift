import Foundation
import Testing
import UIKit

/// What controls and bars keep beside their layout.
@Suite
struct ControlMemoryTests {
  @Test func `Switches, sliders, pages and labels`() {
    remembers(UISwitch(), \.preferredStyle, .automatic, .checkbox)
    remembers(UISlider(), \.preferredBehavioralStyle, .automatic, .pad)
    remembers(UIPageControl(), \.backgroundStyle, .automatic, .prominent)
    remembers(UIPageControl(), \.direction, .natural, .bottomToTop)
    remembers(UILabel(), \.lineBreakStrategy, .standard, .hangulWordPriority)
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 2
    pages.updateCurrentPageDisplay()
    #expect(pages.currentPage == 2 && pages.accessibilityValue == "page 3 of 5")
    #expect(pages.accessibilityTraits.contains(.adjustable))
  }

  @Test func `Pictures that controls don't show leave them as large as they are`() {
    let picture = UIImage()
    let (stepper, segments) = (UIStepper(), UISegmentedControl(items: ["a", "b"]))
    let sizes = [stepper.intrinsicContentSize, segments.intrinsicContentSize]
    stepper.setIncrementImage(picture, for: .normal)
    stepper.setDecrementImage(picture, for: .normal)
    stepper.setBackgroundImage(picture, for: .normal)
    stepper.setDividerImage(
      picture, forLeftSegmentState: .normal, rightSegmentState: .normal)
    segments.setBackgroundImage(picture, for: .normal, barMetrics: .default)
    segments.setDividerImage(
      picture, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    #expect([stepper.intrinsicContentSize, segments.intrinsicContentSize] == sizes)
    #expect(!stepper.isAccessibilityElement && !segments.isAccessibilityElement)
  }

  @Test func `A slider's pictures are those of its state`() {
    let slider = UISlider()
    let (thumb, before, after, other) = (UIImage(), UIImage(), UIImage(), UIImage())
    #expect(slider.currentThumbImage == nil && slider.currentMinimumTrackImage == nil)
    #expect(slider.currentMaximumTrackImage == nil)
    slider.setThumbImage(thumb, for: .normal)
    slider.setMinimumTrackImage(before, for: .normal)
    slider.setMaximumTrackImage(after, for: .normal)
    slider.setMaximumTrackImage(other, for: .disabled)
    #expect(slider.currentThumbImage === thumb && slider.currentMinimumTrackImage === before)
    #expect(slider.currentMaximumTrackImage === after)
    #expect(slider.minimumTrackImage(for: .normal) === before)
    #expect(slider.maximumTrackImage(for: .disabled) === other)
    slider.isEnabled = false
    #expect(slider.currentMaximumTrackImage === other)
    #expect(slider.currentMinimumTrackImage === before && slider.currentThumbImage === thumb)
  }

  @Test func `What a program says of a control is read in the place of its own`() {
    let (progress, slider) = (UIProgressView(), UISlider())
    #expect(progress.isAccessibilityElement)
    progress.isAccessibilityElement = false
    progress.accessibilityValue = "half"
    slider.isAccessibilityElement = false
    slider.accessibilityValue = "much"
    #expect(!progress.isAccessibilityElement && progress.accessibilityValue == "half")
    #expect(!slider.isAccessibilityElement && slider.accessibilityValue == "much")
    #expect(UIControl().accessibilityTraits == .none)
    #expect(UIActivityIndicatorView.Style.white == .medium)
    #expect(UIActivityIndicatorView.Style.whiteLarge == .large)
    #expect(UIActivityIndicatorView.Style.gray == .medium)
  }

  private final class Stopping: UIControl {
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  }

  @Test func `A control can stop to follow a touch`() {
    let (control, touch) = (Stopping(), UITouch())
    control.touchesBegan([touch], with: nil)
    #expect(control.isHighlighted)
    control.touchesMoved([touch], with: nil)
    #expect(!control.isHighlighted)
    control.endTracking(touch, with: nil)
    control.cancelTracking(with: nil)
    #expect(!control.isTracking)
  }

  @Test func `Buttons`() throws {
    remembers(UIButton(), \.preferredMenuElementOrder, .automatic, .fixed)
    remembers(UIButton(), \.preferredBehavioralStyle, .automatic, .mac)
    remembers(UIButton(), \.titleShadowColors, [:], [0: .red])
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.setTitleShadowColor(.red, for: .highlighted)
    #expect(button.titleShadowColor(for: .highlighted) == .red)
    #expect(button.titleShadowColor(for: .normal) == nil)
    button.setTitleColor(.green, for: .normal)
    #expect(button.currentTitleColor == .green)
    #expect(button.contextMenuInteraction == nil)
    #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
    let name = UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil, actionProvider: nil)
    #expect(button.menuAttachmentPoint(for: name) == CGPoint(x: 40, y: 40))
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    button.performPrimaryAction()
    #expect(count == 1)
    let picture = UIImage()
    let made = UIButton.systemButton(with: picture, target: nil, action: Selector("tap"))
    #expect(made.image(for: .normal) === picture && made.buttonType == .system)
    #expect(UIButton.ButtonType.roundedRect == .system)
    var configuration = UIButton.Configuration.plain()
    configuration.attributedSubtitle = AttributedString("small")
    #expect(configuration.subtitle == "small")
  }

  @Test func `Search bars`() {
    let (bar, picture) = (UISearchBar(), UIImage())
    #expect(
      bar.barPosition == .any && bar.icons.isEmpty && bar.image(for: .clear, state: .normal) == nil)
    let size = bar.intrinsicContentSize
    bar.setImage(picture, for: .bookmark, state: .normal)
    bar.setPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .search)
    bar.setSearchFieldBackgroundImage(picture, for: .normal)
    bar.setBackgroundImage(picture, for: .any, barMetrics: .default)
    bar.setScopeBarButtonTitleTextAttributes([:], for: .normal)
    #expect(bar.image(for: .bookmark, state: .normal) === picture && bar.icons.count == 1)
    #expect(bar.intrinsicContentSize == size)
    bar.setShowsScope(true, animated: true)
    #expect(bar.showsScopeBar)
    let search = UISearchController(searchResultsController: nil)
    #expect(search.searchSuggestions == nil)
    search.searchSuggestions = ["a"]
    #expect(search.searchSuggestions as? [String] == ["a"])
  }

  @Test func `Bars and their items`() {
    remembers(UIBarButtonItem(), \.possibleTitles, nil, ["a", "b"])
    remembers(UIBarButtonItem(), \.preferredMenuElementOrder, .automatic, .priority)
    remembers(UINavigationBar(), \.preferredBehavioralStyle, .automatic, .pad)
    remembers(UITabBar(), \.itemPositioning, .automatic, .centered)
    remembers(UINavigationItem(title: "a"), \.preferredSearchBarPlacement, .automatic, .stacked)
    remembers(UINavigationItem(title: "a"), \.style, .navigator, .browser)
    let item = UINavigationItem(title: "a")
    #expect(item.titleMenuProvider == nil)
    let menu = UIMenu(title: "b")
    item.titleMenuProvider = { _ in menu }
    #expect(item.titleMenuProvider?([]) === menu)
  }

  @Test func `Pictures and places that bars don't show leave items as they are`() {
    let (picture, offset) = (UIImage(), UIOffset(horizontal: 1, vertical: 2))
    let button = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
    button.setTitlePositionAdjustment(offset, for: .default)
    button.setBackgroundImage(picture, for: .normal, barMetrics: .default)
    button.setBackButtonBackgroundImage(picture, for: .normal, barMetrics: .default)
    button.setBackButtonTitlePositionAdjustment(offset, for: .default)
    button.setBackgroundVerticalPositionAdjustment(3, for: .default)
    #expect(button.title == "a" && button.image == nil && button.customView == nil)
    let tab = UITabBarItem(title: "b", image: nil, tag: 3)
    tab.setBadgeTextAttributes([:], for: .normal)
    #expect(tab.title == "b" && tab.badgeValue == nil && tab.tag == 3)
    let (bar, tools) = (UINavigationBar(), UIToolbar())
    let sizes = [bar.intrinsicContentSize, tools.intrinsicContentSize]
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    tools.setBackgroundImage(picture, forToolbarPosition: .any, barMetrics: .default)
    tools.setShadowImage(picture, forToolbarPosition: .any)
    #expect([bar.intrinsicContentSize, tools.intrinsicContentSize] == sizes)
  }
}
