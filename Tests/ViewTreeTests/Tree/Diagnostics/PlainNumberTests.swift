import Testing

@testable import ViewTree

/// Numbers and factors as a person writes them.
@Suite struct PlainNumberTests {
  @Test(
    arguments: [
      (8, "8"), (-0.5, "-0.5"), (999.5, "999.5"), (320.0 / 3, "106.667"), (1e20, "1e+20"),
      (.nan, "nan"), (.infinity, "inf"), (0.001, "0.001"), (0.0004, "0.0004"), (2.9999999, "3"),
      (999_999_999_999_999, "999999999999999"), (1e12 + 0.5, "1000000000000.5"),
      (1e15, "1000000000000000"), (-0x1p53, "-9007199254740992"), (1e16, "1e+16"),
    ] as [(Double, String)])
  func `A number is written as short as it can be`(value: Double, text: String) {
    #expect(plainNumber(value) == text)
  }

  @Test(
    arguments: [
      (2, "2"), (0.5, "0.5"), (1.0 / 3, "1/3"), (16.0 / 9, "16/9"), (1000.0 / 3, "1000/3"),
      (1 / 999.0, "1/999"), (1001.0 / 3, "333.667"), (-1.0 / 3, "-0.333"),
    ] as [(Double, String)])
  func `A factor is written as short as it can be`(value: Double, text: String) {
    #expect(plainFactor(value) == text)
  }
}
