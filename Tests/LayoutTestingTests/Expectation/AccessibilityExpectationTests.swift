import LayoutInspector
import LayoutTesting
import Testing
import UIKit

@testable import LayoutKit

/// Expectations about people who don't see the screen.
@Suite
struct AccessibilityExpectationTests {
  private func window() -> UIWindow { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

  @Test func `A view with a name is as expected, one without is named in the message`() {
    let window = window()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    button.accessibilityIdentifier = "share"
    window.addSubview(button)
    #expect(
      failures(of: button, [.hasAccessibilityLabel]) == [
        "share has no name that could be read aloud; set its accessibilityLabel."
      ])
    button.accessibilityLabel = "Share"
    #expect(failures(of: button, [.hasAccessibilityLabel, .hasAccessibilityLabel("Share")]) == [])
    #expect(
      failures(of: button, [.hasAccessibilityLabel("Save")]) == [
        "share is read aloud as \"Share\" and not as \"Save\"."
      ])
  }

  final class WideButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
  }

  @Test
  func
    `Targets under 44 points and controls without a name are found, those of the system aren't too small`()
  {
    let window = window()
    let small = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
    small.accessibilityIdentifier = "small"
    let wide = WideButton(frame: CGRect(x: 100, y: 100, width: 30, height: 30))
    wide.accessibilityLabel = "Wide"
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Sound"
    let hidden = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    hidden.isHidden = true
    let tapped = UIView(frame: CGRect(x: 200, y: 200, width: 20, height: 50))
    tapped.accessibilityIdentifier = "tapped"
    tapped.addGestureRecognizer(UITapGestureRecognizer())
    for view in [small, wide, toggle, hidden, tapped] { window.addSubview(view) }
    let findings = LayoutSnapshot(of: window).lint([.smallTarget, .unlabelled])
    #expect(
      findings.map(\.message) == [
        "small can be touched on 30 × 60 points only.",
        "tapped can be touched on 20 × 50 points only.",
        "small has no name that could be read aloud.",
      ])
    #expect(failures(of: window, [.hasTouchTargets, .hasNamedControls]).count == 2)
  }

  @Test func `Text trees and snapshots show identifiers`() throws {
    let window = window()
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.accessibilityIdentifier = "card"
    view.accessibilityLabel = "A card"
    view.accessibilityTraits = [.button, .header]
    window.addSubview(view)
    let snapshot = LayoutSnapshot(of: window)
    #expect(snapshot.textTree.contains("card: View  x 1 y 2 w 3 h 4"))
    #expect(
      snapshot.accessibilityTree.contains(
        "card: View  x 1 y 2 w 3 h 4  label \"A card\"  button, header"))
    let said = snapshot["card"]?.accessibility
    #expect(said?.label == "A card" && said?.traits == ["button", "header"])
    #expect(try LayoutSnapshot(json: snapshot.json()) == snapshot)
  }
}
