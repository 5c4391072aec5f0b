import Foundation
import Testing
import ViewTree

/// What a view says of light and dark stays with it, whatever becomes of the tree around it.
@Suite struct OverriddenStyleTests {
  private static func style(_ view: View) -> UserInterfaceStyle {
    view.traitCollection.userInterfaceStyle
  }

  /// What becomes of the tree around a view.
  enum Fate: CaseIterable {
    case stays, windowGoes, containerGoes, isTakenOut, movesToAnotherWindow, windowGoesFirst
  }

  @Test(
    arguments: Fate.allCases, [UserInterfaceStyle.dark, .light])
  func `A view that overrides the style keeps it`(fate: Fate, style: UserInterfaceStyle) {
    for hasSubview in [false, true] {
      var window: Window? = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window?.environment.userInterfaceStyle = style == .dark ? .light : .dark
      var container: View? = View()
      let view = View()
      let inner = hasSubview ? View() : view
      if hasSubview { view.addSubview(inner) }
      container?.addSubview(view)
      if let container { window?.addSubview(container) }
      view.overrideUserInterfaceStyle = style
      let other = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      other.environment.userInterfaceStyle = style == .dark ? .light : .dark
      switch fate {
      case .stays: break
      case .windowGoes: window = nil
      case .containerGoes:
        container?.removeFromSuperview()
        container = nil
      case .isTakenOut: view.removeFromSuperview()
      case .movesToAnotherWindow: other.addSubview(view)
      case .windowGoesFirst:
        window = nil
        container = nil
        other.addSubview(view)
      }
      #expect(Self.style(view) == style && Self.style(inner) == style)
      view.overrideUserInterfaceStyle = .unspecified
      let around: UserInterfaceStyle =
        switch fate {
        case .windowGoes, .containerGoes, .isTakenOut: .light
        default: style == .dark ? .light : .dark
        }
      #expect(Self.style(view) == around && Self.style(inner) == around)
      withExtendedLifetime((window, container, other)) {}
    }
  }

  @Test func `What only the window said goes with the window`() {
    var window: Window? = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window?.overrideUserInterfaceStyle = .dark
    let view = View()
    window?.addSubview(view)
    #expect(Self.style(view) == .dark)
    window = nil
    #expect(Self.style(view) == .light)
  }
}
