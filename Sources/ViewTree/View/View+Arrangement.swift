/// A container that lays out some of its subviews one after the other.
package protocol ViewArranger: AnyObject {
  /// An arranged view has been hidden or shown.
  func visibilityDidChange(of view: View)
  /// The size that an arranged view's content would like has changed, or its baselines.
  func contentDidChange(of view: View)
}

/// The order in which constraints' ties are settled, where it isn't the order from back to front.
extension View {
  /// Makes subviews rank in an order of their own, before those that have none.
  ///
  /// - Parameters:
  ///   - order: Subviews with this view as their arranger.
  ///   - moved: Those among them whose place in the order is new.
  package final func setArrangedOrder(_ order: [View], moved: [View]) {
    arrangedOrder = order
    for view in moved { view.flags.insert(.isMisplaced) }
    hierarchy?.engine?.structureDidChange()
  }

  /// Makes guides rank in an order of their own, after the view's other guides.
  package final func setGuideOrder(_ order: [LayoutGuide]) {
    let ordered = Set(order.map { ObjectIdentifier($0) })
    layoutGuides.removeAll { ordered.contains(ObjectIdentifier($0)) }
    layoutGuides += order.filter { $0.owner === self }
    hierarchy?.engine?.structureDidChange()
  }

  /// The subviews in the order of their ranks.
  final var subviewsInOrder: [View] {
    guard !arrangedOrder.isEmpty else { return subviews }
    let ordered = arrangedOrder.filter { $0.superview === self }
    let places = Set(ordered.map { ObjectIdentifier($0) })
    return ordered + subviews.filter { !places.contains(ObjectIdentifier($0)) }
  }
}
