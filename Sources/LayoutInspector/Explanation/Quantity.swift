/// A sum of multiples of numbers of rectangles: an edge, a centre, a size.
struct Quantity: Hashable {
  var terms: [ConstraintSystem.Number: Double]
}

extension LayoutSnapshot {
  /// The place or size of a rectangle that is asked about; places are relative to the superview.
  public enum Attribute: String, Hashable, Codable, Sendable, CaseIterable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge where lines of text begin.
    case leading
    /// The edge where lines of text end.
    case trailing
    /// The horizontal extent.
    case width
    /// The vertical extent.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
  }

  /// The attribute of an item as a sum of numbers of its rectangle.
  func quantity(_ attribute: Attribute, of item: Reference) -> Quantity {
    let isMirrored = views[item.view].isRightToLeft
    let (start, extent): (Part, Part)
    let share: Double?
    switch attribute {
    case .left: (start, extent, share) = (.x, .width, 0)
    case .right: (start, extent, share) = (.x, .width, 1)
    case .leading: (start, extent, share) = (.x, .width, isMirrored ? 1 : 0)
    case .trailing: (start, extent, share) = (.x, .width, isMirrored ? 0 : 1)
    case .centerX: (start, extent, share) = (.x, .width, 0.5)
    case .top: (start, extent, share) = (.y, .height, 0)
    case .bottom: (start, extent, share) = (.y, .height, 1)
    case .centerY: (start, extent, share) = (.y, .height, 0.5)
    case .width: (start, extent, share) = (.x, .width, nil)
    case .height: (start, extent, share) = (.y, .height, nil)
    }
    let size = ConstraintSystem.Number(item: item, part: extent)
    guard let share else { return Quantity(terms: [size: 1]) }
    let place = ConstraintSystem.Number(item: item, part: start)
    return Quantity(terms: share == 0 ? [place: 1] : [place: 1, size: share])
  }
}

extension LayoutSnapshot.Part {
  /// The attribute that is the part itself.
  var ofRectangle: LayoutSnapshot.Attribute {
    switch self {
    case .x: .left
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }
}
