import Foundation
import Testing
import UIKit

/// Views that are stretched or turned are drawn about their anchor.
@Suite struct TransformDrawingTests {
  // 20 by 10 at 100, 40: twice as large about its middle, a corner, or the middle of a side.
  @Test(
    arguments: [
      (CGPoint(x: 0.5, y: 0.5), CGRect(x: 90, y: 35, width: 40, height: 20)),
      (CGPoint(x: 0, y: 0), CGRect(x: 100, y: 40, width: 40, height: 20)),
      (CGPoint(x: 1, y: 1), CGRect(x: 80, y: 30, width: 40, height: 20)),
      (CGPoint(x: 0, y: 1), CGRect(x: 100, y: 30, width: 40, height: 20)),
      (CGPoint(x: 1, y: 0.5), CGRect(x: 80, y: 35, width: 40, height: 20)),
    ])
  func `What is stretched covers the place about its anchor`(anchor: CGPoint, place: CGRect) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    outer.backgroundColor = .white
    let view = UIView()
    view.layer.anchorPoint = anchor
    view.frame = CGRect(x: 100, y: 40, width: 20, height: 10)
    view.backgroundColor = .red
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    outer.addSubview(view)
    let screen = DrawnScreen(outer)
    let edge = place.insetBy(dx: 1, dy: 1)
    let beyond = place.insetBy(dx: -1, dy: -1)
    for (x, y) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
      #expect(
        screen.pixel(
          Int(edge.minX + (edge.width - 0.5) * x), Int(edge.minY + (edge.height - 0.5) * y))
          == "FF0000")
    }
    for y in [beyond.minY, beyond.midY, beyond.maxY] {
      #expect(screen.pixel(Int(beyond.minX), Int(y)) == "FFFFFF")
      #expect(screen.pixel(Int(beyond.maxX), Int(y)) == "FFFFFF")
    }
    #expect(screen.pixel(Int(beyond.midX), Int(beyond.minY)) == "FFFFFF")
    #expect(screen.pixel(Int(beyond.midX), Int(beyond.maxY)) == "FFFFFF")
    #expect(view.frame == place)
  }
}
