import Foundation
import LayoutKit
import Testing

/// What is inside a hidden stack has no extent, however it got there.
@Suite struct HiddenNestTests {
  /// An edit of the middle one of three stacks, after which it is to be arranged anew.
  struct Edit: Sendable, CustomTestStringConvertible {
    let name: String
    let change: @Sendable (StackView) -> Void

    var testDescription: String { name }
  }

  static let edits: [Edit] = [
    Edit(name: "nothing") { _ in },
    Edit(name: "spacing") { $0.spacing = -1 },
    Edit(name: "axis") { $0.axis = .vertical },
    Edit(name: "alignment") { $0.alignment = .center },
    Edit(name: "distribution") { $0.distribution = .fillEqually },
    Edit(name: "a spacer") { $0.addSpacer(StackSpacer(.fixed(3))) },
    Edit(name: "a view") { $0.addArrangedSubview(View()) },
    Edit(name: "content") { $0.addArrangedSubview(Box(0, 0)) },
  ]

  private let window = Window(size: CGSize(width: 100, height: 100))
  private let outer = StackView()
  private let middle = StackView()
  private let inner = StackView()
  private let view = View()

  init() {
    for (number, view) in [outer, middle, inner, view].enumerated() { view.name = "\(number)" }
    inner.insets = DirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    inner.addArrangedSubview(view)
    middle.addArrangedSubview(inner)
    middle.isHidden = true
    for stack in [outer, middle] { addToWindow(stack) }
  }

  private func addToWindow(_ stack: StackView) {
    window.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
  }

  /// The sizes of the inner stack: hidden by a stack, and not.
  private func expectInner(isHidden: Bool, _ comment: Comment) {
    window.layoutIfNeeded()
    #expect(inner.frame.size == (isHidden ? .zero : CGSize(width: 2, height: 2)), comment)
  }

  @Test(arguments: edits, [true, false])
  func `A stack that is edited and arranged hides what is inside`(_ edit: Edit, isDeep: Bool) {
    // One more stack between.
    let moved = isDeep ? StackView(arrangedSubviews: [middle]) : middle
    if isDeep {
      middle.isHidden = false
      moved.isHidden = true
      addToWindow(moved)
    }
    expectInner(isHidden: false, "by itself")
    edit.change(moved)
    outer.addArrangedSubview(moved)
    expectInner(isHidden: true, "arranged")
    edit.change(moved)
    addToWindow(moved)
    expectInner(isHidden: false, "by itself again")
  }

  @Test func `What was arranged before what is around it is arranged again`() {
    let moved = StackView(arrangedSubviews: [middle])
    // Too small for the insets inside.
    moved.onDiagnostic = { _ in }
    middle.isHidden = false
    moved.isHidden = true
    // Laid out by itself, in a stack that isn't.
    inner.layoutIfNeeded()
    outer.addArrangedSubview(moved)
    expectInner(isHidden: true, "arranged")
    moved.isHidden = false
    expectInner(isHidden: false, "shown")
  }

  /// Whose hook changes the stack without end, as often as a layout lets it.
  private final class Restless: View {
    var stack: StackView?
    var isAtWork = true

    override func layoutSubviews() {
      super.layoutSubviews()
      guard isAtWork else { return }
      stack?.isHidden.toggle()
      setNeedsLayout()
    }
  }

  /// The layout ends with either state not arranged yet.
  @Test(arguments: [false, true], [false, true])
  func `After a layout without end what is inside is arranged again`(
    beginsHidden: Bool, endsHidden: Bool
  ) {
    outer.addArrangedSubview(middle)
    middle.isHidden = beginsHidden
    expectInner(isHidden: beginsHidden, "before")
    let restless = Restless()
    restless.stack = middle
    window.addSubview(restless)
    var kinds: [LayoutDiagnostic.Kind] = []
    window.onDiagnostic = { kinds.append($0.kind) }
    window.layoutIfNeeded()
    #expect(kinds == [.layoutLoop])
    restless.isAtWork = false
    middle.isHidden = !endsHidden
    middle.isHidden = endsHidden
    expectInner(isHidden: endsHidden, "after")
    middle.isHidden.toggle()
    expectInner(isHidden: !endsHidden, "and once more")
  }
}
