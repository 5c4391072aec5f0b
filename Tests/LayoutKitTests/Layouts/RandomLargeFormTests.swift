import Foundation
import LayoutKit
import TestSupport
import Testing

/// Forms of up to 500 views are never refused; all that has to be met can be, and is.
@Suite struct RandomLargeFormTests {
  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `No form is refused`() {
    for seed in Seeds(20) {
      let form = LargeForm(seed: seed, most: Seeds.share(of: 500))
      guard let flaw = form.flaw() else { continue }
      let smallest = form.shrunk { $0.flaw() != nil }
      Issue.record("seed \(seed): \(flaw)\n\(smallest)\n\(smallest.flaw() ?? "")")
    }
  }
}

extension LargeForm {
  /// What is wrong with the layout of this form; nil if nothing is.
  fileprivate func flaw() -> String? {
    let stage = LargeFormStage(self)
    stage.stage.window.layoutIfNeeded()
    if let report = stage.stage.takeDiagnostics().first { return report }
    let form = stage.frame(stage.form)
    if let width, !isNear(form.width, width) { return "the form is \(form.width) wide" }
    var above: [Frame] = []
    for ((title, lines), section) in zip(zip(stage.titles, stage.lines), sections) {
      let place = stage.frame(title)
      if !isNear(place.x + place.width / 2, form.width / 2) { return "a title is at \(place)" }
      if let flaw = flaw(of: [place], below: above, in: form) { return flaw }
      above = [place]
      for (pair, line) in zip(lines, section) {
        let (label, field) = (stage.frame(pair.label), stage.frame(pair.field))
        if let flaw = flaw(of: [label, field], below: above, in: form)
          ?? flaw(of: label, beside: field, line, in: form)
        {
          return "\(flaw): \(label) \(field)"
        }
        above = [label, field]
      }
      let widths = lines.map { stage.frame($0.label).width }
      let areEqual = widths.allSatisfy { isNear($0, widths[0]) }
      if labelWidths != .own, widthPriority == 1000, !areEqual {
        return "labels are \(widths) wide"
      }
    }
    return flaw(ofButtons: stage.buttons.map { stage.frame($0) }, below: above, in: form)
  }

  /// Views lie inside the insets and below those before them.
  private func flaw(of frames: [Frame], below above: [Frame], in form: Frame) -> String? {
    for frame in frames {
      let isInside =
        isOrdered(inset, frame.x) && isOrdered(frame.right, form.width - inset)
        && isOrdered(inset, frame.y) && isOrdered(frame.bottom, form.height - inset)
      if !isInside || !isOrdered(0, frame.width) || !isOrdered(0, frame.height) {
        return "\(frame) in \(form)"
      }
      if above.contains(where: { !isOrdered($0.bottom + distance, frame.y) }) {
        return "\(frame) below \(above)"
      }
    }
    return nil
  }

  private func flaw(
    of label: Frame, beside field: Frame, _ line: Line, in form: Frame
  ) -> String? {
    if !isNear(label.x, inset) { return "a label begins at \(label.x)" }
    if !isNear(field.right, form.width - inset) { return "a field ends at \(field.right)" }
    let gap = field.x - label.right
    if line.isTight ? !isNear(gap, self.gap) : !isOrdered(self.gap, gap) {
      return "a gap is \(gap)"
    }
    let lines =
      line.sharesBaseline
      ? (label.y + (line.label.ascent ?? 0), field.y + (line.field.ascent ?? 0))
      : (label.y + label.height / 2, field.y + field.height / 2)
    return isNear(lines.0, lines.1) ? nil : "\(lines) aren't one line"
  }

  private func flaw(ofButtons frames: [Frame], below above: [Frame], in form: Frame) -> String? {
    guard let first = frames.first, let last = frames.last else { return nil }
    if let flaw = flaw(of: frames, below: above, in: form) { return flaw }
    let isWhole = isNear(first.x, inset) && isNear(last.right, form.width - inset)
    let areAlike = frames.allSatisfy { isNear($0.width, first.width) }
    let follow = zip(frames, frames.dropFirst()).allSatisfy { isNear($1.x - $0.right, gap) }
    return isWhole && areAlike && follow ? nil : "buttons at \(frames)"
  }
}

extension LargeForm: Shrinkable {
  /// The forms with fewer views, and those with a simpler setting.
  var smaller: [LargeForm] {
    var result: [LargeForm] = []
    func add(_ change: (inout LargeForm) -> Void) {
      var copy = self
      change(&copy)
      result.append(copy)
    }
    for index in sections.indices { add { $0.sections.remove(at: index) } }
    for (index, section) in sections.enumerated() {
      var part = section.count / 2
      while part > 0 {
        for start in stride(from: 0, to: section.count, by: part) {
          add { $0.sections[index].removeSubrange(start..<min(start + part, section.count)) }
        }
        part /= 2
      }
    }
    for index in buttons.indices { add { $0.buttons.remove(at: index) } }
    if width != nil { add { $0.width = nil } }
    if inset != 0 { add { $0.inset = 0 } }
    if gap != 0 { add { $0.gap = 0 } }
    if distance != 0 { add { $0.distance = 0 } }
    if labelWidths != .own { add { $0.labelWidths = .own } }
    return result
  }
}

/// A rectangle before it is rounded.
private struct Frame {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var right: Double { x + width }
  var bottom: Double { y + height }
}

extension LargeFormStage {
  /// The rectangle of a view as the solver has it; no law holds of one that it doesn't have.
  fileprivate func frame(_ view: View) -> Frame {
    let numbers = stage.exactFrame(of: view)
    guard numbers.count == 4 else { return Frame(x: .nan, y: .nan, width: .nan, height: .nan) }
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

private func isNear(_ one: Double, _ other: Double) -> Bool {
  abs(one - other) <= 1e-9 * max(abs(one), abs(other), 1000)
}

private func isOrdered(_ one: Double, _ other: Double) -> Bool {
  one <= other || isNear(one, other)
}
