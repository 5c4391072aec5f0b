import Foundation
import Testing
import UIKit

/// What `NSValue` wraps comes out again, as its page has it.
@Suite struct GeometryValueTests {
  private let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test func `Points, sizes, rectangles, transforms and insets come out as they went in`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: -2)).cgPointValue == CGPoint(x: 1, y: -2))
    #expect(NSValue(cgSize: CGSize(width: 7, height: 8)).cgSizeValue.height == 8)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect(NSValue(cgVector: CGVector(dx: 3, dy: 4)).cgVectorValue == CGVector(dx: 3, dy: 4))
  }

  @Test func `All sixteen numbers of a layer's transform are kept`() {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m12, transform.m13, transform.m14) = (1, 2, 3, 4)
    (transform.m21, transform.m22, transform.m23, transform.m24) = (5, 6, 7, 8)
    (transform.m31, transform.m32, transform.m33, transform.m34) = (9, 10, 11, 12)
    (transform.m41, transform.m42, transform.m43, transform.m44) = (13, 14, 15, 16)
    let found = NSValue(caTransform3D: transform).caTransform3DValue
    #expect(CATransform3DEqualToTransform(found, transform))
  }

  @Test func `What wraps something else gives no change and no insets`() {
    let other = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect(other.cgAffineTransformValue == .identity && other.uiEdgeInsetsValue == .zero)
    #expect(other.directionalEdgeInsetsValue == .zero && other.uiOffsetValue == UIOffset())
    #expect(CATransform3DIsIdentity(other.caTransform3DValue))
    #expect(other.cgVectorValue == CGVector(dx: 0, dy: 0))
    let insets = NSValue(uiEdgeInsets: insets)
    for value in [insets, NSNumber(value: 3), NSValue(range: NSRange(location: 1, length: 2))] {
      #expect(value.cgRectValue == .zero && value.cgPointValue == .zero)
      #expect(value.cgSizeValue == .zero && value.uiOffsetValue == .zero)
    }
    #expect(other.cgRectValue == .zero && other.cgSizeValue == .zero)
    #expect(insets.cgAffineTransformValue == .identity)
    #expect(CATransform3DIsIdentity(insets.caTransform3DValue))
  }

  @Test func `Equal values are equal, and different ones aren't`() {
    #expect(NSValue(uiEdgeInsets: insets) == NSValue(uiEdgeInsets: insets))
    #expect(NSValue(uiEdgeInsets: insets) != NSValue(uiEdgeInsets: .zero))
    #expect(NSValue(cgPoint: .zero) == NSValue(cgPoint: .zero))
    #expect(NSValue(cgPoint: .zero) != NSValue(cgRect: .zero))
  }
}
