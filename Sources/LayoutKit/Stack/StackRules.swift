import Foundation
import ViewTree

/// What the statements about all items of a stack follow from.
struct StackRules: Equatable {
  var axis: LayoutConstraint.Axis
  /// The distribution that is carried out, which isn't always the one asked for.
  var sharing: Sharing
  /// Whether UIKit's rules hold where ours differ.
  var isUIKit: Bool
  /// Whether spacing runs from baseline to baseline.
  var isBaselineRelative: Bool
  /// Which rectangle the items are arranged in.
  var canvas: CanvasKind
  /// Whether anything is shown.
  var hasShown = false
  /// Whether the item that leads a row of baselines has one.
  var leaderHasBaseline = true
  /// How neighbours keep their distance.
  var gaps = Gaps.fixed
  var separators: StackSeparators?
  /// How many stacks there are around this one, where weights depend on it.
  var depth = 0
  /// What gaps are measured beyond: the amount by which neighbours may overlap, 0 or less.
  var overlap: CGFloat = 0

  /// Whether there are guides between items.
  var hasItemGuides: Bool { gaps != .fixed || separators != nil }

  /// How the room along the axis is shared out.
  enum Sharing: Equatable {
    case fill
    /// As fill, and what priorities leave open is shared by weights.
    case flex
    case equal
    case proportional
    case equalSpacing
    case equalCentering
  }

  /// How neighbours keep their distance.
  enum Gaps: Equatable {
    /// As far as the spacing says.
    case fixed
    /// All the same, and at least as far as the spacing says.
    case equal
    /// All the same, between a minimum and a maximum, the spacing if that can be.
    case elastic
    /// At least as far as the spacing says, while the ways between their middles are the same.
    case centered
  }

  /// The rectangle that items are arranged in.
  enum CanvasKind: Equatable {
    /// The stack itself.
    case stack
    /// What the stack's margins and insets leave.
    case inner
  }

  /// The names of what lies along the axis.
  var main: AxisNames { AxisNames(axis) }
  /// The names of what lies across the axis.
  var cross: AxisNames { AxisNames(axis == .horizontal ? .vertical : .horizontal) }
}

/// What the statements about one item follow from, beside the rules and the views whose text it is lined
/// up by: as long as all are the same, they stand.
///
/// It is made for each item whenever one changes, so there are numbers in it and no references.
struct Place: Equatable {
  var alignment: StackView.Alignment
  var insets: AxisInsets
  var start: Start
  var isLast = false
  var share = Share.none
  /// Whether it gives way after the first view shown, where that makes no difference to how much
  /// has to give way.
  var givesWayLater = false
  /// Whether it stands on the line of baselines, or with its edge on that of edges.
  var hasBaseline = false
  /// Whether the line of edges is that of this item.
  var leadsEdges = false
  /// Whether the item is the first of all, hidden or not.
  var isFirst = false
  /// How far the item before keeps from the gap in between.
  var insetBefore: CGFloat = 0
  /// Whether the gap before is between two views.
  var hasGap = false
  /// How the item keeps its distance from the one before.
  var gaps = StackRules.Gaps.fixed

  /// Where an item begins along the axis.
  enum Start: Equatable {
    /// Shown, and the first.
    case edge
    /// Shown, after the shown item with a number, at a distance.
    case after(Int, CGFloat)
    /// Hidden, at the canvas's near edge.
    case atNearEdge
    /// Hidden, at the canvas's far edge, as nothing is shown.
    case atFarEdge
    /// Hidden, so far behind the shown item with a number.
    case behind(Int, CGFloat)
    /// Hidden, where the hidden item with a number is.
    case with(Int)

    var isShown: Bool {
      switch self {
      case .edge, .after: true
      case .atNearEdge, .atFarEdge, .behind, .with: false
      }
    }
  }

  /// What an item has of the room along the axis.
  enum Share: Equatable {
    /// What priorities give it.
    case none
    /// What priorities give it, and nothing if they give none.
    case slack
    /// As much as the others.
    case equal
    /// So many parts.
    case parts(CGFloat, LayoutPriority)
    /// A basis, parts of what is left over, and parts of what is missing.
    case flex(basis: CGFloat, grow: CGFloat, shrink: CGFloat)
    /// So many points.
    case fixed(CGFloat)
    /// At least so many points, and parts of what is left over.
    case spring(CGFloat, weight: CGFloat)
  }

  /// The views whose text an item is lined up by.
  struct Texts: Equatable {
    /// The view inside with the text that the item's baseline is that of, if it is another.
    var own = Stand()
    /// The same of the item before.
    var before = Stand()
  }

  /// A view that stands for one around it.
  struct Stand: Equatable {
    private var reference: ItemReference?

    /// Nobody's stand for a view that stands for itself.
    init(view: View? = nil) { reference = view.map { LayoutElement.view($0).reference } }

    /// The view, unless it is gone.
    var view: View? {
      guard case .view(let view) = reference?.element else { return nil }
      return view
    }

    static func == (one: Stand, other: Stand) -> Bool { one.view === other.view }
  }
}

/// Insets by axis: before and after an item, along and across.
struct AxisInsets: Equatable {
  var min: CGFloat
  var max: CGFloat
  var crossMin: CGFloat
  var crossMax: CGFloat

  init(_ insets: DirectionalEdgeInsets, along axis: LayoutConstraint.Axis) {
    let isRow = axis == .horizontal
    min = isRow ? insets.leading : insets.top
    max = isRow ? insets.trailing : insets.bottom
    crossMin = isRow ? insets.top : insets.leading
    crossMax = isRow ? insets.bottom : insets.trailing
  }
}
