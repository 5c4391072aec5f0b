import LayoutKit
import ViewTree

/// What ends a piece.
enum SweepCause {
  /// A row comes to its constant.
  case row(LayoutConstraint)
  /// A text is broken otherwise.
  case text(View)
  /// A container of the library arranges its views otherwise, in words.
  case container(String)
  /// What else, in words.
  case other(String)

  var text: String {
    switch self {
    case .row(let constraint): constraint.summary.description
    case .text(let view): "the text of \(view.itemName) is broken otherwise"
    case .container(let text), .other(let text): text
    }
  }
}

/// What is known of a layout around one place of a range: its numbers, how they move, and how far
/// that holds.
struct SweepSample {
  /// Where on the range.
  var place: Double
  /// The limits between which the rates hold, which may lie outside the range.
  var lower: Double
  /// The upper one.
  var upper: Double
  /// What ends the piece above; nil where nothing known does.
  var upperCause: SweepCause?
  /// What ends the piece below; nil where nothing known does.
  var lowerCause: SweepCause?
  /// Why what happens between the limits isn't certain, if it isn't.
  var doubt: String?
}

/// A source of samples.
protocol SweepSource {
  /// What a sample knows beside its limits.
  associatedtype Content

  /// Lays out at a place; nil where numbers move otherwise forward than backward.
  mutating func sample(at place: Double) -> (SweepSample, Content)?

  /// Whether two samples come from the same rows: one that has other rows says nothing about the
  /// other's piece.
  func haveSameRows(_ one: Content, _ other: Content) -> Bool

  /// Says who states other rows here than there.
  func difference(_ one: Content, _ other: Content) -> SweepCause

  /// Where rows are known to be exchanged, such as at a step from one size class to the next.
  var knownSteps: [Double] { get }
}

/// A part of a range in which numbers move evenly.
struct SweepPiece<Content> {
  var lower: Double
  var upper: Double
  /// The sample inside it.
  var place: Double
  var content: Content
  /// What begins here; nil at the beginning of the range.
  var cause: SweepCause?
  /// Why the piece isn't proved; nil if it is.
  var doubt: String?
}
