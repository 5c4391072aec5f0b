public import Foundation
public import LayoutInspector
public import LayoutKit
import ViewTree

/// All layouts of a tree for a range of one number, such as the window's width.
///
/// Between two breakpoints every rectangle moves evenly, and the constraints that hold it are the same.
/// A sweep finds the breakpoints, exactly and without trying widths, and knows with that where each
/// view is at every width.
///
///     let sweep = LayoutSweep(of: window, widths: 320...1024)
///     for regime in sweep.regimes { print(regime) }
///     sweep.function(of: title, .width)?.minimum
///
/// The tree is laid out at some places of the range, and at the end again as it was. What its own
/// code states in hooks such as `layoutSubviews()` is followed from one width to the next; where
/// that can't be told from constraints alone, the regime says so in its ``Regime/doubt``. Views of
/// the program's classes are assumed to state the same between two widths as at both;
/// ``assumptions`` names these classes.
public struct LayoutSweep {
  /// The number that moves.
  public enum Number {
    /// The width of the tree's root, in points.
    case width
    /// The height of the tree's root, in points.
    case height
    /// A constraint's constant.
    case constant(LayoutConstraint)
    /// How long the texts of a window's labels count, as in an environment's `textLength`.
    case textLength
    /// Any number that code sets, such as a content's size, or a width and a height at once; at the
    /// end, it is set to the given one.
    case set((Double) -> Void, now: Double)
  }

  /// A part of the range in which all views move evenly.
  public nonisolated struct Regime: Sendable {
    /// From where to where.
    public let range: ClosedRange<Double>
    /// What changes where the regime begins, such as the constraint that holds from there on; nil for
    /// the first.
    public let cause: String?
    /// Why it isn't certain what happens inside; nil if it is.
    public let doubt: String?
    /// The constraints that are left out, as they contradict others.
    public let leftOut: [String]

    /// Whether what is said of the regime is proved.
    public var isProved: Bool { doubt == nil }
  }

  /// The regimes, in order, each ending where the next begins.
  public private(set) var regimes: [Regime] = []
  /// What a reader has to know: a range that can't be followed, or more breakpoints than the limit.
  public private(set) var notes: [String] = []
  /// The classes of the program whose hooks are assumed to do the same between two widths as at
  /// both.
  public private(set) var assumptions: [String] = []
  /// From where to where; nil if that is no range to follow.
  public private(set) var range: ClosedRange<Double>?
  /// How many layouts were made.
  public private(set) var layouts = 0
  /// What was reported meanwhile.
  public private(set) var diagnostics: [LayoutDiagnostic] = []

  /// The root of the tree.
  public let root: View
  /// The number that moves.
  public let number: Number
  /// The pieces in which not only all views move evenly but all rows stay on their sides.
  private(set) var pieces: [SweepPiece<InspectedPiece>] = []
  /// The places of regimes' first pieces.
  private(set) var starts: [Int] = []
  let scale: Double
  /// Whether the views stand for those of a snapshot, and can't be laid out.
  private(set) var isOfSnapshot = false
  /// Where the texts of a snapshot are cut off.
  private(set) var textLimits: [(view: View, text: String, width: Double)] = []

  /// Follows a tree's layout along its root's widths.
  ///
  /// - Parameters:
  ///   - root: The topmost view of a tree, such as a window.
  ///   - widths: From where to where, in points; between 0 and 100,000.
  ///   - limit: How many breakpoints there may be; if there are more, ``notes`` say where the sweep
  ///     ended.
  /// - Complexity: Some layouts for each breakpoint, and O(*z*) for *z* terms of all rows.
  public init(of root: View, widths: ClosedRange<CGFloat>, limit: Int = 1000) {
    self.init(of: root, .width, over: widths, limit: limit)
  }

  /// Follows a tree's layout along its root's heights.
  ///
  /// - Parameters:
  ///   - root: The topmost view of a tree, such as a window.
  ///   - heights: From where to where, in points; between 0 and 100,000.
  ///   - limit: How many breakpoints there may be; if there are more, ``notes`` say where the sweep
  ///     ended.
  public init(of root: View, heights: ClosedRange<CGFloat>, limit: Int = 1000) {
    self.init(of: root, .height, over: heights, limit: limit)
  }

  /// Follows a window's layout along the lengths of its labels' texts, such as 1...1.4 for translations.
  ///
  /// - Parameters:
  ///   - window: The window, with its size and direction as they are.
  ///   - lengths: From where to where, in multiples of the texts as they are; between 0.1 and 10.
  ///   - limit: How many breakpoints there may be; if there are more, ``notes`` say where the sweep
  ///     ended.
  public init(of window: Window, textLengths lengths: ClosedRange<CGFloat>, limit: Int = 1000) {
    self.init(of: window, .textLength, over: lengths, limit: limit)
  }

  /// Follows a tree's layout along any number.
  ///
  /// - Parameters:
  ///   - root: The topmost view of a tree, such as a window.
  ///   - number: What moves.
  ///   - range: From where to where: sizes from 0 to 100,000, constants and numbers that code sets up to
  ///     100,000 in size, lengths of texts from 0.1 to 10. A range with other ends has no regimes, and a note.
  ///   - limit: How many breakpoints there may be; if there are more, ``notes`` say where the sweep
  ///     ended.
  public init(
    of root: View, _ number: Number, over range: ClosedRange<CGFloat>, limit: Int = 1000
  ) {
    self.root = root
    self.number = number
    scale = Double(root.pixelsPerPoint)
    let range = Double(range.lowerBound)...Double(range.upperBound)
    guard let problem = Self.problem(of: range, number, root) else {
      self.range = range
      walk(range, limit: max(limit, 1))
      return
    }
    notes.append(problem)
  }

  /// Follows the layout that a snapshot describes along its root's widths.
  ///
  /// Its constraints are solved again. The views in ``views`` stand for those of the snapshot and
  /// have their titles; texts of several lines keep their heights, and regimes in which their
  /// widths change say so in their ``Regime/doubt``.
  ///
  /// - Parameters:
  ///   - snapshot: The description of a tree, with its constraints.
  ///   - widths: From where to where, in points; between 0 and 100,000.
  ///   - limit: How many breakpoints there may be; if there are more, ``notes`` say where the sweep
  ///     ended.
  public init(of snapshot: LayoutSnapshot, widths: ClosedRange<CGFloat>, limit: Int = 1000) {
    let source = SnapshotSource(snapshot)
    root = source.views.first ?? View()
    number = .width
    scale = Double(snapshot.scale)
    isOfSnapshot = true
    textLimits = source.textLimits
    notes = snapshot.notes
    let range = Double(widths.lowerBound)...Double(widths.upperBound)
    if let problem = Self.problem(of: range, .width, Window(size: CGSize(width: 1, height: 1))) {
      notes.append(problem)
      return
    }
    self.range = range
    let walk = SweepWalk(source, range, limit: max(limit, 1))
    pieces = walk.pieces
    layouts = walk.source.layouts
    makeRegimes()
    noteEnd(isCut: walk.isCut, range, limit)
  }

  private static func problem(
    of range: ClosedRange<Double>, _ number: Number, _ root: View
  ) -> String? {
    let (least, most) = number.limits
    guard range.lowerBound.isFinite, range.upperBound.isFinite else {
      return "The ends of the range have to be finite."
    }
    guard range.lowerBound >= least, range.upperBound <= most else {
      return "The range has to lie between \(plainNumber(least)) and \(plainNumber(most))."
    }
    guard root.superview == nil else {
      return "\(root.itemName) is inside another view; follow the topmost one."
    }
    switch number {
    case .constant, .set: return nil
    case .textLength:
      return root is Window ? nil : "\(root.itemName) is no window, whose texts could be longer."
    case .width, .height: break
    }
    let isFree = !root.translatesAutoresizingMaskIntoConstraints && !(root is Window)
    return isFree ? "\(root.itemName) leaves its size to constraints." : nil
  }

  private mutating func walk(_ range: ClosedRange<Double>, limit: Int) {
    let (state, handler) = (TreeState(root, number), root.onDiagnostic)
    let collected = Collected()
    root.onDiagnostic = { collected.diagnostics.append($0) }
    root.layoutIfNeeded()
    let source = TreeSource(root, number, range)
    source.prepare()
    let walk = SweepWalk(source, range, limit: limit)
    pieces = walk.pieces
    layouts = walk.source.layouts
    makeRegimes()
    state.restore()
    root.onDiagnostic = handler
    diagnostics = collected.diagnostics
    noteEnd(isCut: walk.isCut, range, limit)
    findAssumptions()
  }

  private mutating func noteEnd(isCut: Bool, _ range: ClosedRange<Double>, _ limit: Int) {
    if isCut {
      notes.append(
        "There are more than \(limit) breakpoints; what comes after"
          + " \(sweepNumber(pieces.last?.upper ?? range.lowerBound)) was not looked at.")
    } else if (pieces.last?.upper ?? -.infinity) < range.upperBound - 1e-6 {
      notes.append(
        "What comes after \(sweepNumber(pieces.last?.upper ?? range.lowerBound)) can't be told.")
    }
  }

  private final class Collected {
    var diagnostics: [LayoutDiagnostic] = []
  }

  private mutating func findAssumptions() {
    var names: Set<String> = []
    for item in pieces.first?.content.items ?? [] {
      // The views of this library state nothing in hooks but what their own widths settle.
      let type = type(of: item.view)
      if !LibraryModules.declare(type) { names.insert(String(describing: type)) }
    }
    assumptions = names.sorted()
  }

  /// Joins the pieces between which no view changes its course.
  private mutating func makeRegimes() {
    for (place, piece) in pieces.enumerated() {
      let continues =
        place > 0 && pieces[place - 1].doubt == piece.doubt
        && Self.isSameCourse(pieces[place - 1], piece)
      if !continues { starts.append(place) }
    }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : pieces.count
      let first = pieces[start]
      regimes.append(
        Regime(
          range: first.lower...max(pieces[end - 1].upper, first.lower), cause: first.cause?.text,
          doubt: first.doubt, leftOut: leftOut(first)))
    }
  }

  private func leftOut(_ piece: SweepPiece<InspectedPiece>) -> [String] {
    if isOfSnapshot { return piece.content.leftOutTexts }
    guard !piece.content.leftOut.isEmpty else { return [] }
    TreeSource(root, number, piece.lower...piece.upper).layOut(at: piece.place)
    return piece.content.leftOut.keys.compactMap { root.leftOutConstraint($0) }
      .map(\.summary.description).sorted()
  }

  /// The views that move otherwise from where a regime begins than before it.
  func changedViews(at index: Int) -> [View] {
    guard starts.indices.contains(index), starts[index] > 0 else { return [] }
    let (one, other) = (pieces[starts[index] - 1], pieces[starts[index]])
    let (own, its) = (one.content.items, other.content.items)
    guard own.count == its.count else { return [] }
    return own.indices.filter { !Self.isSameCourse(own[$0], its[$0], other.place - one.place) }
      .map { its[$0].view }
  }

  private static func isSameCourse(
    _ own: InspectedPiece.Item, _ its: InspectedPiece.Item, _ distance: Double
  ) -> Bool {
    guard own.view === its.view, own.corner == its.corner else { return false }
    let rates = own.rates - its.rates
    let jump = own.rect + own.rates * distance - its.rect
    return (0..<4).allSatisfy { rates[$0].magnitude <= 1e-9 && jump[$0].magnitude <= 1e-6 }
  }

  private static func isSameCourse(
    _ one: SweepPiece<InspectedPiece>, _ other: SweepPiece<InspectedPiece>
  ) -> Bool {
    let (own, its) = (one.content.items, other.content.items)
    guard own.count == its.count, one.content.leftOut == other.content.leftOut else { return false }
    let distance = other.place - one.place
    return own.indices.allSatisfy { isSameCourse(own[$0], its[$0], distance) }
  }

  /// The part of the range that was not followed, and why; nil if all of it was.
  package var rest: (range: ClosedRange<Double>, reason: String)? {
    guard let range else { return nil }
    let end = pieces.last?.upper ?? range.lowerBound
    guard pieces.isEmpty || end < range.upperBound - 1e-6 else { return nil }
    return (
      min(end, range.upperBound)...range.upperBound, notes.last ?? "what holds here can't be told"
    )
  }

  /// Whether all of the range is proved.
  public var isProved: Bool {
    guard let range, let last = regimes.last else { return false }
    return regimes.allSatisfy(\.isProved) && last.range.upperBound >= range.upperBound - 1e-6
  }
}

nonisolated extension LayoutSweep.Regime: CustomStringConvertible {
  /// The limits, what begins there, and what isn't certain.
  public var description: String {
    let limits = "from \(sweepNumber(range.lowerBound)) to \(sweepNumber(range.upperBound))"
    let cause = cause.map { ": \($0)" } ?? ""
    let doubt = doubt.map { " (not proved: \($0))" } ?? ""
    return limits + cause + doubt
  }
}

extension LayoutSweep.Number {
  /// The least and the greatest that it may be.
  fileprivate var limits: (least: Double, most: Double) {
    switch self {
    case .width, .height: (0, 100_000)
    case .constant, .set: (-100_000, 100_000)
    case .textLength: (0.1, 10)
    }
  }
}
