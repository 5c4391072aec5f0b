public import ViewTree

/// What a content or background may look different for: traits, and what a cell adds to them.
public nonisolated protocol ConfigurationState {
  /// The traits of the view.
  var traitCollection: TraitCollection { get set }
}

/// What a view's content may look different for.
public nonisolated struct ViewConfigurationState: ConfigurationState, Hashable, Sendable {
  /// The traits of the view.
  public var traitCollection: TraitCollection
  /// Whether the view can't be touched.
  public var isDisabled = false
  /// Whether the view is touched.
  public var isHighlighted = false
  /// Whether the view is chosen.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is pinned to an edge while the rest scrolls.
  public var isPinned = false

  /// Makes the state of a view at rest.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}

/// What a cell's content and background may look different for.
public nonisolated struct CellConfigurationState: ConfigurationState, Hashable, Sendable {
  /// The traits of the cell.
  public var traitCollection: TraitCollection
  /// Whether the cell can't be touched.
  public var isDisabled = false
  /// Whether the cell is touched.
  public var isHighlighted = false
  /// Whether the cell is chosen.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is pinned to an edge while the rest scrolls.
  public var isPinned = false
  /// Whether the list is edited.
  public var isEditing = false
  /// Whether what is below the cell in a list shows.
  public var isExpanded = false
  /// Whether the cell is swiped.
  public var isSwiped = false
  /// Whether the cell is being moved.
  public var isReordering = false

  /// Makes the state of a cell at rest.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}

/// A description of what a view shows, from which that view is made.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ContentConfiguration {
  /// A new view that shows it.
  func makeContentView() -> any View & ContentView

  /// The description for a state.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows what a description says.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ContentView: AnyObject {
  /// The description; setting one of the same kind shows that.
  var configuration: any ContentConfiguration { get set }

  /// Whether the view can show a description; if not, another view is made for it.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Whether the description is of the type that the view has.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The view that shows a cell's description, in its content view.
#if MainActor
  @preconcurrency @MainActor
#endif
package struct ConfiguredContent {
  /// The description as the program set it.
  package private(set) var configuration: (any ContentConfiguration)?
  private var view: (any View & ContentView)?

  package init() {}

  /// Shows another description, for a state, along all edges of a view.
  package mutating func show(
    _ new: (any ContentConfiguration)?, for state: (any ConfigurationState)?, in content: View
  ) {
    configuration = new
    guard let new else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown = state.map { new.updated(for: $0) } ?? new
    if let view, view.supports(shown) {
      view.configuration = shown
      return
    }
    view?.removeFromSuperview()
    let made = shown.makeContentView()
    view = made
    made.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(made)
    let edges = [
      made.topAnchor.constraint(equalTo: content.topAnchor),
      made.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      made.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ]
    // A cell that has no room yet may have less than the content needs.
    for edge in [edges[1], edges[3]] { edge.priority = LayoutPriority(999) }
    for edge in edges { edge.isActive = true }
  }
}
