import Foundation
import InterfaceBuilder
import InterfaceCanvas
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport
import UIKit

/// Documents with random damage are read to an end, laid out, and written as Swift, whatever they say.
@Suite(.makesMistakes, .timeLimit(.minutes(Seeds.limit)))
struct MutationTests {
  /// Two documents in the form that Xcode writes them.
  private static let originals = [
    Array(Sample.text("ProfileCard.xib").utf8),
    Array(Sample.text("Form.storyboard").dropLast().utf8),
  ]

  /// What values are exchanged for.
  private static let values = [
    "", "0", "-1", "NaN", "inf", "1e400", "1e308", "-1e12", "99999999999999999999", "YES", "NO",
    "1:0", "0:0", "::", "crd-00-001", "crd-00-002", "root", "form", "inner", "-1", "vertical",
    "leadingMargin", "baseline", "width", "tableView", "stackView", "scrollView", "\u{0}",
  ]

  @Test func `Random damage is survived`() {
    for seed in Seeds(60) {
      var random = SplitMix64(seed: UInt64(seed) | 1 << 40)
      var bytes = Self.originals[random.integer(0...Self.originals.count - 1)]
      for _ in 0..<random.integer(1...6) { damage(&bytes, &random) }
      let document = InterfaceDocument(data: Data(bytes), file: "Damaged.xib")
      let canvas = DocumentCanvas(document)
      #expect(canvas.problems.count <= 2 * DocumentLimits().problems)
      for scene in canvas.scenes {
        scene.window.onDiagnostic = { (_: LayoutDiagnostic) in }
        scene.window.layoutIfNeeded()
      }
      #expect(!SwiftWriter(document).text.isEmpty)
      for object in UINib(data: Data(bytes), bundle: nil).instantiate(withOwner: nil) {
        (object as? UIView)?.onDiagnostic = { (_: LayoutDiagnostic) in }
        (object as? UIView)?.layoutIfNeeded()
      }
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = random.integer(0...bytes.count - 1)
    switch random.integer(0...6) {
    case 0: bytes[place] = UInt8(random.integer(0...255))
    case 1: bytes.removeSubrange(place...)
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.integer(1...200)))
    case 3:
      let end = min(bytes.count, place + random.integer(1...400))
      let piece = Array(bytes[place..<end])
      bytes.insert(contentsOf: piece, at: random.integer(0...bytes.count))
    default: exchangeValue(&bytes, after: place, &random)
    }
  }

  /// Puts another value between the quotes that follow a place.
  private func exchangeValue(
    _ bytes: inout [UInt8], after place: Int, _ random: inout SplitMix64
  ) {
    guard let start = bytes[place...].firstRange(of: Array("=\"".utf8)),
      let end = bytes[start.upperBound...].firstIndex(of: UInt8(ascii: "\""))
    else { return }
    bytes.replaceSubrange(
      start.upperBound..<end,
      with: Array(Self.values[random.integer(0...Self.values.count - 1)].utf8))
  }
}
