import Testing
import UIKit

/// What holds for every flow, whatever its sizes: 60 random ones, the same in each run.
@Suite
struct RandomFlowTests {
  /// SplitMix64 (Steele, Lea and Flood, 2014).
  struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  @Test
  func `Items follow each other within the room, and rectangles find those that reach into them`()
    throws
  {
    var numbers = Numbers(state: 20779)
    for _ in 0..<60 {
      let grid = Grid()
      let count = Int.random(in: 1...60, using: &numbers)
      let hasOneSize = Bool.random(using: &numbers)
      let sizes = (0..<count).map { _ in
        CGSize(
          width: CGFloat(Int.random(in: 10...150, using: &numbers)),
          height: CGFloat(Int.random(in: 5...60, using: &numbers)))
      }
      grid.layout.itemSize = sizes[0]
      grid.layout.minimumInteritemSpacing = CGFloat(Int.random(in: 0...12, using: &numbers))
      grid.layout.minimumLineSpacing = CGFloat(Int.random(in: 0...12, using: &numbers))
      grid.layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 30)
      grid.layout.headerReferenceSize.height = 15
      if !hasOneSize { grid.sizes = sizes }
      _ = grid.frames(counts: [count, count])
      let all = try frames(of: grid, count)
      check(all, grid.layout, hasOneSize ? Array(repeating: sizes[0], count: count) : sizes)
      for _ in 0..<10 {
        let y = CGFloat(Int.random(in: -50...Int(grid.view.contentSize.height), using: &numbers))
        let rect = CGRect(x: 0, y: y, width: 320, height: 90)
        let found = grid.layout.layoutAttributesForElements(in: rect) ?? []
        let cells = found.filter { $0.representedElementCategory == .cell }.map(\.frame)
        let expected = all.joined().filter { $0.minY < rect.maxY && $0.maxY > rect.minY }
        #expect(cells == Array(expected))
      }
    }
  }

  private func frames(of grid: Grid, _ count: Int) throws -> [[CGRect]] {
    try (0..<2).map { section in
      try (0..<count).map { item in
        try #require(
          grid.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))
        ).frame
      }
    }
  }

  private func check(
    _ sections: [[CGRect]], _ layout: UICollectionViewFlowLayout, _ sizes: [CGSize]
  ) {
    for frames in sections {
      #expect(frames.map(\.size) == sizes)
      // From 20 at the left to 320 − 30.
      #expect(frames.allSatisfy { $0.minX >= 20 && $0.maxX <= 290.001 })
      for (one, next) in zip(frames, frames.dropFirst()) {
        let isBeside =
          next.minX >= one.maxX + layout.minimumInteritemSpacing - 0.001
          && next.minY < one.maxY + 60
        let isBelow = next.minY >= one.maxY - 60 && next.minX < one.maxX
        #expect(isBeside || isBelow)
        #expect(!one.insetBy(dx: 0.001, dy: 0.001).intersects(next.insetBy(dx: 0.001, dy: 0.001)))
      }
    }
  }
}
