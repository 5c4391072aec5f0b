public import Foundation
public import ViewTree

extension LayoutConstraint {
  /// Makes an inactive, required constraint between items, which are only now checked to be views
  /// or guides.
  ///
  /// If one is neither, the constraint is about nothing, and activating it is reported.
  ///
  /// - Parameters:
  ///   - view1: The view or guide on the left-hand side.
  ///   - attr1: Its attribute.
  ///   - relation: How the two sides compare.
  ///   - view2: The view or guide on the right-hand side, if any.
  ///   - attr2: Its attribute; ignored without an item.
  ///   - multiplier: What the second attribute is multiplied by.
  ///   - c: What is added to the right-hand side, in points.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) {
    let second = view2.flatMap(present)
    self.init(
      item: view1 as? any LayoutItem ?? LayoutGuide(), attribute: attr1, relatedBy: relation,
      toItem: second.map { $0 as? any LayoutItem ?? LayoutGuide() }, attribute: attr2,
      multiplier: multiplier, constant: c, fileID: fileID, line: line)
  }

  /// Makes the constraints that a visual format stands for, its views and metrics being whatever the
  /// dictionaries hold.
  ///
  /// As the form with views and guides as values; a view that is neither counts as not given, and
  /// so does a metric that is not a number.
  @_disfavoredOverload
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any], fileID: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    constraints(
      withVisualFormat: format, options: opts, metrics: metrics ?? [:],
      views: views.compactMapValues { $0 as? any LayoutItem }, fileID: fileID, line: line)
  }
}

/// What is inside of an optional that stands where anything may.
private nonisolated func present(_ value: Any) -> Any? {
  guard Mirror(reflecting: value).displayStyle == .optional else { return value }
  return Mirror(reflecting: value).children.first?.value
}
