nonisolated extension LayoutDiagnostic {
  /// The report of a conflict as Apple's frameworks log it; nil for all other diagnostics.
  ///
  /// The constraints are written as ``LayoutConstraint/logDescription`` has them, each with the
  /// line of the program that made it.
  public var conflictLog: String? {
    guard case .unsatisfiable(let broken, let clashing) = kind else { return nil }
    // Apple's logs don't mention that sizes are never below 0.
    let listed = clashing.filter { !$0.log.isEmpty } + [broken]
    let concernsFrames = listed.contains { $0.log.hasPrefix("<NSAutoresizingMask") }
    let list = listed.map { "    \"\($0.log)\"" }.joined(separator: ",\n")
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      \(concernsFrames ? Self.frameNote : "")(
      \(list)
      )

      Will attempt to recover by breaking constraint\u{20}
      \(broken.log)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the\
       debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in\
       <UIKitCore/UIView.h> may also be helpful.
      """
  }

  private static var frameNote: String {
    "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand,"
      + " refer to the documentation for the UIView property"
      + " translatesAutoresizingMaskIntoConstraints) \n"
  }
}
