import Foundation
import LayoutKit
import TestSupport

/// A form drawn at random: sections, each a title and lines of a label and a field, and buttons of one width below.
struct LargeForm: Sendable {
  struct Line: Sendable {
    var label: Content
    var field: Content
    /// Whether the label stands on the field's baseline, or else in its middle.
    var sharesBaseline = false
    /// Whether the label ends where the field begins, but for the gap, or anywhere before.
    var isTight = false
  }

  struct Content: Sendable {
    var width: Double
    var height: Double
    var ascent: Double?
    var hugging: Float = 250
    var resistance: Float = 750

    init(width: ClosedRange<Int>, using random: inout SplitMix64) {
      self.width = Double(random.integer(width)) / random.pick(1, 2, 10, 3)
      height = Double(random.integer(10...60)) / random.pick(1, 2)
      ascent = random.pick(nil, (height * 7.5).rounded() / 10)
      hugging = random.pick(250, 250, 251, 252, 750)
      resistance = random.pick(750, 750, 749, 751, 250)
    }
  }

  enum Widths: Sendable {
    case own
    /// All labels of a section as wide as each other.
    case inSection
    /// All labels as wide as each other.
    case inForm
  }

  var sections: [[Line]] = []
  var buttons: [Content] = []
  var width: Double?
  var inset = 0.0
  var gap = 0.0
  var distance = 0.0
  var labelWidths = Widths.own
  var widthPriority: Float = 1000
  var pull: Float = 750

  /// The form of a seed, with at most so many views: half of all forms have fewer than the square root of that.
  init(seed: Int, most: Int) {
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed) | 1 << 54)
    let size = Double(random.integer(0...9999)) / 10_000
    var left = Int(pow(Double(most + 1), size))
    inset = Double(random.integer(0...200)) / 10
    gap = Double(random.integer(0...160)) / 10
    distance = Double(random.integer(0...160)) / 10
    labelWidths = random.pick(.own, .inSection, .inForm)
    widthPriority = random.pick(1000, 1000, 999, 749)
    pull = random.pick(1000, 750, 250, 50)
    while left > 0, buttons.count < 4, random.chance(40) {
      buttons.append(Content(width: 0...120, using: &random))
      left -= 1
    }
    if random.chance(70) {
      // Enough for insets and gaps, which have to be there.
      let least = 2 * inset + gap * 4
      width = (least * 10).rounded(.up) / 10 + Double(random.integer(0...5000)) / 10
    }
    while left > 0 {
      var lines: [Line] = []
      left -= 1
      for _ in 0..<random.integer(0...max(0, min(left / 2, random.pick(3, 20, 250)))) {
        lines.append(
          Line(
            label: Content(width: 0...150, using: &random),
            field: Content(width: -1...400, using: &random), sharesBaseline: random.chance(50),
            isTight: random.chance(40)))
        left -= 2
      }
      sections.append(lines)
    }
  }
}

/// The views of a form, and what has been stated of them.
final class LargeFormStage {
  let stage = StackStage()
  let form = View()
  private(set) var titles: [View] = []
  private(set) var lines: [[(label: Box, field: Box)]] = []
  private(set) var buttons: [Box] = []
  private let model: LargeForm

  init(_ model: LargeForm) {
    self.model = model
    stage.window.addSubview(form)
    form.layout.make {
      $0.left.top.equalTo(0)
      if let width = model.width { $0.width.equalTo(width) }
    }
    var above: [View] = []
    for section in model.sections { above = state(section, below: above) }
    stateButtons(below: above)
  }

  private func add(_ content: LargeForm.Content) -> Box {
    let ascent = content.ascent.map { CGFloat($0) }
    let box = Box(max(content.width, -1), content.height, ascent: ascent)
      .keeping(hugging: content.hugging, resistance: content.resistance)
    form.addSubview(box)
    return box
  }

  /// Lines below each other, under a title in the middle; returns the last of them.
  private func state(_ section: [LargeForm.Line], below former: [View]) -> [View] {
    let title = Box(80, 20)
    form.addSubview(title)
    title.layout.make {
      $0.centerX.equalToSuperview()
      $0.leading.greaterThanOrEqualToSuperview().inset(model.inset)
    }
    stack(title, below: former)
    titles.append(title)
    lines.append([])
    var above: [View] = [title]
    for line in section {
      let (label, field) = (add(line.label), add(line.field))
      label.layout.make {
        $0.leading.equalToSuperview().inset(model.inset)
        if line.sharesBaseline {
          $0.firstBaseline.equalTo(field)
        } else {
          $0.centerY.equalTo(field)
        }
      }
      field.layout.make {
        $0.trailing.equalToSuperview().inset(model.inset)
        if line.isTight {
          $0.leading.equalTo(label.layout.trailing).offset(model.gap)
        } else {
          $0.leading.greaterThanOrEqualTo(label.layout.trailing).offset(model.gap)
        }
      }
      if let first = leader {
        label.layout.make { $0.width.equalTo(first).priority(model.widthPriority) }
      }
      stack(label, below: above)
      stack(field, below: above)
      lines[lines.count - 1].append((label, field))
      above = [label, field]
    }
    return above
  }

  /// The label that others are as wide as.
  private var leader: Box? {
    switch model.labelWidths {
    case .own: nil
    case .inSection: lines.last?.first?.label
    case .inForm: lines.first { !$0.isEmpty }?[0].label
    }
  }

  private func stack(_ view: View, below others: [View]) {
    view.layout.make {
      if others.isEmpty { $0.top.greaterThanOrEqualToSuperview().inset(model.inset) }
      for other in others {
        $0.top.greaterThanOrEqualTo(other.layout.bottom).offset(model.distance)
      }
      if let last = others.last, model.pull < 1000 {
        $0.top.equalTo(last.layout.bottom).offset(model.distance).priority(model.pull)
      }
      $0.bottom.lessThanOrEqualToSuperview().inset(model.inset)
    }
  }

  /// Buttons of one width beside each other, from edge to edge.
  private func stateButtons(below former: [View]) {
    for content in model.buttons {
      let button = add(content)
      stack(button, below: former)
      button.layout.make {
        if let last = buttons.last {
          $0.leading.equalTo(last.layout.trailing).offset(model.gap)
          $0.width.equalTo(last)
        } else {
          $0.leading.equalToSuperview().inset(model.inset)
        }
      }
      buttons.append(button)
    }
    buttons.last?.layout.make { $0.trailing.equalToSuperview().inset(model.inset) }
  }
}
