public import LayoutKit

/// Says why an attribute of a view or guide is what it is, as in
/// `width 343 = superview 375 − 16 (Card.swift:31) − 16 (Card.swift:32)`.
///
/// The tree is laid out if it needs that.
///
/// - Parameters:
///   - item: A view or guide.
///   - attribute: Its place or size; places are in the superview's coordinates, in points.
/// - Returns: The explanation as a value; its `text` is the line.
/// - Complexity: That of a snapshot of the whole tree, and a few solutions for each constraint that
///   could matter.
#if MainActor
  @preconcurrency @MainActor
#endif
public func explain(
  _ item: any LayoutItem, _ attribute: LayoutSnapshot.Attribute
) -> LayoutSnapshot.Explanation {
  let (snapshot, reference) = LayoutSnapshot.whole(around: item)
  if let explanation = reference.flatMap({ snapshot.explain($0, attribute) }) { return explanation }
  var nothing = LayoutSnapshot.Explanation(
    subject: "\(term(item.itemName)).\(attribute.rawValue)", attribute: attribute, value: .nan,
    alternative: nil, summands: [], causes: [], causePlaces: [], isComplete: true, steps: [])
  nothing.remark = "it is in no tree"
  return nothing
}

/// Says what stands against another value of an attribute, strongest first.
///
/// The tree is laid out if it needs that.
///
/// - Parameters:
///   - item: A view or guide.
///   - attribute: Its place or size; places are in the superview's coordinates, in points.
///   - wish: The value asked for.
/// - Returns: What stands against it; nil for an item that is in no tree.
/// - Complexity: That of a snapshot of the whole tree, and two solutions.
#if MainActor
  @preconcurrency @MainActor
#endif
public func whyNot(
  _ item: any LayoutItem, _ attribute: LayoutSnapshot.Attribute, _ wish: Double
) -> LayoutSnapshot.Objection {
  let (snapshot, reference) = LayoutSnapshot.whole(around: item)
  return reference.flatMap { snapshot.whyNot($0, attribute, wish) }
    ?? LayoutSnapshot.Objection(
      subject: "\(term(item.itemName)).\(attribute.rawValue)", value: .nan, wish: wish,
      obstacles: [])
}

#if MainActor
  @MainActor
#endif
extension LayoutSnapshot {
  /// The whole tree that an item is in, and the item in it.
  static func whole(around item: any LayoutItem) -> (LayoutSnapshot, Reference?) {
    guard var top = item.itemView else { return (LayoutSnapshot(views: []), nil) }
    while let superview = top.superview { top = superview }
    let snapshot = LayoutSnapshot(of: top, detail: .constraints)
    // The same walk as that of the snapshot.
    var place = 0
    var pending = [top]
    while let view = pending.popLast() {
      if let reference = Self.reference(to: item, in: view, at: place) {
        return (snapshot, reference)
      }
      place += 1
      pending += view.subviews.reversed()
    }
    return (snapshot, nil)
  }

  private static func reference(
    to item: any LayoutItem, in view: View, at place: Int
  ) -> Reference? {
    if item === view { return Reference(view: place) }
    return view.layoutGuides.firstIndex { $0 === item }.map {
      Reference(view: place, guide: $0)
    }
  }
}
