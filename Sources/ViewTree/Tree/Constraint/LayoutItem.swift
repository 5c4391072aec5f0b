/// What a constraint can be about: a view or a layout guide.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol LayoutItem: AnyObject {
  /// The view or guide that takes part in the layout.
  var layoutElement: LayoutElement { get }
}

/// The two kinds of items there are.
public enum LayoutElement {
  /// A view.
  case view(View)
  /// A rectangle without a view.
  case guide(LayoutGuide)
}

extension LayoutElement {
  /// The view or guide itself.
  package var object: any LayoutItem {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide
    }
  }
}

extension LayoutItem {
  /// The view itself, or the view that owns the guide; nil for a guide without owner.
  public var itemView: View? {
    switch layoutElement {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }

  /// The view in whose coordinates the item is placed: the superview, or the guide's owner.
  public var containingView: View? {
    switch layoutElement {
    case .view(let view): view.ownSuperview
    case .guide(let guide): guide.owningView
    }
  }

  /// What diagnostics call the item: the name the program gave it, else the property of a
  /// controller or of a view above that keeps it, else its type and place.
  ///
  /// - Complexity: O(*n*) where the item has no name, *n* being the number of views beside it and
  ///   its superview and of the stored properties of those above.
  public var itemName: String {
    switch layoutElement {
    case .view(let view): view.itemDescription
    case .guide(let guide): guide.itemDescription
    }
  }
}
