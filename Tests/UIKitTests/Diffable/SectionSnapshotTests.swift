import Testing
import UIKit

/// Items below others, in snapshots of one section.
@Suite
struct SectionSnapshotTests {
  private var fruit: NSDiffableDataSourceSectionSnapshot<String> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["stone", "pome"])
    snapshot.append(["plum", "cherry"], to: "stone")
    snapshot.append(["apple"], to: "pome")
    snapshot.append(["morello"], to: "cherry")
    return snapshot
  }

  @Test func `Items stand behind what they are below, and show while it is open`() {
    var snapshot = fruit
    #expect(snapshot.items == ["stone", "plum", "cherry", "morello", "pome", "apple"])
    #expect(snapshot.rootItems == ["stone", "pome"] && snapshot.level(of: "morello") == 2)
    #expect(snapshot.visibleItems == ["stone", "pome"])
    snapshot.expand(["stone"])
    #expect(snapshot.visibleItems == ["stone", "plum", "cherry", "pome"])
    snapshot.expand(["cherry"])
    snapshot.collapse(["stone"])
    #expect(snapshot.visibleItems == ["stone", "pome"] && snapshot.isExpanded("cherry"))
    #expect(snapshot.parent(of: "morello") == "cherry")
  }

  @Test func `Items are put beside others and taken out with what is below them`() {
    var snapshot = fruit
    snapshot.insert(["damson", "plum"], after: "cherry")
    #expect(snapshot.items == ["stone", "plum", "cherry", "morello", "damson", "pome", "apple"])
    snapshot.insert(["quince"], before: "apple")
    #expect(snapshot.parent(of: "quince") == "pome")
    #expect(snapshot.snapshot(of: "stone").rootItems == ["plum", "cherry", "damson"])
    snapshot.delete(["stone"])
    #expect(snapshot.items == ["pome", "quince", "apple"])
    snapshot.append(["x"], to: "unknown")
    #expect(!snapshot.contains("x"))
  }

  @Test func `Another snapshot may be put before or after an item, with what is below`() {
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["nut", "berry"])
    other.append(["hazel"], to: "nut")
    other.expand(["nut"])
    var list = NSDiffableDataSourceSectionSnapshot<String>()
    list.append(["a", "b"])
    list.append(["c"], to: "a")
    var before = list
    before.insert(other, before: "b")
    #expect(before.items == ["a", "c", "nut", "hazel", "berry", "b"])
    #expect(before.visibleItems == ["a", "nut", "hazel", "berry", "b"])
    var after = list
    after.insert(other, after: "c")
    #expect(after.items == ["a", "c", "nut", "hazel", "berry", "b"])
    #expect(after.parent(of: "nut") == "a" && after.level(of: "hazel") == 2)
    after = list
    after.insert(other, after: "unknown")
    #expect(after.items == list.items)
  }

  @Test func `A collection has as many cells as items show`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = fruit
    source.apply(snapshot, to: 3)
    #expect(view.numberOfItems(inSection: 0) == 2)
    snapshot.expand(["pome"])
    source.apply(snapshot, to: 3)
    #expect(source.snapshot().itemIdentifiers == ["stone", "pome", "apple"])
    #expect(view.numberOfItems(inSection: 0) == 3)
    #expect(source.snapshot(for: 3).isExpanded("pome"))
    var other = source.snapshot()
    other.deleteItems(["stone"])
    source.apply(other)
    #expect(source.snapshot(for: 3).items == ["pome", "apple"])
  }
}
