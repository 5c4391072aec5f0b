import Testing
import TreeTestSupport
import ViewTree

/// Tints come from above, and who has them from there is told.
@Suite struct TintTests {
  private final class Told: View {
    var count = 0
    var body: ((Told) -> Void)?
    override func tintColorDidChange() {
      count += 1
      body?(self)
    }
  }

  /// A view in a view in a view; in the middle one another beside it, with a colour of its own.
  private let outer = Told()
  private let middle = Told()
  private let inner = Told()
  private let own = Told()

  init() {
    outer.addSubview(middle)
    middle.addSubview(inner)
    middle.addSubview(own)
    own.tintColor = .green
    own.count = 0
  }

  private var counts: [Int] { [outer, middle, inner, own].map(\.count) }

  // UIKit calls it "on the view and on subviews that inherit the colour".
  @Test func `Views that have the colour from above are told`() {
    outer.tintColor = .red
    #expect(counts == [1, 1, 1, 0])
    #expect(inner.tintColor == .red && own.tintColor == .green)
    middle.tintColor = .blue
    #expect(counts == [1, 2, 2, 0])
    outer.tintColor = nil
    #expect(counts == [2, 2, 2, 0])
    own.tintColor = nil
    #expect(own.tintColor == .blue && own.count == 1)
  }

  // UIKit: "automatic" is that of the superview; reading never gives it.
  @Test func `A dimmed view dims what is in it`() {
    #expect(inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && own.tintAdjustmentMode == .dimmed)
    #expect(counts == [1, 1, 1, 1])
    middle.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal && outer.tintAdjustmentMode == .dimmed)
    middle.tintAdjustmentMode = .automatic
    #expect(middle.tintAdjustmentMode == .dimmed && inner.tintAdjustmentMode == .dimmed)
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintAdjustmentMode == .normal)
  }

  @Test(.makesMistakes) func `A hook that sets the colour again is stopped`() {
    var messages: [String] = []
    outer.onDiagnostic = { messages.append($0.message) }
    outer.body = { $0.tintColor = .red }
    outer.tintColor = .blue
    #expect(messages.count == 1 && messages[0].hasPrefix("tintColorDidChange() of "), "\(messages)")
    outer.body = nil
    outer.count = 0
    outer.tintColor = .blue
    #expect(outer.count == 1)
  }
}
