import Foundation
import LayoutInspector
import Testing

@Suite struct PictureTests {
  @Test func whatShowsIsPainted() {
    #expect(
      LayoutSnapshot.card.svg() == """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100">
        <g font-family="Helvetica, Arial, 'Liberation Sans', sans-serif" \
        style="font-kerning:none;white-space:pre">
        <rect x="0" y="0" width="200" height="100" fill="#FFFFFF"/>
        <rect x="8" y="10.5" width="184" height="60" rx="6" fill="#112233" fill-opacity="0.502"/>
        <text x="12" y="23.5" font-size="10" font-weight="bold" fill="#000000" \
        textLength="47.34" lengthAdjust="spacingAndGlyphs">A &lt;b&gt; &amp; &quot;c&quot;</text>
        <text x="12" y="35.5" font-size="10" font-weight="bold" fill="#000000" \
        textLength="6.11" lengthAdjust="spacingAndGlyphs">d</text>
        <rect x="8" y="76" width="20" height="20" fill="#D8DEE6"/>
        <path d="M13 90L16.5 84.5L19 88.5L20.5 86.5L23 90Z" fill="#FFFFFF" fill-opacity="0.8"/>
        <circle cx="20.5" cy="83.5" r="1" fill="#FFFFFF" fill-opacity="0.8"/>
        </g>
        </svg>

        """)
  }

  @Test func theSchematicStyleOutlinesViewsAndGuides() {
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

  @Test func anEmptySnapshotIsAnEmptyPicture() {
    #expect(
      LayoutSnapshot(views: []).svg() == """
        <svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" viewBox="0 0 0 0">
        <g font-family="Helvetica, Arial, 'Liberation Sans', sans-serif" \
        style="font-kerning:none;white-space:pre">

        </g>
        </svg>

        """)
  }

  @Test(arguments: [
    ("a&b", "a&amp;b"), ("<\">'", "&lt;&quot;&gt;'"), ("tab\tbell\u{7}nul\0", "tab\tbellnul"),
    ("é漢🙂", "é漢🙂"), ("\u{FFFF}", ""),
  ])
  func textIsEscaped(_ text: String, expected: String) {
    #expect(escapedForXML(text) == expected)
  }
}
