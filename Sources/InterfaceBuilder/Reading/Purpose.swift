/// What objects are made for.
enum Purpose: Equatable {
  /// A program that shows them.
  case program
  /// A picture of the document, as Interface Builder shows it: with placeholders in effect, and
  /// without the classes of a program.
  case canvas(CanvasContents)

  /// Whether it is a picture.
  var isCanvas: Bool { self != .program }
}

/// How large the contents of views are in a picture.
enum CanvasContents: Equatable {
  /// As they are measured.
  case measured
  /// Texts and symbols as large as Interface Builder had them, going by the stored frames.
  case stored
}
