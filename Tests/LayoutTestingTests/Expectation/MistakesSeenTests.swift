import Foundation
import LayoutKit
import LayoutTesting
import TestSupport
import Testing
import TreeTestSupport

/// Every mistake is heard once, whatever the way in and whoever listens, with the items' names, the
/// program's line and a hint.
@Suite(.makesMistakes) struct MistakesSeenTests {
  @Test(arguments: WayIn.all)
  func `Every mistake is heard once, whatever the way in and whoever listens`(_ way: WayIn) throws {
    for hearing in Hearing.allCases {
      let (diagnostics, words) = hearing.hear(way)
      if let words {
        #expect(way.names.first.map(words.contains) != false, "\(hearing): \(words)")
        #expect(!words.isEmpty, "\(hearing)")
        continue
      }
      #expect(diagnostics.count == 1, "\(hearing): \(diagnostics)")
      let diagnostic = try #require(diagnostics.first, "\(hearing)")
      #expect(way.kind.includes(diagnostic.kind), "\(hearing): \(diagnostic)")
      #expect(diagnostic.itemNames == way.names, "\(hearing): \(diagnostic)")
      let isNamed = way.names.first.map(diagnostic.message.contains) != false
      #expect(isNamed, "\(hearing): \(diagnostic)")
      #expect(!diagnostic.hint.isEmpty, "\(hearing)")
      guard let lines = way.lines else { continue }
      let source = try #require(diagnostic.source, "\(hearing): \(diagnostic)")
      #expect(source.fileID.hasPrefix("LayoutTestingTests/WayIn+"), "\(hearing): \(source)")
      #expect(lines ~= source.line, "\(hearing): \(source)")
    }
  }

  @Test func `What an expectation was told of is not told again`() {
    let window = Window(size: CGSize(width: 300, height: 300))
    let view = View()
    window.addSubview(view)
    view.layout.make { $0.width.equalTo(CGFloat.nan) }
    #expect(LayoutTesting.failures(of: view, [.hasNoMistakes]).count == 1)
    #expect(LayoutTesting.failures(of: view, [.hasNoMistakes]).isEmpty)
  }

  @Test func `A conflict that was written by a layout and is mended since is no mistake any more`()
    throws
  {
    let window = Window(size: CGSize(width: 300, height: 300))
    let view = View()
    window.addSubview(view)
    view.layout.make { $0.width.equalTo(10) }
    let wide = view.layout.make { $0.width.equalTo(20) }
    window.layoutIfNeeded()
    #expect(LayoutTesting.failures(of: view, [.hasNoMistakes]).count == 1)
    wide.deactivate()
    try window.layoutOrThrow()
  }
}
