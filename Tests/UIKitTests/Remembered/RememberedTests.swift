import Foundation
import Testing
import UIKit

/// Values that only remember.
@Suite
struct RememberedTests {
  @Test func `The article lists each of them once more, in one place`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/UIKit/UIKit.docc/Coverage.md")
    var listed: Set<String> = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    where line.hasPrefix("- `") {
      let names = line.matches(of: /`([^`]+)`/).map { String($0.1) }
      for name in names.dropFirst() { listed.insert("\(names[0]).\(name)") }
    }
    let rows = try CoverageTests.rows().filter { $0.note.contains("is remembered") }
    #expect(rows.count > 300)
    #expect(Set(rows.map { "\($0.type).\($0.member)" }) == listed)
  }

  @Test func `A value has its first until it is set, nothing too, and each object has its own`() {
    let (one, two) = (UIScrollView(), UIScrollView())
    #expect(!one.isZooming && one.largeContentTitle == nil)
    one.isZooming = true
    one.largeContentTitle = "Title"
    #expect(one.isZooming && !two.isZooming)
    #expect(one.largeContentTitle == "Title")
    one.largeContentTitle = nil
    #expect(one.largeContentTitle == nil)
    let bar = UITabBar()
    bar.standardAppearance.backgroundColor = .red
    #expect(bar.standardAppearance.backgroundColor == .red)
    let layer = CALayer()
    layer.contentsGravity = .center
    #expect(layer.contentsGravity == .center && layer.speed == 1)
  }
}
