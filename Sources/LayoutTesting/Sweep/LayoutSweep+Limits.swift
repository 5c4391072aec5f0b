public import Foundation
public import LayoutKit
public import LayoutSweep

extension LayoutSweep {
  /// The least number of the range, such as the least width, from which on all that is expected of a
  /// view holds, up to the range's end.
  ///
  ///     LayoutSweep(of: window, widths: 200...1024).smallestWidth(where: title, .doesNotTruncate)
  ///
  /// - Parameters:
  ///   - view: A view of the tree; expect something of the window for all inside it.
  ///   - expectations: What is expected; all of it has to hold.
  /// - Returns: The number, exact; nil if something fails or can't be proved at the range's end.
  public func smallestWidth(
    where view: View, _ expectations: LayoutExpectation...
  ) -> Double? {
    guard let range, !regimes.isEmpty else { return nil }
    let ends = SweepCheck(view, self).findings(expectations).map(\.range.upperBound)
    let last = ends.max() ?? range.lowerBound
    return last < range.upperBound - 1e-6 ? max(last, range.lowerBound) : nil
  }

  /// The greatest length of texts up to which all that is expected of a view holds, beginning with texts as
  /// they are, such as 1.25 for translations a quarter longer.
  ///
  /// In a sweep along texts' lengths it is exact, for the window's size as it is, and begins where the range
  /// does. In one along something else, lengths are tried in hundredths, each for all of its range.
  ///
  /// - Parameters:
  ///   - most: The greatest length that is tried, up to 10; a sweep along lengths has its own.
  ///   - view: A view of the tree.
  ///   - expectations: What is expected; all of it has to hold.
  /// - Returns: The length; nil if something fails or can't be proved with texts as they are, and for a
  ///   tree without a window.
  public func longestTranslation(
    upTo most: CGFloat = 2, where view: View, _ expectations: LayoutExpectation...
  ) -> Double? {
    guard let range, !regimes.isEmpty else { return nil }
    if case .textLength = number {
      let starts = SweepCheck(view, self).findings(expectations).map(\.range.lowerBound)
      let first = starts.min() ?? range.upperBound
      return first > range.lowerBound + 1e-6 ? min(first, range.upperBound) : nil
    }
    let last = most >= 1 ? Int((min(most, 10) * 100).rounded(.down)) : 0
    return greatest(of: (100..<max(last + 1, 100)).map { Double($0) / 100 }, view, expectations) {
      $0.environment.textLength = CGFloat($1)
    }
  }

  /// The largest size of text up to which, beginning with the smallest, all that is expected of a view
  /// holds on the whole range.
  ///
  /// - Parameters:
  ///   - view: A view of the tree.
  ///   - expectations: What is expected; all of it has to hold.
  /// - Returns: The size; nil if something fails or can't be proved with the smallest, and for a tree
  ///   without a window.
  public func largestTextSize(
    where view: View, _ expectations: LayoutExpectation...
  ) -> ContentSizeCategory? {
    let sizes = ContentSizeCategory.allCases.filter { $0 != .unspecified }
    return greatest(of: sizes, view, expectations) { $0.environment.contentSizeCategory = $1 }
  }

  /// The last of some surroundings up to which nothing is wrong anywhere on the range.
  private func greatest<Surroundings>(
    of all: [Surroundings], _ view: View, _ expectations: [LayoutExpectation],
    _ apply: (Window, Surroundings) -> Void
  ) -> Surroundings? {
    guard let range, let window = root as? Window else { return nil }
    let before = window.environment
    defer {
      window.environment = before
      window.layoutIfNeeded()
    }
    var best: Surroundings?
    for surroundings in all {
      apply(window, surroundings)
      window.layoutIfNeeded()
      let sweep = LayoutSweep(
        of: window, number, over: CGFloat(range.lowerBound)...CGFloat(range.upperBound))
      guard !sweep.regimes.isEmpty, SweepCheck(view, sweep).findings(expectations).isEmpty else {
        break
      }
      best = surroundings
    }
    return best
  }
}
