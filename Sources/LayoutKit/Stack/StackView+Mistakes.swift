import Foundation
import ViewTree

extension StackView {
  final func reportMistake(
    _ kind: LayoutDiagnostic.Kind, _ message: String, about item: (any LayoutItem)? = nil,
    hint: String, _ fileID: String?, _ line: Int
  ) {
    let source = fileID.map { CodeLocation(fileID: $0, line: line) }
    let names = [item?.itemName, itemName].compactMap { $0 }
    report(LayoutDiagnostic(kind, message, source: source, itemNames: names, hint: hint))
  }

  final func reportNotArranged(
    _ view: View, _ setting: String, _ fileID: String, _ line: Int
  ) {
    reportMistake(
      .notArranged,
      "\(view.itemName) has no \(setting) in \(itemName), as it isn't arranged there.", about: view,
      hint: "Call addArrangedSubview first.", fileID, line)
  }

  final func reportDuplicates(
    in items: [any LayoutItem], _ fileID: String, _ line: Int
  ) {
    var known: Set<ObjectIdentifier> = []
    let twice = items.first { !known.insert(ObjectIdentifier($0)).inserted }
    reportMistake(
      .hierarchy, "\(twice?.itemName ?? "A view") can't be arranged twice in \(itemName).",
      about: twice, hint: "Name each view once.", fileID, line)
  }

  final func reportNumber(
    _ kind: LayoutDiagnostic.Kind, _ what: String, _ number: CGFloat, _ hint: String,
    _ fileID: String?, _ line: Int
  ) {
    reportMistake(
      kind, "The \(what) in \(itemName) can't be \(plainNumber(Double(number))).", hint: hint,
      fileID, line)
  }

  /// Whether a number of points can be computed with; if not, that is reported.
  final func isUsable(
    _ points: CGFloat, as what: @autoclosure () -> String, _ fileID: String?, _ line: Int
  ) -> Bool {
    if points == Self.spacingUseDefault { return true }
    guard points.isFinite else {
      reportNumber(
        .notFinite, what(), points, "Use a finite number; look for a division by zero.", fileID,
        line)
      return false
    }
    guard points.magnitude <= 1e9 else {
      reportNumber(.outOfRange, what(), points, "Use a number of a size up to 1e9.", fileID, line)
      return false
    }
    return true
  }

  final func areUsable(
    _ insets: DirectionalEdgeInsets, _ what: @autoclosure () -> String, _ fileID: String?,
    _ line: Int
  ) -> Bool {
    [insets.top, insets.leading, insets.bottom, insets.trailing].allSatisfy { points in
      points != Self.spacingUseDefault && isUsable(points, as: what(), fileID, line)
    }
  }

  /// Whether a number can be a weight; if not, that is reported.
  final func isWeight(
    _ weight: CGFloat?, _ what: @autoclosure () -> String, _ fileID: String?, _ line: Int
  ) -> Bool {
    guard let weight else { return true }
    guard weight != Self.spacingUseDefault, isUsable(weight, as: what(), fileID, line) else {
      return false
    }
    if weight >= 0 { return true }
    reportNumber(.outOfRange, what(), weight, "Use a number from 0.", fileID, line)
    return false
  }
}
