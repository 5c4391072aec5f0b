import Foundation
import Testing
import UIKit

/// What is said to people who don't see the screen.
@Suite
struct AccessibilityTests {
  @Test func `Views say what they are set to, and nothing before`() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == .none && view.accessibilityElements == nil)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Cover"
    view.accessibilityHint = "Opens the album"
    view.accessibilityValue = "New"
    view.accessibilityTraits = [.image, .button]
    view.accessibilityLanguage = "de"
    view.accessibilityElementsHidden = true
    view.accessibilityViewIsModal = true
    #expect(view.accessibilityAttributedLabel?.string == "Cover")
    #expect(view.accessibilityHint == "Opens the album" && view.accessibilityValue == "New")
    #expect(view.accessibilityTraits.contains(.button) && view.accessibilityLanguage == "de")
    #expect(view.accessibilityElementsHidden && view.accessibilityViewIsModal)
    #expect(view.accessibilityUserInputLabels == ["Cover"])
  }

  @Test func `Controls and texts say what they are`() {
    let label = UILabel()
    label.text = "Title"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Title")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Other"
    #expect(label.accessibilityLabel == "Other")

    let button = UIButton()
    button.setTitle("Buy", for: .normal)
    button.isEnabled = false
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Buy")
    #expect(button.accessibilityTraits == [.button, .notEnabled])

    let toggle = UISwitch()
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1" && toggle.accessibilityTraits.contains(.toggleButton))
    let slider = UISlider()
    slider.maximumValue = 4
    slider.value = 1
    // A quarter of the way from 0 to 4.
    #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)

    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.accessibilityValue == "Name")
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada")

    let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    item.accessibilityIdentifier = "done"
    #expect(item.accessibilityLabel == "Done" && item.accessibilityIdentifier == "done")
  }

  @Test func `Where things are on the screen follows from where they are`() {
    let window = UIWindow(frame: CGRect(x: 5, y: 7, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    window.addSubview(view)
    // 5 + 10 and 7 + 20; the middle is 20 and 30 further.
    #expect(view.accessibilityFrame == CGRect(x: 15, y: 27, width: 40, height: 60))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 35, y: 57))
    view.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 2))

    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.isAccessibilityElement)
    #expect(element.accessibilityFrame == CGRect(x: 16, y: 29, width: 3, height: 4))
    view.accessibilityElements = [element]
    #expect(
      view.accessibilityElementCount() == 1 && view.index(ofAccessibilityElement: element) == 0)
    #expect(view.accessibilityElement(at: 1) == nil)
  }

  @Test func `A subclass may say it itself`() {
    final class Cell: UIView {
      override var accessibilityLabel: String? {
        get { "Cell" }
        set { super.accessibilityLabel = newValue }
      }
      override func accessibilityActivate() -> Bool { true }
    }
    #expect(Cell().accessibilityLabel == "Cell" && Cell().accessibilityActivate())
  }

  @Test func `A view is found by its identifier, and messages call it so`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    window.addSubview(outer)
    inner.accessibilityIdentifier = "login"
    #expect(window.firstDescendant(withAccessibilityIdentifier: "login") === inner)
    #expect(window.firstDescendant(withAccessibilityIdentifier: "other") == nil)
    var told: [String] = []
    window.onDiagnostic = { told.append($0.message) }
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
    inner.widthAnchor.constraint(equalToConstant: 20).isActive = true
    window.layoutIfNeeded()
    #expect(told.contains { $0.contains("login.width") }, "\(told)")
  }

  @Test func `Actions are done by closures and methods`() {
    let view = UIView()
    var done = 0
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in
        done += 1
        return true
      }
    ]
    let action = view.accessibilityCustomActions?.first
    #expect(action?.name == "Delete")
    #expect(action.flatMap { $0.actionHandler?($0) } == true && done == 1)
    UIAccessibility.post(notification: .layoutChanged, argument: view)
    #expect(!UIAccessibility.isVoiceOverRunning)
  }
}
