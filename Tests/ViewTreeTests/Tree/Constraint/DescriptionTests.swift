import Foundation
import Testing
import ViewTree

@Suite struct DescriptionTests {
  @Test func `A constraint reads like a formula`() {
    let root = box("card")
    let title = box("title", in: root)
    let lines = [
      constrain(title, .width, plus: 50),
      constrain(title, .width, .lessThanOrEqual, plus: -0.5, priority: 999.5),
      constrain(title, .leading, .equal, root, plus: 16),
      constrain(title, .bottom, .greaterThanOrEqual, root, plus: -8, priority: 750),
      constrain(title, .width, .equal, title, .height, times: 16.0 / 9),
      constrain(title, .centerX, .equal, root, times: -1, plus: 1e13, active: false),
    ].map(\.description)
    #expect(
      lines == [
        "title.width == 50",
        "title.width <= -0.5 @999.5",
        "title.leading == card.leading + 16",
        "title.bottom >= card.bottom - 8 @750",
        "title.width : title.height == 16 : 9",
        "title.centerX == -card.centerX + 10000000000000",
      ])
    let named = constrain(title, .width, plus: 3)
    named.identifier = "thin"
    #expect(named.description == "title.width == 3 'thin'")
  }

  @Test func `A view without a name goes by its type and place`() {
    let root = View()
    let named = box("named", in: root)
    let second = Content(1, 1, in: root)
    let inner = View()
    second.addSubview(inner)
    #expect(root.itemName == "View")
    #expect(named.itemName == "named")
    #expect(second.itemName == "Content[1] of View")
    #expect(inner.itemName == "View[0] of Content[1]")
    named.addSubview(inner)
    #expect(inner.itemName == "View[0] of named")
    named.name = ""
    #expect(named.itemName == "View[0] of View")
  }

  @Test func `A guide goes by its identifier, else by its place`() {
    let root = box("root")
    let guides = [LayoutGuide(), LayoutGuide()]
    #expect(guides[1].itemName == "LayoutGuide")
    for guide in guides { root.addLayoutGuide(guide) }
    #expect(guides[1].itemName == "LayoutGuide[1] of root")
    guides[1].identifier = "gap"
    #expect(guides[1].itemName == "gap")
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (8, "8"), (-12, "-12"), (0.5, "0.5"), (320.0 / 3, "106.667"),
      (999.5, "999.5"), (1e14, "100000000000000"), (1e20, "1e+20"), (1e-7, "1e-07"),
      (.nan, "nan"), (-.infinity, "-inf"), (0.9999999, "1"), (1e300, "1e+300"),
    ] as [(Double, String)])
  func `Numbers are written as people write them`(value: Double, expected: String) {
    #expect(plainNumber(value) == expected)
  }

  @Test func `A source is the file without folders, and the line`() {
    #expect(CodeLocation(fileID: "App/Card.swift", line: 31).description == "Card.swift:31")
    #expect(CodeLocation(fileID: "", line: 1).description == ":1")
    #expect(CodeLocation().description.hasPrefix("DescriptionTests.swift:"))
  }
}
