/// Collects the problems of one document while objects are made of it.
final class Notes {
  /// The problems so far, in the order they were found.
  private(set) var problems: [DocumentProblem] = []
  private let file: String
  private let limit: Int

  init(file: String, limit: Int = DocumentLimits().problems) {
    self.file = file
    self.limit = limit
  }

  /// Adds a problem at an element; the ones beyond the limit are left out.
  func add(
    _ kind: DocumentProblem.Kind, _ message: String, hint: String,
    at element: DocumentElement? = nil
  ) {
    guard problems.count < limit else { return }
    problems.append(
      DocumentProblem(
        kind: kind, message: message, hint: hint, file: file, line: element?.line ?? 0))
  }
}
