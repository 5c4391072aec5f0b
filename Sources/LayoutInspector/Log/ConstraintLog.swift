/// What Apple's frameworks log about constraints that contradict each other, read and explained.
///
///     let log = try ConstraintLog(text)
///     for report in log.reports { print(report) }
///
/// Reads the logs of UIKit and AppKit, of today and of ten years ago, those of SnapKit and Masonry,
/// and this library's own, with whatever a console has put before the lines.
public struct ConstraintLog: Hashable, Sendable {
  /// The reports in the text, in their order.
  public var reports: [Report]

  /// One report: constraints that were found to contradict each other, and which was broken.
  public struct Report: Hashable, Sendable {
    /// The constraints of the report as a system of rows.
    ///
    /// Places are absolute; there are no frames.
    public var snapshot: LayoutSnapshot
    /// The explanation; nil where what is shown can be met together.
    public var clash: LayoutSnapshot.Clash?
    /// The constraint that was broken, if the log tells.
    public var broken: LayoutSnapshot.Constraint?
    /// What couldn't be read, or is to be known, in sentences.
    public var notes: [String]
  }

  /// Reads a text.
  ///
  /// - Parameter text: The log, with other lines around it or without.
  /// - Throws: A ``ConstraintLogError`` if there is nothing in the text that can be read.
  /// - Complexity: O(*n*) for *n* characters, and for each report what it takes to explain it.
  public init(_ text: String) throws(ConstraintLogError) {
    let sections = LogSections(text)
    let found = sections.sections.compactMap { Report($0) }
    guard !found.isEmpty else {
      if sections.isPrivate { throw .hidden }
      throw sections.hasHeader ? .truncated : .noLog
    }
    reports = found
  }
}

/// Why a text can't be read as a log.
public enum ConstraintLogError: Error, Hashable, Sendable {
  /// There is no report of constraints in it.
  case noLog
  /// A report begins, and none of its constraints is there.
  case truncated
  /// The system has put `<private>` in the place of the constraints.
  case hidden
}

extension ConstraintLogError: CustomStringConvertible {
  /// What is wrong and what to do, in a sentence or two.
  public var description: String {
    switch self {
    case .noLog:
      "There is no report of constraints in this text: paste the lines from \"Unable to simultaneously"
        + " satisfy constraints\" on, with the list in parentheses."
    case .truncated:
      "The report breaks off before its first constraint: paste the list in parentheses too."
    case .hidden:
      "The system has hidden the constraints as <private>: run the app from Xcode, or read them in the"
        + " debugger with a breakpoint on UIViewAlertForUnsatisfiableConstraints."
    }
  }
}

extension ConstraintLog.Report: CustomStringConvertible {
  /// The explanation, and the notes below it.
  public var description: String {
    var lines: [String] = []
    if let clash {
      lines.append(clash.description)
    } else {
      lines.append("What the log shows can be met together; what it contradicts isn't there:")
      lines += snapshot.constraints.filter { $0.origin != .minimum }.map { "  \($0)" }
    }
    return (lines + notes.map { "Note: \($0)" }).joined(separator: "\n")
  }
}
