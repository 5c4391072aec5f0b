import Foundation
import Testing
import UIKit

/// Menus, which don't come up, and what they are made of.
@Suite
struct MenuMemoryTests {
  private final class Listener: NSObject, UIEditMenuInteractionDelegate,
    UILargeContentViewerInteractionDelegate, UIContextMenuInteractionDelegate,
    UIPointerInteractionDelegate
  {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  @Test func `An older menu has items and is never shown`() {
    let (menu, view) = (UIMenuController(), UIView())
    menu.setTargetRect(CGRect(x: 1, y: 2, width: 3, height: 4), in: view)
    menu.setMenuVisible(true, animated: true)
    #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
    menu.showMenu(from: view, rect: .zero)
    menu.update()
    #expect(!menu.isMenuVisible)
    menu.hideMenu(from: view)
    menu.hideMenu()
    #expect(!menu.isMenuVisible && menu.menuItems == nil && menu.arrowDirection == .default)
    let item = UIMenuItem(title: "Copy", action: Selector("copy:"))
    menu.menuItems = [item]
    #expect(menu.menuItems == [item] && item.title == "Copy" && item.action == Selector("copy:"))
  }

  @Test func `Interactions know their view and who is asked`() {
    let (view, listener) = (UIView(), Listener())
    let edit = UIEditMenuInteraction(delegate: listener)
    let context = UIContextMenuInteraction(delegate: listener)
    let pointer = UIPointerInteraction(delegate: listener)
    let all: [RememberedInteraction] = [
      edit, context, pointer, UILargeContentViewerInteraction(),
      UILargeContentViewerInteraction(delegate: listener),
    ]
    for interaction in all {
      view.addInteraction(interaction)
      #expect(interaction.view === view)
    }
    #expect(edit.delegate === listener && context.delegate === listener)
    let configuration = UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 1, y: 2))
    #expect(configuration.identifier == AnyHashable("a"))
    #expect(configuration.sourcePoint == CGPoint(x: 1, y: 2))
    edit.presentEditMenu(with: configuration)
    edit.dismissMenu()
    context.updateVisibleMenu { $0 }
    context.dismissMenu()
    pointer.invalidate()
    #expect(view.interactions.count == all.count && view.subviews.isEmpty)
    let (one, other) = (
      UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero),
      UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    )
    #expect(one.identifier != other.identifier)
    let region = UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(region.rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(listener.pointerInteraction(pointer, styleFor: region) == nil)
    let styles = [
      UIPointerStyle(), UIPointerStyle(effect: .automatic(UITargetedPreview(view: view))),
      UIPointerStyle(shape: .roundedRect(.zero, radius: 3)),
    ]
    #expect(Set(styles).count == 3)
  }

  @Test func `Commands, menus and their elements`() {
    let picture = UIImage()
    let command = UICommand(title: "Copy", image: picture, action: Selector("copy:"))
    #expect(command.title == "Copy" && command.image === picture && command.state == .off)
    command.image = nil
    #expect(command.image == nil)
    let name = UIContextMenuConfiguration(
      identifier: NSString("a"), previewProvider: nil, actionProvider: nil)
    #expect(name.identifier as? NSString == "a")
    #expect(UIMenu.Identifier(rawValue: "a") == UIMenu.Identifier("a"))
    let later = UIDeferredMenuElement.uncached { $0([]) }
    #expect(later.title.isEmpty && later.image == nil)
  }

  @Test func `Actions of swipes say what they were made of`() throws {
    var told: [String] = []
    let action = UIContextualAction(style: .destructive, title: "Delete") { action, view, done in
      told.append(action.title ?? "")
      done(true)
    }
    #expect(action.style == .destructive && action.title == "Delete" && action.image == nil)
    action.handler(action, UIView()) { told.append("\($0)") }
    #expect(told == ["Delete", "true"])
    let row = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
    #expect(row.style == .normal && row.title == "More")
    #expect(UITableViewRowAction.Style.destructive == .default)
    let made = { UISwipeActionsConfiguration(actions: [action]) }
    #expect(made().actions == [action])
    remembers(made(), \.performsFirstActionWithFullSwipe, true, false)
  }
}
