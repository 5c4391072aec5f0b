public import Foundation

/// One attribute of a view or guide, from which constraints are made.
///
/// The type parameter is the kind of anchor, as in UIKit, so that only anchors of one kind compare:
/// a horizontal location with a vertical one doesn't compile. A leading or trailing edge with a left
/// or right one does, and is reported when the constraint is activated.
///
/// Anchors are classes, and not values, because this is the hierarchy that code written for UIKit
/// names; they are made afresh at every access, and two are equal if they are about the same
/// attribute of the same item. Like a constraint, an anchor refers to its item weakly, so that a
/// view may keep anchors of itself and of its superviews.
#if MainActor
  @preconcurrency @MainActor
#endif
public class LayoutAnchor<AnchorType: AnyObject> {
  /// The view or guide, nil once it is gone.
  public final var item: (any LayoutItem)? { reference.itemToKeep }
  /// The attribute of the item that the anchor stands for.
  public final let attribute: LayoutConstraint.Attribute

  private final let reference: ItemReference
  private final let identity: ObjectIdentifier

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    reference = item.layoutElement.reference
    self.attribute = attribute
    identity = ObjectIdentifier(item)
  }

  /// What the anchor measures in the place of a width or height, if anything.
  var distance: AnchorDistance? { nil }

  /// Makes an inactive, required constraint: this anchor lies `constant` points after the other, or
  /// is that much larger.
  public final func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, plus: constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive, required constraint: this anchor lies at least `constant` points after the
  /// other, or is at least that much larger.
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor, plus: constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive, required constraint: this anchor lies at most `constant` points after the
  /// other, or is at most that much larger.
  public final func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .lessThanOrEqual, anchor, plus: constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes the constraint `self REL multiplier · other + constant`; without another anchor it
  /// compares with the constant.
  final func constraint(
    _ relation: LayoutConstraint.Relation, _ other: LayoutAnchor<AnchorType>?,
    times multiplier: CGFloat = 1, plus constant: CGFloat, _ source: CodeLocation
  ) -> LayoutConstraint {
    if distance != nil || other?.distance != nil {
      return LayoutConstraint(
        item: itemOrStandIn, attribute: attribute,
        distances: AnchorDistances(first: distance, second: other?.distance), relation,
        toItem: other?.itemOrStandIn, attribute: other?.attribute ?? .notAnAttribute,
        multiplier: multiplier, constant: constant, source: source)
    }
    return LayoutConstraint(
      item: itemOrStandIn, attribute: attribute, relatedBy: relation,
      toItem: other?.itemOrStandIn, attribute: other?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant, fileID: source.fileID, line: source.line)
  }

  /// The item; if it is gone, another that is gone as soon as the constraint is made, so that the
  /// constraint lacks an item too and says so when it is activated.
  private final var itemOrStandIn: any LayoutItem { item ?? LayoutGuide() }
}

extension LayoutAnchor: Hashable {
  /// Whether both are about the same attribute of the same item.
  public static func == (left: LayoutAnchor, right: LayoutAnchor) -> Bool {
    if left === right { return true }
    guard let item = left.item else { return false }
    if let distance = left.distance {
      return right.distance.map(distance.isSame) ?? false
    }
    return right.distance == nil && item === right.item && left.attribute == right.attribute
  }

  /// Hashes the item's identity and the attribute.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(attribute)
  }
}

extension LayoutAnchor: CustomStringConvertible {
  /// The item's name and the attribute, such as `title.leading`.
  public final var description: String {
    distance?.description ?? "\(item?.itemTerm ?? "(gone)").\(attribute)"
  }
}
