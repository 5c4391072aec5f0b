import Drawing
import Foundation
import Testing
import UIKit

/// Fields, search bars, and what stands beside the line of a slider.
@Suite struct FieldDrawingTests {
  private func field(_ style: UITextField.BorderStyle, text: String? = "Text") -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = style
    field.text = text
    field.placeholder = "Placeholder"
    return field
  }

  // Where the text begins, and the lines around it.
  @Test(
    arguments: [
      (UITextField.BorderStyle.none, CGFloat(0), 0), (.line, 2, 1), (.bezel, 7, 1),
      (.roundedRect, 7, 1),
    ])
  func `A border leaves its room beside the text`(
    style: UITextField.BorderStyle, start: CGFloat, lines: Int
  ) {
    let screen = DrawnScreen(field(style))
    #expect(screen.texts.map(\.x) == [start] && screen.strokes.count == lines)
  }

  @Test
  func `What stands in the place of no text is gray, and a text that isn't to be read is dots`() {
    #expect(DrawnScreen(field(.none, text: nil)).color(of: "Placeholder") == "#3C3C434D")
    let secret = field(.none, text: "abc")
    secret.isSecureTextEntry = true
    #expect(DrawnScreen(secret).texts.map(\.string) == ["•••"])
  }

  // "Some words" is some 87 points long at 17.
  @Test(
    arguments: [
      (false, 0, 60, 17...17), (true, 0, 200, 17...17), (true, 0, 60, 10...12.5),
      (true, 15, 60, 15...15), (true, 30, 60, 17...17), (true, .nan, 60, 10...12.5),
      (true, -1, 60, 10...12.5), (true, .infinity, 60, 17...17),
    ] as [(Bool, CGFloat, CGFloat, ClosedRange<CGFloat>)])
  func `A text without room is drawn smaller where that is asked for, down to the least size`(
    adjusts: Bool, least: CGFloat, width: CGFloat, size: ClosedRange<CGFloat>
  ) throws {
    let field = field(.none, text: "Some words")
    field.minimumFontSize = least
    field.adjustsFontSizeToFitWidth = adjusts
    field.frame.size.width = width
    let text = try #require(DrawnScreen(field).texts.first)
    #expect(size.contains(text.size), "\(text.size)")
    #expect((text.string == "Some words") == (width == 200 || size.upperBound == 12.5))
    #expect(field.font == .systemFont(ofSize: 17))
  }

  @Test func `A field that can't be written in has a gray ground`() {
    let field = field(.roundedRect)
    #expect(DrawnScreen(field).boxes("#FFFFFF").count == 1)
    field.isEnabled = false
    #expect(DrawnScreen(field).boxes("#FFFFFF").isEmpty)
    #expect(DrawnScreen(field).boxes("#F7F7F7").count == 1)
  }

  private final class OwnSign: UITextField {
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: 100, y: 2, width: 20, height: 10)
    }
  }

  // 19 points a side begin 24 before the end of the field; that of a search bar is from 8 to 312, and 36 high from 10 on.
  @Test(
    arguments: [
      ("field", CGPoint(x: 185.5, y: 17)), ("mirrored field", CGPoint(x: 14.5, y: 17)),
      ("own place", CGPoint(x: 110, y: 7)), ("search bar", CGPoint(x: 297.5, y: 28)),
    ])
  func `The sign that clears a text stands where the field says`(kind: String, place: CGPoint) {
    let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let field =
      kind == "search bar"
      ? search.searchTextField : kind == "own place" ? OwnSign() : UITextField()
    if kind != "search bar" {
      field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
      field.clearButtonMode = .always
    }
    if kind == "mirrored field" { field.semanticContentAttribute = .forceRightToLeft }
    func signs() -> [Mark] {
      DrawnScreen(kind == "search bar" ? search : field).marks.filter {
        if case .fill(.circle(_, 7), _) = $0 { true } else { false }
      }
    }
    #expect(signs().isEmpty)
    field.text = "Text"
    #expect(
      signs() == [.fill(shape: .circle(center: place, radius: 7), paint: .color("#C7C7CC"))])
  }

  final class OwnField: UITextField {
    var asked: [String] = []

    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 30, dy: 0)
    }
    override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 3) }
    override func drawText(in rect: CGRect) {
      asked.append("text \(rect.minX) \(rect.width) \(rect.midY)")
      super.drawText(in: rect.offsetBy(dx: 5, dy: 2))
    }
    override func drawPlaceholder(in rect: CGRect) {
      asked.append("placeholder \(rect.minX) \(rect.width) \(rect.midY)")
      super.drawPlaceholder(in: rect.offsetBy(dx: 1, dy: 0))
    }
  }

  // 200 less 20 or 30 at each side, in the middle of 34, in a window at 0, 0.
  @Test(
    arguments: [
      ("Text", ["text 20.0 160.0 17.0"], [25]), (nil, ["placeholder 30.0 140.0 17.0"], [31]),
    ] as [(String?, [String], [CGFloat])])
  func `A field says where its text is drawn`(text: String?, asked: [String], places: [CGFloat]) {
    let field = OwnField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.placeholder = "Name"
    field.text = text
    let screen = DrawnScreen(field)
    #expect(field.asked == asked)
    #expect(screen.texts.map(\.string) == [text ?? "Name"])
    #expect(screen.texts.map(\.x) == places)
  }

  @Test func `A border and a background are where the control says`() {
    let field = OwnField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    // 4 less at each side, 3 above and below.
    #expect(DrawnScreen(field).boxes("#FFFFFF") == [CGRect(x: 4, y: 3, width: 192, height: 28)])
    final class OwnButton: UIButton {
      override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 0, dy: 10)
      }
    }
    let button = OwnButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 30)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 100, height: 30))
    }
    button.setBackgroundImage(image, for: .normal)
    let screen = DrawnScreen(button)
    #expect(screen.pixel(50, 5) != "FF0000" && screen.pixel(50, 25) == "FF0000")
    #expect(screen.pixel(50, 45) != "FF0000")
  }

  private func bar(_ change: (UISearchBar) -> Void = { _ in }) -> DrawnScreen {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.placeholder = "Search"
    change(bar)
    return DrawnScreen(bar)
  }

  @Test func `The field of a search bar is gray and round, with a glass before the text`() {
    let screen = bar()
    // The field 8 from the sides, the glass 6 further and 20 wide, the text 3 behind it.
    let frame = CGRect(x: 8, y: 10, width: 304, height: 36)
    #expect(screen.boxes("#7676801F") == [frame])
    #expect(abs((screen.texts.first?.x ?? 0) - (8 + 6 + 20 + 3)) < 0.01)
    #expect(screen.tints == ["#3C3C4399"])
  }

  @Test(
    arguments: ["default", "minimal", "picture", "color"])
  func `A bar has a ground, unless it is minimal or its picture has no size`(kind: String) {
    let screen = bar {
      switch kind {
      case "minimal": $0.searchBarStyle = .minimal
      case "picture": $0.backgroundImage = UIImage(size: .zero)
      case "color": $0.barTintColor = .systemIndigo
      default: break
      }
    }
    let whole = CGRect(x: 0, y: 0, width: 320, height: 56)
    #expect(screen.boxes().contains(whole) == ["default", "color"].contains(kind))
    #expect(screen.boxes("#5856D6").contains(whole) == (kind == "color"))
  }

  @Test(arguments: ["default", "minimal", "picture", "color"], [56, 100])
  func `A third of a point separates a bar's ground from what is above and below`(
    kind: String, height: CGFloat
  ) {
    let screen = bar {
      $0.frame.size.height = height
      switch kind {
      case "minimal": $0.searchBarStyle = .minimal
      case "picture": $0.backgroundImage = UIImage(size: CGSize(width: 10, height: 10))
      case "color": $0.barTintColor = .systemIndigo
      default: break
      }
    }
    let places = [0, height - 1 / 3].map { CGRect(x: 0, y: $0, width: 320, height: 1 / 3) }
    #expect(
      screen.boxes().filter { $0.height < 1 }
        == (["default", "color"].contains(kind) ? places : []))
  }

  @Test func `The button to cancel has the tint of the bar`() {
    let screen = bar {
      $0.showsCancelButton = true
      $0.tintColor = .red
    }
    #expect(screen.color(of: "Cancel") == "#FF0000")
  }

  @Test func `Pictures at the ends of a slider take room from its line, in both directions`() {
    for isRightToLeft in [false, true] {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      slider.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      slider.minimumValueImage = UIImage(size: CGSize(width: 20, height: 20))
      // The line is 196 long, 28 of which the picture and the room beside it take.
      let track = DrawnScreen(slider).boxes("#78788033").first
      #expect(track?.width == 168 && track?.minX == (isRightToLeft ? 2 : 30))
    }
  }

  @Test
  func `A slider that can't be moved is fainter, and a picture of a knob stands in its place`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.value = 0.5
    slider.isEnabled = false
    #expect(!DrawnScreen(slider).boxes("#007AFF80").isEmpty)
    slider.setThumbImage(UIImage(size: CGSize(width: 10, height: 10)), for: .normal)
    #expect(DrawnScreen(slider).boxes("#D8DEE6").map(\.midX) == [100])
  }
}
