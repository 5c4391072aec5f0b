import Foundation
import Testing
import ViewTree

/// What is said to people who don't see the screen: UIKit's values until something is set, and then that.
@Suite struct AccessibleObjectTests {
  private let object = AccessibleObject()

  @Test func `At first there is what UIKit has`() {
    #expect(!object.isAccessibilityElement && object.accessibilityTraits == .none)
    #expect(object.accessibilityLabel == nil && object.accessibilityAttributedLabel == nil)
    #expect(object.accessibilityHint == nil && object.accessibilityAttributedHint == nil)
    #expect(object.accessibilityValue == nil && object.accessibilityAttributedValue == nil)
    #expect(object.accessibilityIdentifier == nil && object.accessibilityLanguage == nil)
    #expect(object.accessibilityUserInputLabels == [])
    #expect(object.accessibilityTextualContext == nil)
    #expect(object.accessibilityFrame == .zero && object.accessibilityActivationPoint == .zero)
    #expect(!object.accessibilityElementsHidden && !object.accessibilityViewIsModal)
    #expect(!object.shouldGroupAccessibilityChildren)
    #expect(object.accessibilityNavigationStyle == .automatic)
    #expect(object.accessibilityContainerType == .none)
    #expect(object.accessibilityElements == nil && object.accessibilityCustomActions == nil)
    #expect(!object.accessibilityActivate() && !object.accessibilityPerformEscape())
    #expect(!object.accessibilityScroll(.up) && !object.accessibilityPerformMagicTap())
    #expect(!object.accessibilityElementIsFocused())
  }

  @Test func `What is set is read`() {
    object.isAccessibilityElement = true
    object.accessibilityLanguage = "de"
    object.accessibilityUserInputLabels = ["Play", "Start"]
    object.accessibilityTextualContext = .console
    object.accessibilityElementsHidden = true
    object.accessibilityViewIsModal = true
    object.shouldGroupAccessibilityChildren = true
    object.accessibilityNavigationStyle = .combined
    object.accessibilityContainerType = .list
    #expect(object.isAccessibilityElement && object.accessibilityLanguage == "de")
    #expect(object.accessibilityUserInputLabels == ["Play", "Start"])
    #expect(object.accessibilityTextualContext == .console)
    #expect(object.accessibilityElementsHidden && object.accessibilityViewIsModal)
    #expect(object.shouldGroupAccessibilityChildren)
    #expect(object.accessibilityNavigationStyle == .combined)
    #expect(object.accessibilityContainerType == .list)
  }

  @Test func `A text and the text with attributes are one`() {
    typealias Text = ReferenceWritableKeyPath<AccessibleObject, String?>
    typealias AttributedText = ReferenceWritableKeyPath<AccessibleObject, NSAttributedString?>
    let pairs: [(Text, AttributedText)] = [
      (\.accessibilityLabel, \.accessibilityAttributedLabel),
      (\.accessibilityHint, \.accessibilityAttributedHint),
      (\.accessibilityValue, \.accessibilityAttributedValue),
    ]
    let spelled = NSAttributedString(
      string: "A1", attributes: [NSAttributedString.Key("spelled"): 1.0])
    for (plain, attributed) in pairs {
      let object = AccessibleObject()
      object[keyPath: plain] = "Play"
      #expect(object[keyPath: attributed] == NSAttributedString(string: "Play"))
      object[keyPath: attributed] = spelled
      #expect(object[keyPath: plain] == "A1" && object[keyPath: attributed] == spelled)
      object[keyPath: plain] = nil
      #expect(object[keyPath: attributed] == nil)
    }
  }

  /// A class that says by itself what it is called.
  private final class Named: AccessibleObject {
    override var accessibilityLabel: String? {
      get { "own" }
      set {}
    }
    override var accessibilityHint: String? {
      get { "its hint" }
      set {}
    }
    override var accessibilityValue: String? {
      get { "5" }
      set {}
    }
  }

  @Test func `What a class says is said with attributes too, and called by voice`() {
    let named = Named()
    #expect(named.accessibilityAttributedLabel?.string == "own")
    #expect(named.accessibilityAttributedHint?.string == "its hint")
    #expect(named.accessibilityAttributedValue?.string == "5")
    #expect(named.accessibilityUserInputLabels == ["own"])
  }

  @Test func `It is touched in the middle of where it is, unless it says where`() {
    object.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(object.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    object.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(object.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    #expect(object.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  // 5, 6 in a view at 10, 20 is 15, 26 on the screen.
  @Test func `A view is where it is on the screen, unless it says where`() {
    let window = Window(size: CGSize(width: 100, height: 100))
    let outer = View(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let inner = View(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.accessibilityFrame == CGRect(x: 15, y: 26, width: 7, height: 8))
    inner.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(inner.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `Elements are found by places and places by elements`() {
    let (one, other) = (View(), View())
    #expect(object.accessibilityElementCount() == 0 && object.accessibilityElement(at: 0) == nil)
    object.accessibilityElements = [one, other]
    #expect(object.accessibilityElementCount() == 2)
    #expect(object.accessibilityElement(at: 1) as? View === other)
    #expect(object.accessibilityElement(at: 2) == nil && object.accessibilityElement(at: -1) == nil)
    #expect(object.index(ofAccessibilityElement: other) == 1)
    // UIKit has `NSNotFound` for what isn't there.
    #expect(object.index(ofAccessibilityElement: View()) == NSNotFound)
  }

  @Test(
    arguments: [
      (.button, true), (.link, true), (.adjustable, true), (.searchField, true),
      ([.button, .header], true), (.none, false), (.staticText, false), (.image, false),
    ] as [(AccessibilityTraits, Bool)])
  func `What can be used responds, unless it is set`(
    _ traits: AccessibilityTraits, _ responds: Bool
  ) {
    let object = AccessibleObject()
    object.accessibilityTraits = traits
    #expect(object.accessibilityRespondsToUserInteraction == responds)
    object.accessibilityRespondsToUserInteraction = !responds
    #expect(object.accessibilityRespondsToUserInteraction == !responds)
  }
}
