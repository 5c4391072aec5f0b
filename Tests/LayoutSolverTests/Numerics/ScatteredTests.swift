import Testing

@testable import LayoutSolver

@Suite struct ScatteredTests {
  /// The first numbers of SplitMix64 with the seed 0, from its authors' program, without their last 40 bits.
  @Test func `The numbers are those of SplitMix64`() {
    #expect((0..<3).map { scattered($0) } == [0xE220A8, 0x6E789E, 0x06C45D])
  }

  @Test func `Places at equal distances have numbers at different ones`() {
    let numbers = (0..<1000).map { Int(scattered($0)) }
    for step in 1...3 {
      let distances = zip(numbers, numbers.dropFirst(step)).map { $1 - $0 }
      #expect(Set(distances).count == distances.count)
    }
  }

  @Test func `Shares are at least a half, and up as often as down`() {
    let shares = (0..<1000).map { scatteredShare($0) }
    #expect(shares.allSatisfy { $0.magnitude >= 0.5 && $0.magnitude <= 1 })
    #expect((450...550).contains(shares.count { $0 > 0 }))
    #expect(Set(shares.map(\.magnitude)).count > 990)
  }
}
