import Foundation
import Testing
import ViewTree

/// Which rows give way, for whoever solves a copy of them.
@Suite struct ReadinessTests {
  @Test func `Content gives way before constraints, and of these the one activated last`() {
    let root = window(300, 300)
    let content = Content(10, 20, name: "content", in: root)
    let first = constrain(content, .left, .equal, root)
    let second = constrain(content, .top, .equal, root)
    root.layoutIfNeeded()
    var readiness: [ObjectIdentifier: Int] = [:]
    var ofContent: [Int] = []
    var others = 0
    for row in root.inspectedRows(findings: false).rows {
      switch row.origin {
      case .constraint(let constraint): readiness[ObjectIdentifier(constraint)] = row.readiness
      case .content: ofContent += row.readiness.map { [$0] } ?? []
      case .frame, .root, .minimum:
        #expect(row.readiness == nil)
        others += 1
      }
    }
    // Four rows of content, the least ready first, then the two constraints.
    #expect(ofContent.sorted() == [0, 1, 2, 3] && others > 0)
    #expect(readiness[ObjectIdentifier(first)] == 4)
    #expect(readiness[ObjectIdentifier(second)] == 5)
  }
}
