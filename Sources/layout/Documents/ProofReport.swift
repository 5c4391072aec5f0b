import Foundation
import LayoutKit
import LayoutSweep

/// What is known of one layout for all widths.
struct ProofReport {
  var title: String
  /// The direction it was read in; nil if there is only one.
  var direction: String?
  var defects: [SweepDefect]
  var notes: [String]
  var regimes: Int

  /// Forgets defects of other kinds, but for what couldn't be told, which may be any.
  mutating func keep(_ kinds: Set<SweepDefect.Kind>) {
    defects.removeAll { !kinds.contains($0.kind) && $0.kind != .unproved }
  }

  /// The title, and a line for each defect.
  var lines: [String] {
    let name = title + (direction.map { ", \($0)" } ?? "")
    return notes.map { "\(name): note: \($0)" } + defects.map { "\(name): \($0.text)" }
  }

  /// How many layouts are proved.
  static func summary(_ reports: [ProofReport], _ widths: ClosedRange<CGFloat>) -> String {
    let good = reports.filter { $0.defects.isEmpty && $0.notes.isEmpty }.count
    let range =
      "from \(sweepNumber(Double(widths.lowerBound))) to"
      + " \(sweepNumber(Double(widths.upperBound)))"
    let counts = SweepDefect.Kind.allCases.compactMap { kind -> String? in
      let count = reports.flatMap(\.defects).filter { $0.kind == kind }.count
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    return "\(good) of \(reports.count) layouts proved \(range)"
      + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))
  }

  private struct Entry: Encodable {
    var layout: String
    var direction: String?
    var regimes: Int
    var notes: [String]
    var defects: [Defect]
  }

  private struct Defect: Encodable {
    var kind: String
    var subject: String
    var from: Double
    var to: Double
    var worst: Double
    var amount: Double?
    var remark: String?
  }

  /// The reports as JSON.
  static func json(_ reports: [ProofReport]) -> String {
    let entries = reports.map { report in
      Entry(
        layout: report.title, direction: report.direction, regimes: report.regimes,
        notes: report.notes,
        defects: report.defects.map {
          Defect(
            kind: $0.kind.rawValue, subject: $0.subject, from: $0.failure.range.lowerBound,
            to: $0.failure.range.upperBound, worst: $0.failure.worst, amount: $0.failure.amount,
            remark: $0.remark)
        })
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(entries)).flatMap { String(bytes: $0, encoding: .utf8) } ?? "[]"
  }
}
