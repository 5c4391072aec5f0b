import Foundation

/// What all views of one tree share; every view of the tree refers to it.
///
/// It makes the root, the window and the engine known to each view without a walk. When trees are
/// joined, the views of the smaller one are told: O(*n* log *n*) for a tree of *n* views, however
/// it is put together.
final class Hierarchy {
  private var rootReference: ItemReference?
  /// What the window at the top says to all views; nil if there is none.
  var windowSettings: WindowSettings?
  var viewCount = 1
  /// How many subviews passes have looked at.
  var visits = 0
  /// How often a constraint was activated in this tree.
  var activations = 0
  /// The views whose size has changed, and the size before, while their subviews follow.
  var resized: [(view: View, old: CGSize)] = []
  /// What is reported in the tree, while somebody collects it.
  var collected: [LayoutDiagnostic]?
  /// Whether the inside of any view has ever been measured for a container.
  var hasMeasuredViews = false
  /// Whether any view has ever had a controller, or a guide that follows the window's environment.
  var hasFollowersOfWindow = false
  /// Whether any view has ever had a safe area.
  var hasSafeAreas = false
  /// The place that the tree, or a part of it, has left last, with what there was to follow; nil if there was none.
  private(set) var formerPlace: FollowedPlace?
  /// The items whose prepared constraints the next layout looks at.
  var prepared: [PreparedItem] = []
  /// The names of items, while somebody tells of many of them.
  var keptNames: KeptNames?
  /// What was reported in the tree and nobody was told of yet.
  var undelivered = UndeliveredDiagnostics()
  /// The pictures of which it is known that they aren't there.
  var missingImages: Set<String> = []
  /// Whether any view has ever said traits for itself, such as that it is light or dark.
  var overridesTraits = false
  /// Whether any view has ever said so which direction it reads in.
  var overridesDirection = false
  /// Made by the first layout.
  var engine: LayoutEngine?
  /// Room that the DSL keeps between one closure and the next.
  var statementBuffer: (any StatementBuffer)?

  init(root: View) {
    rootReference = root.reference
    if root.flags.contains(.isWindow) { windowSettings = (root as? Window)?.settings }
  }

  /// The topmost view, as ``ItemReference/view``.
  var root: View? { rootReference?.view }

  /// The topmost view, nil in its deinitialisers.
  var rootToKeep: View? { rootReference?.viewToKeep }

  /// The topmost view, if it is a window, as ``ItemReference/view``.
  var window: Window? { windowSettings == nil ? nil : root as? Window }

  /// The topmost view, if it is a window, nil in its deinitialisers.
  var windowToKeep: Window? { windowSettings == nil ? nil : rootToKeep as? Window }

  /// Whether the reference is to the topmost view.
  func isRooted(in reference: ItemReference?) -> Bool { rootReference === reference }

  #if MainActor
    isolated deinit { if !undelivered.isEmpty { undelivered.writeOut() } }
  #else
    deinit { if !undelivered.isEmpty { undelivered.writeOut() } }
  #endif

  /// The tree without the subtree, which has just left its superview, and the subtree's own.
  func split(off subtree: View, from container: View) {
    let other = Hierarchy(root: subtree)
    other.remember(self)
    if windowSettings != nil || overridesTraits {
      other.formerPlace = FollowedPlace(inside: container)
      other.formerPlace?.isLeft = true
    }
    let views = subtree.viewsInside
    for view in views { view.hierarchy = other }
    other.viewCount = views.count
    viewCount -= views.count
    other.undelivered = undelivered.take { $0.hierarchy === other }
    // Guides that are used no more take their own constraints back, of which the engine then hears
    // nothing. An item goes when no row speaks of it, as frames do of that of the superview.
    if let engine {
      for view in views { engine.removeConstraints(heldBy: view) }
    }
    for view in views { view.releaseConstraintsHeldAbove() }
    if let engine {
      for view in views.reversed() { engine.forget(view) }
      engine.isDirty = true
    }
  }

  /// Makes this tree include another one, whose root has just become a subview of one of its own.
  func join(_ view: View) {
    guard let other = view.hierarchy else {
      view.hierarchy = self
      viewCount += 1
      engine?.placeDidChange(of: view)
      return
    }
    let views = view.viewsInside
    if other !== self, let engine = other.engine {
      engine.tearDown()
      other.engine = nil
      // What no constraint places here goes back to the frame that the program gave it.
      for inside in views where inside.programFrame != nil { inside.raiseFrameAndLayout() }
    }
    if let engine {
      for view in views { engine.enqueueConstraints(heldBy: view) }
      engine.placeDidChange(of: view)
    }
    if other === self { return }
    if other.viewCount > viewCount, let root {
      for view in root.views(except: view) { view.hierarchy = other }
      other.inherit(from: self)
    } else {
      for view in views { view.hierarchy = self }
      viewCount += other.viewCount
      inherit(historyOf: other)
      prepared += other.prepared
    }
  }

  /// Takes over what has ever been so in a tree whose views are now in this one, wholly or in part.
  func remember(_ other: Hierarchy) {
    activations = max(activations, other.activations)
    hasMeasuredViews = hasMeasuredViews || other.hasMeasuredViews
    hasFollowersOfWindow = hasFollowersOfWindow || other.hasFollowersOfWindow
    hasSafeAreas = hasSafeAreas || other.hasSafeAreas
    overridesTraits = overridesTraits || other.overridesTraits
    overridesDirection = overridesDirection || other.overridesDirection
    if formerPlace == nil {
      formerPlace = other.formerPlace
    } else if other.formerPlace?.isOutdated == true {
      formerPlace?.isOutdated = true
    }
  }

  /// What is laid out without a window doesn't look any more as it did in the former place.
  func layoutWillBegin() {
    if windowSettings != nil { return }
    if formerPlace == nil {
      formerPlace = FollowedPlace.none
    } else {
      formerPlace?.isOutdated = true
    }
  }

  private func inherit(historyOf other: Hierarchy) {
    remember(other)
    for entry in other.undelivered.takeAll() {
      // What is said once in a tree has been said here.
      if case .missingImage(let name) = entry.diagnostic.kind, missingImages.contains(name) {
        continue
      }
      undelivered.append(entry)
    }
    missingImages.formUnion(other.missingImages)
  }

  private func inherit(from other: Hierarchy) {
    rootReference = other.rootReference
    windowSettings = other.windowSettings
    engine = other.engine
    viewCount += other.viewCount
    inherit(historyOf: other)
    collected = other.collected
    prepared += other.prepared
    other.collected = nil
    other.engine = nil
    other.rootReference = nil
    other.windowSettings = nil
  }
}

extension View {
  /// The hierarchy, made if the view has none yet.
  final var joinedHierarchy: Hierarchy {
    if let hierarchy { return hierarchy }
    let new = Hierarchy(root: self)
    hierarchy = new
    return new
  }

  /// The topmost view of the tree.
  package final var root: View { hierarchy?.rootToKeep ?? self }

  /// This view and all views inside it, each before its subviews, those in their order.
  final var viewsInside: [View] { views(except: nil) }

  /// As ``viewsInside``, without one view and all inside it.
  fileprivate final func views(except excluded: View?) -> [View] {
    if children.isEmpty { return self === excluded ? [] : [self] }
    var result: [View] = []
    result.reserveCapacity(children.count + 1)
    // What waits for its turn: subviews with others inside them, and those in front of them.
    var stack: [View] = []
    var next: View? = self
    while let view = next {
      if view !== excluded {
        result.append(view)
        let children = view.children
        var place = 0
        while place < children.count, children[place].children.isEmpty,
          children[place] !== excluded
        {
          result.append(children[place])
          place += 1
        }
        var last = children.count
        while last > place {
          last -= 1
          stack.append(children[last])
        }
      }
      next = stack.popLast()
    }
    return result
  }

  /// Deactivates the constraints that mention this view or its guides and are held by a view of
  /// another tree.
  fileprivate final func releaseConstraintsHeldAbove() {
    releaseMentions { $0.holder?.hierarchy !== hierarchy }
    for guide in ownGuides {
      guide.releaseMentions { $0.holder?.hierarchy !== hierarchy }
    }
  }
}
