#if MainActor
  /// What a deinitialiser has to take apart on the main actor.
  ///
  /// The last reference to a view may be let go of on any thread, and subclasses have deinitialisers
  /// of their own, which an isolated one would forbid. So a deinitialiser moves what it has to take
  /// apart into such an object: on the main queue that is done at once, elsewhere a little later.
  package protocol Remains: AnyObject, Sendable {
    @MainActor func dissolve()
  }

  nonisolated extension Remains {
    package func dissolveOnMainActor() {
      if ThreadStore.isOnMain {
        MainActor.assumeIsolated { dissolve() }
      } else {
        Task { @MainActor in dissolve() }
      }
    }
  }

  /// The subviews and guides of a view that goes.
  final class ViewRemains: Remains {
    private var children: [View] = []
    private let guides: [LayoutGuide]
    private let hierarchy: Hierarchy?
    private let reference: ItemReference?

    nonisolated init(
      _ children: inout [View], _ guides: [LayoutGuide], _ hierarchy: Hierarchy?,
      of reference: ItemReference?
    ) {
      self.guides = guides
      self.hierarchy = hierarchy
      self.reference = reference
      swap(&self.children, &children)
    }

    func dissolve() { View.dissolve(&children, guides, hierarchy, of: reference) }
  }
#endif
