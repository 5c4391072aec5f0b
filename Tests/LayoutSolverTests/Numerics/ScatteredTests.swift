import Testing

@testable import LayoutSolver

@Suite struct ScatteredTests {
  /// The first numbers of SplitMix64 with the seed 0, from its authors' program, without their last 40 bits.
  @Test("The numbers are those of SplitMix64")
  func numbers() {
    #expect((0..<3).map { scattered($0) } == [0xE220A8, 0x6E789E, 0x06C45D])
  }

  @Test("Places at equal distances have numbers at different ones")
  func distances() {
    let numbers = (0..<1000).map { Int(scattered($0)) }
    for step in 1...3 {
      let distances = zip(numbers, numbers.dropFirst(step)).map { $1 - $0 }
      #expect(Set(distances).count == distances.count)
    }
  }
}
