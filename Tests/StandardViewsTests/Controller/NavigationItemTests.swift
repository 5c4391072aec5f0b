import Foundation
import StandardViews
import Testing
import ViewTree

/// What bars show for a controller, and what is said of it aloud.
@Suite struct NavigationItemTests {
  private func button(_ title: String) -> BarButtonItem {
    let button = BarButtonItem()
    button.title = title
    return button
  }

  @Test func `With or without an animation the same is set, and the bar is told each time`() {
    let item = NavigationItem(title: "Inbox")
    var count = 0
    item.onChange = { count += 1 }
    let (one, other) = (button("A"), button("B"))
    item.setLeftBarButton(one, animated: true)
    #expect(item.leftBarButtonItem === one && item.leftBarButtonItems?.count == 1)
    item.setRightBarButton(other, animated: false)
    #expect(item.rightBarButtonItem === other && item.rightBarButtonItems?.count == 1)
    item.setLeftBarButtonItems([one, other], animated: true)
    #expect(item.leftBarButtonItems?.count == 2 && item.leftBarButtonItem === one)
    item.setRightBarButtonItems([other, one], animated: true)
    #expect(item.rightBarButtonItems?.count == 2 && item.rightBarButtonItem === other)
    item.setLeftBarButton(nil, animated: true)
    #expect(item.leftBarButtonItem == nil && item.leftBarButtonItems == nil)
    item.setHidesBackButton(true, animated: true)
    #expect(item.hidesBackButton)
    item.backButtonTitle = "Back"
    item.backBarButtonItem = one
    #expect(item.backButtonTitle == "Back" && item.backBarButtonItem === one)
    #expect(count == 8)
  }

  // UIKit reads a bar's buttons aloud by their titles.
  @Test func `A button is called what it says, unless it is set`() {
    let button = button("Save")
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.accessibilityLabel = "Save the letter"
    button.accessibilityTraits = .link
    button.isAccessibilityElement = false
    #expect(!button.isAccessibilityElement && button.accessibilityLabel == "Save the letter")
    #expect(button.accessibilityTraits == .link && button.title == "Save")
  }
}
