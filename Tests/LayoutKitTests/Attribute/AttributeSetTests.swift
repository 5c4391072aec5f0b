import LayoutKit
import Testing

@Suite struct AttributeSetTests {
  @Test func `Every attribute is a set of one, at the bit of its raw value`() {
    for attribute in LayoutConstraint.Attribute.allCases where attribute != .notAnAttribute {
      let set = AttributeSet(attribute)
      #expect(set.rawValue == 1 << UInt32(attribute.rawValue))
      #expect(Array(set.expansion) == [attribute])
    }
    #expect(AttributeSet(.notAnAttribute).isEmpty)
  }

  @Test(
    arguments: [
      ("edges", .edges, [.left, .right, .top, .bottom]),
      ("directionalEdges", .directionalEdges, [.top, .bottom, .leading, .trailing]),
      ("horizontalEdges", .horizontalEdges, [.left, .right]),
      ("verticalEdges", .verticalEdges, [.top, .bottom]),
      ("directionalHorizontalEdges", .directionalHorizontalEdges, [.leading, .trailing]),
      ("size", .size, [.width, .height]),
      ("center", .center, [.centerX, .centerY]),
    ] as [(String, AttributeSet, [LayoutConstraint.Attribute])])
  func `Composites come apart in the order of UIKit's raw values`(
    name: String, set: AttributeSet, attributes: [LayoutConstraint.Attribute]
  ) {
    #expect(Array(set.expansion) == attributes)
    #expect(set.description == name)
  }

  @Test func `The order of naming is of no account, nor is naming twice`() {
    let set: AttributeSet = [.firstBaseline, .lastBaseline, .height, .top, .left, .top]
    #expect(Array(set.expansion) == [.left, .top, .height, .lastBaseline, .firstBaseline])
    #expect(set.description == "left.top.height.lastBaseline.firstBaseline")
    #expect(set.count == 5)
  }

  @Test func `Bits that stand for no attribute are dropped`() {
    #expect(AttributeSet(rawValue: .max).count == 20)
    #expect(AttributeSet(rawValue: 1).isEmpty)
    #expect(AttributeSet(rawValue: 1 << 31).description == "none")
  }
}
