import Foundation
import LayoutKit
import LayoutSweep

/// Compares what a sweep says with layouts of a tree that is made again.
struct FreshLayouts {
  /// Where frames are others than the sweep has them.
  private(set) var differences: [String] = []
  /// How many layouts were compared.
  private(set) var compared = 0

  /// Lays out at every third of a point, or every so many, and beside every breakpoint.
  init(_ sweep: LayoutSweep, every step: Int = 1, _ make: () -> View) {
    guard let range = sweep.range else { return }
    // Thirds of a point; of a short range such as texts' lengths thousandths.
    let parts = range.upperBound - range.lowerBound < 16 ? 1000.0 : 3.0
    let first = Int((range.lowerBound * parts).rounded(.up))
    let last = Int((range.upperBound * parts).rounded(.down))
    var places = stride(from: first, through: last, by: step).map { Double($0) / parts }
    for regime in sweep.regimes {
      places += [regime.range.lowerBound + 0x1p-20, regime.range.upperBound - 0x1p-20]
    }
    let tree = make()
    tree.onDiagnostic = { _ in }
    for place in places.sorted() where range.contains(place) {
      guard let regime = sweep.regimes.first(where: { $0.range.contains(place) }), regime.isProved
      else { continue }
      // On a breakpoint itself either side may count.
      let isNear = sweep.regimes.contains {
        ($0.range.lowerBound - place).magnitude < 0x1p-21
      }
      if isNear { continue }
      compare(tree, sweep, at: place)
    }
  }

  private mutating func compare(_ tree: View, _ sweep: LayoutSweep, at place: Double) {
    switch sweep.number {
    case .width: tree.frame.size.width = CGFloat(place)
    case .height: tree.frame.size.height = CGFloat(place)
    case .constant(let constraint): constraint.constant = CGFloat(place)
    case .textLength: (tree as? Window)?.environment.textLength = CGFloat(place)
    case .set(let set, _): set(place)
    }
    tree.layoutIfNeeded()
    compared += 1
    let views = Self.views(of: tree)
    guard views.count == sweep.views.count else {
      differences.append("\(views.count) views at \(place) and not \(sweep.views.count)")
      return
    }
    for (own, followed) in zip(views, sweep.views) where sweep.isFollowed(followed) {
      let frame = sweep.frame(of: followed, at: place)
      if frame != own.frame, differences.count < 10 {
        differences.append(
          "\(own.itemName) at \(place) is \(own.frame) and not \(String(describing: frame)), exactly"
            + " \(String(describing: sweep.exactFrame(of: followed, at: place)))")
      }
    }
  }

  private static func views(of root: View) -> [View] {
    var views: [View] = []
    var pending = [root]
    while let view = pending.popLast() {
      views.append(view)
      pending.append(contentsOf: view.subviews.reversed())
    }
    return views
  }
}
