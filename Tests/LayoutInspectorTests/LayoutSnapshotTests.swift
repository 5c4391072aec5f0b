import Foundation
import LayoutInspector
import Testing

@Suite struct LayoutSnapshotTests {
  @Test func aSnapshotSurvivesItsJSON() throws {
    let data = try JSONEncoder().encode(LayoutSnapshot.card)
    #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: data) == .card)
  }

  @Test func viewsAreFoundByName() {
    #expect(LayoutSnapshot.card["title"]?.absoluteFrame.origin == CGPoint(x: 12, y: 14.5))
    #expect(LayoutSnapshot.card["nobody"] == nil)
    #expect(LayoutSnapshot.card.size == CGSize(width: 200, height: 100))
    #expect(LayoutSnapshot(views: []).size == .zero)
  }
}
