import LayoutSolver

/// Turns the constraints of one tree into rectangles.
///
/// Every item that a constraint is about has a slot: four variables for its rectangle, relative to
/// its superview, and a place in the tables below. Changes of the tree are only noted; all the
/// work is done by ``update()``, when a layout needs the rectangles.
///
/// The root owns its engine. The engine refers to everything in the tree but the root; it lets go
/// of a view when the view leaves the tree, and of all when the root is freed.
package final class LayoutEngine {
  private var rootReference: ItemReference?
  var solver = Solver()
  var counters = EngineCounters()
  /// Whether the engine only measures the root, and is no tree's.
  let isMeasuring: Bool
  /// What such an engine knows of items and constraints.
  var measuring = MeasuringState()
  var itemTable = ItemTable()
  var rowTable = RowTable()
  /// The rows that compare horizontal with vertical sizes or places, by index.
  var mixedRows: [Int32: MixedRow] = [:]
  /// The rows of frames that follow the superview's size.
  var flexibleRows: [FrameRowKey: AxisFlexibility.FrameRow] = [:]

  // MARK: What has changed since the last update

  var isDirty = true
  var ranksAreStale = true
  /// The items whose ranks don't tell their places, if they are few.
  var misplaced: [ItemReference] = []
  /// The first and the last of the ranks that were given between others last, and how often in a row
  /// such were given beside the former ones.
  var run = (first: 0, last: 0, count: 0)
  var pending: [LayoutConstraint] = []
  var changedFrames: [Int32] = []
  var changedContents: [Int32] = []
  var idleSlots: [Int32] = []

  /// Empty lists of views, kept for their room.
  var spareLists: [[View]] = []
  /// Room for the terms of a row in the making.
  var spareTerms: [Term] = []
  var spareLowered: [LoweredRow.Term] = []

  // MARK: Content whose height depends on its width

  var wrappingSlots: [Int32] = []
  /// The revision of the rows for which it was found that no width depends on heights.
  var independentRevision = -1

  /// The guides that depend on where their owners are in the window.
  var keyboardGuides: [KeyboardLayoutGuide] = []

  // MARK: Conflicts

  var breakages = Breakages()
  var reportedConflicts: Set<ConflictKey> = []
  var registrations = 0
  /// Diagnostics that wait until the arrays are at rest, as a handler may change the tree.
  var reports: [(diagnostic: LayoutDiagnostic, view: View?)] = []

  // MARK: The layout in progress

  var isUpdating = false
  var pass = PassState()
  /// Whether the tree has gone, or has become part of another one.
  private(set) var isTornDown = false

  init(root: View) {
    rootReference = root.reference
    isMeasuring = false
    let views = root.viewsInside
    for view in views { enqueueConstraints(heldBy: view) }
    makeRoom(items: min(views.count, 2 * pending.count), constraints: pending.count)
  }

  /// Makes an engine that isn't the tree's; ``init(measuring:)`` fills it.
  init(measuredRoot: View) {
    rootReference = measuredRoot.reference
    isMeasuring = true
  }

  /// Makes room for what a first layout takes in, with all rows that items may have of their own.
  private func makeRoom(items: Int, constraints: Int) {
    let rows = constraints + 6 * items
    changeItems { $0.makeRoom(for: items) }
    changeRows { $0.makeRoom(for: rows) }
    solver.makeRoom(variables: 4 * items, rows: rows)
  }

  /// The topmost view, as ``ItemReference/view``.
  var root: View? { rootReference?.view }

  /// Whether the topmost view is gone, or in its deinitialisers.
  var isRootGoing: Bool { rootReference?.viewToKeep == nil }

  /// Lets go of everything: the root is freed, or has become a part of another tree.
  func tearDown() {
    // One that has gone to another tree since may be queued, or have its row, there.
    for constraint in pending where isQueued(constraint) { constraint.installation = .none }
    root?.participation.slot = -1
    rootReference = nil
    isTornDown = true
    for item in items {
      switch item {
      case .view(let view): view.participation.slot = -1
      case .guide(let guide): guide.participation.slot = -1
      case .root, .none: break
      }
    }
    for index in rowTable.indices {
      if case .constraint(let constraint) = rowTable[index] { constraint.installation = .none }
    }
    for breakage in breakages.all { breakage.victim.installation = .none }
    isDirty = false
    // An update that has called the program, which has moved the tree, goes on to its end.
    if !isUpdating { letGo() }
  }

  /// Lets go of all items and constraints.
  func letGo() {
    // The last one to hold an object of the program's must not do so in a list that is changed.
    var items = ItemTable()
    var rows = RowTable()
    swap(&items, &itemTable)
    swap(&rows, &rowTable)
    let objects = (items, rows, pending, breakages, keyboardGuides, reports)
    pending = []
    misplaced = []
    breakages = Breakages()
    changedFrames = []
    changedContents = []
    idleSlots = []
    wrappingSlots = []
    keyboardGuides = []
    mixedRows = [:]
    flexibleRows = [:]
    reports = []
    withExtendedLifetime(objects) {}
  }
}

/// The ways in which the tables are changed: taken out of the engine for as long as that takes.
///
/// So nothing can happen while the engine's own properties are written, and the compiler leaves out
/// the checks that nothing else looks at them meanwhile, wherever they are read.
extension LayoutEngine {
  func changeItems<Result>(_ change: (inout ItemTable) -> Result) -> Result {
    var table = ItemTable()
    swap(&table, &itemTable)
    defer { swap(&table, &itemTable) }
    return change(&table)
  }

  func changeRows<Result>(_ change: (inout RowTable) -> Result) -> Result {
    var table = RowTable()
    swap(&table, &rowTable)
    defer { swap(&table, &rowTable) }
    return change(&table)
  }
}

/// The items, for where they are read or changed one at a time.
extension LayoutEngine {
  var systemRows: SystemRows {
    get { itemTable.systemRows }
    _modify {
      var list = SystemRows()
      swap(&list, &itemTable.systemRows)
      defer { swap(&list, &itemTable.systemRows) }
      yield &list
    }
  }
  var items: [Item] { itemTable.items }
  var entries: [ItemTable.Entry] {
    get { itemTable.entries }
    _modify {
      var list: [ItemTable.Entry] = []
      swap(&list, &itemTable.entries)
      defer { swap(&list, &itemTable.entries) }
      yield &list
    }
  }
}
