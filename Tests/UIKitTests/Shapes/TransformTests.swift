import Foundation
import Testing
import UIKit

/// Movements, turns and stretchings.
@Suite
struct TransformTests {
  private func isClose(_ first: CGPoint, _ second: CGPoint) -> Bool {
    abs(first.x - second.x) < 1e-12 && abs(first.y - second.y) < 1e-12
  }

  @Test func `What they do to the point 2, 3`() {
    let point = CGPoint(x: 2, y: 3)
    let moved = CGAffineTransform(translationX: 10, y: 20)
    let stretched = CGAffineTransform(scaleX: 4, y: 5)
    // A quarter turn takes x to y, and y to −x.
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(point.applying(moved) == CGPoint(x: 12, y: 23))
    #expect(point.applying(stretched) == CGPoint(x: 8, y: 15))
    #expect(isClose(point.applying(turned), CGPoint(x: -3, y: 2)))
    // First the one, then the other: 4 · (2 + 10), 5 · (3 + 20), and 4 · 2 + 10, 5 · 3 + 20.
    #expect(point.applying(moved.concatenating(stretched)) == CGPoint(x: 48, y: 115))
    #expect(point.applying(stretched.concatenating(moved)) == CGPoint(x: 18, y: 35))
  }

  @Test func `What is added to a transform comes before it`() {
    let point = CGPoint(x: 2, y: 3)
    let stretched = CGAffineTransform(scaleX: 4, y: 5)
    #expect(point.applying(stretched.translatedBy(x: 10, y: 20)) == CGPoint(x: 48, y: 115))
    #expect(point.applying(stretched.scaledBy(x: 2, y: 3)) == CGPoint(x: 16, y: 45))
    // −3, 2 by the turn, then 4 · −3 and 5 · 2.
    #expect(
      isClose(point.applying(stretched.rotated(by: .pi / 2)), CGPoint(x: -12, y: 10)))
  }

  @Test func `They are taken back`() {
    let point = CGPoint(x: 2, y: 3)
    let transform = CGAffineTransform(scaleX: 4, y: 5).translatedBy(x: 1, y: 2).rotated(by: 0.5)
    #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
    #expect(!transform.isIdentity && CGAffineTransform.identity.isIdentity)
    // Nothing takes back what makes all points one.
    let flat = CGAffineTransform(scaleX: 0, y: 5)
    #expect(flat.inverted() == flat)
  }

  @Test func `Offsets and edges`() {
    #expect(UIOffset(horizontal: 1, vertical: 2) == UIOffset(horizontal: 1, vertical: 2))
    #expect(UIOffset(vertical: 2).horizontal == 0 && UIOffset.zero == UIOffset())
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right] && UIRectEdge.all.rawValue == 15)
    #expect(NSDirectionalRectEdge.all.rawValue == 15)
  }
}
