import Foundation
import LayoutInspector
import LayoutKit
import LayoutSweep

/// What is wrong, or can't be proved, on a part of a range.
struct SweepFinding {
  var range: ClosedRange<Double>
  var text: String
}

/// Holds expectations against a sweep.
struct SweepCheck {
  let view: View
  let sweep: LayoutSweep

  init(_ view: View, _ sweep: LayoutSweep) {
    self.view = view
    self.sweep = sweep
  }

  /// What is wrong, a message each.
  func messages(_ expectations: [LayoutExpectation]) -> [String] {
    findings(expectations).map(\.text)
  }

  /// What is wrong or can't be proved, and where.
  func findings(_ expectations: [LayoutExpectation]) -> [SweepFinding] {
    let notes = sweep.notes.map { SweepFinding(range: sweep.rest?.range ?? whole, text: $0) }
    guard !sweep.regimes.isEmpty else { return notes }
    return notes + expectations.flatMap(findings)
  }

  private var whole: ClosedRange<Double> { sweep.range ?? 0...Double.infinity }

  private func findings(_ expectation: LayoutExpectation) -> [SweepFinding] {
    switch expectation.form {
    case .rectangles(let condition, let words, let blame):
      return rectangles(condition, words, blame)
    case .texts: return texts
    case .openness:
      return told(sampled(expectation, atEnds: false), "whether constraints leave nothing open")
    case .mistakes: return told(mistakes, "whether nothing is reported")
    case .mirror: return told(mirror, "whether \(view.itemName) is as in a mirror")
    case .custom: return sampled(expectation, atEnds: true)
    }
  }

  private func rectangles(
    _ condition: (View) -> SweepCondition, _ words: String,
    _ blame: (View) -> [LayoutExpectation.Blame]
  ) -> [SweepFinding] {
    let verdict = sweep.verdict(on: condition(view))
    let repair = verdict.failures.isEmpty ? nil : SweepRepair(self, condition(view), blame(view))
    return verdict.failures.map { failure in
      SweepFinding(
        range: failure.range,
        text: "\(view.itemName) is not \(words) \(failure.text)."
          + sums(of: blame(view), at: failure.worst)
          + (repair?.text(for: failure).map { "\n  \($0)" } ?? ""))
    } + doubts(verdict, "whether \(view.itemName) is \(words)")
  }

  private var texts: [SweepFinding] {
    sweep.cutOffTexts(inside: view).flatMap { text -> [SweepFinding] in
      let label = text.label
      return text.verdict.failures.map { failure in
        let wants =
          label.numberOfLines == 1
          ? ", its text wants \(sweepNumber(Double(label.intrinsicContentSize.width)))" : ""
        return SweepFinding(
          range: failure.range,
          text: "\(label.itemName) is cut off \(failure.text)\(wants): \"\(label.text ?? "")\"."
            + sums(of: [(label, .width)], at: failure.worst)
            + rest(after: text.verdict.failures, failure))
      } + doubts(text.verdict, "whether \(label.itemName) shows whole")
    }
  }

  /// Says where it is well again after the last failure.
  private func rest(after all: [SweepFailure], _ failure: SweepFailure) -> String {
    guard failure == all.last, let range = sweep.range,
      failure.range.upperBound < range.upperBound - 1e-6
    else { return "" }
    return "\n  from \(sweepNumber(failure.range.upperBound)) on it fits"
  }

  private func doubts(_ verdict: LayoutSweep.Verdict, _ what: String) -> [SweepFinding] {
    var joined: [(range: ClosedRange<Double>, reason: String)] = []
    for doubt in verdict.doubts {
      if let last = joined.last, last.reason == doubt.reason {
        joined[joined.count - 1].range = last.range.lowerBound...doubt.range.upperBound
      } else {
        joined.append(doubt)
      }
    }
    return joined.map { doubt in
      SweepFinding(
        range: doubt.range,
        text: "It is not proved \(what) from \(sweepNumber(doubt.range.lowerBound)) to"
          + " \(sweepNumber(doubt.range.upperBound)): \(doubt.reason).")
    }
  }

  /// What is wrong, or, where nothing was found, where that isn't proved.
  private func told(_ failures: [SweepFinding], _ what: String) -> [SweepFinding] {
    guard failures.isEmpty else { return failures }
    let unproved = sweep.regimes.compactMap { regime in regime.doubt.map { (regime.range, $0) } }
    return doubts(LayoutSweep.Verdict(doubts: unproved), what)
  }

  private var mistakes: [SweepFinding] {
    sweep.defects(.clash).map { SweepFinding(range: $0.failure.range, text: "\($0.text).") }
      + sweep.diagnostics.filter {
        if case .unsatisfiable = $0.kind { false } else { true }
      }.map { SweepFinding(range: whole, text: $0.description) }
  }

  /// What numbers are the sums of at a place.
  private func sums(of blame: [LayoutExpectation.Blame], at place: Double) -> String {
    var lines: [String] = []
    sweep.visit { visit in
      visit.layOut(at: place)
      lines = blame.map { "\n  \($0.view.itemName): \(explain($0.view, $0.attribute).text)" }
    }
    return lines.joined()
  }

  /// Looks at each regime in its middle, and at both ends if what is expected may change inside it.
  private func sampled(_ expectation: LayoutExpectation, atEnds: Bool) -> [SweepFinding] {
    var failures: [(text: String, failure: SweepFailure)] = []
    sweep.visit { visit in
      for range in atEnds ? sweep.regimes.map(\.range) : sweep.sides {
        let (low, high) = (range.lowerBound, range.upperBound)
        let margin = min(0x1p-20, (high - low) / 4)
        for place in atEnds ? [low + margin, (low + high) / 2, high - margin] : [(low + high) / 2] {
          visit.layOut(at: place)
          guard let text = expectation.check(view) else { continue }
          if let last = failures.last, low - last.failure.range.upperBound < 1e-6 {
            failures[failures.count - 1].failure.range = last.failure.range.lowerBound...high
          } else {
            failures.append((text, SweepFailure(range: range, worst: place, amount: nil)))
          }
          break
        }
      }
    }
    return failures.map {
      SweepFinding(range: $0.failure.range, text: "\($0.failure.text): \($0.text)")
    }
  }

  /// Compares with the other direction.
  private var mirror: [SweepFinding] {
    guard let window = sweep.root as? Window, let range = sweep.range else {
      return [SweepFinding(range: whole, text: LayoutExpectation.noDirection(of: view))]
    }
    let direction = window.environment.layoutDirection
    window.environment.layoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
    let other = LayoutSweep(
      of: window, sweep.number, over: CGFloat(range.lowerBound)...CGFloat(range.upperBound))
    window.environment.layoutDirection = direction
    window.layoutIfNeeded()
    let shown = view.allInside.filter {
      (sweep.function(of: $0, .width)?.maximum?.value ?? 0) > 0
        && (sweep.function(of: $0, .height)?.maximum?.value ?? 0) > 0
    }
    return shown.flatMap { inside in
      sweep.mirrorFailures(of: inside, in: other).map {
        SweepFinding(
          range: $0.range,
          text: "\(inside.itemName) is not where it would be in a mirror \($0.text).")
      }
    }
  }
}
