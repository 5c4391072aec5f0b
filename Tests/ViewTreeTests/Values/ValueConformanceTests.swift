import Foundation
import StandardViews
import Testing
import Typesetting
import ViewTree

/// What plain values and the objects of a tree can be used as.
@Suite struct ValueConformanceTests {
  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func `Fonts are read as they were written`() throws {
    let inter = try #require(Font(name: "Inter-SemiboldItalic", size: 17.5))
    let fonts = [
      .systemFont(ofSize: 12, weight: .heavy), .italicSystemFont(ofSize: 9), inter,
      Font.preferredFont(forTextStyle: .headline),
    ]
    for font in fonts { #expect(try roundTrip(font) == font) }
    #expect(try roundTrip(inter).fontName == inter.fontName)
  }

  @Test func `What is out of range in a written font is brought into it`() throws {
    let json = #"{"pointSize": -3, "weight": 7, "isItalic": false}"#
    let font = try JSONDecoder().decode(Font.self, from: Data(json.utf8))
    #expect(font.pointSize == 0)
    #expect(font.weight.rawValue == 1)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Font.self, from: Data(#"{"pointSize": 12}"#.utf8))
    }
  }

  @Test func `An environment is read as it was written, but for its measurer`() throws {
    var environment = LayoutEnvironment(device: .iPhone15, orientation: .landscape)
    environment.contentSizeCategory = .extraExtraLarge
    environment.layoutDirection = .rightToLeft
    environment.keyboardFrame = CGRect(x: 0, y: 200, width: 852, height: 193)
    #expect(try roundTrip(environment) == environment)
    for style in [UserInterfaceStyle.dark, .light, .unspecified] {
      environment.userInterfaceStyle = style
      for length in [0.1, 1, 1.4, 2] as [CGFloat] {
        environment.textLength = length
        #expect(try roundTrip(environment) == environment)
      }
    }
    let plain = LayoutEnvironment(size: CGSize(width: 100, height: 50), scale: 3)
    #expect(try roundTrip(plain) == plain)
    #expect(try roundTrip(plain).keyboardFrame == nil)
    var terminal = plain
    terminal.textMeasurer = CellMeasurer()
    #expect(terminal != plain)
    #expect(try roundTrip(terminal) == plain)
  }

  @Test func `Traits, insets, colours, priorities and devices are read as they were written`()
    throws
  {
    let traits = TraitCollection(horizontalSizeClass: .regular, displayScale: 2)
    #expect(try roundTrip(traits) == traits)
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5)
    #expect(try roundTrip(insets) == insets)
    #expect(try roundTrip([Color.teal]) == [Color.teal])
    #expect(try roundTrip([LayoutPriority(999.5)]) == [999.5])
    #expect(try roundTrip(LayoutEnvironment.Device.allCases) == LayoutEnvironment.Device.allCases)
    #expect(try roundTrip([LayoutEnvironment.Orientation.landscape]) == [.landscape])
  }

  @Test func `Numbers in the program are priorities`() {
    let whole: LayoutPriority = 750
    let part: LayoutPriority = 999.5
    #expect(whole == .defaultHigh)
    #expect(part.rawValue == 999.5)
    #expect(LayoutPriority(250) == 250)
    #expect(whole < 750.5 && whole > 0)
    let view = View()
    view.setContentHuggingPriority(251, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal) == 251)
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = 999
    #expect(constraint.priority.rawValue == 999)
  }

  @Test func `Views, controllers, guides and constraints are told apart by identity`() {
    let (one, other) = (View(), View())
    #expect(Set([one, other, one]).count == 2)
    #expect(one != other)
    #expect(Set([LayoutGuide(), LayoutGuide()]).count == 2)
    #expect(Set([ViewController(), ViewController()]).count == 2)
    let width = one.widthAnchor.constraint(equalToConstant: 10)
    let same = one.widthAnchor.constraint(equalToConstant: 10)
    #expect([width: 1, same: 2].count == 2)
    #expect(width == width)
  }
}
