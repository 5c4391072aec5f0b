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
    /// What else holds the view, beside its upper left corner.
    var constraints = ""

    var testDescription: String { element }
  }

  private static let width = """
    <constraint firstItem="it" firstAttribute="trailing" secondItem="root" \
    secondAttribute="trailing" constant="-20" id="w"/>
    """

  private static func document(_ row: Case) -> InterfaceDocument {
    let end = row.element.hasSuffix("/") ? String(row.element.dropLast()) : row.element
    let name = row.element.prefix { $0 != " " && $0 != "/" && $0 != ">" }
    let parts = end.split(separator: ">", maxSplits: 1)
    let width = row.constraints == "wide" ? Self.width : row.constraints
    return Sample.document(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>
      <\(parts[0]) translatesAutoresizingMaskIntoConstraints="NO" id="it">
      <rect key="frame" x="10" y="30" width="\(row.size.width)" height="\(row.size.height)"/>
      \(parts.count > 1 ? parts[1] : "")</\(name)>
      </subviews>
      <constraints>
      <constraint firstItem="it" firstAttribute="left" secondItem="root" secondAttribute="left" \
      constant="\(row.element.hasPrefix("slider") ? 12 : 10)" id="l"/>
      <constraint firstItem="it" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="30" id="t"/>
      \(width)</constraints></view>
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
    Case(element: "label text=\"Words\"", size: CGSize(width: 61, height: 23)),
    Case(
      element: "button><state key=\"normal\" title=\"A\"/>", size: CGSize(width: 91, height: 37)),
    Case(element: "textField text=\"A\"", size: CGSize(width: 97, height: 33)),
    Case(element: "textView text=\"A\" scrollEnabled=\"NO\"", size: CGSize(width: 83, height: 71)),
    Case(element: "switch", size: CGSize(width: 63, height: 28)),
    Case(element: "stepper", size: CGSize(width: 90, height: 27)),
    Case(element: "pageControl", size: CGSize(width: 39, height: 37)),
    Case(element: "activityIndicatorView", size: CGSize(width: 24, height: 24)),
    Case(element: "segmentedControl", size: CGSize(width: 121, height: 29)),
    Case(element: "progressView", size: CGSize(width: 290, height: 2), constraints: "wide"),
    Case(element: "searchBar", size: CGSize(width: 290, height: 51), constraints: "wide"),
    Case(element: "toolbar", size: CGSize(width: 290, height: 49), constraints: "wide"),
    Case(element: "imageView image=\"gear\"", size: CGSize(width: 21, height: 19)),
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
    let row = Case(
      element: "slider", size: CGSize(width: 292, height: 31),
      constraints: """
        <constraint firstItem="it" firstAttribute="right" secondItem="root" \
        secondAttribute="right" constant="-20" id="w"/>
        """)
    let frame = try #require(Self.document(row).comparison().first?.frames.first)
    #expect(frame.foundWithStoredTexts == CGRect(x: 10, y: 30, width: 292, height: 31))
  }

  @Test(arguments: [
    // A picture that is no symbol has its own size.
    Case(element: "imageView image=\"photo\"", size: CGSize(width: 77, height: 55)),
    // Sizes that the program would give are noted in the document.
    Case(element: "view", size: CGSize(width: 66, height: 44)),
    Case(
      element: "view placeholderIntrinsicWidth=\"50\" placeholderIntrinsicHeight=\"60\"",
      size: CGSize(width: 50, height: 60)),
  ])
  func `Sizes that the document notes`(_ row: Case) throws {
    let frame = try #require(Self.document(row).comparison().first?.frames.first)
    #expect(frame.foundWithStoredTexts == CGRect(origin: CGPoint(x: 10, y: 30), size: row.size))
  }

  @Test func `Placeholders may hold one length`() throws {
    let row = Case(
      element: "view placeholderIntrinsicWidth=\"infinite\" placeholderIntrinsicHeight=\"60\"",
      size: CGSize(width: 290, height: 60), constraints: "wide")
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
      <constraints>
      <constraint firstItem="s" firstAttribute="left" secondItem="root" secondAttribute="left" \
      id="l"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="t"/></constraints></view>
      """)
    let scene = try #require(document.comparison().first)
    #expect(scene.frames.map(\.view) == ["stackView s", "view a", "imageView b"])
    #expect(scene.frames.map(\.foundWithStoredTexts) == scene.frames.map(\.stored))
  }
}
