import Foundation
import Testing
import ViewTree

/// Touches go from a view to its superview, and on to a controller.
@Suite struct ResponderTests {
  private final class Hearing: View {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
      heard.append("began")
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
      heard.append("moved")
    }
    override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
      heard.append("cancelled")
    }
  }

  @Test func `Touches are handed on`() {
    let outer = Hearing()
    let (middle, inner) = (View(), View())
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.touchesBegan([], with: nil)
    inner.touchesMoved([], with: nil)
    inner.touchesEnded([], with: nil)
    inner.touchesCancelled([], with: nil)
    #expect(outer.heard == ["began", "moved", "ended", "cancelled"])
  }
}
