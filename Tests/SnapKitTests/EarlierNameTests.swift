import SnapKit
import Testing
import ViewTree

/// Names of earlier versions, which say what those of today say.
@Suite
struct EarlierNameTests {
  private let words: any EarlierNames = Words()

  @Test func `Chains mean what today's names mean`() {
    let (box, view) = (View(), View())
    box.name = "box"
    box.addSubview(view)
    let made = view.snp.prepareConstraints { words.make($0, box) }
    #expect(
      made.flatMap(\.layoutConstraints).map(ResolutionTests.text) == [
        "lastBaseline = box.lastBaseline", "left = box.left ^250",
        "lastBaseline = box.lastBaseline ^250", "top = box.top ^750", "right = box.right ^500",
        "bottom = box.bottom",
      ])
  }

  @Test func `Constraints change as by today's names`() throws {
    let (box, view) = (View(), View())
    box.addSubview(view)
    let made = try #require(view.snp.prepareConstraints { $0.right.equalToSuperview() }.first)
    words.install(made)
    #expect(made.isActive)
    words.offset(made, 5)
    #expect(made.layoutConstraints.map(\.constant) == [5])
    // Inside of a right edge is to its left.
    words.inset(made, 6)
    #expect(made.layoutConstraints.map(\.constant) == [-6])
    words.uninstall(made)
    #expect(!made.isActive)
    words.priority(made, 700)
    #expect(made.layoutConstraints.map(\.priority) == [LayoutPriority(700)])
  }
}

/// What deprecated names are used by, so that only their users are told of it.
private protocol EarlierNames {
  func make(_ make: ConstraintMaker, _ box: View)
  func install(_ constraint: Constraint)
  func uninstall(_ constraint: Constraint)
  func offset(_ constraint: Constraint, _ amount: Int)
  func inset(_ constraint: Constraint, _ amount: Int)
  func priority(_ constraint: Constraint, _ amount: Int)
}

private struct Words: EarlierNames {
  @available(*, deprecated)
  func make(_ make: ConstraintMaker, _ box: View) {
    make.baseline.equalTo(box.snp.baseline)
    make.left.baseline.equalToSuperview().priorityLow()
    make.top.equalToSuperview().priorityHigh()
    make.right.equalToSuperview().priorityMedium()
    make.bottom.equalToSuperview().priorityRequired()
  }

  @available(*, deprecated)
  func install(_ constraint: Constraint) { constraint.install() }

  @available(*, deprecated)
  func uninstall(_ constraint: Constraint) { constraint.uninstall() }

  @available(*, deprecated)
  func offset(_ constraint: Constraint, _ amount: Int) { constraint.updateOffset(amount: amount) }

  @available(*, deprecated)
  func inset(_ constraint: Constraint, _ amount: Int) { constraint.updateInsets(amount: amount) }

  @available(*, deprecated)
  func priority(_ constraint: Constraint, _ amount: Int) {
    constraint.updatePriority(amount: amount)
  }
}
