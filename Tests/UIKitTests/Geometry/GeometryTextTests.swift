import Foundation
import Testing
import UIKit

/// Points, sizes, rectangles and insets as UIKit writes them, and what is remembered by its name.
@Suite struct GeometryTextTests {
  /// As UIKit writes frames in logs: `{{0, 0}, {320, 480}}`.
  @Test(
    arguments: [
      (0, "0"), (-0.5, "-0.5"), (320, "320"), (64 + 1.0 / 3, "64.333333333333329"),
      (0.1, "0.10000000000000001"), (1e20, "1e+20"), (-12, "-12"),
    ] as [(Double, String)])
  func `Whole numbers have no point, others 17 digits`(number: Double, text: String) {
    let (point, size) = (CGPoint(x: number, y: 2), CGSize(width: 3, height: number))
    #expect(NSStringFromCGPoint(point) == "{\(text), 2}")
    #expect(NSStringFromCGSize(size) == "{3, \(text)}")
    let rect = CGRect(x: 1, y: number, width: 5, height: 6)
    #expect(NSStringFromCGRect(rect) == "{{1, \(text)}, {5, 6}}")
    let insets = UIEdgeInsets(top: 1, left: number, bottom: 2, right: 3)
    #expect(NSStringFromUIEdgeInsets(insets) == "{1, \(text), 2, 3}")
  }

  /// As Swift prints them on Apple's systems.
  @Test func `Printed, they are lists of numbers`() {
    let rect = CGRect(x: 10, y: -0.0, width: 96.5, height: -4)
    #expect("\(rect)" == "(10.0, -0.0, 96.5, -4.0)" && rect.debugDescription == "\(rect)")
    #expect("\(rect.origin) \(rect.size)" == "(10.0, -0.0) (96.5, -4.0)")
    #expect(String(describing: [CGPoint.zero]) == "[(0.0, 0.0)]")
    #expect(
      "\(CGPoint?.some(.zero) as Any) \(CGSize.zero.debugDescription)"
        == "Optional((0.0, 0.0)) (0.0, 0.0)")
  }

  @Test func `A rectangle is written as it was made`() {
    let rect = CGRect(x: 10, y: 20, width: -3, height: -4)
    #expect(NSStringFromCGRect(rect) == "{{10, 20}, {-3, -4}}")
  }

  @Test func `Fonts for layers are told by their names`() {
    #expect(CGFont("" as CFString) == nil)
    #expect(CGFont("Inter-Bold" as CFString)?.fullName == "Inter-Bold")
    #expect(CGFont("Inter" as CFString) != CGFont("Inter-Bold" as CFString))
    #expect(Set([CGFont("Inter" as CFString), CGFont("Inter" as CFString)]).count == 1)
  }
}
