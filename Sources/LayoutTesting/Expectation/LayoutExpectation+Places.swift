public import Foundation
public import LayoutInspector
public import LayoutKit
import LayoutSweep

extension LayoutExpectation {
  static var tolerance: CGFloat { 0.5 }

  /// No part of the view is outside the other one.
  public static func isInside(_ other: View) -> Self {
    compare(
      other, "inside", blaming: [.left, .top, .right, .bottom], not: { .isOutside($0, other) },
      isMet: { own, its in
        own.minX >= its.minX - tolerance && own.maxX <= its.maxX + tolerance
          && own.minY >= its.minY - tolerance && own.maxY <= its.maxY + tolerance
      })
  }

  /// The view's right edge is at the other one's left edge, or left of it.
  public static func isLeftOf(_ other: View) -> Self {
    compare(
      other, "left of", blaming: [.right], not: { .isAfter($0, .right, other, .left) },
      isMet: { $0.maxX <= $1.minX + tolerance })
  }

  /// The view's left edge is at the other one's right edge, or right of it.
  public static func isRightOf(_ other: View) -> Self {
    compare(
      other, "right of", blaming: [.left], not: { .isAfter(other, .right, $0, .left) },
      isMet: { $0.minX >= $1.maxX - tolerance })
  }

  /// The view's lower edge is at the other one's upper edge, or above it.
  public static func isAbove(_ other: View) -> Self {
    compare(
      other, "above", blaming: [.bottom], not: { .isAfter($0, .bottom, other, .top) },
      isMet: { $0.maxY <= $1.minY + tolerance })
  }

  /// The view's upper edge is at the other one's lower edge, or below it.
  public static func isBelow(_ other: View) -> Self {
    compare(
      other, "below", blaming: [.top], not: { .isAfter(other, .bottom, $0, .top) },
      isMet: { $0.minY >= $1.maxY - tolerance })
  }

  /// The view comes before the other one in the reading direction.
  public static func isBefore(_ other: View) -> Self {
    LayoutExpectation(
      .rectangles(
        {
          $0.effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? .isAfter(other, .right, $0, .left) : .isAfter($0, .right, other, .left)
        }, words: "before \(other.itemName)",
        blame: { [($0, .trailing), (other, .leading)] })
    ) { view in
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return (isMirrored ? isRightOf(other) : isLeftOf(other)).check(view)
    }
  }

  /// The two views have no point in common.
  public static func doesNotOverlap(_ other: View) -> Self {
    compare(
      other, "apart from", blaming: [.left, .top], not: { .overlaps($0, other) },
      isMet: { own, its in
        let common = own.insetBy(dx: tolerance, dy: tolerance)
        return own.isEmpty || its.isEmpty || common.isNull || !common.intersects(its)
      })
  }

  /// An edge or a centre of both views is the same.
  public static func isAligned(_ attribute: LayoutSnapshot.Attribute, with other: View) -> Self {
    compare(
      other, "aligned by \(attribute.rawValue) with", blaming: [attribute],
      not: { .differs($0, attribute.edge, other, attribute.edge) },
      isMet: { own, its in
        (own.location(attribute) - its.location(attribute)).magnitude <= tolerance
      })
  }

  /// The view's frame has a size, in points.
  public static func hasSize(_ width: CGFloat, _ height: CGFloat) -> Self {
    let words = text(CGSize(width: width, height: height))
    return LayoutExpectation(
      .rectangles(
        { .hasOtherSize($0, Double(width), Double(height)) }, words: words,
        blame: { [($0, .width), ($0, .height)] })
    ) { view in
      let size = view.frame.size
      guard
        (size.width - width).magnitude > tolerance || (size.height - height).magnitude > tolerance
      else { return nil }
      let wrong: [LayoutSnapshot.Attribute] =
        ((size.width - width).magnitude > tolerance ? [.width] : [])
        + ((size.height - height).magnitude > tolerance ? [.height] : [])
      return
        "\(view.itemName) is \(text(size)) and not \(text(CGSize(width: width, height: height)))."
        + reasons(view, wrong)
    }
  }

  static func compare(
    _ other: View, _ relation: String, blaming attributes: [LayoutSnapshot.Attribute],
    not condition: @escaping (View) -> SweepCondition, isMet: @escaping (CGRect, CGRect) -> Bool
  ) -> Self {
    LayoutExpectation(
      .rectangles(
        condition, words: "\(relation) \(other.itemName)",
        blame: { view in
          attributes.map { (view, $0) } + attributes.compactMap(\.opposite).map { (other, $0) }
        })
    ) { view in
      let (own, its) = (view.convert(view.bounds, to: nil), other.convert(other.bounds, to: nil))
      if isMet(own, its) { return nil }
      return
        "\(view.itemName) at \(text(own)) is not \(relation) \(other.itemName) at \(text(its))."
        + reasons(view, attributes) + reasons(other, attributes.compactMap(\.opposite))
    }
  }

  /// What the attributes follow from, a line each.
  static func reasons(_ view: View, _ attributes: [LayoutSnapshot.Attribute]) -> String {
    attributes.map { "\n  \(view.itemName): \(explain(view, $0).text)" }.joined()
  }

  static func text(_ rect: CGRect) -> String {
    "x \(number(rect.minX)) y \(number(rect.minY)) w \(number(rect.width)) h \(number(rect.height))"
  }

  static func text(_ size: CGSize) -> String {
    "\(number(size.width)) × \(number(size.height))"
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}

extension LayoutSnapshot.Attribute {
  /// The edge that may be in the way of this one.
  fileprivate var opposite: LayoutSnapshot.Attribute? {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    default: nil
    }
  }
}

extension LayoutSnapshot.Attribute {
  /// The attribute as shares of x, y, width and height.
  fileprivate var edge: SIMD4<Double> {
    switch self {
    case .left, .leading: .left
    case .right, .trailing: .right
    case .top: .top
    case .bottom: .bottom
    case .centerX: SIMD4(1, 0, 0.5, 0)
    case .centerY: SIMD4(0, 1, 0, 0.5)
    case .width: .extentX
    case .height: .extentY
    }
  }
}

extension CGRect {
  fileprivate func location(_ attribute: LayoutSnapshot.Attribute) -> CGFloat {
    switch attribute {
    case .left, .leading: minX
    case .right, .trailing: maxX
    case .top: minY
    case .bottom: maxY
    case .centerX: midX
    case .centerY: midY
    case .width: width
    case .height: height
    }
  }
}
