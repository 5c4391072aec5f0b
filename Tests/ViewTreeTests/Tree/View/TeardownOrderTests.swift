import Foundation
import Testing
import ViewTree

/// Letting go in every order.
///
/// Frees a tree's objects one after the other, in every order.
///
/// Whoever is still held must be sound, and the others must be gone; under the address sanitizer nothing
/// may read what was freed.
@Suite
struct TeardownOrderTests {
  /// A window with a view, two views and a guide inside that, and constraints between them.
  private final class Objects {
    var window: Window?
    var outer: View?
    var left: View?
    var right: View?
    var guide: LayoutGuide?
    let betweenSiblings: LayoutConstraint
    let toGuide: LayoutConstraint
    let toWindow: LayoutConstraint
    let acrossLevels: LayoutConstraint

    init() {
      let window = Window(size: CGSize(width: 100, height: 100))
      let (outer, left, right, guide) = (View(), View(), View(), LayoutGuide())
      for view in [outer, left, right] { view.translatesAutoresizingMaskIntoConstraints = false }
      window.addSubview(outer)
      outer.addSubview(left)
      outer.addSubview(right)
      outer.addLayoutGuide(guide)
      betweenSiblings = right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8)
      toGuide = left.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
      toWindow = outer.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 5)
      acrossLevels = right.trailingAnchor.constraint(equalTo: window.trailingAnchor)
      LayoutConstraint.activate([betweenSiblings, toGuide, toWindow, acrossLevels])
      (self.window, self.outer, self.left, self.right, self.guide) =
        (window, outer, left, right, guide)
    }

    func letGo(of name: Name) {
      switch name {
      case .window: window = nil
      case .outer: outer = nil
      case .left: left = nil
      case .right: right = nil
      case .guide: guide = nil
      }
    }

    func isHeld(_ name: Name) -> Bool {
      switch name {
      case .window: window != nil
      case .outer: outer != nil
      case .left: left != nil
      case .right: right != nil
      case .guide: guide != nil
      }
    }
  }

  private enum Name: CaseIterable {
    case window, outer, left, right, guide
  }

  /// Which of the objects still exist, without keeping them.
  private struct Watch {
    weak var window: Window?
    weak var outer: View?
    weak var left: View?
    weak var right: View?
    weak var guide: LayoutGuide?

    init(_ objects: Objects) {
      (window, outer, left, right, guide) =
        (objects.window, objects.outer, objects.left, objects.right, objects.guide)
    }

    var alive: [Bool] { [window != nil, outer != nil, left != nil, right != nil, guide != nil] }
  }

  private static func orders(of names: [Name]) -> [[Name]] {
    if names.isEmpty { return [[]] }
    return names.flatMap { first in
      orders(of: names.filter { $0 != first }).map { [first] + $0 }
    }
  }

  @Test(arguments: [false, true])
  func `leaves what is held sound, and frees the rest`(isLaidOut: Bool) {
    for order in Self.orders(of: Name.allCases) {
      let objects = Objects()
      let watch = Watch(objects)
      if isLaidOut { objects.window?.layoutIfNeeded() }
      for name in order {
        objects.letGo(of: name)
        // A view lives while it is held, or its superview lives; a guide while its owner does.
        let window = objects.isHeld(.window)
        let outer = objects.isHeld(.outer) || window
        let expected = [
          window, outer, objects.isHeld(.left) || outer, objects.isHeld(.right) || outer,
          objects.isHeld(.guide) || outer,
        ]
        #expect(watch.alive == expected, "\(order), after \(name)")
        // A constraint is active while both items are in the tree of the view that holds it.
        let active = [
          objects.betweenSiblings, objects.toGuide, objects.toWindow, objects.acrossLevels,
        ].map(\.isActive)
        #expect(active == [outer, outer, window, window], "\(order), after \(name)")
        #expect((objects.left?.superview == nil) == !(outer && objects.left != nil))
        #expect((objects.guide?.owningView == nil) == !(outer && objects.guide != nil))
        // Whoever is left can go on.
        for view in [objects.outer, objects.left, objects.right] where view != nil {
          view?.setNeedsLayout()
          view?.layoutIfNeeded()
        }
        if isLaidOut, window, outer { #expect(watch.outer?.frame.minX == 5) }
      }
      #expect(watch.alive == [false, false, false, false, false])
    }
  }
}
