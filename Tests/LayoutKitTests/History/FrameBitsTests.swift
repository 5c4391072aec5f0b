import Foundation
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport

/// Frames are the same to the last bit each time, and in each build.
@Suite(.makesMistakes, .timeLimit(.minutes(60))) struct FrameBitsTests {
  /// Of twenty trees, or as many as `LAYOUTKIT_TREES` says; `.ci/bits` compares what is told in two builds.
  @Test func `A program leads to the same frames each time, bit for bit`() {
    let asked = ProcessInfo.processInfo.environment["LAYOUTKIT_TREES"].flatMap(UInt16.init)
    let count = Int(asked ?? 20)
    var seeds = Seeds(1, law: "frames")
    let first = seeds.next() ?? 0
    var bits = Bits()
    for seed in first..<first + count {
      let edits = TwinProgram(seed: UInt64(seed)).edits
      var (one, other) = (Bits(), Bits())
      one.add(TwinWorld(edits))
      other.add(TwinWorld(edits))
      #expect(one == other, "seed \(seed)")
      bits.add(one.digest)
    }
    tellCount("frames of \(count) trees from \(first): \(bits.digest)")
  }

  /// A number that other frames, or the same ones in another order, don't lead to.
  private struct Bits: Equatable {
    private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ number: UInt64) {
      digest = (digest ^ number) &* 0x100_0000_01B3
      digest ^= digest >> 29
    }

    mutating func add(_ rect: CGRect) {
      for number in [rect.minX, rect.minY, rect.width, rect.height] {
        add(Double(number).bitPattern)
      }
    }

    /// The frames of all views of a tree that is laid out, from the top down, and of the programs' guides.
    mutating func add(_ world: TwinWorld) {
      world.window.layoutIfNeeded()
      var views: [View] = [world.window]
      while let view = views.popLast() {
        add(view.frame)
        add(view.bounds)
        views += view.subviews
      }
      for view in world.views { add(view.guide.layoutFrame) }
    }
  }
}
