import Foundation
import LayoutKit
import TestSupport
import Testing

/// A stack at 0, 0 whose frames have been worked out by hand, or measured on UIKit.
struct WorkedStack: Sendable, CustomTestStringConvertible {
  let name: String
  let mode: StackCompatibility
  /// The width and height that the stack is given, nil where it is free.
  let room: [Double?]
  /// The size that the stack must have.
  let size: [Double]?
  /// The frames that its arranged views must have in the window, as x, y, width, height.
  let frames: [[Double]?]
  let build: @Sendable () throws -> StackView

  var testDescription: String { "\(name) \(mode)" }

  /// The lines of `Fixtures/worked.txt`; one for both modes is two.
  static let all: [WorkedStack] = {
    ((try? Fixtures.lines("worked.txt")) ?? []).filter { !$0.isEmpty }.flatMap { line in
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let modes: [StackCompatibility] =
        fields[0] == "both" ? [.uikit, .improved] : [fields[0] == "uikit" ? .uikit : .improved]
      return modes.map { mode in
        WorkedStack(
          name: fields[1], mode: mode, room: fields[2].split(separator: " ").map(number),
          size: fields[3] == "-" ? nil : fields[3].split(separator: " ").compactMap(number),
          frames: fields[4].split(separator: ",").map { frame in
            let numbers = frame.split(separator: " ").compactMap(number)
            return numbers.isEmpty ? nil : numbers
          }
        ) {
          var words = WorkedWords(fields[5])
          return try words.stack()
        }
      }
    }
  }()

  /// The value of a sum of numbers and quotients, such as `10+700/9`; nil for `-`.
  private static func number(_ text: Substring) -> Double? {
    if text == "-" { return nil }
    let terms = text.replacingOccurrences(of: "-", with: "+-").split(separator: "+")
    return terms.reduce(0) { sum, term in
      let parts = term.split(separator: "/").compactMap { Double($0) }
      return sum + (parts.count == 2 ? parts[0] / parts[1] : parts.first ?? .nan)
    }
  }

  /// Lays the stack out and compares every frame that is named.
  func check() throws {
    let stack = try build()
    let stage = StackStage(stack)
    var waiting = [stack]
    while let next = waiting.popLast() {
      next.compatibility = mode
      waiting += next.arrangedSubviews.compactMap { $0 as? StackView }
    }
    stage.size(room[0], room[1])
    if let size {
      expectClose(Array(stage.exactFrame(of: stack).suffix(2)), size, "the stack")
    }
    #expect(frames.count <= stack.arrangedSubviews.count)
    for (index, (view, frame)) in zip(stack.arrangedSubviews, frames).enumerated() {
      guard let frame else { continue }
      expectClose(stage.exactFrame(of: view), frame, "view \(index)")
    }
    #expect(stage.takeDiagnostics() == [])
  }

  private func expectClose(_ actual: [Double], _ expected: [Double], _ what: String) {
    let isClose =
      actual.count == expected.count && zip(actual, expected).allSatisfy { abs($0 - $1) <= 1e-9 }
    #expect(isClose, "\(what): \(actual), not \(expected)")
  }
}

/// What the fixture says of a stack, word by word: `row center 5: 40x20 60x30,hidden [column 2: 15x10]`.
struct WorkedWords {
  private var words: ArraySlice<Substring>

  /// A word that has no sense.
  struct Unknown: Error {
    let word: Substring
  }

  init(_ text: String) {
    let spaced = ["[", "]", ":"].reduce(text) { $0.replacing($1, with: " \($1) ") }
    words = spaced.split(separator: " ")[...]
  }

  /// Makes the stack that comes next.
  mutating func stack() throws -> StackView {
    let settings = words.prefix { $0 != ":" }
    words = words.dropFirst(settings.count + 1)
    let stack = StackView()
    stack.axis = settings.first == "column" ? .vertical : .horizontal
    for word in settings.dropFirst() { try Self.set(word, of: stack) }
    while let word = words.popFirst(), word != "]" {
      if word == "[" {
        stack.addArrangedSubview(try self.stack())
      } else {
        try Self.addBox(word, to: stack)
      }
    }
    if settings.contains("rightToLeft") {
      for view in [stack] + stack.arrangedSubviews {
        view.semanticContentAttribute = .forceRightToLeft
      }
    }
    return stack
  }

  private static let distributions: [Substring: StackView.Distribution] = [
    "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  private static let alignments: [Substring: StackView.Alignment] = [
    "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
    "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]

  private static func set(_ word: Substring, of stack: StackView) throws {
    let (name, values) = parts(of: word)
    if let distribution = distributions[word] {
      stack.distribution = distribution
    } else if let alignment = alignments[word] {
      stack.alignment = alignment
    } else if let spacing = Double(word) {
      stack.spacing = spacing
    } else if name == "minimum" {
      stack.minimumSpacing = values.first ?? .nan
    } else if name == "maximum" {
      stack.maximumSpacing = values.first ?? .nan
    } else if name == "insets", values.count == 4 {
      stack.insets = insets(values)
    } else if name == "margins", values.count == 4 {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = insets(values)
    } else {
      switch word {
      case "system": stack.spacing = StackView.spacingUseSystem
      case "default": stack.spacing = StackView.spacingUseDefault
      case "baselines": stack.isBaselineRelativeArrangement = true
      case "hidden": stack.isHidden = true
      case "rightToLeft": break
      default: throw Unknown(word: word)
      }
    }
  }

  /// Top, leading, bottom and trailing.
  private static func insets(_ values: [Double]) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }

  private static let spacers: [Substring: StackSpacer.Length] = [
    "spacer": .flexible(minimum: 0), "spacer=5": .fixed(5), "spacer>=20": .flexible(minimum: 20),
  ]

  /// A box such as `40x20,ascent=15`, or `-` without a size of its own; or a spacer.
  private static func addBox(_ word: Substring, to stack: StackView) throws {
    if let length = spacers[word] {
      stack.addSpacer(StackSpacer(length))
      return
    }
    let options = word.split(separator: ",")
    let size = options[0].split(separator: "x").compactMap { Double($0) }
    guard size.count == 2 || options[0] == "-" else { throw Unknown(word: word) }
    let box = size.count == 2 ? Box(size[0], size[1]) : Box()
    box.isHidden = options.contains("hidden")
    stack.addArrangedSubview(box)
    for option in options.dropFirst() where option != "hidden" {
      let (name, values) = parts(of: option)
      if name == "align", let alignment = alignments[option.dropFirst(6)] {
        stack.setAlignment(alignment, for: box)
        continue
      }
      guard let value = values.first else { throw Unknown(word: word) }
      let priority = LayoutPriority(values.count == 2 ? Float(values[1]) : 1000)
      switch name {
      case "ascent": (box.ascent, box.lastAscent) = (value, value)
      case "last": box.lastAscent = value
      case "hugging": _ = box.keeping(hugging: Float(value))
      case "resistance": _ = box.keeping(resistance: Float(value))
      case "width": box.layout.make { $0.width.equalTo(value).priority(priority) }
      case "height": box.layout.make { $0.height.equalTo(value).priority(priority) }
      case "after": stack.setCustomSpacing(value, after: box)
      case "weight": stack.setWeight(value, for: box)
      case "grow": stack.setFlex(grow: value, for: box)
      case "insets" where values.count == 4: stack.setInsets(insets(values), for: box)
      default: throw Unknown(word: word)
      }
    }
  }

  /// The name and the numbers of a word such as `width=50/999.5`.
  private static func parts(of word: Substring) -> (name: Substring, values: [Double]) {
    let sides = word.split(separator: "=")
    return (
      sides[0], sides.count == 2 ? sides[1].split(separator: "/").compactMap { Double($0) } : []
    )
  }
}

/// Four views of different sizes.
@Sendable func fourBoxes() -> [View] {
  [Box(40, 20), Box(60, 30), Box(10, 50), Box(25, 25)]
}
