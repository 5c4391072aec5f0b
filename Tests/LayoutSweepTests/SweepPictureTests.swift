import Foundation
import LayoutInspector
import LayoutKit
import LayoutSweep
import TestSupport
import Testing

/// Pictures of sweeps.
@Suite
struct SweepPictureTests {
  private static func makeWindow() -> (window: Window, box: View, button: View) {
    let window = Window(size: CGSize(width: 400, height: 800))
    let (box, button) = (View(), View())
    box.name = "box"
    button.name = "button"
    for view in [box, button] { window.addSubview(view) }
    button.layout.make {
      $0.trailing.top.equalToSuperview().inset(20)
      $0.width.height.equalTo(100)
    }
    box.layout.make {
      $0.leading.top.equalToSuperview().inset(20)
      $0.height.equalTo(50)
      $0.trailing.lessThanOrEqualTo(button.layout.leading).offset(-10)
      $0.width.equalTo(200).priority(750)
    }
    return (window, box, button)
  }

  @Test func `Views that change have lines, the selected one's is bold, breakpoints are marked`() {
    let (window, box, button) = Self.makeWindow()
    let sweep = LayoutSweep(of: window, widths: 320...1024)
    let picture = sweep.svg(selected: box)
    #expect(picture.contains(">350</text>"))
    #expect(picture.contains(">box</text>"))
    #expect(picture.contains("stroke-width=\"3\""))
    // The button is as wide everywhere; selected, it has a line all the same.
    #expect(!picture.contains(">button</text>"))
    #expect(sweep.svg(selected: button).contains(">button</text>"))
    // From 320 to 1024 on 446 points of the picture: the line bends at 44 + 30 · 446 / 704.
    #expect(picture.contains("L63.01"), "\(picture)")
    #expect(sweep.svg(.left).contains(">button</text>"))
  }

  // On 640 × 320 the chart has 446 × 264 at 44, 30. The window is up to 1,024 wide, with a line for each 200, as 7⅓ fit; of
  // the 704 widths 7.4 numbers fit, one for each 100. The box ends 200 wide.
  @Test
  func `Numbers stand beside their lines, the name at the end of its own, none of them stretched`()
  {
    let (window, box, _) = Self.makeWindow()
    let picture = LayoutSweep(of: window, widths: 320...1024).svg(selected: box)
    let pattern = /<text x="([^"]+)" y="([^"]+)"(?: text-anchor="([a-z]+)")?([^>]*)>([^<]*)</
    var found: [String] = []
    for match in picture.matches(of: pattern) {
      found.append("\(match.1) \(match.2) \(match.3 ?? "start") \(match.5)")
      #expect(!match.4.contains("textLength"), "\(match.0)")
    }
    let heights = [0, 200, 400, 600, 800, 1000].map { value in
      "38 \(Self.plain(294 - 264 * Double(value) / 1024 + 3.5)) end \(value)"
    }
    let widths = stride(from: 400, through: 1000, by: 100).map { place in
      "\(Self.plain(44 + 446 * Double(place - 320) / 704)) 310 middle \(place)"
    }
    let breakpoint = "\(Self.plain(44 + 446 * 30.0 / 704)) 26 middle 350"
    let names = [
      "498 33.5 start Window", "498 \(Self.plain(294 - 264 * 200.0 / 1024 + 3.5)) start box",
    ]
    #expect(found == heights + widths + ["44 14 start width", breakpoint] + names)
  }

  /// 446 points have room for 7.4 numbers on 0.4, one for each tenth.
  @Test func `A range of less than 1 has its numbers, too`() {
    let window = Window(size: CGSize(width: 400, height: 800))
    let label = Label()
    label.text = "title"
    window.addSubview(label)
    label.layout.make { $0.top.leading.equalToSuperview() }
    let picture = LayoutSweep(of: window, textLengths: 1...1.4).svg(.width)
    for place in ["1", "1.1", "1.2", "1.3"] {
      #expect(
        picture.contains("text-anchor=\"middle\" font-size=\"10.5\" fill=\"#667085\">\(place)<"))
    }
    #expect(!picture.contains(">1.05<"))
  }

  /// A number with three digits at most behind the point.
  private static func plain(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  @Test func `A picture of each regime, with its limits; the tree is as it was`() {
    let (window, _, _) = Self.makeWindow()
    let sweep = LayoutSweep(of: window, widths: 320...1024)
    let strip = sweep.filmStrip(height: 100)
    #expect(strip.contains(">320 – 350</text>"))
    #expect(strip.contains(">350 – 1024</text>"))
    #expect(strip.components(separatedBy: "<clipPath").count == 3)
    // The middle of 350 and 1024 is 687 wide and 800 high.
    #expect(strip.contains("width=\"687\" height=\"800\""))
    #expect(window.frame.width == 400)
    #expect(sweep.filmStrip(limit: 1).components(separatedBy: "<clipPath").count == 2)
  }

  @Test(
    arguments: [
      (500, 200, 500, 200), (0, 0, 240, 120), (239, 119, 240, 120), (.nan, .nan, 640, 320),
      (.infinity, 300, 640, 300), (700, -.infinity, 700, 320),
    ] as [(CGFloat, CGFloat, Int, Int)])
  func `A chart is as large as is asked for, and large enough to be read`(
    _ width: CGFloat, height: CGFloat, shownWidth: Int, shownHeight: Int
  ) {
    let sweep = LayoutSweep(of: Self.makeWindow().window, widths: 320...1024)
    let picture = sweep.svg(size: CGSize(width: width, height: height))
    #expect(picture.contains("width=\"\(shownWidth)\" height=\"\(shownHeight)\""))
  }

  /// Views whose right sides are a point apart, beside the window's own: their lines end side by side.
  @Test(arguments: [2, 5, 12, 40])
  func `Names of lines stand apart in the picture, of up to 30 lines with the selected one`(
    _ count: Int
  ) throws {
    let window = Window(size: CGSize(width: 400, height: 800))
    var last: View?
    for number in 0..<count {
      let view = View()
      view.name = "view \(number)"
      window.addSubview(view)
      view.layout.make {
        $0.leading.top.equalToSuperview()
        $0.trailing.equalToSuperview().inset(number + 1)
        $0.height.equalTo(1)
      }
      last = view
    }
    let picture = LayoutSweep(of: window, widths: 320...400).svg(.right, selected: last)
    let places = picture.matches(of: /<text x="[^"]+" y="([^"]+)"[^>]*>view [0-9]+</).compactMap {
      Double($0.1)
    }.sorted()
    // On 640 × 320 the chart ends at 294; a name stands 3.5 lower than its line.
    #expect(places.count == min(count, 30))
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 12.99 }, "\(places)")
    #expect(try #require(places.last) <= 297.51)
  }

  @Test(arguments: [CGFloat.nan, -1, 0, .infinity])
  func `Pictures of what can't be followed are empty`(_ extent: CGFloat) {
    let sweep = LayoutSweep(of: Self.makeWindow().window, widths: -1...320)
    #expect(!sweep.svg(size: CGSize(width: extent, height: extent)).contains("NaN"))
    #expect(sweep.filmStrip(height: extent).hasPrefix("<svg"))
    let sound = LayoutSweep(of: Self.makeWindow().window, widths: 320...320)
    #expect(!sound.svg(size: CGSize(width: extent, height: extent)).contains("nan"))
    #expect(sound.filmStrip(height: extent).hasPrefix("<svg"))
  }
}
