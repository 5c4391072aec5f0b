import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// Configurations of buttons take over what Interface Builder writes.
@Suite struct ButtonConfigurationTests {
  private func configuration(
    _ attributes: String, _ inside: String = ""
  ) throws -> UIButton.Configuration {
    let button: UIButton = try Sample.made(
      """
      <button buttonType="system" id="b"><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" \(attributes)>\(inside)</buttonConfiguration>
      </button>
      """)
    return try #require(button.configuration)
  }

  @Test(arguments: [
    ("leading", NSDirectionalRectEdge.leading), ("trailing", .trailing), ("top", .top),
    ("bottom", .bottom),
  ])
  func `The picture stands at an edge`(word: String, edge: NSDirectionalRectEdge) throws {
    #expect(try configuration("style=\"plain\" imagePlacement=\"\(word)\"").imagePlacement == edge)
  }

  @Test func `Sizes, corners and alignments`() throws {
    let read = try configuration(
      """
      style="filled" title="Buy" subtitle="Now" titleAlignment="center" cornerStyle="capsule" \
      buttonSize="large" showsActivityIndicator="YES" imagePadding="6" titlePadding="3"
      """)
    #expect(read.title == "Buy" && read.subtitle == "Now" && read.titleAlignment == .center)
    #expect(read.cornerStyle == .capsule && read.buttonSize == .large)
    #expect(read.showsActivityIndicator && read.imagePadding == 6 && read.titlePadding == 3)
    let plain = try configuration("style=\"plain\"")
    #expect(plain.cornerStyle == .dynamic && plain.buttonSize == .medium)
    #expect(plain.imagePlacement == .leading && !plain.showsActivityIndicator)
  }

  @Test func `Colours and the background`() throws {
    let read = try configuration(
      "style=\"filled\"",
      """
      <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2">
      <color key="backgroundColor" white="0.25" alpha="1"/>
      <color key="strokeColor" white="0.75" alpha="1"/></backgroundConfiguration>
      <color key="baseForegroundColor" name="Brand"/>
      <color key="baseBackgroundColor" white="0.5" alpha="1"/>
      """)
    #expect(read.baseForegroundColor == UIColor(red: 0.25, green: 0.5, blue: 0.75))
    #expect(read.baseBackgroundColor == UIColor(white: 0.5))
    #expect(read.background.cornerRadius == 9 && read.background.strokeWidth == 2)
    #expect(read.background.backgroundColor == UIColor(white: 0.25))
    #expect(read.background.strokeColor == UIColor(white: 0.75))
  }

  // A line of 34 points is 34 · 1.193 = 40.6 high, which UIKit rounds up to a third of a point; of 17 points
  // 20.3. Above and below are 7 points.
  @Test func `A font of its own makes the button higher`() throws {
    func height(_ inside: String) throws -> CGFloat {
      let button: UIButton = try Sample.made(
        """
        <button buttonType="system" id="b">
        <buttonConfiguration key="configuration" style="filled" title="Call">\(inside)
        </buttonConfiguration></button>
        """)
      return button.intrinsicContentSize.height
    }
    let plain = try height("")
    let large = try height(
      "<fontDescription key=\"titleFontDescription\" type=\"boldSystem\" pointSize=\"34\"/>")
    #expect((plain - 34.3).magnitude < 0.7 && (large - 54.6).magnitude < 0.7, "\(plain) \(large)")
  }
}
