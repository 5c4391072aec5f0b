import Foundation
import InterfaceBuilder
import UIKit
import ViewTree

/// A scene as a Swift class that builds the same views in the DSL.
struct SwiftScene {
  let scene: CanvasScene
  let names: SwiftNames
  /// The expression for the view that holds all others.
  private let root: String
  private let base: Base
  let className: String
  /// The elements of all views.
  private let elements: [ObjectIdentifier: DocumentElement]
  let form: SwiftForm
  /// The pictures that are symbols of the system.
  let symbols: Set<String>
  /// The properties of constraints that outlets lead to, by their identifiers.
  private let constraintOutlets: [String: String]
  private let actions: SwiftActions
  /// The views to write, in the order of the document.
  private let views: [(view: UIView, element: DocumentElement)]

  /// What the class derives from.
  private enum Base: String {
    case view = "UIView"
    case controller = "UIViewController"
    case tableCell = "UITableViewCell"
    case collectionCell = "UICollectionViewCell"
  }

  init(
    _ scene: CanvasScene, outlets: [String: String], className: String, in form: SwiftForm,
    symbols: Set<String>
  ) {
    self.scene = scene
    self.form = form
    self.symbols = symbols
    self.className = className
    base =
      scene.controller != nil
      ? .controller
      : scene.view is UITableViewCell
        ? .tableCell : scene.view is UICollectionViewCell ? .collectionCell : .view
    root = base == .controller ? "root" : "self"
    var fixed = [ObjectIdentifier(scene.view): root]
    if let cell = scene.view as? UITableViewCell {
      fixed[ObjectIdentifier(cell.contentView)] = "contentView"
    } else if let cell = scene.view as? UICollectionViewCell {
      fixed[ObjectIdentifier(cell.contentView)] = "contentView"
    }
    if let cell = scene.view as? UITableViewCell, let cellElement = scene.element(of: cell) {
      for (attribute, view, name) in [
        ("textLabel", cell.textLabel as UIView?, "textLabel?"),
        ("detailTextLabel", cell.detailTextLabel, "detailTextLabel?"),
        ("imageView", cell.imageView, "imageView?"),
      ] where cellElement[attribute] != nil {
        if let view { fixed[ObjectIdentifier(view)] = name }
      }
    }
    var names = SwiftNames(
      scene.views, outlets: outlets, fixed: fixed,
      isCell: base == .tableCell || base == .collectionCell)
    var constraintOutlets: [String: String] = [:]
    for (_, element) in scene.constraints where element["placeholder"] != "YES" {
      guard let id = element.id, let outlet = outlets[id] else { continue }
      constraintOutlets[id] = names.fresh(SwiftToken.name(outlet))
    }
    self.constraintOutlets = constraintOutlets
    actions = SwiftActions(scene.views, &names)
    self.names = names
    elements = Dictionary(scene.views.map { (ObjectIdentifier($0.view), $0.element) }) { first, _ in
      first
    }
    views = scene.views.filter { fixed[ObjectIdentifier($0.view)] == nil }
  }

  /// The views that stacks arrange.
  private var arrangedViews: Set<ObjectIdentifier> {
    Set(
      scene.views.flatMap { view, _ in
        (view as? UIStackView)?.arrangedSubviews.map { ObjectIdentifier($0) } ?? []
      })
  }

  /// The views inside which others are placed by their frames.
  private func placingViews(_ arranged: Set<ObjectIdentifier>) -> Set<ObjectIdentifier> {
    Set(
      views.compactMap { view, _ in
        view.translatesAutoresizingMaskIntoConstraints && !arranged.contains(ObjectIdentifier(view))
          ? view.superview.map { ObjectIdentifier($0) } : nil
      })
  }

  /// The class, as lines of code.
  var lines: [String] {
    let arranged = arrangedViews
    let bodies = bodies
    let placing = placingViews(arranged)
    var lines = [
      "/// \(SwiftToken.comment("\(scene.title), with the layout of \(scene.document)")).",
      "final class \(className): \(baseName) {",
    ]
    for (view, element) in views {
      guard let name = names[view] else { continue }
      let note = element["customClass"].map { "  // \(SwiftToken.comment($0))" } ?? ""
      let access = view is SystemView ? "fileprivate " : ""
      lines.append("  \(access)let \(name) = \(Self.initialiser(view))\(note)")
    }
    for property in constraintOutlets.values.sorted() {
      lines.append("  private(set) var \(property): \(form.constraintType)?")
    }
    if !views.isEmpty || !constraintOutlets.isEmpty { lines.append("") }
    lines += opening.map { $0.isEmpty ? "" : "  " + $0 }
    lines += rootSettings.map { "    " + $0 }
    // The frames below are for this size; masks see to any other.
    let isSized = base != .controller && placing.contains(ObjectIdentifier(scene.view))
    if isSized {
      lines += [
        "    let size = frame.size", "    frame.size = \(SwiftLiteral.size(scene.view.frame.size))",
      ]
    }
    for (view, element) in views {
      guard let name = names[view] else { continue }
      let isArranged = arranged.contains(ObjectIdentifier(view))
      let settings = SwiftSettings(
        view, element, symbols, isPlaced: !isArranged, isPlain: view is SystemView)
      let looks = view is SystemView ? [] : SwiftLooks(element, symbols).lines
      let isPlaced = view.translatesAutoresizingMaskIntoConstraints && !isArranged
      // Masks of what is inside are about this size.
      if !isPlaced, placing.contains(ObjectIdentifier(view)) {
        lines.append("    \(name).frame = \(SwiftLiteral.rect(view.frame))")
      }
      lines += (settings.lines + margins(of: view) + looks).map { "    \(name).\($0)" }
      lines += actions.lines(of: view).map { "    \(name).\($0)" }
      // A view that statements of a DSL are about says so itself.
      if !view.translatesAutoresizingMaskIntoConstraints, !isArranged,
        form == .uikit || bodies[name] == nil
      {
        lines.append("    \(name).translatesAutoresizingMaskIntoConstraints = false")
      }
    }
    lines += tree(arranged).map { "    " + $0 }
    lines += statements(bodies).map { "    " + $0 }
    // Statements of a DSL about the root itself let it go from its frame, which its owner gives it.
    if form != .uikit, bodies[root] != nil {
      lines.append(
        "    \(root == "self" ? "" : "root.")translatesAutoresizingMaskIntoConstraints = true")
    }
    if isSized { lines.append("    frame.size = size") }
    return lines + ["  }"] + actions.methods + ["}"]
  }

  /// The class that the written one derives from.
  private var baseName: String {
    guard base == .view, !isMadeOtherwise else { return base.rawValue }
    return String(Self.initialiser(scene.view).prefix { $0 != "(" })
  }

  /// Whether the scene's view is of a class that isn't made with a frame alone; a plain view holds its
  /// place.
  private var isMadeOtherwise: Bool {
    scene.view is UITableView || scene.view is UICollectionView || scene.view is SystemView
  }

  /// What comes before the views are set up.
  private var opening: [String] {
    switch base {
    case .controller:
      let size = SwiftLiteral.rect(CGRect(origin: .zero, size: scene.view.frame.size))
      return [
        "override func loadView() {", "  let root = \(Self.initialiser(scene.view))",
        "  root.frame = \(size)", "  view = root",
      ]
    case .view, .collectionCell:
      let mayFail = ["UIStackView", "UIActivityIndicatorView"].contains(baseName) ? "" : "?"
      return [
        "override init(frame: CGRect) {", "  super.init(frame: frame)", "  build()", "}", "",
        "required init\(mayFail)(coder: NSCoder) {", "  super.init(coder: coder)", "  build()", "}",
        "",
        "private func build() {",
      ]
    case .tableCell:
      return [
        "override init(style: CellStyle, reuseIdentifier: String?) {",
        "  super.init(style: \(cellStyle), reuseIdentifier: reuseIdentifier)", "  build()", "}", "",
        "required init?(coder: NSCoder) {", "  super.init(coder: coder)", "  build()", "}", "",
        "private func build() {",
      ]
    }
  }

  private static func initialiser(_ view: UIView) -> String {
    switch view {
    case let view as SystemView:
      return "FixedView(\(SwiftLiteral.size(view.systemSize.content)))"
    case let button as UIButton:
      return button.buttonType == .system ? "UIButton(type: .system)" : "UIButton()"
    case let table as UITableView:
      return table.style == .plain
        ? "UITableView()" : "UITableView(frame: .zero, style: .\(table.style))"
    case is EffectView, is CanvasCell: return "UIView()"
    default:
      return "\(nameInUIKit(String(describing: type(of: view))))()"
    }
  }

  // MARK: The root

  private var rootSettings: [String] {
    let isPlain = base == .view && isMadeOtherwise
    let element = elements[ObjectIdentifier(scene.view)] ?? DocumentElement("view", line: 0)
    var lines = SwiftSettings(
      scene.view, element, symbols, isPlaced: false, isPlain: isPlain
    ).lines
    lines += margins(of: scene.view) + cellContents
    if !isPlain { lines += SwiftLooks(element, symbols).lines }
    if let cell = scene.view as? UITableViewCell {
      lines.append(
        "contentView.layoutMargins = \(SwiftLiteral.insets(cell.contentView.layoutMargins))")
    }
    let prefix = base == .controller ? "root." : ""
    return lines.map { prefix + $0 }
  }

  private func margins(of view: UIView) -> [String] {
    guard
      let element = elements[ObjectIdentifier(view)],
      element.child(key: "layoutMargins") != nil
        || element.child(key: "directionalLayoutMargins") != nil
    else {
      return []
    }
    let values = Values(element, Resources(nil), Notes(file: ""))
    if let margins = values.directionalInsets("directionalLayoutMargins") {
      let sides = UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
      return ["layoutMargins = \(SwiftLiteral.insets(sides))"]
    }
    return values.insets("layoutMargins").map { ["layoutMargins = \(SwiftLiteral.insets($0))"] }
      ?? []
  }

  // MARK: The tree

  private func tree(_ arranged: Set<ObjectIdentifier>) -> [String] {
    views.compactMap { view, _ in
      guard let name = names[view], let parent = parent(of: view) else { return nil }
      if arranged.contains(ObjectIdentifier(view)) {
        return "\(parent).addArrangedSubview(\(name))"
      }
      return parent == "self" ? "addSubview(\(name))" : "\(parent).addSubview(\(name))"
    }
  }

  /// The expression for the closest view around one that is written.
  private func parent(of view: UIView) -> String? {
    var current = view.superview
    while let present = current {
      if let name = names[present] { return name }
      current = present.superview
    }
    return nil
  }

  // MARK: Constraints

  /// For each view or guide the statements about it, in the order of the document.
  private var bodies: [String: [SwiftConstraint]] {
    var bodies: [String: [SwiftConstraint]] = [:]
    for (constraint, element) in scene.constraints where element["placeholder"] != "YES" {
      let outlet = element.id.flatMap { constraintOutlets[$0] }
      guard let written = SwiftConstraint(constraint, in: form, outlet: outlet, term: term) else {
        continue
      }
      bodies[written.subject, default: []].append(written)
    }
    return bodies
  }

  /// The statements about views, in their order; those of guides follow.
  private func statements(_ bodies: [String: [SwiftConstraint]]) -> [String] {
    let order = ([scene.view] + views.map(\.view)).compactMap { names[$0] }
    let known = Set(order)
    let guides = bodies.keys.filter { !known.contains($0) }.sorted()
    let subjects = (order + guides).compactMap { subject in
      bodies[subject].map { (subject, $0) }
    }
    return SwiftStatements(form).lines(subjects)
  }

  func term(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> SwiftConstraint.Term? {
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
      ["topLayoutGuide", "bottomLayoutGuide"].contains(guide.identifier)
    else { return self.item(item).map { ($0, attribute) } }
    // What bars covered before there were safe areas ends at the view's edge and at the safe area.
    let isOuter = (guide.identifier == "topLayoutGuide") == (attribute == .top)
    let edge: NSLayoutConstraint.Attribute = guide.identifier == "topLayoutGuide" ? .top : .bottom
    return self.item(isOuter ? owner : owner.safeAreaLayoutGuide).map { ($0, edge) }
  }

  private func item(_ item: any LayoutItem) -> SwiftConstraint.Item? {
    if let view = item as? UIView {
      guard let name = names[view] else { return nil }
      return SwiftConstraint.Item(
        expression: name, superview: parent(of: view), depth: depth(of: view))
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
      let name = names[owner]
    else { return nil }
    let prefix = name == "self" ? "" : "\(name)."
    let expression: String
    // Two guides are the same if they are one object.
    switch guide {
    case owner.safeAreaLayoutGuide: expression = "\(prefix)safeAreaLayoutGuide"
    case owner.layoutMarginsGuide: expression = "\(prefix)layoutMarginsGuide"
    case owner.readableContentGuide: expression = "\(prefix)readableContentGuide"
    case owner.keyboardLayoutGuide: expression = "\(prefix)keyboardLayoutGuide"
    case (owner as? UIScrollView)?.contentLayoutGuide: expression = "\(prefix)contentLayoutGuide"
    case (owner as? UIScrollView)?.frameLayoutGuide: expression = "\(prefix)frameLayoutGuide"
    default: return nil
    }
    return SwiftConstraint.Item(expression: expression, superview: nil, depth: depth(of: owner))
  }

  private func depth(of view: UIView) -> Int {
    var depth = 0
    var current: UIView? = view
    while let present = current, present !== scene.view {
      depth += 1
      current = present.superview
    }
    return depth
  }
}
