import Foundation
import Testing
import ViewTree

@Suite struct GeometryTests {
  @Test func `Insets take from rectangles`() {
    #expect(EdgeInsets() == .zero)
    #expect(EdgeInsets(left: 3) == EdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
    #expect(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading == 2)
    #expect(DirectionalEdgeInsets() == .zero)
  }

  @Test func `Priorities are ordered and written as numbers`() {
    #expect(LayoutPriority.defaultLow < .defaultHigh)
    #expect(LayoutPriority(rawValue: 750) == .defaultHigh)
    #expect(LayoutPriority(999.5).description == "999.5")
    #expect(LayoutPriority.required.description == "1000")
  }

  @Test func `Values come back from JSON as they were, and colours keep to 0…1`() throws {
    func back<Value: Codable>(_ value: Value) throws -> Value {
      try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try back(insets) == insets)
    let directional = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try back(directional) == directional)
    #expect(try back([LayoutPriority(999.5)]) == [LayoutPriority(999.5)])
    #expect(try back(Color.teal) == .teal)
    let loud = Data(#"{"red": 7, "green": -1, "blue": 0.5, "alpha": 1}"#.utf8)
    #expect(
      try JSONDecoder().decode(Color.self, from: loud) == Color(red: 1, green: 0, blue: 0.5))
  }

  @Test func `The raw values are UIKit's`() {
    #expect(Attribute.allCases.map(\.rawValue) == Array(0...20))
    #expect(Attribute(rawValue: 11) == .lastBaseline)
    #expect(Attribute(rawValue: 5) == .leading)
    #expect(Attribute(rawValue: 17) == .leadingMargin)
    #expect(Relation.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(LayoutConstraint.Axis.vertical.rawValue == 1)
    #expect(UserInterfaceLayoutDirection.rightToLeft.rawValue == 1)
    #expect(SemanticContentAttribute.forceRightToLeft.rawValue == 4)
  }

  @Test func `Colours keep to 0…1`() {
    let color = Color(red: 2, green: -1, blue: .nan, alpha: 0.5)
    #expect([color.red, color.green, color.blue, color.alpha] == [1, 0, 0, 0.5])
    #expect(Color(white: 0.25) == Color(red: 0.25, green: 0.25, blue: 0.25))
  }

  @Test func `The colours that have names are UIKit's, to a hundredth`() {
    // UIKit's documentation gives those of red to purple; teal and indigo are the system's, in 255ths.
    let named: [(Color, red: Double, green: Double, blue: Double)] = [
      (.red, 1, 0, 0), (.orange, 1, 0.5, 0), (.yellow, 1, 1, 0), (.green, 0, 1, 0),
      (.blue, 0, 0, 1), (.purple, 0.5, 0, 0.5), (.teal, 48 / 255, 176 / 255, 199 / 255),
      (.indigo, 88 / 255, 86 / 255, 214 / 255), (.black, 0, 0, 0), (.white, 1, 1, 1),
    ]
    for (color, red, green, blue) in named {
      let difference = zip([color.red, color.green, color.blue], [red, green, blue]).map {
        ($0 - $1).magnitude
      }
      #expect(difference.allSatisfy { $0 <= 0.005 } && color.alpha == 1, "\(color)")
    }
    #expect(Color.clear.alpha == 0)
    #expect([Color.gray, .lightGray].map(\.red) == [0.5, 2.0 / 3])
  }
}
