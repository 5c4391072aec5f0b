import Foundation
import Testing
import UIKit

/// Menus and what brings them up are values; who gets them is told.
@Suite
struct MenuTests {
  final class Owner: NSObject, UIContextMenuInteractionDelegate, UIPointerInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggested in
        UIMenu(title: "Card", children: suggested + [UIAction(title: "Copy") { _ in }])
      }
    }
  }

  final class Screen: UIViewController {
    var closed = 0
    func close() { closed += 1 }
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          title: "Close", action: Selector(Screen.close, "close"), input: "w",
          modifierFlags: [.command, .shift])
      ]
    }
  }

  /// A control is asked for its own menus, so that a subclass overrides the answers.
  @Test func `A control's menus are its class's`() {
    final class Primary: UIControl {
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        let menu = UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "Own") })
        menu.preferredMenuElementOrder = .fixed
        return menu
      }
    }
    let (own, plain) = (Primary(), UIControl())
    let delegates: [any UIContextMenuInteractionDelegate] = [own, plain]
    let menus = delegates.map { delegate -> UIContextMenuConfiguration? in
      let interaction = UIContextMenuInteraction(delegate: delegate)
      let menu = delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
      let shown = menu ?? UIContextMenuConfiguration()
      delegate.contextMenuInteraction(interaction, willDisplayMenuFor: shown, animator: nil)
      delegate.contextMenuInteraction(interaction, willEndFor: shown, animator: nil)
      return menu
    }
    #expect(menus[0]?.preferredMenuElementOrder == .fixed && menus[1] == nil)
  }

  @Test func `A menu has its entries, and another one with others is of its kind`() {
    let remove = UIAction(title: "Remove", image: nil, attributes: .destructive, state: .on) { _ in
    }
    let menu = UIMenu(
      title: "More", options: .displayInline,
      children: [remove, UIMenu(title: "Inside"), UIDeferredMenuElement { $0([]) }])
    #expect(menu.children.map(\.title) == ["Remove", "Inside", ""])
    #expect(remove.attributes == .destructive)
    #expect(remove.state == .on)
    let other = menu.replacingChildren([])
    #expect(other.title == "More")
    #expect(other.identifier == menu.identifier)
    #expect(other.options == .displayInline)
    let button = UIButton()
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    #expect(button.menu === menu)
  }

  @Test func `An interaction belongs to one view, and to none after it was taken away`() {
    let owner = Owner()
    let interaction = UIContextMenuInteraction(delegate: owner)
    let (first, second) = (UIView(), UIView())
    first.addInteraction(interaction)
    first.addInteraction(interaction)
    #expect(first.interactions.count == 1)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty)
    #expect(interaction.view === second)
    second.removeInteraction(interaction)
    #expect(interaction.view == nil)
    second.interactions = [interaction, UIPointerInteraction(delegate: owner)]
    #expect(second.interactions.count == 2)
    let made = owner.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
    #expect(made != nil)
  }

  @Test func `A command of the keyboard finds its method on the way up`() throws {
    let screen = Screen()
    let command = try #require(screen.keyCommands?.first)
    #expect(command.input == "w")
    #expect(command.modifierFlags == [.shift, .command])
    let action = try #require(command.action)
    #expect(screen.canPerformAction(action, withSender: nil))
    #expect(screen.view.target(forAction: action, withSender: nil) as? UIViewController === screen)
    #expect(UIView().target(forAction: action, withSender: nil) == nil)
  }
}
