import Foundation
import LayoutInspector
import LayoutKit
import Testing

/// The numbers that explanations and objections give beside their words.
@Suite struct ExplainedValueTests {
  // A box of 50 × 10 at 30, 20.
  @Test(
    arguments: [
      (.left, 30), (.right, 80), (.top, 20), (.bottom, 30), (.width, 50), (.height, 10),
      (.centerX, 55), (.centerY, 25),
    ] as [(LayoutSnapshot.Attribute, Double)], [false, true])
  func `They are those of the frame`(
    attribute: (name: LayoutSnapshot.Attribute, value: Double), isRightToLeft: Bool
  ) throws {
    let window = Window(size: CGSize(width: 200, height: 100))
    window.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let box = View()
    box.name = "box"
    window.addSubview(box)
    box.layout.make {
      $0.left.equalToSuperview().offset(30)
      $0.top.equalToSuperview().offset(20)
      $0.width.equalTo(50)
      $0.height.equalTo(10)
    }
    window.layoutIfNeeded()
    let snapshot = LayoutSnapshot(of: window)
    let item = try #require(snapshot.item(named: "box"))
    let explanation = try #require(snapshot.explain(item, attribute.name))
    #expect(explanation.value == attribute.value && explanation.alternative == nil)
    let met = try #require(snapshot.whyNot(item, attribute.name, attribute.value))
    #expect(met.value == attribute.value && met.obstacles.isEmpty)
    let other = try #require(snapshot.whyNot(item, attribute.name, attribute.value + 7))
    #expect(other.value == attribute.value && !other.obstacles.isEmpty)
  }
}
