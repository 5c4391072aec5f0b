import Testing

@testable import LayoutSolver

/// Numbers of 31 digits.
@Suite struct PreciseNumberTests {
  @Test(
    arguments: [
      (-3, -1), (-1e-12, -1), (0, 0), (1e-12, 1), (7, 1), (.pi, 1), (-.pi, -1),
    ] as [(Double, Int)])
  func `Also of numbers that aren't known exactly`(number: Double, sign: Int) {
    let written = PreciseNumber(written: number)
    #expect(written.sign == sign)
    #expect(written.isNegative == (sign < 0))
    #expect(written.absolute.value.double == number.magnitude)
    #expect((written - written).sign == 0 && !(written - written).isNegative)
  }
}
