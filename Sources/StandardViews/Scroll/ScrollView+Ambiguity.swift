import Foundation
import ViewTree

/// What a scroll view remembers of looking for extents of its content that constraints leave open.
struct ContentChecks {
  /// The extents that have been looked into at all.
  var checked: Set<LayoutEngine.Part> = []
  var reported: Set<LayoutEngine.Part> = []
}

extension ScrollView {
  /// Reports an extent of the content that constraints speak of and yet leave open, once until it
  /// is settled.
  ///
  /// To ask the solver costs as much as its size, so that this is done once, and again only for an
  /// extent of 0, which is where open ones come to rest.
  final func check(_ part: LayoutEngine.Part, _ extent: CGFloat) {
    guard extent == 0 || !contentChecks.checked.contains(part) else {
      contentChecks.reported.remove(part)
      return
    }
    guard !contentChecks.reported.contains(part) else { return }
    contentChecks.checked.insert(part)
    guard isContentOpen(part) else { return }
    contentChecks.reported.insert(part)
    let hint =
      part == .width
      ? "Hold the content to both sides and give it a width, such as that of frameLayoutGuide."
      : "Hold the content to the top and the bottom, and give it a height."
    report(
      LayoutDiagnostic(
        .undeterminedSize,
        "Constraints leave the \(part) of the content of \(itemDescription) open; it is"
          + " \(plainNumber(Double(extent))) now.", itemNames: [itemDescription], hint: hint))
  }
}
