import Foundation
import LayoutKit

/// A settings screen of n rows, each a container with a label and a switch, made in seven ways.
///
/// `rows bare` is the least that a program could do: objects with a parent, children and a frame,
/// placed by arithmetic. `rows by hand` is the same arithmetic on ``View``s. The others state
/// eleven constraints a row, by the DSL, by anchors or by SnapKit's names, or leave them to stack views.
/// Rows make their parts before they come into the window, as the initialisers of views do, but for
/// `rows top-down`.
enum RowScenarios {
  /// All operations on all screens, in sizes up to the largest asked for.
  static func benchmarks(upTo largest: Int) -> [Benchmark] {
    let sizes = [10, 100, 1000, 10_000, 100_000].filter { $0 <= largest }
    return Way.allCases.flatMap { way in
      Operation.allCases.filter { way.allows($0) }.flatMap { operation in
        sizes.map { n in
          Benchmark(
            workload: way.rawValue, operation: operation.rawValue, n: n,
            constraints: way.constraintsPerRow * n, prepare: { operation.prepare(way, n) })
        }
      }
    }
  }

  /// The workloads that are one screen, made in several ways.
  static var workloads: [String] { Way.allCases.map(\.rawValue) }

  /// Builds and lays out a screen by the DSL, and lets go of it.
  static func buildByDSL(rows: Int) -> Double { Way.dsl.screen(rows).layOut(width: 400) }

  /// Prints how much memory the screens take once they are laid out.
  static func printBytes(rows: Int) throws {
    // All are kept, so that none is given the room of another.
    var screens: [any RowScreen] = []
    for way in Way.allCases {
      // The first screen makes what all share.
      _ = way.screen(1).layOut(width: 400)
      guard let before = Memory.residentBytes else {
        throw UsageError(description: "The memory in use isn't known on this system.")
      }
      let screen = way.screen(rows)
      let height = screen.layOut(width: 400)
      let bytes = (Memory.residentBytes ?? before) - before
      screens.append(screen)
      print("\(way.rawValue): \(bytes / rows) bytes a row, \(rows) rows, \(height) points high")
    }
    withExtendedLifetime(screens) {}
  }

  private enum Way: String, CaseIterable {
    case bare = "rows bare"
    case byHand = "rows by hand"
    case dsl = "rows by DSL"
    case topDown = "rows top-down"
    case anchors = "rows by anchors"
    #if canImport(SnapKit)
      case snapKit = "rows by SnapKit"
    #endif
    case stacks = "rows in stacks"

    /// Of those that the program states; 1 where it states none, so that a share can be told.
    var constraintsPerRow: Int {
      switch self {
      case .bare, .byHand, .stacks: 1
      default: 11
      }
    }

    func allows(_ operation: Operation) -> Bool {
      switch operation {
      case .build, .resize, .destroy: true
      case .frame: self == .bare || self == .byHand
      case .wider, .higher, .swap: self != .topDown
      case .hide, .rotate: self != .topDown && self != .bare
      }
    }

    func screen(_ count: Int) -> any RowScreen {
      switch self {
      case .bare: BareRows(count)
      case .byHand: HandRows(count)
      case .dsl: TreeRows(count) { DSLRow($0) }
      case .topDown: TreeRows(count, .topDown) { DSLRow($0) }
      case .anchors: TreeRows(count) { AnchorRow($0) }
      #if canImport(SnapKit)
        case .snapKit: TreeRows(count) { SnapKitRow($0) }
      #endif
      case .stacks: StackRows(count)
      }
    }
  }

  private enum Operation: String, CaseIterable {
    /// All objects, all constraints and the first layout.
    case build
    /// The window's other width, and a layout.
    case resize
    /// One label gets a text that is a point wider or narrower, and a layout.
    case wider
    /// The label in the middle becomes higher than its switch or lower again, and a layout: half of
    /// the rows move.
    case higher
    /// The row in the middle goes, a layout, it comes back, and another layout.
    case swap
    /// The row in the middle is hidden or shown, with what is below it moved, and a layout.
    case hide
    /// A phone is turned, with its safe area, and a layout.
    case rotate
    /// One frame is set.
    case frame
    /// A screen that has been laid out is let go of.
    case destroy

    func prepare(_ way: Way, _ count: Int) -> Work {
      switch self {
      case .build: building(way, count)
      case .destroy: destroying(way, count)
      default: Work(call: editing(way, count))
      }
    }

    /// The screens are kept while it is timed, as letting go of them is another operation.
    private func building(_ way: Way, _ count: Int) -> Work {
      var screens: [any RowScreen] = []
      return Work { calls in
        screens.removeAll()
        screens.reserveCapacity(calls)
      } call: {
        let screen = way.screen(count)
        screens.append(screen)
        return screen.layOut(width: 400)
      }
    }

    private func destroying(_ way: Way, _ count: Int) -> Work {
      var screens: [any RowScreen] = []
      return Work { calls in
        screens = (0..<calls).map { _ in way.screen(count) }
        for screen in screens { _ = screen.layOut(width: 400) }
      } call: {
        screens.removeLast()
        return Double(screens.count)
      }
    }

    private func editing(_ way: Way, _ count: Int) -> () -> Double {
      let screen = way.screen(count)
      _ = self == .rotate ? screen.turn(.portrait) : screen.layOut(width: 400)
      var isOdd = false
      return {
        isOdd.toggle()
        switch self {
        case .resize: return screen.layOut(width: isOdd ? 500 : 400)
        case .wider: screen.setContent(ofRow: count / 3, width: isOdd ? 81 : 80, height: 20)
        case .higher: screen.setContent(ofRow: count / 2, width: 80, height: isOdd ? 40 : 20)
        case .swap:
          screen.removeRow(at: count / 2)
          let without = screen.layOut(width: 400)
          screen.insertRow(at: count / 2)
          return without + screen.layOut(width: 400)
        case .hide: screen.setHidden(isOdd, row: count / 2)
        case .rotate: return screen.turn(isOdd ? .landscape : .portrait)
        case .frame: return screen.setFrame(ofRow: count / 2, y: isOdd ? 1 : 2)
        case .build, .destroy: break
        }
        return screen.layOut(width: 400)
      }
    }
  }
}
