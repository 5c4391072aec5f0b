/// Takes out what only Objective-C and Interface Builder need.
enum AttributeRule {
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying", "NSApplicationMain", "UIApplicationMain",
  ]

  static func apply(to source: SourceText, _ changes: inout Changes) {
    for index in source.attributes {
      let token = source[index]
      if attributes.contains(token.text) {
        changes.blank(range(at: index, in: source), in: source)
      } else if token.text == "NSManaged" {
        changes.note(
          "@NSManaged needs Objective-C to keep the value; give the property one", at: token,
          in: source)
      }
    }
    for index in source.dynamics where isModifier(at: index, in: source) {
      changes.blank(source[index].range, in: source)
    }
  }

  /// The bytes of an attribute with its arguments.
  private static func range(at index: Int, in source: SourceText) -> Range<Int> {
    let start = source[index - 1].range.lowerBound
    let end = source[index].range.upperBound
    let next = source[index + 1]
    // `@objc (name)` isn't one with arguments, a type in parentheses may follow.
    guard next.isMark("("), next.range.lowerBound == end, source.partner[index + 1] > 0 else {
      return start..<end
    }
    return start..<source[source.partner[index + 1]].range.upperBound
  }

  private static func isModifier(at index: Int, in source: SourceText) -> Bool {
    let next = source[index + 1]
    return !source[index - 1].isMark(".") && next.kind == .word
      && (Modifiers.contains(next.text)
        || ["func", "var", "let", "class", "init", "subscript"].contains(next.text))
  }
}
