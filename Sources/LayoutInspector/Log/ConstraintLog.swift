import LayoutKit

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
    /// The explanation; nil if the constraints that were read don't contradict each other.
    public var clash: LayoutSnapshot.Clash?
    /// The constraint that was broken, if the log tells.
    public var broken: LayoutSnapshot.Constraint?
    /// The constraints that can't be read, as the log has them; the explanation goes without them.
    public var unread: [String]
    /// How many constraints the system has hidden as `<private>`.
    public var hidden: Int
    /// What else to know, in sentences.
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
  /// The system has put `<private>` instead of the constraints.
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
  /// What can't be read, the explanation, and the notes below it.
  public var description: String {
    let read = snapshot.constraints.filter { $0.origin != .minimum }
    var lines: [String] = []
    let missing = unread.count + hidden
    if missing > 0 {
      let all = Set(read.map(\.order)).count + missing
      lines.append("\(missing) of \(all) constraints can't be read:")
      lines += unread.map { "  \($0)" }
      if hidden > 0 { lines.append("  \(hidden) hidden as <private>") }
    }
    if let clash {
      lines.append(clash.description)
    } else if missing > 0 {
      lines.append(
        "Without them it can't be told what clashes" + (read.isEmpty ? "." : " with these:"))
    } else {
      lines.append("What the log shows can be met together; what it contradicts isn't there:")
    }
    if clash == nil { lines += read.map { "  \($0)" } }
    return (lines + notes.map { "Note: \($0)" }).joined(separator: "\n").printableLines
  }
}
