import Testing

@testable import ViewTree

/// The list of constraints that an item has a part in.
@Suite struct MentionsTests {
  private let view = View()
  private let other = View()

  private func constraint(_ attribute: LayoutConstraint.Attribute) -> LayoutConstraint {
    LayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: .top,
      multiplier: 1, constant: 0)
  }

  @Test(
    arguments: [1, 2, 3, 5, 7], [2, 3, 5])
  func `What is about the item's baselines is found, whatever comes and goes`(
    stride step: Int, every share: Int
  ) {
    var list = Mentions()
    let all = (0..<30).map {
      constraint($0 % share == 0 ? ($0 % 2 == 0 ? .firstBaseline : .lastBaseline) : .bottom)
    }
    for constraint in all { list.add(constraint, as: .first) }
    var left = Set(all)
    func check() {
      #expect(Set(list.entries.map(\.constraint)) == left && list.entries.count == left.count)
      #expect(Set(list.ofBaselines.map(\.constraint)) == left.filter(\.hasBaseline))
      #expect(list.isInOrder)
    }
    check()
    var index = 0
    for _ in all.indices {
      index = (index + step) % all.count
      while !left.contains(all[index]) { index = (index + 1) % all.count }
      list.remove(all[index], as: .first)
      left.remove(all[index])
      check()
      // What isn't there changes nothing.
      list.remove(all[index], as: .first)
      check()
    }
    #expect(list.entries.isEmpty)
  }

  @Test func `It counts on which side of the constraint the baseline is, and the item`() {
    var ofView = Mentions()
    var ofOther = Mentions()
    let constraint = constraint(.firstBaseline)
    ofView.add(constraint, as: .first)
    ofOther.add(constraint, as: .second)
    #expect(Array(ofView.ofBaselines).count == 1)
    #expect(Array(ofOther.ofBaselines).isEmpty && ofOther.entries.count == 1)
  }
}
