import Foundation
import Testing
import UIKit

/// What would be dragged, and where it would go; nothing is.
@Suite
struct DraggingTests {
  private final class Dragged: UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }
  }

  private final class Listener: NSObject, UITableViewDragDelegate, UITableViewDropDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  @Test func `A provider has a name, and gives nothing`() {
    let all = [
      NSItemProvider(), NSItemProvider(object: "a"),
      NSItemProvider(item: "a", typeIdentifier: "public.text"),
    ]
    for provider in all {
      #expect(provider.suggestedName == nil && !provider.canLoadObject(ofClass: NSObject.self))
      #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
    }
    let item = UIDragItem(itemProvider: all[1])
    #expect(item.itemProvider === all[1] && item.localObject == nil)
    item.localObject = "local"
    #expect(item.localObject as? String == "local")
  }

  @Test func `Proposals say what they were made of`() {
    #expect(UIDropProposal(operation: .move).operation == .move)
    let row = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    #expect(row.operation == .copy && row.intent == .insertAtDestinationIndexPath)
    let item = UICollectionViewDropProposal(operation: .forbidden, intent: .unspecified)
    #expect(item.operation == .forbidden && item.intent == .unspecified)
  }

  @Test func `Interactions know their view`() {
    let (view, dragged) = (UIView(), Dragged())
    let (drag, drop) = (UIDragInteraction(delegate: dragged), UIDropInteraction(delegate: dragged))
    #expect(drag.isEnabled && drag.view == nil)
    drag.isEnabled = false
    view.addInteraction(drag)
    view.addInteraction(drop)
    #expect(!drag.isEnabled && drag.view === view && drop.view === view)
    view.removeInteraction(drag)
    #expect(drag.view == nil && view.interactions.count == 1)
  }

  @Test func `Tables and collections keep who would be asked`() {
    let listener = Listener()
    let (table, grid) = (UITableView(), UICollectionView(frame: .zero))
    remembersObject(table, \.dragDelegate, listener)
    remembersObject(table, \.dropDelegate, listener)
    remembersObject(grid, \.dragDelegate, listener)
    remembersObject(grid, \.dropDelegate, listener)
    #expect(table.contextMenuInteraction == nil && grid.contextMenuInteraction == nil)
  }
}
