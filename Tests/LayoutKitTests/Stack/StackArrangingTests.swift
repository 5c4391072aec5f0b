import Foundation
import LayoutKit
import TestSupport
import Testing

/// Who is arranged, in which order, and who is only a subview: as in UIKit.
@Suite struct StackArrangingTests {
  private func names(_ stack: StackView) -> String {
    stack.arrangedSubviews.map { $0.name ?? "?" }.joined()
  }

  private func subviewNames(_ stack: StackView) -> String {
    stack.subviews.map { $0.name ?? "?" }.joined()
  }

  private func letters(_ text: String) -> [View] {
    text.map { letter in
      let box = Box(10, 10)
      box.name = String(letter)
      return box
    }
  }

  @Test func `A stack can be made with its settings`() {
    let stack = StackView(
      axis: .vertical, spacing: 8, alignment: .center, distribution: .equalSpacing, letters("ab"))
    #expect(names(stack) == "ab")
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 8)
    #expect(stack.alignment == .center)
    #expect(stack.distribution == .equalSpacing)
    #expect(StackView(axis: .horizontal).arrangedSubviews.isEmpty)
  }

  @Test func `Places among views don't count spacers`() {
    let stack = StackView(arrangedSubviews: letters("ab"))
    stack.addSpacer(StackSpacer())
    stack.addSpacer(StackSpacer())
    var messages: [String] = []
    stack.onDiagnostic = { messages.append("\($0)") }
    let (third, fourth) = (letters("c")[0], letters("d")[0])
    stack.insertArrangedSubview(third, at: 3, fileID: "F", line: 1)
    #expect(messages == ["F:1: c can't be arranged at 3 in StackView. Use an index from 0 to 2."])
    stack.insertArrangedSubview(fourth, at: 2)
    #expect(messages.count == 1 && names(stack) == "abd")
    #expect(stack.arrangedItems.last === fourth)
  }

  @Test func `A stack begins as UIKit's does`() {
    let stack = StackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && stack.compatibility == .improved && stack.collapsesWhenEmpty)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.isEmpty && stack.translatesAutoresizingMaskIntoConstraints)
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(StackView.Alignment.top == .leading && StackView.Alignment.bottom == .trailing)
    #expect(StackView.Alignment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(StackView.Distribution.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func `Inserting puts views last among the subviews, wherever they are arranged`() {
    let stack = StackView(arrangedSubviews: letters("abc"))
    let new = letters("xy")
    stack.insertArrangedSubview(new[0], at: 0)
    stack.insertArrangedSubview(new[1], at: 4)
    #expect(names(stack) == "xabcy" && subviewNames(stack) == "abcxy")
    #expect(!new[0].translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `Views are counted without the spacers, wherever those are`() {
    for seed in Seeds(50) {
      var dice = SplitMix64(seed: UInt64(seed))
      let stack = StackView()
      // The same done with an array, nil for a spacer.
      var model: [View?] = []
      for _ in 0..<30 {
        let places = model.indices.filter { model[$0] != nil }
        switch dice.integer(0...3) {
        case 0:
          let place = dice.integer(0...model.count)
          stack.insertArrangedItem(StackSpacer(), at: place)
          model.insert(nil, at: place)
        case 1 where !model.isEmpty:
          let place = dice.integer(0...model.count - 1)
          if let view = model.remove(at: place) {
            stack.removeArrangedSubview(view)
          } else if let spacer = stack.arrangedItems[place] as? StackSpacer {
            stack.setArrangedItems(stack.arrangedItems.filter { $0 !== spacer })
          }
        default:
          let index = dice.integer(0...places.count)
          let view = View()
          stack.insertArrangedSubview(view, at: index)
          model.insert(view, at: index < places.count ? places[index] : model.count)
        }
        let arranged = stack.arrangedItems.map { ($0 as? View).map { ObjectIdentifier($0) } }
        #expect(arranged == model.map { $0.map { ObjectIdentifier($0) } }, "\(seed)")
      }
    }
  }

  @Test(
    arguments: [StackCompatibility.improved, .uikit])
  func `A stack placed by its frame keeps it`(mode: StackCompatibility) {
    // UIKit (frames of Interface Builder files, and 26.1): four views 74 wide, 8 apart.
    let window = Window(size: CGSize(width: 375, height: 667))
    let stack = StackView(frame: CGRect(x: 10, y: 10, width: 320, height: 100))
    stack.compatibility = mode
    stack.distribution = .fillEqually
    stack.spacing = 8
    let views = letters("abcd")
    for view in views { stack.addArrangedSubview(view) }
    window.addSubview(stack)
    window.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 10, y: 10, width: 320, height: 100))
    #expect(views.map(\.frame.minX) == [0, 82, 164, 246])
    #expect(views.map(\.frame.width) == [74, 74, 74, 74])
    #expect(stack.translatesAutoresizingMaskIntoConstraints)
    stack.frame.size.width = 160
    window.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [34, 34, 34, 34])
  }

  @Test func `A stack with a mask follows its superview, with what it arranges`() {
    let window = Window(size: CGSize(width: 300, height: 100))
    let stack = StackView(arrangedSubviews: letters("ab"))
    stack.distribution = .fillEqually
    stack.frame = window.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(stack)
    window.layoutIfNeeded()
    window.frame.size.width = 500
    window.layoutIfNeeded()
    #expect(stack.frame.width == 500)
    #expect(stack.arrangedSubviews.map(\.frame.width) == [250, 250])
  }

  @Test(
    arguments: [
      (0, "cab"), (1, "acb"), (2, "abc"), (3, "abc"),
    ])
  func `Inserting what is arranged moves it`(_ index: Int, _ expected: String) {
    let stack = StackView(arrangedSubviews: letters("abc"))
    stack.insertArrangedSubview(stack.arrangedSubviews[2], at: index)
    #expect(names(stack) == expected && subviewNames(stack) == "abc")
  }

  @Test func `Adding again moves to the end`() {
    let stack = StackView(arrangedSubviews: letters("abc"))
    stack.addArrangedSubview(stack.arrangedSubviews[0])
    #expect(names(stack) == "bca")
  }

  @Test func `A view that is a subview already keeps its place among them`() {
    let stack = StackView(arrangedSubviews: letters("ab"))
    let plain = letters("p")[0]
    stack.insertSubview(plain, at: 0)
    #expect(names(stack) == "ab")
    stack.addArrangedSubview(plain)
    #expect(names(stack) == "abp" && subviewNames(stack) == "pab")
  }

  @Test func `Removing leaves a subview; leaving the superview un-arranges`() {
    let views = letters("abc")
    let stack = StackView(arrangedSubviews: views)
    let stage = StackStage(stack)
    stage.window.layoutIfNeeded()
    stack.removeArrangedSubview(views[1])
    #expect(names(stack) == "ac" && subviewNames(stack) == "abc")
    views[0].removeFromSuperview()
    #expect(names(stack) == "c" && subviewNames(stack) == "bc")
    stack.removeArrangedSubview(View())
    stage.window.layoutIfNeeded()
    #expect(views[2].frame.minX == 0)
    #expect(
      views[1].superview === stack && stack.constraints.allSatisfy { $0.firstItem !== views[1] })
    #expect(stage.takeDiagnostics() == [])
  }

  @Test func `A view moves from stack to stack, with its settings left behind`() {
    let views = letters("ab")
    let one = StackView(arrangedSubviews: views)
    let other = StackView(arrangedSubviews: letters("x"))
    let outer = StackView(arrangedSubviews: [one, other])
    let stage = StackStage(outer)
    one.setCustomSpacing(9, after: views[0])
    stage.window.layoutIfNeeded()
    other.insertArrangedSubview(views[0], at: 0)
    #expect(names(one) == "b" && names(other) == "ax" && views[0].superview === other)
    #expect(other.customSpacing(after: views[0]) == StackView.spacingUseDefault)
    #expect(stage.exactFrame(of: views[0])[0] == 10)
    outer.addArrangedSubview(views[1])
    #expect(one.arrangedSubviews.isEmpty && stage.exactFrame(of: views[1])[0] == 20)
    #expect(stage.takeDiagnostics() == [])
  }

  @Test func `Setting the arranged views keeps what stays, with its settings`() {
    let views = letters("abcd")
    let stack = StackView(arrangedSubviews: views)
    stack.setCustomSpacing(5, after: views[2])
    stack.setArrangedSubviews([views[2], views[0]] + letters("x"))
    #expect(names(stack) == "cax" && subviewNames(stack) == "abcdx")
    #expect(stack.customSpacing(after: views[2]) == 5)
    stack.removeAllArrangedSubviews()
    #expect(names(stack) == "" && stack.subviews.count == 5)
  }

  @Test func `Custom spacing goes with the view, and ends when it leaves`() {
    let views = letters("abc")
    let stack = StackView(arrangedSubviews: views)
    stack.spacing = 2
    #expect(stack.customSpacing(after: views[0]) == StackView.spacingUseDefault)
    stack.setCustomSpacing(7, after: views[0])
    stack.setCustomSpacing(7, after: View())
    stack.insertArrangedSubview(views[0], at: 1)
    let stage = StackStage(stack)
    #expect(stage.exactFrames(of: stack.arrangedSubviews).map { $0[0] } == [0, 12, 29])
    stack.removeArrangedSubview(views[0])
    stack.insertArrangedSubview(views[0], at: 1)
    #expect(stage.exactFrames(of: stack.arrangedSubviews).map { $0[0] } == [0, 12, 24])
  }

  @Test func `Spacers are arranged, but no subviews`() {
    let views = letters("ab")
    let stack = StackView(arrangedSubviews: views)
    let spacer = StackSpacer()
    stack.insertArrangedItem(spacer, at: 1)
    #expect(stack.arrangedItems.count == 3 && names(stack) == "ab")
    stack.insertArrangedSubview(letters("x")[0], at: 1)
    let stage = StackStage(stack)
    stage.size(100, nil)
    stage.window.layoutIfNeeded()
    #expect(spacer.layoutFrame.numbers == [10, 0, 70, 10] && spacer.owningView === stack)
    let other = StackView()
    other.addSpacer(spacer)
    #expect(stack.arrangedItems.count == 3 && spacer.owningView === other)
  }

  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `A stack lets go of its views, however deep the nest`() {
    weak var innermost: View?
    do {
      var view: View = Box(1, 1)
      innermost = view
      for _ in 1...2000 { view = StackView(arrangedSubviews: [view]) }
    }
    #expect(innermost == nil)
  }

  @Test func `Views that leave are let go of at once`() {
    let stack = StackView(arrangedSubviews: letters("abc"))
    let stage = StackStage(stack)
    stage.window.layoutIfNeeded()
    weak let view = stack.arrangedSubviews[1]
    view?.removeFromSuperview()
    stage.window.layoutIfNeeded()
    #expect(view == nil)
  }
}
