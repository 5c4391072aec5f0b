import Foundation
import LayoutKit
import Testing

/// A tree that comes into another window is as if it had never been elsewhere, whatever its containers have measured.
@Suite struct OtherWindowTests {
  enum Arranging: CaseIterable { case flow, column, row, proportional, nested, table }

  private static let environments = [
    LayoutEnvironment(size: CGSize(width: 300, height: 400), scale: 1),
    LayoutEnvironment(size: CGSize(width: 300, height: 400), scale: 3),
    LayoutEnvironment(
      size: CGSize(width: 200, height: 100), scale: 2, layoutDirection: .rightToLeft),
    LayoutEnvironment(
      size: CGSize(width: 300, height: 400), scale: 2,
      contentSizeCategory: .accessibilityExtraLarge),
  ]

  /// A card whose inside asks for no whole pixels, as what is measured of it is.
  private static func card(_ priority: LayoutPriority = .required) -> View {
    let (card, inside) = (View(), View())
    card.addSubview(inside)
    inside.layout.make {
      $0.edges.equalToSuperview()
      $0.width.equalTo(10.3).priority(priority)
      $0.height.equalTo(7.7).priority(priority)
    }
    return card
  }

  private static func scaled() -> View {
    let label = Label()
    label.text = "some words"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private static func tree(_ arranging: Arranging) -> View {
    let views = [card(), scaled(), card(), card()]
    switch arranging {
    case .flow: return FlowStack(arrangedSubviews: views)
    case .column, .row, .proportional:
      let stack = StackView(arrangedSubviews: views)
      stack.axis = arranging == .column ? .vertical : .horizontal
      stack.alignment = .center
      stack.distribution = arranging == .proportional ? .fillProportionally : .fill
      return stack
    case .nested:
      let flow = FlowStack(arrangedSubviews: [card(), scaled()])
      return FlowStack(arrangedSubviews: [StackView(arrangedSubviews: [card(), card()]), flow])
    case .table:
      let table = TableView()
      table.showRows {
        3
      } cell: { _, _ in
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        // A row's size is the table's.
        let inside = Self.card(999)
        cell.contentView.addSubview(inside)
        inside.layout.make { $0.edges.equalToSuperview().inset(1.4) }
        return cell
      }
      table.layout.make { $0.size.equalTo(90) }
      return table
    }
  }

  private static func show(_ tree: View, in window: Window) {
    window.addSubview(tree)
    tree.layout.remake {
      $0.leading.top.equalToSuperview()
      if tree is TableView { $0.size.equalTo(90) }
    }
    window.layoutIfNeeded()
  }

  private static func frames(_ view: View) -> [CGRect] {
    [view.frame] + view.subviews.flatMap(frames)
  }

  @Test(arguments: Arranging.allCases, environments.indices)
  func `Frames are those of the window that it is in`(_ arranging: Arranging, first: Int) {
    let windows = Self.environments.map { Window(environment: $0) }
    let expected = Self.environments.map { environment in
      let (window, tree) = (Window(environment: environment), Self.tree(arranging))
      Self.show(tree, in: window)
      return Self.frames(tree)
    }
    let tree = Self.tree(arranging)
    Self.show(tree, in: windows[first])
    for next in windows.indices where next != first {
      Self.show(tree, in: windows[next])
      #expect(Self.frames(tree) == expected[next])
      // Laid out on its own, and back.
      tree.removeFromSuperview()
      tree.layoutIfNeeded()
      Self.show(tree, in: windows[first])
      #expect(Self.frames(tree) == expected[first])
    }
  }
}
