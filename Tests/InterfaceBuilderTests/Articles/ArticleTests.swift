import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// What the article shows in Swift is what this file compiles and runs, word for word.
@Suite
struct ArticleTests {
  final class PriceTag: UIView {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var price: UILabel!
    var stars: [UIImageView] = []
    var gap: CGFloat = 0
    var isBought = false
  }

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
    <objects>
    <view id="v" customClass="PriceTag">
    <rect key="frame" x="0" y="0" width="100" height="50"/>
    <subviews>
    <label text="7.50" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
    <button id="b"><rect key="frame" x="0" y="30" width="50" height="20"/>
    <connections><action selector="buy:" destination="v" eventType="touchUpInside" id="a"/>
    </connections></button>
    </subviews>
    <connections><outlet property="price" destination="l" id="o"/></connections>
    </view>
    </objects>
    </document>
    """

  @Test func `The programs part`() throws {
    // article:
    InterfaceDocuments.register(PriceTag.self) {
      $0.outlet("price", \.price)
      $0.outlets("stars", \.stars)
      $0.attribute("gap", \.gap)
      $0.action("buy:") { tag, _ in tag.isBought = true }
    }
    // end
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ArticleTests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.document.utf8).write(to: folder.appendingPathComponent("PriceTag.xib"))
    // article:
    InterfaceDocuments.search(in: folder)
    let nib = UINib(nibName: "PriceTag", bundle: nil)
    let tag = nib.instantiate(withOwner: nil).first as? PriceTag
    // end
    #expect(tag?.price.text == "7.50")
    (tag?.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(tag?.isBought == true)
  }

  @Test func `The article shows this`() throws {
    let article = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent(
          "../../../Sources/InterfaceBuilder/InterfaceBuilder.docc/Documents-on-Linux.md"),
      encoding: .utf8)
    let code = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let shown = article.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    #expect(shown.count == 2)
    for block in shown {
      let indented = block.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
      #expect(code.contains(indented), "not compiled:\n\(block)")
    }
  }
}
