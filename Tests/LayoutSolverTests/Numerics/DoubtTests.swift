import Testing

@testable import LayoutSolver

/// Which differences may be rounding or not, by their share of what was added up.
@Suite struct DoubtTests {
  @Test(
    arguments: [
      (0, .none), (9e-16, .none), (2e-15, .grave), (9e-8, .grave), (2e-7, .slight),
      (9e-4, .slight),
    ] as [(Double, Doubt)])
  func `Doubt grows with the share of a sum that is left`(share: Double, doubt: Doubt) {
    for size in [1e-6, 1e-3, 1, 1e3, 1e9] {
      #expect(Doubt(sum: share * size, size: size) == doubt, "\(size)")
      #expect(Doubt(sum: -share * size, size: size) == doubt, "-\(size)")
    }
  }

  @Test(
    arguments: [
      (0, false), (0.9e-3, false), (1.1e-3, true), (1, true), (99, true), (101, false),
    ] as [(Double, Bool)])
  func `What lies between a thousandth of a bound and a hundred times as much is unclear`(
    multiple: Double, isUnclear: Bool
  ) {
    for bound in [1e-11, 1e-8, 1] {
      #expect(Doubt.isUnclear(multiple * bound, bound: bound) == isUnclear)
      #expect(Doubt.isUnclear(-multiple * bound, bound: bound) == isUnclear)
    }
  }

  @Test func `Lists are taken over`() {
    var doubts = Doubts()
    doubts.add(.none, about: 1)
    #expect(doubts.isEmpty)
    doubts.add(.slight, about: 2)
    var others = Doubts()
    others.add(.grave, about: 3)
    doubts.take(from: &others)
    #expect(others.isEmpty)
    #expect(doubts.variables.map(\.variable) == [2, 3])
    #expect(doubts.variables.map(\.doubt) == [.slight, .grave])
    #expect(Doubt.none < .slight && Doubt.slight < .grave)
  }
}
