import Foundation
import LayoutKit
import TestSupport
import Testing

/// An edit of a stack touches the constraints of what it is about, however much there is besides.
@Suite struct StackEditTests {
  struct Edit: Sendable, CustomTestStringConvertible {
    let name: String
    /// Whether constants may change in number with the views.
    var isAboutAll = false
    let change: @Sendable (StackView) -> Void

    var testDescription: String { name }
  }

  static let edits: [Edit] = [
    Edit(name: "hide the middle") { $0.arrangedSubviews[4].isHidden = true },
    Edit(name: "hide the first") { $0.arrangedSubviews[0].isHidden = true },
    Edit(name: "hide the last") { $0.arrangedSubviews.last?.isHidden = true },
    Edit(name: "show") { $0.arrangedSubviews[2].isHidden = false },
    Edit(name: "insert first") { $0.insertArrangedSubview(Box(30, 31, ascent: 9), at: 0) },
    Edit(name: "insert in the middle") { $0.insertArrangedSubview(Box(30, 31, ascent: 9), at: 4) },
    Edit(name: "append") { $0.addArrangedSubview(Box(30, 31, ascent: 9)) },
    Edit(name: "remove the first") { $0.removeArrangedSubview($0.arrangedSubviews[0]) },
    Edit(name: "remove from the middle") { $0.arrangedSubviews[4].removeFromSuperview() },
    Edit(name: "move to the front") {
      $0.insertArrangedSubview($0.arrangedSubviews[4], at: 0)
    },
    Edit(name: "move to the end") { $0.addArrangedSubview($0.arrangedSubviews[4]) },
    Edit(name: "set in another order") {
      var views = $0.arrangedSubviews
      views.swapAt(3, 5)
      $0.setArrangedSubviews(views)
    },
    Edit(name: "custom spacing") { $0.setCustomSpacing(30, after: $0.arrangedSubviews[4]) },
    Edit(name: "content") {
      ($0.arrangedSubviews[4] as? Box)?.content = CGSize(width: 90, height: 60)
    },
    Edit(name: "an alignment") { $0.setAlignment(.trailing, for: $0.arrangedSubviews[4]) },
    Edit(name: "insets of a view") {
      $0.setInsets(DirectionalEdgeInsets(top: 1, leading: 2), for: $0.arrangedSubviews[4])
    },
    Edit(name: "spacing", isAboutAll: true) { $0.spacing = 9 },
    Edit(name: "margins") {
      $0.directionalLayoutMargins = DirectionalEdgeInsets(top: 9, leading: 9)
    },
  ]

  static let distributions: [StackView.Distribution] = StackView.Distribution.allCases

  @Test(arguments: edits, distributions)
  func `The number of rows touched doesn't grow`(
    _ edit: Edit, _ distribution: StackView.Distribution
  ) {
    for (mode, alignment) in Self.styles {
      let few = Self.cost(of: edit, distribution, alignment, mode, count: 9)
      let many = Self.cost(of: edit, distribution, alignment, mode, count: 18)
      #expect(few.rowsAdded == many.rowsAdded, "\(alignment) \(mode)")
      #expect(few.rowsRemoved == many.rowsRemoved, "\(alignment) \(mode)")
      #expect(few.prioritiesChanged == many.prioritiesChanged, "\(alignment) \(mode)")
      if edit.isAboutAll {
        // The row of UIKit's shares has another multiplier, which takes another row.
        #expect(few.rowsAdded <= 1)
      } else {
        #expect(few.constantsChanged == many.constantsChanged, "\(alignment) \(mode)")
      }
      #expect(many.rowsAdded <= 24)
    }
  }

  private static let styles = [StackCompatibility.improved, .uikit].flatMap { mode in
    [StackView.Alignment.fill, .center, .firstBaseline].map { (mode, $0) }
  }

  /// What an edit costs in a row of so many boxes, the third of which is hidden.
  private static func cost(
    of edit: Edit, _ distribution: StackView.Distribution, _ alignment: StackView.Alignment,
    _ mode: StackCompatibility, count: Int
  ) -> EngineCounters {
    var views: [View] = []
    for index in 0..<count {
      let width = 20 + index % 3
      let height = 10 + index % 4
      views.append(Box(Double(width), Double(height), ascent: 8))
    }
    views[2].isHidden = true
    let stack = StackView(.horizontal, distribution, alignment, spacing: 5, views, mode: mode)
    stack.isLayoutMarginsRelativeArrangement = true
    let stage = StackStage(stack)
    stage.size(2000, nil)
    stage.window.layoutIfNeeded()
    let before = stage.window.engineCounters
    edit.change(stack)
    stage.window.layoutIfNeeded()
    var cost = stage.window.engineCounters
    cost.rowsAdded -= before.rowsAdded
    cost.rowsRemoved -= before.rowsRemoved
    cost.constantsChanged -= before.constantsChanged
    cost.prioritiesChanged -= before.prioritiesChanged
    return cost
  }

  @Test func `Another alignment leaves all that runs along the axis alone`() {
    let stack = StackView(.horizontal, .equalSpacing, .top, spacing: 5, fourBoxes())
    let stage = StackStage(stack)
    stage.window.layoutIfNeeded()
    let before = Self.alongTheAxis(stack)
    stack.alignment = .bottom
    stage.window.layoutIfNeeded()
    #expect(Self.alongTheAxis(stack) == before)
    #expect(before.count == 2 + 1 + 6 + 3 + 1)
  }

  /// The constraints along the axis of a row, by identity.
  private static func alongTheAxis(_ stack: StackView) -> Set<ObjectIdentifier> {
    let own = stack.constraints.filter {
      [.leading, .trailing, .width].contains($0.firstAttribute)
        && $0.identifier?.hasPrefix("UISV") ?? false
    }
    return Set(own.map { ObjectIdentifier($0) })
  }

  @Test func `Hiding and showing again leaves no trace`() {
    let stack = StackView(.horizontal, .equalCentering, .firstBaseline, spacing: 5, fourBoxes())
    let stage = StackStage(stack)
    stage.window.layoutIfNeeded()
    let before = stage.window.allLines
    let frames = stage.exactFrames(of: stack.arrangedSubviews)
    for view in stack.arrangedSubviews + [stack.arrangedSubviews[1], stack.arrangedSubviews[2]] {
      view.isHidden.toggle()
      stage.window.layoutIfNeeded()
    }
    for view in stack.arrangedSubviews { view.isHidden = false }
    let after = StackView(.horizontal, .equalCentering, .firstBaseline, spacing: 5, fourBoxes())
    let fresh = StackStage(after)
    #expect(stage.exactFrames(of: stack.arrangedSubviews) == frames)
    #expect(fresh.exactFrames(of: after.arrangedSubviews) == frames)
    #expect(before.allSatisfy { stage.window.allLines.contains($0) })
  }

  @Test func `What the program states of an arranged view is its own`() {
    let views = fourBoxes()
    let stack = StackView(.horizontal, spacing: 5, views)
    let stage = StackStage(stack)
    views[0].layout.make { $0.width.equalTo(70) }
    #expect(stage.exactFrame(of: views[1])[0] == 75)
    views[0].layout.remake { $0.width.equalTo(80) }
    #expect(stage.exactFrame(of: views[1])[0] == 85)
    views[1].isHidden = true
    #expect(stage.exactFrame(of: views[2])[0] == 85)
    views[0].layout.remove()
    #expect(stage.exactFrame(of: views[2])[0] == 45)
    #expect(stage.takeDiagnostics() == [])
  }

  @Test func `Stacks inside each other that share out by content are measured once each`() {
    final class Counting: StackView {
      var measurings = 0
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
        verticalFittingPriority vertical: LayoutPriority
      ) -> CGSize {
        measurings += 1
        return super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      }
    }
    let stacks = (0..<12).map { _ in Counting() }
    for (outer, inner) in zip(stacks, stacks.dropFirst()) {
      outer.distribution = .fillProportionally
      outer.addArrangedSubview(Box(30, 20))
      outer.addArrangedSubview(inner)
    }
    stacks[11].addArrangedSubview(Box(30, 20))
    let stage = StackStage(stacks[0])
    _ = stage.exactFrame(of: stacks[11])
    #expect(stacks.map(\.measurings) == [0] + Array(repeating: 1, count: 11))
  }
}

extension View {
  /// The constraints of the tree that are in force, as sorted lines.
  var allLines: [String] {
    (constraints.map(\.description) + subviews.flatMap(\.allLines)).sorted()
  }
}
