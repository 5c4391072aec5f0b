import Foundation

/// Places and sizes that nothing settles.
extension LayoutSnapshot {
  /// Views whose place or size is open, one finding for each cause; those that leave something without
  /// a size on request.
  func openNumbers(withoutSize: Bool) -> [LintFinding] {
    let open = OpenNumbers(self)
    var causes: [OpenCause] = []
    var places: [String: Int] = [:]
    for cause in open.causes {
      let next = OpenCause(cause, open, self)
      if let last = causes.indices.last, causes[last].views == next.views,
        causes[last].isWithoutSize == next.isWithoutSize
      {
        causes[last].parts += next.parts
        causes[last].advice += next.advice
        causes[last].followers += next.followers
      } else if let key = next.key, let place = places[key] {
        causes[place].views += next.views
        causes[place].followers += next.followers
      } else {
        if let key = next.key { places[key] = causes.count }
        causes.append(next)
      }
    }
    return causes.filter { $0.isWithoutSize == withoutSize }.map { finding($0) }
  }

  private func finding(_ cause: OpenCause) -> LintFinding {
    let item = Reference(view: cause.views[0])
    let name = views[cause.views[0]].title
    let subject = cause.views.count == 1 ? name : "\(name) and \(cause.views.count - 1) more"
    let isOne = cause.views.count == 1
    let lacking = cause.parts.filter { hasNoSize(cause.views[0], $0) }
    let message: String
    if lacking.isEmpty {
      let list = words(cause.parts.map(\.ofRectangle.rawValue))
      message =
        isOne
        ? "\(subject) is ambiguous: constraints leave its \(list) open\(cause.bound)."
        : "\(subject) are ambiguous: constraints leave the \(list) of each open\(cause.bound)."
    } else {
      let list = words(lacking.map(\.ofRectangle.rawValue))
      message =
        "\(subject) \(isOne ? "has" : "have") no \(list), as no constraint gives"
        + " \(isOne ? "it" : "them") one\(cause.bound)."
    }
    return LintFinding(
      lacking.isEmpty && !cause.isWithoutSize ? .ambiguous : .noSize,
      message + consequences(of: cause), hint: "Write \(words(cause.advice)), say.",
      source: cause.source ?? firstSource(of: item), item: item)
  }

  /// What is open, or has no size, because of that.
  private func consequences(of cause: OpenCause) -> String {
    var empty: [String] = []
    var other: [String] = []
    for number in cause.followers where !cause.views.contains(number.item.view) {
      let title = views[number.item.view].title
      if hasNoSize(number.item.view, number.part) {
        let text = "\(title) has no \(number.part.ofRectangle.rawValue)"
        if !empty.contains(text) { empty.append(text) }
      } else if !other.contains(title) {
        other.append(title)
      }
    }
    var text = empty.isEmpty ? "" : " So \(words(Array(empty.prefix(3))))."
    if !other.isEmpty {
      let more = other.count > 3 ? ["\(other.count - 3) more"] : []
      text += " \(words(other.prefix(3) + more)) depend\(other.count == 1 ? "s" : "") on it."
    }
    return text
  }

  /// Whether a part of a view is a size of 0.
  fileprivate func hasNoSize(_ place: Int, _ part: Part) -> Bool {
    switch part {
    case .width: views[place].frame.width == 0
    case .height: views[place].frame.height == 0
    case .x, .y: false
    }
  }

  /// Views placed by frames of no size, with something inside.
  var emptyFrames: [LintFinding] {
    let hidden = hiddenViews
    return views.indices.dropFirst().compactMap { place in
      let view = views[place]
      guard view.isPlacedByFrame, view.frame.width == 0 || view.frame.height == 0,
        !hidden[place], views.indices.contains(place + 1), views[place + 1].depth > view.depth,
        view.rank == nil
      else { return nil }
      return LintFinding(
        .noSize, "\(view.title) is placed by its frame, which has no size.",
        hint: "Set its frame, or write constraints for it.", item: Reference(view: place))
    }
  }

  /// For each view whether it or one above it is hidden.
  var hiddenViews: [Bool] {
    var hidden: [Bool] = []
    // The depth of the hidden view that the present one is inside.
    var limit = Int.max
    for view in views {
      if view.depth <= limit { limit = view.isHidden ? view.depth : .max }
      hidden.append(limit != .max)
    }
    return hidden
  }

  /// The line of the first constraint that begins with an item, else of the first that speaks of it.
  func firstSource(of item: Reference) -> Source? {
    let known = constraints.filter { $0.source != nil }
    return (known.first { $0.first?.item == item } ?? known.first { $0.second?.item == item })?
      .source
  }

  /// A list in words: `x`, `x and y`, `x, y and z`.
  func words(_ list: [String]) -> String {
    guard let last = list.last, list.count > 1 else { return list.first ?? "" }
    return list.dropLast().joined(separator: ", ") + " and " + last
  }
}

/// An open number of a view, or the same of several that one line of the program is about.
private struct OpenCause {
  var views: [Int]
  var parts: [LayoutSnapshot.Part]
  var followers: [ConstraintSystem.Number]
  /// What to write, as parts of a list.
  var advice: [String]
  /// What is said of the inequality that bounds the number, if any.
  let bound: String
  let source: LayoutSnapshot.Source?
  /// Whether the view has no size for it, or one that follows has none.
  let isWithoutSize: Bool
  /// The same for all views for which one line has left the same open; nil without a line.
  let key: String?

  init(_ cause: OpenNumbers.Cause, _ open: OpenNumbers, _ snapshot: LayoutSnapshot) {
    let number = cause.number
    views = [number.item.view]
    parts = [number.part]
    followers = cause.followers
    let bounds = open.bounds(of: number)
    advice = [Self.advice(number, bounds, open.missingSides(of: number))]
    bound = bounds.first.map { ", which only \($0.text) bounds" } ?? ""
    source = bounds.first?.source
    let isWithoutSize = ([number] + followers).contains {
      snapshot.hasNoSize($0.item.view, $0.part)
    }
    self.isWithoutSize = isWithoutSize
    let line = source ?? snapshot.firstSource(of: number.item)
    key = line.map { "\($0) \(number.part) \(isWithoutSize)" }
  }

  private static func advice(
    _ number: ConstraintSystem.Number, _ bounds: [LayoutSnapshot.Constraint],
    _ missingSides: [String]
  ) -> String {
    switch number.part {
    case .x: return "`$0.leading.equalToSuperview()`"
    case .y: return "`$0.top.equalToSuperview()`"
    case .width, .height:
      let name = number.part.ofRectangle.rawValue
      if let bound = bounds.first {
        return "`$0.\(name).equalTo(\(plainText(bound.constant))).priority(.low)` beside it"
      }
      let sides = missingSides.joined(separator: " and ")
      return "`$0.\(name).equalTo(…)`" + (sides.isEmpty ? "" : " or its \(sides)")
    }
  }
}
