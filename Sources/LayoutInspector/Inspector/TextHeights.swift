import LayoutKit
import StandardViews
import ViewTree

/// How high wrapped texts are for every width, so that a page can follow other widths.
struct TextHeights: Sendable {
  /// The heights by the places of the views in the snapshot, each with that before the width is known.
  private(set) var steps: [(place: Int, natural: Double, heights: [WrappedHeight])] = []
  /// How many views are left out, as they are no labels.
  private(set) var skipped = 0
  /// How many texts aren't known for narrow widths, as finding out would take too long.
  private(set) var cut = 0

  /// How often all texts together are broken, in equal shares.
  private static var questionLimit: Int { 100_000 }
  /// How many heights a text may have.
  private static var heightLimit: Int { 200 }
}

#if MainActor
  @MainActor
#endif
extension TextHeights {
  /// Asks the views of a tree, in the order of a snapshot.
  init(of root: View) {
    self.init()
    var labels: [(place: Int, label: Label)] = []
    var place = 0
    var pending = [root]
    while let view = pending.popLast() {
      if view.contentHeightDependsOnWidth {
        if let label = view as? Label { labels.append((place, label)) } else { skipped += 1 }
      }
      place += 1
      pending.append(contentsOf: view.subviews.reversed())
    }
    let share = max(Self.questionLimit / max(labels.count, 1), 240)
    for (place, label) in labels {
      var questions = share
      let heights = label.wrappedHeights(limit: Self.heightLimit, questions: &questions)
      if questions <= 0 { cut += 1 }
      steps.append((place, Double(label.intrinsicContentSize.height), heights))
    }
  }
}

extension TextHeights {
  /// The heights as JSON: for each place the natural height, and lists of width, height and baselines.
  var json: String {
    let entries = steps.map { place, natural, heights in
      let list = heights.map {
        "[\($0.width),\($0.height),\($0.firstBaseline),\($0.lastBaseline)]"
      }
      return "\"\(place)\":{\"natural\":\(natural),\"steps\":[\(list.joined(separator: ","))]}"
    }
    return "{" + entries.joined(separator: ",") + "}"
  }
}
