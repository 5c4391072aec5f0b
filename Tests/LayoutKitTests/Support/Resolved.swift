import Foundation
import LayoutKit

/// The constraints that statements resolve to, one line each, or the mistake of a statement.
func resolved(_ build: (ConstraintMaker) -> Void) -> [String] {
  let recorder = Recorder(item: View(), source: CodeLocation())
  build(ConstraintMaker(recorder: recorder))
  return recorder.statements.flatMap { statement -> [String] in
    do throws(StatementMistake) {
      return try statement.resolve().map { $0.line + (statement.priority.map { " @\($0)" } ?? "") }
    } catch {
      return ["\(error)"]
    }
  }
}

extension Resolution {
  /// The resolution as a formula, such as `left >= 2 * superview.left + 8`.
  var line: String {
    var right = plainNumber(Double(constant))
    if partner != .none {
      let factor = multiplier == 1 ? "" : "\(plainNumber(Double(multiplier))) * "
      let owner = partner == .superview ? "superview" : "target"
      right = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(plainNumber(abs(constant)))"
      right = "\(factor)\(owner).\(partnerAttribute)" + right
    }
    let leftwards = rightToLeftConstant.map { " (RTL \(plainNumber(Double($0))))" } ?? ""
    return "\(attribute) \(relation) \(right)\(leftwards)"
  }
}
