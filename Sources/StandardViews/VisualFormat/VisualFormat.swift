import ViewTree

/// A visual format as it is written, before its names are looked up.
///
/// Semantics 10.2. Positions are counted in characters from the format's start.
struct VisualFormat {
  /// The format itself.
  let text: String
  let axis: LayoutConstraint.Axis
  /// The superview's edge before the first view, if the format begins with one.
  let opening: Bar?
  /// At least one.
  let views: [Element]
  /// The superview's edge after the last view, if the format ends with one.
  let closing: Bar?

  /// An edge of the superview, written `|`.
  struct Bar {
    let position: Int
    /// The gap between the edge and the view beside it.
    let gap: Gap
  }

  /// A view or guide, such as `[title(>=80,<=half@750)]`.
  struct Element {
    let name: String
    /// Where the name begins.
    let position: Int
    let sizes: [Predicate]
    /// The gap to the view before it; nil for the first view.
    let gap: Gap?
  }

  /// What is between two neighbours.
  enum Gap {
    /// Nothing is written: they touch.
    case none
    /// A single dash.
    case standard
    /// Dashes with conditions between them.
    case distances([Predicate])
  }

  /// A condition on a gap or size, such as `>=half@750`.
  struct Predicate {
    let relation: LayoutConstraint.Relation
    let object: Operand
    let priority: Operand?
  }

  /// A number, or the name of one, or of a view of the same size.
  struct Operand {
    enum Content {
      case number(Double)
      case name(String)
    }

    let content: Content
    let position: Int
  }
}
