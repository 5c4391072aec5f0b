import Foundation
import StandardViews
import UIKit
import ViewTree

/// Makes the constraints that a part lists, and activates them.
struct ConstraintReader {
  private let part: Part
  private let source: PartSource
  private let isPicture: Bool

  /// Makes a reader of constraints.
  ///
  /// - Parameters:
  ///   - part: The views and guides that they are about.
  ///   - source: What the part was read from.
  ///   - isPicture: Whether those count that only keep Interface Builder content.
  init(_ part: Part, _ source: PartSource, isPicture: Bool) {
    self.part = part
    self.source = source
    self.isPicture = isPicture
  }

  /// Makes and activates all of them, in the order of the document.
  func activate() -> [(constraint: NSLayoutConstraint, element: DocumentElement)] {
    var made: [(constraint: NSLayoutConstraint, element: DocumentElement)] = []
    for (object, element) in part.speakers {
      guard let holder = object as? UIView else { continue }
      for element in element.list("constraints") where element.name == "constraint" {
        guard var constraint = constraint(element, heldBy: holder) else { continue }
        if !isPicture,
          let other = constraint.awakeAfter(using: DocumentCoder()) as? NSLayoutConstraint
        {
          constraint = other
        }
        constraint.isActive = true
        made.append((constraint, element))
      }
    }
    return made
  }

  private func constraint(_ element: DocumentElement, heldBy holder: UIView) -> NSLayoutConstraint?
  {
    let values = source.values(of: element)
    if values["placeholder"] == "YES", !isPicture { return nil }
    guard let first = attribute("firstAttribute", values) else { return nil }
    var firstItem: any LayoutItem = holder
    if let id = values["firstItem"] {
      guard let item = item(id, element) else { return nil }
      firstItem = item
    }
    var second = NSLayoutConstraint.Attribute.notAnAttribute
    var secondItem: (any LayoutItem)?
    if let id = values["secondItem"] {
      guard let item = item(id, element) else { return nil }
      secondItem = item
      guard let attribute = attribute("secondAttribute", values) else { return nil }
      second = attribute
    }
    let relation: NSLayoutConstraint.Relation =
      values.choice(
        "relation",
        [
          "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
          "lessThanOrEqual": .lessThanOrEqual,
        ]) ?? .equal
    let constraint = type(of: element).init(
      item: firstItem, attribute: first, relatedBy: relation, toItem: secondItem,
      attribute: second, multiplier: multiplier(values),
      constant: constant(values, (firstItem, secondItem)),
      fileID: source.document.file, line: element.line)
    if let priority = values.priority("priority") { constraint.priority = priority }
    constraint.identifier = values["identifier"] ?? values["userLabel"]
    return constraint
  }

  /// The class that a constraint is of: in pictures NSLayoutConstraint, as the program isn't there.
  private func type(of element: DocumentElement) -> NSLayoutConstraint.Type {
    guard !isPicture else { return NSLayoutConstraint.self }
    return source.classes.type(
      of: element, insteadOf: NSLayoutConstraint.self, named: "NSLayoutConstraint", source.notes,
      fitting: { $0 as? NSLayoutConstraint.Type })
  }

  /// The view or guide of an identifier; nil, and a note unless a variation leaves it out.
  private func item(_ id: String, _ element: DocumentElement) -> (any LayoutItem)? {
    if let object = part.objects[id] {
      if let view = object as? UIView { return view }
      if let guide = object as? UILayoutGuide { return guide }
      source.notes.add(
        .danglingReference, "A constraint speaks of \(id), which is no view or guide.",
        hint: "It is left out.", at: element)
      return nil
    }
    guard !part.excluded.contains(id) else { return nil }
    source.notes.add(
      .danglingReference, "A constraint speaks of \(id), which isn't there.",
      hint: "It is left out.", at: element)
    return nil
  }

  private func attribute(_ name: String, _ values: Values) -> NSLayoutConstraint.Attribute? {
    guard values[name] != nil else {
      source.notes.add(
        .badValue, "A constraint has no \(name).", hint: "It is left out.", at: values.element)
      return nil
    }
    return values.choice(name, Self.attributes)
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// The multiplier, written as `0.5`, `1:2` or `1/2`.
  private func multiplier(_ values: Values) -> CGFloat {
    guard let text = values["multiplier"] else { return 1 }
    let parts = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "/" }
    ).map { Double($0) }
    if parts.count == 1, let number = parts[0], number.isFinite { return CGFloat(number) }
    if parts.count == 2, let upper = parts[0], let lower = parts[1] {
      let number = upper / lower
      if number.isFinite { return CGFloat(number) }
    }
    values.noteBad("multiplier", text, expected: "a number, or two with : or / between them")
    return 1
  }

  /// The constant of a constraint.
  ///
  /// One that is called symbolic is written as the number it stands for, or left out for 0; only a word in the place of the number means the standard distance.
  private func constant(
    _ values: Values, _ items: ((any LayoutItem)?, (any LayoutItem)?)
  ) -> CGFloat {
    guard values["constant"] == "symbolic" else { return values.number("constant") ?? 0 }
    return isToEdge(items) ? 20 : 8
  }

  /// Whether one item is around the other.
  private func isToEdge(_ items: ((any LayoutItem)?, (any LayoutItem)?)) -> Bool {
    func view(_ item: (any LayoutItem)?) -> UIView? {
      (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
    guard let first = view(items.0), let second = view(items.1) else { return false }
    return first.isDescendant(of: second) || second.isDescendant(of: first)
  }
}
