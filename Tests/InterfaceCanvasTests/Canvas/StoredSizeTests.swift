import Foundation
import InterfaceBuilder
import InterfaceCanvas
import Testing
import UIKit

/// Held against stored frames, contents are as large as Interface Builder had them.
@Suite
struct StoredSizeTests {
  nonisolated struct Case: CustomTestStringConvertible {
    /// The element without its identifier and frame.
    var element: String
    var size: CGSize
    /// Whether its trailing edge is held, beside its upper left corner.
    var isWide = false

    var testDescription: String { element }

    init(_ element: String, _ width: Int, _ height: Int, isWide: Bool = false) {
      (self.element, self.isWide) = (element, isWide)
      size = CGSize(width: width, height: height)
    }
  }

  private static func document(_ row: Case) -> InterfaceDocument {
    let end = row.element.hasSuffix("/") ? String(row.element.dropLast()) : row.element
    let name = row.element.prefix { $0 != " " && $0 != "/" && $0 != ">" }
    let parts = end.split(separator: ">", maxSplits: 1)
    return Sample.document(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>
      <\(parts[0]) translatesAutoresizingMaskIntoConstraints="NO" id="it">
      <rect key="frame" x="10" y="30" width="\(row.size.width)" height="\(row.size.height)"/>
      \(parts.count > 1 ? parts[1] : "")</\(name)>
      </subviews>
      <constraints>
      \(Sample.constraints("it.left == root.left + \(name == "slider" ? 12 : 10)", "it.top == root.top + 30"))
      \(row.isWide ? Sample.constraints("it.trailing == root.trailing - 20") : "")
      </constraints></view>
      """,
      more: """
        <resources><image name="gear" catalog="system" width="128" height="121"/>
        <image name="photo" width="77" height="55"/></resources>
        <designables><designable name="it"><size key="intrinsicContentSize" width="66" \
        height="44"/></designable></designables>
        """)
  }

  // Sizes that no measured content has.
  @Test(arguments: [
    Case(#"label text="Words""#, 61, 23),
    Case(#"button><state key="normal" title="A"/>"#, 91, 37),
    Case(#"textField text="A""#, 97, 33),
    Case(#"textView text="A" scrollEnabled="NO""#, 83, 71),
    Case("switch", 63, 28),
    Case("stepper", 90, 27),
    Case("pageControl", 39, 37),
    Case("activityIndicatorView", 24, 24),
    Case("segmentedControl", 121, 29),
    Case("progressView", 290, 2, isWide: true),
    Case("searchBar", 290, 51, isWide: true),
    Case("toolbar", 290, 49, isWide: true),
    Case(#"imageView image="gear""#, 21, 19),
  ])
  func `Contents have the stored size`(_ row: Case) throws {
    let scene = try #require(Self.document(row).comparison().first)
    let frame = try #require(scene.frames.first)
    #expect(frame.foundWithStoredTexts.size == row.size)
    #expect(frame.foundWithStoredTexts.origin == CGPoint(x: 10, y: 30))
    #expect(frame.agreesWithStoredTexts && scene.isSound)
    // Where the contents are measured they are of another size.
    #expect(!frame.agrees && frame.reason == .contents)
    #expect("\(FrameComparison.Reason.contents)" == "contents are measured otherwise")
  }

  @Test func `Sides of sliders lie outside`() throws {
    // 2 points of the stored frame at each side, and 1 below, belong to no content.
    let row = Case("slider", 292, 31, isWide: true)
    let frame = try #require(Self.document(row).comparison().first?.frames.first)
    #expect(frame.foundWithStoredTexts == CGRect(x: 10, y: 30, width: 292, height: 31))
  }

  @Test(arguments: [
    // A picture that is no symbol has its own size.
    Case(#"imageView image="photo""#, 77, 55),
    // Sizes that the program would give are noted in the document.
    Case("view", 66, 44),
    Case(#"view placeholderIntrinsicWidth="50" placeholderIntrinsicHeight="60""#, 50, 60),
  ])
  func `Sizes that the document notes`(_ row: Case) throws {
    let frame = try #require(Self.document(row).comparison().first?.frames.first)
    #expect(frame.foundWithStoredTexts == CGRect(origin: CGPoint(x: 10, y: 30), size: row.size))
  }

  @Test func `Placeholders may hold one length`() throws {
    let row = Case(
      #"view placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="60""#, 290, 60,
      isWide: true)
    let frame = try #require(Self.document(row).comparison().first?.frames.first)
    #expect(frame.found == CGRect(x: 10, y: 30, width: 290, height: 60) && frame.agrees)
  }

  @Test func `Empty views in stacks have the size of the canvas`() throws {
    let document = Sample.document(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="600" height="480"/><subviews>
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="0" width="240" height="256"/>
      <subviews><view id="a"><rect key="frame" x="0" y="0" width="240" height="128"/></view>
      <imageView id="b"><rect key="frame" x="0" y="128" width="240" height="128"/></imageView>
      </subviews></stackView></subviews>
      <constraints>\(Sample.constraints("s.left == root.left", "s.top == root.top"))</constraints></view>
      """)
    let scene = try #require(document.comparison().first)
    #expect(scene.frames.map(\.view) == ["stackView s", "view a", "imageView b"])
    #expect(scene.frames.map(\.foundWithStoredTexts) == scene.frames.map(\.stored))
  }
}
