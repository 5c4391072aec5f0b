import Foundation
import LayoutKit
import Testing

/// A priority may be told as a name, a number in the program or a variable of any type of number.
@Suite struct PriorityFormTests {
  @Test func `Every form of a priority compiles and means the same`() {
    let view = View()
    let (whole, length, float, double) = (750, CGFloat(750), Float(750), 750.0)
    let made = view.layout.prepare {
      $0.width.equalTo(1).priority(.high)
      $0.width.equalTo(1).priority(LayoutPriority(750))
      $0.width.equalTo(1).priority(750)
      $0.width.equalTo(1).priority(750.0)
      $0.width.equalTo(1).priority(1000 - 250)
      $0.width.equalTo(1).priority(3 * 250)
      $0.width.equalTo(1).priority(whole)
      $0.width.equalTo(1).priority(length)
      $0.width.equalTo(1).priority(float)
      $0.width.equalTo(1).priority(double)
      $0.width.equalTo(1).priority(.low + 500)
      $0.width.equalTo(1).priority(.required - 250)
    }
    #expect(made.map(\.priority) == Array(repeating: 750, count: 12))
  }

  @Test func `A handle takes the same forms`() {
    let view = View()
    let made = view.layout.prepare { $0.width.equalTo(1) }
    let (whole, length, float) = (750, CGFloat(250), Float(50))
    #expect(made.update(priority: 999.5)[0]?.priority.rawValue == 999.5)
    #expect(made.update(priority: 20)[0]?.priority == 20)
    #expect(made.update(priority: .medium)[0]?.priority == 500)
    #expect(made.update(priority: whole)[0]?.priority == .high)
    #expect(made.update(priority: length)[0]?.priority == .low)
    #expect(made.update(priority: float)[0]?.priority == .fittingSizeLevel)
    made.priority = 300
    #expect(made[0]?.priority == 300)
  }
}
