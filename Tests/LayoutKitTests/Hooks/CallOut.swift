/// A call out of the library into the program's code, and why it may do what it likes there.
///
/// The rule: no stored property of the library is being modified, and no index or count that it
/// keeps is used afterwards without a look whether it still holds. Three forms keep it:
/// *last*, all is done and the call is the last that happens; *looked up*, what the call may change
/// is looked up, or checked, after it; *refused*, a second run of what is going on is put off until
/// the first has ended.
struct CallOut: Sendable, CustomStringConvertible {
  /// The type and the member, as tests and reports name it.
  let name: String
  /// What makes the library call it.
  let steps: [HostileScene.Step]
  /// How the rule is kept.
  let rule: Rule

  enum Rule: Sendable {
    case last, lookedUp, refused
  }

  var description: String { name }

  static let all: [CallOut] =
    view + containers + scrolling + table + controller + statements
    + releases

  private static func rows(
    _ type: String, _ members: [(String, [HostileScene.Step], Rule)]
  ) -> [CallOut] {
    members.map { CallOut(name: "\(type).\($0.0)", steps: $0.1, rule: $0.2) }
  }

  private static let view =
    rows(
      "View",
      [
        // Places among subviews, superviews and windows are looked up after each of these.
        ("willMove(toSuperview:)", [.moves], .lookedUp),
        ("willMove(toWindow:)", [.moves], .lookedUp),
        ("didAddSubview(_:)", [.moves], .last),
        ("willRemoveSubview(_:)", [.moves], .lookedUp),
        ("didMoveToSuperview()", [.moves], .last),
        ("didMoveToWindow()", [.moves], .last),
        ("addLayoutGuide(_:)", [.moves], .last),
        ("removeLayoutGuide(_:)", [.moves], .lookedUp),
        ("addConstraint(_:)", [.moves], .last),
        // The pass asks each view again whether it is still in the tree.
        ("layoutSubviews()", [.layout, .content], .lookedUp),
        ("updateConstraints()", [.layout, .content], .lookedUp),
        ("setNeedsLayout()", [.inspection], .last),
        ("invalidateIntrinsicContentSize()", [.content], .last),
        ("removeFromSuperview()", [.moves, .containers], .lookedUp),
        ("isHidden", [.layout, .containers], .lookedUp),
        ("isHidden set", [.content], .last),
        ("translatesAutoresizingMaskIntoConstraints", [.layout, .content], .lookedUp),
        ("translatesAutoresizingMaskIntoConstraints set", [.containers, .statements], .lookedUp),
        ("semanticContentAttribute", [.layout, .surroundings], .lookedUp),
        ("effectiveUserInterfaceLayoutDirection", [.layout, .surroundings], .lookedUp),
        ("window", [.inspection], .lookedUp),
        ("frame", [.statements], .lookedUp),
        ("frame set", [.layout, .content], .lookedUp),
        ("bounds", [.surroundings], .lookedUp),
        // The engine asks, and looks whether the view has the slot still, before it writes.
        ("alignmentRect(forFrame:)", [.layout, .measuring], .lookedUp),
        ("forFirstBaselineLayout", [.layout, .measuring], .lookedUp),
        ("firstBaseline", [.layout, .content], .lookedUp),
        ("lastBaseline", [.layout, .content], .lookedUp),
        ("intrinsicContentSize", [.layout, .measuring], .lookedUp),
        ("contentHeightDependsOnWidth", [.layout, .measuring], .lookedUp),
        ("intrinsicContentSize(forWidth:)", [.layout, .measuring], .lookedUp),
        ("systemLayoutSizeFitting(_:)", [.measuring], .lookedUp),
        ("traitCollectionDidChange(_:)", [.layout, .surroundings], .lookedUp),
        ("safeAreaInsetsDidChange()", [.layout, .surroundings], .lookedUp),
        ("layoutMarginsDidChange()", [.layout, .surroundings], .lookedUp),
        // What is reported in a layout waits until its equations are solved.
        ("onDiagnostic", [.mistakes], .last),
      ])
    + rows(
      "LayoutGuide",
      [
        ("identifier", [.mistakes], .lookedUp),
        ("owningView", [.mistakes, .statements], .lookedUp),
        ("layoutFrame", [.inspection], .last),
      ])
    + rows("LayoutItem", [("layoutElement", [.statements], .lookedUp)])

  private static let containers =
    rows(
      "Label",
      [
        ("font", [.layout], .lookedUp),
        ("numberOfLines", [.layout, .content], .lookedUp),
        ("preferredMaxLayoutWidth", [.layout, .content], .lookedUp),
        ("invalidateIntrinsicContentSize()", [.layout, .content], .last),
      ])
    // While a stack arranges, a second arrangement waits, and items that have gone are left out.
    + rows(
      "StackView",
      [
        ("addSubview(_:)", [.containers], .lookedUp),
        ("willRemoveSubview(_:)", [.containers, .releases], .lookedUp),
        ("removeArrangedSubview(_:)", [.releases], .lookedUp),
        ("addLayoutGuide(_:)", [.layout, .containers], .lookedUp),
        ("removeLayoutGuide(_:)", [.containers], .lookedUp),
        ("setNeedsUpdateConstraints()", [.containers], .last),
        ("systemSpacing(after:before:)", [.containers], .refused),
        ("arrangedSubviews", [.containers], .last),
        ("axis", [.layout, .containers], .refused),
        ("distribution", [.layout, .containers], .refused),
        ("alignment", [.layout, .containers], .refused),
        ("spacing", [.layout, .containers], .refused),
      ])
    + rows(
      "FlowStack",
      [
        ("axis", [.layout, .containers], .lookedUp),
        ("removeArrangedSubview(_:)", [.mistakes], .lookedUp),
        ("addSubview(_:)", [.containers], .lookedUp),
        ("invalidateIntrinsicContentSize()", [.containers], .last),
      ])

  private static let scrolling =
    rows(
      "ScrollView",
      [
        ("contentOffset", [.layout, .scrolling], .lookedUp),
        ("contentOffset set", [.scrolling], .last),
        ("contentSize", [.layout, .scrolling], .lookedUp),
        ("bounds", [.layout, .scrolling], .lookedUp),
        ("bounds set", [.scrolling], .last),
        ("alwaysBounceVertical", [.layout, .surroundings], .lookedUp),
        ("contentInsetAdjustmentBehavior", [.layout, .surroundings], .lookedUp),
        ("adjustedContentInsetDidChange()", [.scrolling], .last),
      ])
    + rows("ScrollViewDelegate", [("scrollViewDidScroll(_:)", [.scrolling, .table], .last)])

  // While rows are shown or counted, no others are loaded.
  private static let table =
    rows(
      "TableViewDataSource",
      [
        ("numberOfSections(in:)", [.table, .tableUpdates], .refused),
        ("tableView(_:numberOfRowsInSection:)", [.table, .tableUpdates], .refused),
        ("tableView(_:cellForRowAt:)", [.table, .tableUpdates], .refused),
      ])
    + rows(
      "TableViewDelegate",
      [("tableView(_:heightForRowAt:)", [.table, .tableUpdates], .refused)])
    + rows(
      "TableView",
      [
        ("register closure", [.table], .refused),
        ("performBatchUpdates closure", [.tableUpdates], .lookedUp),
        ("rowHeight", [.table, .tableUpdates], .lookedUp),
        ("separatorStyle", [.table], .lookedUp),
        ("bounds", [.table, .tableUpdates], .lookedUp),
        ("addSubview(_:)", [.table], .refused),
        ("willRemoveSubview(_:)", [.table, .tableUpdates], .lookedUp),
        ("setNeedsLayout()", [.table, .tableUpdates], .last),
      ])
    + rows(
      "TableViewCell",
      [
        ("isHidden set", [.table, .tableUpdates], .lookedUp),
        ("frame set", [.table, .tableUpdates], .refused),
        ("prepareForReuse()", [.table, .tableUpdates], .refused),
        ("didMoveToSuperview()", [.table], .refused),
        ("removeFromSuperview()", [.table, .tableUpdates], .lookedUp),
        ("systemLayoutSizeFitting(_:)", [.table], .refused),
        ("deinit", [.table, .releases], .last),
      ])

  private static let controller = rows(
    "ViewController",
    [
      ("loadView()", [.controllers], .lookedUp),
      ("viewDidLoad()", [.controllers], .last),
      ("viewWillAppear(_:)", [.controllers], .lookedUp),
      ("viewIsAppearing(_:)", [.controllers], .lookedUp),
      ("viewDidAppear(_:)", [.controllers], .lookedUp),
      ("viewWillDisappear(_:)", [.controllers], .lookedUp),
      ("viewDidDisappear(_:)", [.controllers], .lookedUp),
      ("updateViewConstraints()", [.controllers], .lookedUp),
      ("viewWillLayoutSubviews()", [.controllers], .lookedUp),
      ("viewDidLayoutSubviews()", [.controllers], .lookedUp),
      ("viewSafeAreaInsetsDidChange()", [.layout, .surroundings], .lookedUp),
      ("viewLayoutMarginsDidChange()", [.layout, .surroundings], .lookedUp),
      ("traitCollectionDidChange(_:)", [.surroundings], .lookedUp),
      ("willMove(toParent:)", [.controllers], .lookedUp),
      ("didMove(toParent:)", [.controllers], .last),
    ])

  // What a closure states is checked when it has returned.
  private static let statements =
    rows(
      "layout",
      [
        ("update closure", [.statements], .lookedUp),
        ("remake closure", [.statements], .lookedUp),
        ("state closure", [.statements], .lookedUp),
      ])
    + [
      CallOut(name: "ConstraintGroup closure", steps: [.statements], rule: .lookedUp),
      CallOut(name: "ConstraintGroup closure", steps: [.statements], rule: .lookedUp),
      CallOut(name: "LayoutTransaction closure", steps: [.statements], rule: .lookedUp),
      CallOut(name: "View.animate closure", steps: [.statements], rule: .lookedUp),
    ]

  // Objects are let go of when the list they were in has been changed.
  private static let releases = [
    CallOut(name: "View.deinit", steps: [.releases], rule: .last),
    CallOut(name: "LayoutGuide.deinit", steps: [.releases], rule: .last),
    CallOut(name: "LayoutConstraint.deinit", steps: [.releases, .mistakes], rule: .last),
    CallOut(name: "ViewController.deinit", steps: [.releases], rule: .last),
  ]
}
