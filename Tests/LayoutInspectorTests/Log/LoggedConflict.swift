import TestSupport

/// A log, and what is said of it.
struct LoggedConflict: Sendable, CustomStringConvertible {
  /// What is special about it.
  let description: String
  let text: String
  /// What is said of the numbers.
  let arithmetic: String?
  /// The constraint that was broken, as it is named.
  let leftOut: String?
  /// The first repair.
  let repair: String?
  let note: String?

  /// The logs of `Fixtures/logs.txt`.
  static func all() throws -> [LoggedConflict] {
    try Fixtures.cases("logs.txt").map { log in
      let lines = try log.lines(0)
      let told = try log.values(1)
      let constraints = lines.map { String($0.dropFirst(2)) }
      let broken = lines.firstIndex { $0.hasPrefix("! <") }
      return LoggedConflict(
        description: log.description,
        text: broken.map { uikit(constraints, breaking: constraints[$0]) }
          ?? lines.joined(separator: "\n").replacing("\\r", with: "\r"),
        arithmetic: told["arithmetic"], leftOut: told["left out"], repair: told["repair"],
        note: told["note"])
    }
  }

  /// A report as UIKit writes it.
  private static func uikit(_ lines: [String], breaking broken: String) -> String {
    let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let note =
      lines.contains { $0.hasPrefix("<NSAutoresizingMask") }
      ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand,"
        + " refer to the documentation for the UIView property"
        + " translatesAutoresizingMaskIntoConstraints) \n" : ""
    return """
      2026-01-01 09:41:00.000000+0000 App[100:200] [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      \(note)(
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """
  }
}
