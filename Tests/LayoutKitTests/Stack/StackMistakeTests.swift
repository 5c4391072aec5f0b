import Foundation
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport

/// Every mistake is reported to the letter and changes nothing.
@Suite struct StackMistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let message: String
    let make: @Sendable (StackView) -> Void

    init(_ message: String, make: @escaping @Sendable (StackView) -> Void) {
      self.message = message
      self.make = make
    }

    var testDescription: String { message }
  }

  static let mistakes: [Mistake] = [
    Mistake("F:1: x can't be arranged at 5 in stack. Use an index from 0 to 2.") {
      $0.insertArrangedSubview(named("x"), at: 5, fileID: "F", line: 1)
    },
    Mistake("F:1: x can't be arranged at -1 in stack. Use an index from 0 to 2.") {
      $0.insertArrangedItem(named("x"), at: -1, fileID: "F", line: 1)
    },
    Mistake(
      "F:1: stack can't be arranged in itself. Take the inner view out of its superview first."
    ) { $0.insertArrangedSubview($0, at: 0, fileID: "F", line: 1) },
    Mistake(
      "F:1: window can't be arranged in stack, which is inside it. "
        + "Take the inner view out of its superview first."
    ) { stack in
      guard let window = stack.window else { return }
      stack.insertArrangedSubview(window, at: 0, fileID: "F", line: 1)
    },
    Mistake("stack can't be a subview of itself. Take the inner view out of its superview first.") {
      $0.addArrangedSubview($0)
    },
    Mistake("F:1: a can't be arranged twice in stack. Name each view once.") {
      let a = $0.arrangedSubviews[0]
      $0.setArrangedSubviews([a, named("x"), a], fileID: "F", line: 1)
    },
    Mistake("F:1: guide can't be arranged in stack. Arrange views and stack spacers.") {
      let guide = LayoutGuide()
      guide.identifier = "guide"
      $0.setArrangedItems([guide], fileID: "F", line: 1)
    },
    Mistake(
      "The spacing in stack can't be nan. Use a finite number; look for a division by zero."
    ) { $0.spacing = .nan },
    Mistake("The spacing in stack can't be 10000000000. Use a number of a size up to 1e9.") {
      $0.spacing = 1e10
    },
    Mistake(
      "F:1: The spacing after a in stack can't be -inf. "
        + "Use a finite number; look for a division by zero."
    ) { $0.setCustomSpacing(-.infinity, after: $0.arrangedSubviews[0], fileID: "F", line: 1) },
    Mistake("The minimum spacing in stack can't be -1. Use a number from 0.") {
      $0.minimumSpacing = -1
    },
    Mistake(
      "The maximum spacing in stack can't be inf. Use a finite number; look for a division by zero."
    ) { $0.maximumSpacing = .infinity },
    Mistake("F:1: The weight of a in stack can't be -2. Use a number from 0.") {
      $0.setWeight(-2, for: $0.arrangedSubviews[0], fileID: "F", line: 1)
    },
    Mistake(
      "F:1: The grow weight of a in stack can't be nan. "
        + "Use a finite number; look for a division by zero."
    ) { $0.setFlex(grow: .nan, for: $0.arrangedSubviews[0], fileID: "F", line: 1) },
    Mistake("F:1: The shrink weight of a in stack can't be -1. Use a number from 0.") {
      $0.setFlex(grow: 1, shrink: -1, for: $0.arrangedSubviews[0], fileID: "F", line: 1)
    },
    Mistake(
      "F:1: The insets of a in stack can't be nan. "
        + "Use a finite number; look for a division by zero."
    ) {
      $0.setInsets(
        DirectionalEdgeInsets(top: .nan), for: $0.arrangedSubviews[0], fileID: "F", line: 1)
    },
    Mistake("The insets in stack can't be inf. Use a finite number; look for a division by zero.") {
      $0.insets = DirectionalEdgeInsets(leading: .infinity)
    },
    Mistake(
      "F:1: x has no spacing in stack, as it isn't arranged there. Call addArrangedSubview first."
    ) { $0.setCustomSpacing(3, after: named("x"), fileID: "F", line: 1) },
    Mistake(
      "F:1: x has no weight in stack, as it isn't arranged there. Call addArrangedSubview first."
    ) { $0.setWeight(3, for: named("x"), fileID: "F", line: 1) },
    Mistake(
      "F:1: x has no grow weight in stack, as it isn't arranged there."
        + " Call addArrangedSubview first."
    ) { $0.setFlex(grow: 1, shrink: 2, for: named("x"), fileID: "F", line: 1) },
    Mistake(
      "F:1: x has no shrink weight in stack, as it isn't arranged there."
        + " Call addArrangedSubview first."
    ) { $0.setFlex(shrink: 2, for: named("x"), fileID: "F", line: 1) },
    Mistake(
      "F:1: x has no alignment in stack, as it isn't arranged there."
        + " Call addArrangedSubview first."
    ) { $0.setAlignment(.center, for: named("x"), fileID: "F", line: 1) },
    Mistake(
      "F:1: x has no insets in stack, as it isn't arranged there. Call addArrangedSubview first."
    ) {
      $0.setInsets(DirectionalEdgeInsets(top: 1), for: named("x"), fileID: "F", line: 1)
    },
    Mistake("The separators' thickness in stack can't be -1. Use a number from 0.") {
      $0.separators = StackSeparators(color: .black, thickness: -1)
    },
  ]

  private static func named(_ name: String) -> View {
    let box = Box(1, 1)
    box.name = name
    return box
  }

  @Test(arguments: mistakes) func `Is reported`(_ mistake: Mistake) {
    let stage = StackStage(StackView(.horizontal, .fillProportionally, spacing: 5))
    stage.arrange([Box(40, 20), Box(60, 30)])
    stage.size(400, nil)
    let frames = stage.exactFrames(of: stage.stack.arrangedSubviews)
    let lines = stage.window.allLines
    mistake.make(stage.stack)
    #expect(stage.takeDiagnostics() == [mistake.message])
    #expect(stage.exactFrames(of: stage.stack.arrangedSubviews) == frames)
    #expect(stage.window.allLines == lines)
  }

  @Test
  func `A clash with what a stack asks for names the stack, its setting, and the program's line`() {
    let stage = StackStage(StackView(.horizontal, .fillEqually, spacing: 5))
    stage.arrange([Box(40, 20), Box(60, 30)])
    stage.size(400, nil)
    let views = stage.stack.arrangedSubviews
    views[0].layout.make { $0.width.equalTo(100, fileID: "F", line: 1) }
    views[1].layout.make { $0.width.equalTo(50, fileID: "F", line: 2) }
    stage.window.layoutIfNeeded()
    let reports = stage.takeDiagnostics()
    #expect(!reports.isEmpty)
    #expect(reports.allSatisfy { $0.hasPrefix("F:") && $0.contains(" of stack)") })
    #expect(!reports.contains { $0.contains("StackStatements") || $0.contains("'UISV") })
  }

  @Test
  func `A number of a stack's own that can't be computed with names the stack, not a line of ours`()
  {
    let stage = StackStage(StackView(.horizontal, .fill))
    stage.arrange([Box(40, 20), Box(60, 30)])
    stage.size(400, nil)
    for view in stage.stack.arrangedSubviews {
      stage.stack.setFlex(grow: 1e-12, shrink: 1e-12, for: view)
    }
    stage.window.layoutIfNeeded()
    let reports = stage.takeDiagnostics()
    #expect(!reports.contains { $0.contains("StackStatements") })
    #expect(reports.allSatisfy { $0.hasPrefix("In stack: ") })
    #expect(reports.count == 2)
  }

  @Test func `To end the settings of a view that isn't arranged any more is no mistake`() {
    let stage = StackStage(StackView(.horizontal, .fill, spacing: 5))
    let view = View()
    stage.stack.setCustomSpacing(StackView.spacingUseDefault, after: view)
    stage.stack.setWeight(nil, for: view)
    stage.stack.setFlex(for: view)
    stage.stack.setAlignment(nil, for: view)
    stage.stack.setInsets(.zero, for: view)
    #expect(stage.takeDiagnostics() == [])
  }

  @Test(.makesMistakes)
  func `A view named twice is arranged once`() {
    let a = Box(1, 1)
    let stack = StackView(arrangedSubviews: [a, Box(2, 2), a])
    #expect(stack.arrangedSubviews.count == 2 && stack.arrangedSubviews[0] === a)
  }

  @Test(
    arguments: [
      CGFloat.nan, .infinity, -.infinity, -7, 1e300, 1e-300, 0,
    ])
  func `Odd content and odd lengths don't stop a layout`(_ number: CGFloat) {
    for distribution in StackView.Distribution.allCases {
      let stack = StackView(.horizontal, distribution, .center, spacing: 5)
      let stage = StackStage(stack)
      stage.arrange([Box(Double(number), Double(number), ascent: number), Box(20, 20)])
      stack.addSpacer(StackSpacer(.fixed(number)))
      stack.addSpacer(StackSpacer(.flexible(minimum: number, weight: number)))
      stage.arrange([Box(20, 20)])
      stage.size(400, 300)
      let frames = stage.exactFrames(of: stack.arrangedSubviews)
      #expect(frames.allSatisfy { $0.allSatisfy(\.isFinite) })
    }
  }

  @Test func `Hooks that change the stack while it is laid out don't confuse it`() {
    final class Restless: View {
      var hasActed = false
      override var intrinsicContentSize: CGSize {
        if !hasActed, let stack = superview as? StackView {
          hasActed = true
          stack.insertArrangedSubview(Box(30, 10), at: 0)
          stack.arrangedSubviews.last?.removeFromSuperview()
        }
        return CGSize(width: 20, height: 10)
      }
    }
    let stage = StackStage(StackView(.horizontal, .fillProportionally, spacing: 5))
    stage.arrange([Box(40, 20), Restless(), Box(60, 30)])
    stage.size(300, nil)
    stage.window.layoutIfNeeded()
    let frames = stage.exactFrames(of: stage.stack.arrangedSubviews)
    // 290 points for contents of 30, 40 and 20.
    let starts: [Double] = [0, 5 + 290.0 / 3, 10 + 290.0 * 7 / 9]
    #expect(zip(frames, starts).allSatisfy { abs($0[0] - $1) <= 1e-9 })
    #expect(stage.takeDiagnostics() == [])
  }
}
