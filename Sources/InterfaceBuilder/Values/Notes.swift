/// Collects the problems of one document while objects are made of it.
package final class Notes {
  /// The problems so far, in the order they were found.
  package private(set) var problems: [DocumentProblem] = []
  private let file: String
  private let limit: Int

  package init(file: String, limit: Int = DocumentLimits().problems) {
    self.file = file
    self.limit = limit
  }

  /// Adds a problem at an element; the ones beyond the limit are left out.
  package func add(
    _ kind: DocumentProblem.Kind, _ message: String, hint: String,
    at element: DocumentElement? = nil
  ) {
    guard problems.count < limit else { return }
    problems.append(
      DocumentProblem(
        kind: kind, message: message, hint: hint, file: file, line: element?.line ?? 0))
  }
}
