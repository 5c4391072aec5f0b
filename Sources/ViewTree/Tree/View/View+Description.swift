public import Foundation

extension View {
  /// The view's type, name and frame.
  final var line: String {
    let frame = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map { plainNumber(Double($0)) }
    let place = "frame = (\(frame[0]) \(frame[1]); \(frame[2]) \(frame[3]))"
    return "<\(typeName): \(itemDescription); \(place)>"
  }
}

extension LayoutSubject where Self: View {
  /// A name for diagnostics and pictures; without one, a view is called by its type and place.
  public var name: String? {
    get { extras?.name }
    set { if newValue != nil || extras != nil { ownExtras.name = newValue } }
  }

  /// Gives the view a name for diagnostics and pictures, where it is made: `Label().named("title")`.
  ///
  /// - Returns: The view.
  @discardableResult
  public func named(_ name: String) -> Self {
    self.name = name
    return self
  }

  /// The radius of the corners in pictures, in points.
  public var cornerRadius: CGFloat {
    get { extras?.cornerRadius ?? 0 }
    set { if newValue != cornerRadius { ownExtras.cornerRadius = newValue } }
  }
}
