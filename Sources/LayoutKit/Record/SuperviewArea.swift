import ViewTree

/// A part of the superview that a statement can be related to.
public nonisolated enum SuperviewArea: Hashable, Sendable, CaseIterable {
  /// All of it.
  case bounds
  /// What no bars, notches and the like cover: the superview's `safeAreaLayoutGuide`.
  case safeArea
  /// What is inside its margins: the superview's `layoutMarginsGuide`.
  case margins
  /// Where lines of text stay readable: the superview's `readableContentGuide`.
  case readableContent

  var target: Statement.Target { self == .bounds ? .superview(nil) : .area(self) }
}

extension SuperviewArea {
  /// The item that stands for the area.
  func guide(of view: View) -> any LayoutItem {
    switch self {
    case .bounds: view
    case .safeArea: view.safeAreaLayoutGuide
    case .margins: view.layoutMarginsGuide
    case .readableContent: view.readableContentGuide
    }
  }
}
