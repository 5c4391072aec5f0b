#if !canImport(Darwin)
  import Foundation
  import InterfaceBuilder
  import InterfaceCanvas
  import LayoutInspector
  import LayoutKit

  /// Lays out Interface Builder documents.
  struct InterfaceBuilderCommand: Command {
    var input = DocumentInput()

    let name = "ib"
    let summary = "Lay out Interface Builder documents."
    let usage = """
      Usage: layout ib [options] FILE...

      Reads .xib and .storyboard files, lays out every view that is inside no other at its own
      size, and prints the trees. Folders are searched for documents, of which each must have one; - is
      standard input.

        --device NAME      lay full screens out for a device, such as iPhone15; may be repeated
        --all-devices      lay full screens out for all devices that are known
        --svg FOLDER       write a picture of every view there
        --png FOLDER       the same in pixels
        --html FILE        write a page with all pictures and trees
        --json             print elements, layouts and problems as JSON, which layout diff reads
        --github           print problems as annotations of GitHub, and no trees
        --junit FILE       write what was checked as results of tests in the form of JUnit
        --compare          print where frames differ from those that Xcode has stored, and why
        --totals           with --compare, print only the totals
        --swift[=FORM]     print the document as Swift code with the same layout: layoutkit (the DSL),
                           uikit (anchors) or snapkit; what is left out is told
        --quiet            print no problems of the documents and their layouts

      Ends with 0 if all is well; with 1 if a document can't be read to its end; else with 3 if
      required constraints contradict each other; else with 4 if something is left out.
      """

    func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
      let options = try DocumentOptions(arguments)
      let sources = try DocumentSource.all(options.paths, input)
      var run = DocumentRun(options: options, console: console)
      if options.compares {
        compare(sources, options, console)
      } else if let form = options.swift {
        for source in sources {
          let file = SwiftWriter(source.document).file(form)
          console.file(file.text)
          guard !options.isQuiet else { continue }
          for omission in file.omissions {
            console.err("\(source.path):\(omission.line): left out of the code: \(omission.text)")
          }
        }
      }
      for source in sources { run.lay(out: source) }
      try run.write()
      return DocumentFinding.status(of: run.checks.flatMap(\.findings))
    }

    private func compare(
      _ sources: [DocumentSource], _ options: DocumentOptions, _ console: Console
    ) {
      var totals = ComparisonTotals()
      for source in sources {
        let report = ComparisonReport(source)
        totals.add(report)
        if !options.onlyTotals { for line in report.lines { console.out(line) } }
      }
      for line in totals.lines { console.out(line) }
    }
  }

  /// Lays documents out, one by one, and keeps what is to be written.
  private struct DocumentRun {
    let options: DocumentOptions
    let console: Console
    private(set) var checks: [FindingReport.Check] = []
    private var records: [DocumentRecord] = []
    private var pages: [DocumentScene] = []
    /// What was told; a conflict on every device is told once.
    private var told: Set<DocumentFinding> = []

    init(options: DocumentOptions, console: Console) {
      self.options = options
      self.console = console
    }

    private var printsTrees: Bool {
      !(options.compares || options.swift != nil || options.writesJSON || options.annotates)
    }

    mutating func lay(out source: DocumentSource) {
      let detail: LayoutSnapshot.Detail = options.writesJSON ? .constraints : .frames
      var scenes: [DocumentScene] = []
      var problems: [DocumentFinding] = []
      for device in options.devices.isEmpty ? [nil] : options.devices.map({ Optional($0) }) {
        let canvas = DocumentCanvas(
          source.document, in: device.map { LayoutEnvironment(device: $0) })
        if problems.isEmpty {
          problems = canvas.problems.map { DocumentFinding($0, in: source.path) }
        }
        scenes += canvas.scenes.map {
          DocumentScene($0, of: source, on: device, detail: detail)
        }
      }
      checks.append(
        FindingReport.Check(path: source.path, name: "document", findings: problems))
      tell(problems)
      for scene in scenes {
        let name = scene.name + (scene.device.map { " on \($0.rawValue)" } ?? "")
        checks.append(
          FindingReport.Check(path: source.path, name: name, findings: scene.findings))
        tell(scene.findings)
        guard printsTrees else { continue }
        console.out(scene.title)
        console.out(scene.snapshot.textTree)
      }
      if options.writesJSON {
        records.append(
          DocumentRecord(
            path: source.path, device: source.document.device.name,
            elements: ElementRecord.all(of: source.document),
            scenes: scenes.map { SceneRecord($0) }, problems: problems))
      }
      if options.pictures != nil || options.pixels != nil || options.page != nil { pages += scenes }
    }

    private mutating func tell(_ findings: [DocumentFinding]) {
      for finding in findings where told.insert(finding).inserted {
        if options.annotates {
          console.out(FindingReport.annotation(finding))
        } else if !options.isQuiet {
          console.err(finding.text)
        }
      }
    }

    func write() throws {
      if options.writesJSON { console.file(try DocumentArchive(documents: records).json) }
      if let folder = options.pictures { try DocumentPictures(pages).write(to: folder, as: .svg) }
      if let folder = options.pixels { try DocumentPictures(pages).write(to: folder, as: .png) }
      if let file = options.page { try DocumentPage(pages).write(to: file) }
      guard let file = options.results else { return }
      do {
        try Data(FindingReport.junit(checks).utf8).write(to: file)
      } catch {
        throw Failure(
          message: "\(file.path) can't be written: \(error.localizedDescription)",
          status: .noOutput)
      }
    }
  }
#endif
