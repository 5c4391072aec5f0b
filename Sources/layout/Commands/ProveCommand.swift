import Foundation
import LayoutInspector
import LayoutKit
import LayoutSweep

#if !canImport(Darwin)
  import InterfaceBuilder
#endif

/// Proves that layouts hold for all widths, or says where they don't.
struct ProveCommand: Command {
  var input = DocumentInput()

  let name = "prove"
  let summary = "Prove layouts for all widths: what clashes, is cut off, overlaps or reaches out."
  let usage = """
    Usage: layout prove [options] FILE...

    Reads snapshots (JSON) and Interface Builder documents; folders are searched for documents. Each view
    that is inside no other is followed along a range of widths, in both directions. Ends with 0 if
    nothing goes wrong at any width, with 1 otherwise, also if a document can't be read to its end.

      --widths A...B     the range, in points; 320...1024 unless given
      --only KIND        look for this alone; may be repeated:
                         clash, cutOff, overlap, outside, unproved.
                         What couldn't be proved is told in any case
      --json             print a list for machines

    The texts of a snapshot keep their heights; what that leaves open is said.
    """

  func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
    let parsed = try arguments.parsed(flags: ["--json"], options: ["--widths", "--only"])
    let widths = try Self.range(parsed.value(of: "--widths") ?? "320...1024")
    let kinds = try Self.kinds(parsed.values["--only"])
    guard !parsed.rest.isEmpty else { throw Misuse(message: "no file") }
    var reports: [ProofReport] = []
    var isRead = true
    for path in parsed.rest {
      let found = try self.reports(of: path, widths)
      reports += found.reports
      for problem in found.unread { console.err(problem) }
      isRead = isRead && found.unread.isEmpty
    }
    for index in reports.indices { reports[index].keep(kinds) }
    if parsed.flags.contains("--json") {
      console.file(ProofReport.json(reports))
    } else {
      for report in reports { for line in report.lines { console.out(line) } }
      console.out(ProofReport.summary(reports, widths))
    }
    return isRead && reports.allSatisfy { $0.defects.isEmpty && $0.regimes > 0 }
      ? .success : .findings
  }

  /// What is known of the layouts of a file or folder, and what keeps documents from being read to their ends.
  private func reports(
    of path: String, _ widths: ClosedRange<CGFloat>
  ) throws -> (reports: [ProofReport], unread: [String]) {
    #if canImport(Darwin)
      return ([try snapshotReport(path, widths)], [])
    #else
      var (reports, unread): ([ProofReport], [String]) = ([], [])
      for file in try DocumentFiles.named(path) {
        let url = URL(fileURLWithPath: file)
        guard ["xib", "storyboard"].contains(url.pathExtension) else {
          reports.append(try snapshotReport(file, widths))
          continue
        }
        let document = InterfaceDocument(contentsOf: url)
        unread += document.problems.map { DocumentFinding($0, in: file) }
          .filter { $0.severity == .error }.map(\.text)
        reports += DocumentProof.reports(of: document, widths)
      }
      return (reports, unread)
    #endif
  }

  private func snapshotReport(
    _ path: String, _ widths: ClosedRange<CGFloat>
  ) throws -> ProofReport {
    let snapshot = try input.snapshot(try input.read(path))
    let sweep = LayoutSweep(of: snapshot, widths: widths)
    return ProofReport(
      title: path, direction: nil, defects: sweep.defects(), notes: sweep.notes,
      regimes: sweep.regimes.count)
  }

  /// Reads a range such as `320...1024`.
  static func range(_ text: String) throws -> ClosedRange<CGFloat> {
    let parts = text.components(separatedBy: "...")
    guard parts.count == 2, let low = Double(parts[0]), let high = Double(parts[1]) else {
      throw Misuse(message: "\(text) is no range; write it as 320...1024")
    }
    guard low.isFinite, high.isFinite, low >= 0, high <= 100_000 else {
      throw Misuse(message: "\(text): widths go from 0 to 100000")
    }
    guard low <= high else { throw Misuse(message: "\(text) is reversed") }
    return CGFloat(low)...CGFloat(high)
  }

  private static func kinds(_ words: [String]?) throws -> Set<SweepDefect.Kind> {
    guard let words else { return Set(SweepDefect.Kind.allCases) }
    return Set(
      try words.map { word in
        guard let kind = SweepDefect.Kind(rawValue: word) else {
          throw Misuse(message: "unknown kind \(word)")
        }
        return kind
      })
  }
}
