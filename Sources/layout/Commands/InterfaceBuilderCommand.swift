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

      Reads .xib and .storyboard files, lays out every view that is inside no other at its own
      size, and prints the trees. Folders are searched for documents.

        --device NAME      lay full screens out for a device, such as iPhone15; may be repeated
        --all-devices      lay full screens out for all devices that are known
        --svg FOLDER       write a picture of every view there
        --html FILE        write a page with all pictures and trees
        --compare          print where frames differ from those that Xcode has stored, and why
        --totals           with --compare, print only the totals
        --swift            print the document as Swift code with the same layout
        --quiet            print no problems of the documents and their layouts
      """

    func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
      let options = try DocumentOptions(arguments)
      let files = try options.paths.flatMap { try DocumentFiles.at($0) }
      let documents = files.map { InterfaceDocument(contentsOf: $0) }
      if options.compares {
        compare(documents, options, console)
      } else if options.writesSwift {
        for document in documents { console.file(SwiftWriter(document).text) }
      } else {
        let pages = documents.flatMap { scenes(of: $0, options, console) }
        for page in pages {
          console.out(page.title)
          console.out(page.snapshot.textTree)
        }
        if let folder = options.pictures { try DocumentPictures(pages).write(to: folder) }
        if let file = options.page { try DocumentPage(pages).write(to: file) }
      }
      if !options.isQuiet { report(documents.flatMap(\.problems), console) }
      return documents.allSatisfy(Self.isWhole) ? .success : .findings
    }

    /// Whether all of a document was read.
    private static func isWhole(_ document: InterfaceDocument) -> Bool {
      document.root != nil
        && !document.problems.contains { [.malformed, .limit, .missingFile].contains($0.kind) }
    }

    private func compare(
      _ documents: [InterfaceDocument], _ options: DocumentOptions, _ console: Console
    ) {
      var totals = ComparisonTotals()
      for document in documents {
        let report = ComparisonReport(document)
        totals.add(report)
        if !options.onlyTotals { for line in report.lines { console.out(line) } }
      }
      for line in totals.lines { console.out(line) }
    }

    /// All scenes of a document on all devices asked for.
    private func scenes(
      of document: InterfaceDocument, _ options: DocumentOptions, _ console: Console
    ) -> [DocumentScene] {
      let devices = options.devices.map { Optional($0) }
      return (devices.isEmpty ? [nil] : devices).flatMap { device -> [DocumentScene] in
        let canvas = DocumentCanvas(document, in: device.map { LayoutEnvironment(device: $0) })
        if !options.isQuiet {
          report(canvas.problems.filter { !document.problems.contains($0) }, console)
        }
        return canvas.scenes.map { scene in
          scene.window.onDiagnostic = { if !options.isQuiet { console.err($0.description) } }
          return DocumentScene(scene, of: document, on: device)
        }
      }
    }

    private func report(_ problems: [DocumentProblem], _ console: Console) {
      for problem in problems { console.err(problem.description) }
    }
  }
#endif
