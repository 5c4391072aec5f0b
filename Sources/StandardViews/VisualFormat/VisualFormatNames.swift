import Foundation
import ViewTree

/// Looks up what the names of a visual format stand for: metrics first, then views.
struct VisualFormatNames {
  /// The format, to be shown in errors.
  let text: String
  let metrics: [String: CGFloat]
  let views: [String: any LayoutItem]

  /// What a size is compared with.
  enum Size {
    case points(CGFloat)
    case item(any LayoutItem)
  }

  func item(of element: VisualFormat.Element) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[element.name] else {
      throw error(.unknownView(element.name, known: views.keys.sorted()), at: element.position)
    }
    return item
  }

  func size(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> Size {
    guard case .name(let name) = operand.content, metrics[name] == nil else {
      return .points(try distance(operand))
    }
    guard let item = views[name] else { throw error(.unknownSize(name), at: operand.position) }
    return .item(item)
  }

  /// A number of points that can be computed with.
  func distance(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> CGFloat {
    let value = try number(operand)
    guard value.magnitude <= UsableNumbers.largest else {
      var metric: String?
      if case .name(let name) = operand.content { metric = name }
      throw error(.badNumber(value, metric: metric), at: operand.position)
    }
    return CGFloat(value)
  }

  /// Required, unless something else is written.
  func priority(
    _ operand: VisualFormat.Operand?
  ) throws(VisualFormatError) -> LayoutPriority {
    guard let operand else { return .required }
    let value = try number(operand)
    let priority = LayoutPriority(Float(value))
    guard priority.isValid else { throw error(.badPriority(value), at: operand.position) }
    return priority
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> Double {
    switch operand.content {
    case .number(let value): return value
    case .name(let name):
      if let value = metrics[name] { return Double(value) }
      guard views[name] == nil else {
        throw error(.viewInsteadOfNumber(name), at: operand.position)
      }
      throw error(.unknownMetric(name, known: metrics.keys.sorted()), at: operand.position)
    }
  }

  func error(_ reason: VisualFormatError.Reason, at position: Int) -> VisualFormatError {
    VisualFormatError(reason, in: text, at: position)
  }
}
