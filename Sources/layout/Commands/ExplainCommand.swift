import LayoutInspector

/// Explains a conflict log, or a number of a snapshot.
struct ExplainCommand: Command {
  var input = DocumentInput()

  let name = "explain"
  let summary = "Say which constraints clash, or why a number of a layout is what it is."
  let usage = """
    Usage: layout explain [<file>]
           layout explain <snapshot> <view> <attribute> [--not <number>]

    Reads a log of Apple's frameworks ("Unable to simultaneously satisfy constraints") or the JSON of a
    snapshot, from a file or, without one or with -, from standard input.

    A log, and a snapshot by itself: each conflict with its sum, who was left out, and repairs.
    A snapshot with a view and an attribute: why it is what it is. Attributes are left, right, top,
    bottom, leading, trailing, width, height, centerX and centerY.

      --not <number>  say what stands against this value instead
    """

  func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
    let parsed = try arguments.parsed(options: ["--not"])
    guard [0, 1, 3].contains(parsed.rest.count) else {
      throw Misuse(message: "a view goes with an attribute")
    }
    let text = try input.read(parsed.rest.first)
    if parsed.rest.count == 3 {
      return try explain(
        try input.snapshot(text), parsed.rest[1], parsed.rest[2], parsed.value(of: "--not"), console
      )
    }
    guard parsed.value(of: "--not") == nil else {
      throw Misuse(message: "--not goes with a view and an attribute")
    }
    return DocumentInput.isJSON(text.utf8)
      ? explainConflicts(try input.snapshot(text), console) : try explainLog(text, console)
  }

  private func explainLog(_ text: String, _ console: Console) throws -> ExitCode {
    do throws(ConstraintLogError) {
      let log = try ConstraintLog(text)
      console.out(log.reports.map(\.description).joined(separator: "\n\n"))
      return .findings
    } catch {
      throw Failure(message: error.description, status: .noInput)
    }
  }

  private func explainConflicts(_ snapshot: LayoutSnapshot, _ console: Console) -> ExitCode {
    let clashes = snapshot.clashes()
    guard !clashes.isEmpty else {
      console.out("No constraints contradict each other.")
      return .success
    }
    console.out(clashes.map(\.description).joined(separator: "\n\n"))
    return .findings
  }

  private func explain(
    _ snapshot: LayoutSnapshot, _ view: String, _ attribute: String, _ wish: String?,
    _ console: Console
  ) throws -> ExitCode {
    guard let item = snapshot.item(named: view) else {
      throw Failure(message: "there is no view \(view) in the snapshot", status: .noInput)
    }
    guard let known = LayoutSnapshot.Attribute(rawValue: attribute) else {
      throw Misuse(message: "unknown attribute \(attribute)")
    }
    guard let wish else {
      console.out(snapshot.explain(item, known)?.description ?? "")
      return .success
    }
    guard let number = Double(wish), let objection = snapshot.whyNot(item, known, number) else {
      throw Misuse(message: "\(wish) is no number of points")
    }
    console.out(objection.description)
    return .success
  }
}
