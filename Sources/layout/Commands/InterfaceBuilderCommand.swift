#if !canImport(Darwin)
  import Foundation
  import InterfaceBuilder
  import LayoutInspector
  import LayoutKit

  /// Lays out Interface Builder documents.
  struct InterfaceBuilderCommand: Command {
    let name = "ib"
    let summary = "Lay out Interface Builder documents."
    let usage = """
      Usage: layout ib [options] FILE...

      Reads .xib and .storyboard files, lays out every view that is inside no other, and prints
      the trees. Folders are searched for documents.

        --compare          print frames beside those that Xcode has stored, where they differ
        --totals           with --compare, print only the totals
        --problems         print what couldn't be read, with its lines, on standard error
      """

    func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
      let parsed = try arguments.parsed(flags: ["--compare", "--totals", "--problems"])
      guard !parsed.rest.isEmpty else { throw Misuse(message: "no file") }
      let files = try parsed.rest.flatMap { try DocumentFiles.at($0) }
      var totals = ComparisonTotals()
      var status = ExitCode.success
      for file in files {
        let document = Document(contentsOf: file)
        if parsed.flags.contains("--compare") {
          let report = ComparisonReport(document)
          totals.add(report)
          if !parsed.flags.contains("--totals") { for line in report.lines { console.out(line) } }
          if parsed.flags.contains("--problems") { Self.print(document.problems, on: console) }
        } else {
          let canvas = Canvas(document)
          Self.print(canvas.problems, on: console)
          for scene in canvas.scenes {
            console.out("\(file.lastPathComponent): \(scene.title)")
            console.out(LayoutSnapshot(of: scene.view).textTree)
          }
        }
        if document.root == nil { status = .findings }
      }
      if parsed.flags.contains("--compare") { for line in totals.lines { console.out(line) } }
      return status
    }

    private static func print(_ problems: [DocumentProblem], on console: Console) {
      for problem in problems { console.err(problem.description) }
    }
  }
#endif
