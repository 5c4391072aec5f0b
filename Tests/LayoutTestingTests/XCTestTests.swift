#if canImport(XCTest)
  import Foundation
  import LayoutKit
  import LayoutTesting
  import XCTest

  /// The same in the older framework.
  final class XCTestTests: XCTestCase {
    func testExpectationsHold() {
      let window = Window(size: CGSize(width: 100, height: 100))
      let view = View(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      window.addSubview(view)
      expect(view, .isInside(window), .hasSize(20, 20), .hasNoMistakes)
    }

    private var failures: [String]?

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard failures == nil else {
        failures?.append(description)
        return
      }
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    func testFailuresAreReported() {
      let window = Window(size: CGSize(width: 100, height: 100))
      failures = []
      expect(window, .hasSize(20, 20))
      let found = failures ?? []
      failures = nil
      XCTAssertEqual(found.count, 1)
      XCTAssertTrue(found.first?.contains("is 100 × 100 and not 20 × 20") == true, "\(found)")
    }
  }
#endif
