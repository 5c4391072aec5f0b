/// The statements about the views of a scene, put together in the words of a library.
struct SwiftStatements {
  private let form: SwiftForm

  init(_ form: SwiftForm) { self.form = form }

  /// The lines.
  ///
  /// - Parameter subjects: The expressions for views and guides, with the statements about each.
  /// - Returns: Lines without indents of their own.
  func lines(_ subjects: [(String, [SwiftConstraint])]) -> [String] {
    switch form {
    case .layoutKit: subjects.flatMap { makes($0.0, $0.1) }
    case .snapkit: subjects.flatMap { snaps($0.0, $0.1) }
    case .uikit: activation(subjects.flatMap(\.1))
    }
  }

  /// One `make` for a view, and one more for each constraint that a property holds.
  private func makes(_ subject: String, _ body: [SwiftConstraint]) -> [String] {
    let call = (subject == "self" ? "" : "\(subject).") + "layout.make"
    let plain = body.filter { $0.outlet == nil }
    var lines: [String] = []
    if !plain.isEmpty { lines = ["\(call) {"] + plain.map { "  " + $0.statement } + ["}"] }
    for constraint in body {
      if let outlet = constraint.outlet {
        lines.append("\(outlet) = \(call) { \(constraint.statement) }")
      }
    }
    return lines
  }

  private func snaps(_ subject: String, _ body: [SwiftConstraint]) -> [String] {
    let call = (subject == "self" ? "" : "\(subject).") + "snp.makeConstraints { make in"
    return [call]
      + body.map { constraint in
        constraint.outlet.map { "  \($0) = \(constraint.statement).constraint" }
          ?? "  \(constraint.statement)"
      } + ["}"]
  }

  private func activation(_ body: [SwiftConstraint]) -> [String] {
    guard !body.isEmpty else { return [] }
    var lines: [String] = []
    for constraint in body {
      guard let outlet = constraint.outlet else { continue }
      lines += ["let \(outlet) = \(constraint.statement)", "self.\(outlet) = \(outlet)"]
    }
    return lines + ["NSLayoutConstraint.activate(["]
      + body.map { "  \($0.outlet ?? $0.statement)," } + ["])"]
  }
}
