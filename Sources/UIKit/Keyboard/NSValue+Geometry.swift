#if !canImport(Darwin)
  public import Foundation
  public import ViewTree

  nonisolated extension NSValue {
    /// Wraps a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Wraps a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Wraps a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Wraps a transform of a layer.
    public convenience init(caTransform3D t: CATransform3D) {
      self.init(numbers: [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
        t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
      ])
    }

    /// Wraps a transform of a view.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
      self.init(numbers: [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ])
    }

    /// Wraps insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
      self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Wraps insets that follow the reading direction.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
      self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Wraps a movement.
    public convenience init(uiOffset offset: UIOffset) {
      self.init(numbers: [offset.horizontal, offset.vertical])
    }

    /// Wraps a distance in two directions.
    public convenience init(cgVector vector: CGVector) {
      self.init(numbers: [vector.dx, vector.dy])
    }

    /// The transform that it wraps; that of no change if it wraps something else.
    public var caTransform3DValue: CATransform3D {
      var result = CATransform3DIdentity
      guard let n = numbers(16) else { return result }
      (result.m11, result.m12, result.m13, result.m14) = (n[0], n[1], n[2], n[3])
      (result.m21, result.m22, result.m23, result.m24) = (n[4], n[5], n[6], n[7])
      (result.m31, result.m32, result.m33, result.m34) = (n[8], n[9], n[10], n[11])
      (result.m41, result.m42, result.m43, result.m44) = (n[12], n[13], n[14], n[15])
      return result
    }

    /// The transform that it wraps; that of no change if it wraps something else.
    public var cgAffineTransformValue: CGAffineTransform {
      guard let n = numbers(6) else { return .identity }
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    /// The insets that it wraps; none if it wraps something else.
    public var uiEdgeInsetsValue: UIEdgeInsets {
      guard let n = numbers(4) else { return .zero }
      return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }

    /// The insets that it wraps; none if it wraps something else.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
      guard let n = numbers(4) else { return .zero }
      return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }

    /// The movement that it wraps; none if it wraps something else.
    public var uiOffsetValue: UIOffset {
      guard let n = numbers(2) else { return .zero }
      return UIOffset(horizontal: n[0], vertical: n[1])
    }

    /// The distance that it wraps; none if it wraps something else.
    public var cgVectorValue: CGVector {
      guard let n = numbers(2) else { return .zero }
      return CGVector(dx: n[0], dy: n[1])
    }

    /// Foundation knows arrays of numbers; it has no names for other structures.
    @safe
    private convenience init(numbers: [CGFloat]) {
      let values = numbers.map { Double($0) }
      let address = UnsafeMutablePointer<Double>.allocate(capacity: values.count)
      defer { unsafe address.deallocate() }
      for (place, value) in values.enumerated() { unsafe address[place] = value }
      unsafe self.init(bytes: address, objCType: "[\(values.count)d]")
    }

    @safe
    private func numbers(_ count: Int) -> [CGFloat]? {
      guard type == "[\(count)d]" else { return nil }
      var values = [Double](repeating: 0, count: count)
      unsafe values.withUnsafeMutableBytes {
        if let address = $0.baseAddress { unsafe getValue(address) }
      }
      return values.map { CGFloat($0) }
    }

    /// The code of what it wraps; Foundation forgets to free it.
    private var type: String { unsafe String(cString: objCType) }
    private static let rectType = NSValue(rect: .zero).type
    private static let pointType = NSValue(point: .zero).type
    private static let sizeType = NSValue(size: .zero).type

    // Foundation stops the program where a value wraps something else.

    /// The rectangle that it wraps; zero if it wraps something else.
    public var cgRectValue: CGRect { type == Self.rectType ? rectValue : .zero }

    /// The point that it wraps; zero if it wraps something else.
    public var cgPointValue: CGPoint { type == Self.pointType ? pointValue : .zero }

    /// The size that it wraps; zero if it wraps something else.
    public var cgSizeValue: CGSize { type == Self.sizeType ? sizeValue : .zero }
  }
#endif
