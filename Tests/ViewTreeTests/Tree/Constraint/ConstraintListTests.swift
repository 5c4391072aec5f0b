import Testing

@testable import ViewTree

/// The list of what a view holds, by its own count and places.
@Suite struct ConstraintListTests {
  private let view = View()

  private func constraints(_ count: Int) -> [LayoutConstraint] {
    (0..<count).map { view.widthAnchor.constraint(equalToConstant: Double($0)) }
  }

  @Test func `Empty and not`() {
    var list = ConstraintList()
    #expect(list.isEmpty && list.count == 0 && Array(list).isEmpty)
    let one = constraints(1)[0]
    list.append(one)
    #expect(!list.isEmpty && list.count == 1 && Array(list) == [one])
    list.remove(one)
    #expect(list.isEmpty && list.count == 0 && one.heldIndex == -1)
  }

  @Test(arguments: [1, 2, 3, 5])
  func `The order stays whatever goes, also while gaps are closed`(step: Int) {
    var list = ConstraintList()
    let all = constraints(40)
    for constraint in all { list.append(constraint) }
    var left = all
    for index in stride(from: 0, to: 40, by: step) {
      list.remove(all[index])
      left.removeAll { $0 === all[index] }
      #expect(Array(list) == left && list.count == left.count)
    }
    // What isn't there changes nothing.
    list.remove(all[0])
    #expect(Array(list) == left)
    // Each that is left knows its place.
    for constraint in left.reversed() { list.remove(constraint) }
    #expect(list.isEmpty && Array(list).isEmpty)
  }
}
