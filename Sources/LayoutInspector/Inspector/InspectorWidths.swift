/// What a page tells of all widths of a window: where regimes begin, and how wide views are.
package struct InspectorWidths: Encodable, Sendable {
  /// A place where something changes.
  package struct Mark: Encodable, Sendable {
    /// The width.
    package var at: Double
    /// What changes there.
    package var text: String
    /// Why what comes after it isn't proved, if it isn't.
    package var doubt: String?

    /// Makes a mark.
    package init(at: Double, text: String, doubt: String?) {
      self.at = at
      self.text = text
      self.doubt = doubt
    }
  }

  /// The widths of views against the window's.
  package struct Curve: Encodable, Sendable {
    /// The places of the views in the snapshot, all as wide as each other.
    package var views: [Int]
    /// Straight lines: from where to where, the value at the start, and the slope.
    package var pieces: [[Double]]

    /// Makes a curve.
    package init(views: [Int], pieces: [[Double]]) {
      self.views = views
      self.pieces = pieces
    }
  }

  /// The least width.
  package var from: Double
  /// The greatest width.
  package var to: Double
  /// The greatest value of a curve.
  package var most: Double
  /// Why what comes before the first mark isn't proved, if it isn't.
  package var doubt: String?
  /// Where something changes, in order.
  package var marks: [Mark]
  /// The widths of views that change.
  package var curves: [Curve]

  /// Gathers what is known.
  package init(
    from: Double, to: Double, most: Double, doubt: String?, marks: [Mark], curves: [Curve]
  ) {
    self.from = from
    self.to = to
    self.most = most
    self.doubt = doubt
    self.marks = marks
    self.curves = curves
  }
}
