import Foundation
import LayoutSolver

extension LayoutEngine {
  /// What takes part at a slot; the root is not referred to, as it owns the engine.
  enum Item {
    case none
    case root
    case view(View)
    case guide(LayoutGuide)
  }

  /// One of the four numbers of a rectangle.
  package enum Part: Int, Hashable, Sendable {
    case x = 0
    case y = 1
    case width = 2
    case height = 3

    /// The part by the name of the attribute that settles it.
    var edgeName: String {
      switch self {
      case .x: "left"
      case .y: "top"
      case .width: "width"
      case .height: "height"
      }
    }
  }

  /// The variables of an item's rectangle.
  struct ItemVariables {
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable

    subscript(part: Part) -> Variable {
      switch part {
      case .x: x
      case .y: y
      case .width: width
      case .height: height
      }
    }
  }

  /// A rectangle as the solver has it, not rounded; not a number before the first solution.
  struct SolvedRect: Equatable {
    var x = Double.nan
    var y = Double.nan
    var width = Double.nan
    var height = Double.nan

    /// The rectangle with its edges moved outwards.
    func outset(by insets: EdgeInsets) -> SolvedRect {
      guard insets != .zero else { return self }
      let left = Double(insets.left)
      let top = Double(insets.top)
      return SolvedRect(
        x: x - left, y: y - top, width: width + left + Double(insets.right),
        height: height + top + Double(insets.bottom))
    }
  }

  /// The rows that an item has without any constraint.
  enum SystemRow: Int, CaseIterable {
    case huggingWidth = 0
    case resistanceWidth = 1
    case huggingHeight = 2
    case resistanceHeight = 3
    case frameX = 4
    case frameY = 5
    case frameWidth = 6
    case frameHeight = 7
    case minimumWidth = 8
    case minimumHeight = 9
    /// The rows of content once more, right below, by which a view gives way after another.
    case laterHuggingWidth = 10
    case laterResistanceWidth = 11
    case laterHuggingHeight = 12
    case laterResistanceHeight = 13

    var part: Part {
      switch self {
      case .frameX: .x
      case .frameY: .y
      case .huggingWidth, .resistanceWidth, .frameWidth, .minimumWidth, .laterHuggingWidth,
        .laterResistanceWidth:
        .width
      case .huggingHeight, .resistanceHeight, .frameHeight, .minimumHeight, .laterHuggingHeight,
        .laterResistanceHeight:
        .height
      }
    }

    var relation: LayoutSolver.Relation {
      switch self {
      case .frameX, .frameY, .frameWidth, .frameHeight: .equal
      case .huggingWidth, .huggingHeight, .laterHuggingWidth, .laterHuggingHeight:
        .lessThanOrEqual
      case .resistanceWidth, .resistanceHeight, .minimumWidth, .minimumHeight,
        .laterResistanceWidth, .laterResistanceHeight:
        .greaterThanOrEqual
      }
    }

    /// Whether the row comes from what is in the view, and not from where it is.
    var isContent: Bool { rawValue < SystemRow.frameX.rawValue }
    var isFrame: Bool { !isContent && rawValue < SystemRow.minimumWidth.rawValue }
  }

  /// The rows of all items that exist, by slot and kind.
  struct SystemRows {
    private static var kinds: Int { SystemRow.laterResistanceHeight.rawValue + 1 }
    /// What stands in the place of a row that doesn't exist.
    private static var none: Row { Row(index: -1, generation: 0) }
    private var rows: [Row] = []

    subscript(slot: Int, kind: SystemRow) -> Row? {
      get {
        let row = rows[slot * Self.kinds + kind.rawValue]
        return row.index < 0 ? nil : row
      }
      set { rows[slot * Self.kinds + kind.rawValue] = newValue ?? Self.none }
    }

    /// Makes room for slots to come.
    mutating func makeRoom(for slots: Int) { rows.reserveCapacity(slots * Self.kinds) }

    /// Adds a slot.
    mutating func addSlot() {
      for _ in 0..<Self.kinds { rows.append(Self.none) }
    }

    /// Forgets the rows of a slot.
    mutating func clear(_ slot: Int) {
      for kind in SystemRow.allCases { self[slot, kind] = nil }
    }
  }

  /// Where a row comes from.
  enum RowSource {
    case none
    case constraint(LayoutConstraint)
    case system(SystemRow, slot: Int32)
  }

  /// The slots that a row speaks of; nearly all speak of two at most.
  struct UsedSlots {
    var first: Int32 = -1
    var second: Int32 = -1
    var others: [Int32]?

    func contains(_ slot: Int32) -> Bool {
      first == slot || second == slot || others?.contains(slot) == true
    }

    /// Adds a slot, unless it is there.
    mutating func insert(_ slot: Int32) {
      if first < 0 {
        first = slot
      } else if first == slot {
      } else if second < 0 {
        second = slot
      } else if !contains(slot) {
        others = (others ?? []) + [slot]
      }
    }
  }

  /// The variables of a row that compares across axes.
  struct MixedRow {
    var horizontal: [Variable] = []
    var vertical: [Variable] = []
  }

  /// What was last asked of a view about its content.
  struct Content {
    /// Tells apart the items that have used the slot, one after the other.
    var registration = 0
    /// The size the content would like if nothing held it; below 0 where it has no wish.
    var width = -1.0
    var height = -1.0
    /// The height that the rows ask for, which may follow from the width.
    var currentHeight = -1.0
    var firstBaseline: BaselinePosition?
    var lastBaseline: BaselinePosition?
    var dependsOnWidth = false
    /// How far the alignment rectangle lies inside the frame.
    var insets = EdgeInsets.zero
    /// Whether the slot is in the list of those whose height depends on their width.
    var isListed = false
    /// The width that the height was last asked for, and the answer.
    var askedWidth = Double.nan
    var answeredHeight = -1.0
  }
}

extension LayoutEngine {
  /// Keys of rows and variables: the rank of the item in the upper half, so that the solver's
  /// choices follow the order of the tree, and the place among the item's own in the lower.
  enum Key {
    /// The key of a variable: what comes first in the tree rests first, so that of several views
    /// that nothing gives a size the last takes the room that is left, as in UIKit.
    static func variable(_ part: Part, rank: Int32) -> Int {
      -(Int(rank) << 32 | part.rawValue)
    }

    static func system(_ kind: SystemRow, rank: Int32) -> Int {
      // Content comes before all constraints, so that it gives way; the rest comes after them.
      Int(rank) << 32 | (kind.isContent ? kind.rawValue : 0xFFFF_FF00 + kind.rawValue)
    }

    static func constraint(_ constraint: LayoutConstraint, rank: Int32) -> Int {
      Int(rank) << 32 | constraint.localOrder
    }
  }
}
