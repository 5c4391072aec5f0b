import Foundation
import LayoutInspector
import LayoutKit
import Testing

@Suite struct PictureTests {
  @Test func `What shows is painted`() {
    #expect(
      LayoutSnapshot.card.svg() == """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100">
        <g font-family="-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif">
        <rect x="0" y="0" width="200" height="100" fill="#FFFFFF"/>
        <rect x="8" y="10.5" width="184" height="60" rx="6" fill="#112233" fill-opacity="0.502"/>
        <text x="12" y="23.5" textLength="47.34" lengthAdjust="spacingAndGlyphs" font-size="10" \
        font-weight="700" fill="#000000">A &lt;b&gt; &amp; &quot;c&quot;</text>
        <text x="12" y="35.5" textLength="6.11" lengthAdjust="spacingAndGlyphs" font-size="10" \
        font-weight="700" fill="#000000">d</text>
        <rect x="8" y="76" width="20" height="20" fill="#D8DEE6"/>
        <path d="M13 90L16.5 84.5L19 88.5L20.5 86.5L23 90Z" fill="#FFFFFF" fill-opacity="0.8"/>
        <circle cx="20.5" cy="83.5" r="1" fill="#FFFFFF" fill-opacity="0.8"/>
        </g>
        </svg>

        """)
  }

  @Test func `The schematic style outlines views and guides`() {
    let line = ##"fill="none" stroke="#0A84FF" stroke-width="0.5""##
    let added = LayoutSnapshot.card.svg(.schematic).split(separator: "\n")
      .filter { $0.contains("stroke=") }
    #expect(
      added == [
        #"<rect x="0" y="0" width="200" height="100" \#(line)/>"#,
        #"<rect x="8" y="10.5" width="184" height="60" rx="6" \#(line)/>"#,
        #"<rect x="8" y="10.5" width="92" height="60" \#(line) stroke-dasharray="3 2"/>"#,
        #"<rect x="12" y="14.5" width="40" height="23" \#(line)/>"#,
        #"<rect x="8" y="76" width="20" height="20" \#(line)/>"#,
      ])
  }

  @Test func `An empty snapshot is an empty picture`() {
    #expect(
      LayoutSnapshot(views: []).svg() == """
        <svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" viewBox="0 0 0 0">
        <g font-family="-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif">

        </g>
        </svg>

        """)
  }

  @Test func `Text is anchored where it is aligned`() {
    let window = Window(size: CGSize(width: 200, height: 100))
    for (index, alignment) in [TextAlignment.left, .center, .right, .natural].enumerated() {
      for (line, text) in ["1", "100"].enumerated() {
        let label = Label(
          frame: CGRect(x: 0, y: CGFloat(24 * index + 12 * line), width: 200, height: 12))
        label.text = text
        label.font = .systemFont(ofSize: 10)
        label.textAlignment = alignment
        window.addSubview(label)
      }
    }
    func anchors() -> [String] {
      LayoutSnapshot(of: window).svg().split(separator: "\n").compactMap { line in
        guard line.hasPrefix("<text x=") else { return nil }
        let words = line.dropFirst("<text ".count).split(separator: " ")
        return ([words[0]] + words.filter { $0.hasPrefix("text-anchor") }).joined(separator: " ")
      }
    }
    let middle = #"x="100" text-anchor="middle""#
    let end = #"x="200" text-anchor="end""#
    let start = #"x="0""#
    #expect(anchors() == [start, start, middle, middle, end, end, start, start])
    window.userInterfaceLayoutDirection = .rightToLeft
    #expect(anchors() == [start, start, middle, middle, end, end, end, end])
  }

  @Test(arguments: [false, true])
  func `Pieces of a line have their lengths, and a direction`(isAlone: Bool) {
    let hebrew = "\u{5D0} "
    var lines = [
      LayoutSnapshot.Line(string: hebrew, x: 20, baseline: 10, width: 9, isRightToLeft: true)
    ]
    if !isAlone { lines.insert(.init(string: "a", x: 14, baseline: 10, width: 6), at: 0) }
    let snapshot = LayoutSnapshot(views: [
      LayoutSnapshot.Item(
        depth: 0, type: "Label", frame: .zero, absoluteFrame: .zero,
        text: LayoutSnapshot.Text(
          string: "", typeface: .init(size: 10), color: "#000000", lines: lines))
    ])
    let texts = snapshot.svg().split(separator: "\n").filter { $0.hasPrefix("<text") }
      .map { $0.prefix { $0 != ">" } }
    let rest = ##"font-size="10" xml:space="preserve" fill="#000000""##
    let right = #"direction="rtl" unicode-bidi="embed""#
    let length = #"lengthAdjust="spacingAndGlyphs""#
    if isAlone {
      #expect(
        texts == [
          #"<text x="20" y="10" text-anchor="end" \#(right) textLength="9" \#(length) \#(rest)"#
        ])
    } else {
      #expect(
        texts == [
          ##"<text x="14" y="10" textLength="6" \##(length) font-size="10" fill="#000000""##,
          #"<text x="29" y="10" \#(right) textLength="9" \#(length) \#(rest)"#,
        ])
    }
  }

  @Test func `Every text of every picture has the length it was measured with`() throws {
    let window = Window(size: CGSize(width: 200, height: 100))
    let label = Label()
    label.text = "Two lines of text, of which the second is shorter"
    label.numberOfLines = 0
    window.addSubview(label)
    label.layout.make {
      $0.leading.top.equalToSuperview().inset(8)
      $0.width.equalTo(190).priority(500)
      $0.trailing.lessThanOrEqualToSuperview().inset(8)
    }
    let snapshot = LayoutSnapshot(of: window)
    let lines = try #require(snapshot.views.first { $0.text != nil }?.text).lines
    #expect(lines.count > 1)
    window.frame.size.width = 300
    let wider = LayoutSnapshot(of: window)
    for picture in [
      snapshot.svg(), snapshot.svg(.schematic), snapshot.svg(.blueprint),
      wider.svg(comparedTo: snapshot), PictureSheet([snapshot], height: 50, gap: 4).svg,
    ] {
      let texts = picture.split(separator: "\n").filter { $0.hasPrefix("<text") }
      #expect(texts.count >= lines.count || picture == wider.svg(comparedTo: snapshot))
      for text in texts {
        let length = try #require(text.firstMatch(of: /textLength="([0-9.]+)"/)?.output.1)
        #expect(try #require(Double(length)) > 0)
        #expect(text.contains(#"lengthAdjust="spacingAndGlyphs""#))
      }
    }
    for line in lines {
      #expect(snapshot.svg().contains("textLength=\"\(plainNumber(line.width))\""))
    }
  }

  @Test(
    arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func `A text without a width, or with one that is no number, has no length`(_ width: CGFloat) {
    let line = LayoutSnapshot.Line(string: "a", x: 0, baseline: 10, width: width)
    let snapshot = LayoutSnapshot(views: [
      LayoutSnapshot.Item(
        depth: 0, type: "Label", frame: .zero, absoluteFrame: .zero,
        text: LayoutSnapshot.Text(
          string: "a", typeface: .init(size: 10), color: "#000000", lines: [line]))
    ])
    #expect(snapshot.svg().contains("<text"))
    #expect(!snapshot.svg().contains("textLength"))
  }

  @Test(
    arguments: [("a b", false), ("a  b", true), (" a", true), ("a ", true), ("a\tb", true)])
  func `Spaces that a viewer would drop are kept`(_ text: String, areKept: Bool) {
    let line = LayoutSnapshot.Line(string: text, x: 0, baseline: 10, width: 20)
    let snapshot = LayoutSnapshot(views: [
      LayoutSnapshot.Item(
        depth: 0, type: "Label", frame: .zero, absoluteFrame: .zero,
        text: LayoutSnapshot.Text(
          string: text, typeface: .init(size: 10), color: "#000000", lines: [line]))
    ])
    #expect(snapshot.svg().contains(#"xml:space="preserve""#) == areKept)
  }

  @Test func `What scrolls shows within its scroll view only, and nothing else is cut off`() {
    let window = Window(size: CGSize(width: 200, height: 100))
    let scroll = ScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    scroll.backgroundColor = .white
    scroll.cornerRadius = 6
    let inner = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    let row = View(frame: CGRect(x: 0, y: 0, width: 400, height: 30))
    row.backgroundColor = .black
    let badge = View(frame: CGRect(x: 100, y: 0, width: 50, height: 90))
    badge.backgroundColor = .black
    window.addSubview(scroll)
    scroll.addSubview(inner)
    inner.addSubview(row)
    window.addSubview(badge)
    let lines = LayoutSnapshot(of: window).svg().split(separator: "\n").map(String.init)
    #expect(
      lines.dropFirst(2).dropLast(2) == [
        ##"<rect x="10" y="20" width="100" height="50" rx="6" fill="#FFFFFF"/>"##,
        #"<clipPath id="clip_10_20_100_50_6"><rect x="10" y="20" width="100" height="50" rx="6"/>"#
          + "</clipPath>",
        ##"<g clip-path="url(#clip_10_20_100_50_6)">"##,
        #"<clipPath id="clip_10_20_300_20_0"><rect x="10" y="20" width="300" height="20"/></clipPath>"#,
        ##"<g clip-path="url(#clip_10_20_300_20_0)">"##,
        ##"<rect x="10" y="20" width="400" height="30" fill="#000000"/>"##,
        "</g>", "</g>",
        ##"<rect x="100" y="0" width="50" height="90" fill="#000000"/>"##,
      ])
    let outlines = LayoutSnapshot(of: window).svgOutlines()
    #expect(outlines.components(separatedBy: "<g clip-path=").count == 3)
    #expect(outlines.components(separatedBy: "</g>").count == 3)
  }

  @Test func `A table's rows are cut off at its edges`() {
    let window = Window(size: CGSize(width: 200, height: 100))
    let table = TableView(frame: CGRect(x: 0, y: 30, width: 200, height: 50))
    window.addSubview(table)
    let item = LayoutSnapshot(of: window).views.first { $0.type == "TableView" }
    #expect(item?.clipsSubviews == true)
    #expect(LayoutSnapshot(of: window).views.first?.clipsSubviews == false)
  }

  @Test
  func `A line thinner than a point is one pixel wide, a view without an area isn't drawn as one`()
  {
    let window = Window(size: CGSize(width: 200, height: 100), scale: 2)
    for frame in [
      CGRect(x: 10, y: 20, width: 100, height: 0.5), CGRect(x: 30, y: 0, width: 0.5, height: 100),
      CGRect(x: 10, y: 20, width: 100, height: 0), CGRect(x: 1, y: 2, width: 0.5, height: 0.5),
      CGRect(x: 10, y: 20, width: 100, height: 1),
    ] {
      let view = View(frame: frame)
      view.backgroundColor = Color(red: 0, green: 0, blue: 0, alpha: 0.2)
      window.addSubview(view)
    }
    let line =
      ##"stroke="#000000" stroke-opacity="0.2" stroke-width="1""##
      + #" vector-effect="non-scaling-stroke"/>"#
    let fill = ##"fill="#000000" fill-opacity="0.2"/>"##
    #expect(
      LayoutSnapshot(of: window).svg().split(separator: "\n").dropFirst(2).dropLast(2) == [
        #"<path d="M10 20.5H110" \#(line)"#, #"<path d="M30.5 0V100" \#(line)"#,
        #"<rect x="10" y="20" width="100" height="0" \#(fill)"#,
        #"<rect x="1" y="2" width="0.5" height="0.5" \#(fill)"#,
        #"<rect x="10" y="20" width="100" height="1" \#(fill)"#,
      ])
  }

  @Test(arguments: [
    ("a&b", "a&amp;b"), ("<\">'", "&lt;&quot;&gt;'"), ("tab\tbell\u{7}nul\0", "tab\tbellnul"),
    ("é漢🙂", "é漢🙂"), ("\u{FFFF}", ""),
  ])
  func `Text is escaped`(_ text: String, expected: String) {
    #expect(escapedForXML(text) == expected)
  }
}
