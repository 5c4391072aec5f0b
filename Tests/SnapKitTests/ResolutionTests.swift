import Foundation
import SnapKit
import Testing
import ViewTree

/// Statements in SnapKit's words mean what they mean there.
///
/// What each statement means, as SnapKit 5.7.1 resolves it: the rows were recorded by running it.
@Suite
struct ResolutionTests {
  nonisolated struct Row: Sendable {
    let statement: String
    let rows: [String]
    let make: Making

    init(
      _ statement: String, _ rows: String...,
      make: @escaping Making
    ) {
      self.statement = statement
      self.rows = rows
      self.make = make
    }
  }

  nonisolated static let rows = [
    Row("The same attribute of a view", "left = b.left") { m, b in m.left.equalTo(b) },
    Row("The order of a chain is of no account", "left = b.left", "top = b.top") { m, b in
      m.top.left.equalTo(b)
    },
    Row("Another attribute", "top = b.bottom + 8") { m, b in
      m.top.equalTo(b.snp.bottom).offset(8)
    },
    Row("A place as a number", "left = box.left + 10") { m, _ in m.left.equalTo(10) },
    Row("A size as a number", "width = 50") { m, _ in m.width.equalTo(50) },
    Row("A middle as a number", "centerX = box.left", "centerY = box.top") { m, _ in
      m.center.equalTo(0)
    },
    Row(
      "A middle between margins as a number", "centerXWithinMargins = box.centerXWithinMargins + 3"
    ) {
      m, _ in m.centerXWithinMargins.equalTo(3)
    },
    Row(
      "Edges as a number", "left = box.left + 5", "top = box.top + 5", "right = box.right + 5",
      "bottom = box.bottom + 5"
    ) { m, _ in m.edges.equalTo(5) },
    Row(
      "Edges as insets", "left = box.left + 2", "top = box.top + 1", "right = box.right - 4",
      "bottom = box.bottom - 3"
    ) { m, _ in m.edges.equalTo(ConstraintInsets(top: 1, left: 2, bottom: 3, right: 4)) },
    Row(
      "Edges as a point", "left = box.left + 1", "top = box.top + 2", "right = box.right + 1",
      "bottom = box.bottom + 2"
    ) { m, _ in m.edges.equalTo(CGPoint(x: 1, y: 2)) },
    Row("A size", "width = 30", "height = 40") { m, _ in
      m.size.equalTo(CGSize(width: 30, height: 40))
    },
    Row("Both sizes to one attribute", "width = b.width", "height = b.width") { m, b in
      m.size.equalTo(b.snp.width)
    },
    Row(
      "Edges to margins", "left = b.leftMargin", "top = b.topMargin", "right = b.rightMargin",
      "bottom = b.bottomMargin"
    ) { m, b in m.edges.equalTo(b.snp.margins) },
    Row(
      "Directional margins to directional edges", "topMargin = b.top", "bottomMargin = b.bottom",
      "leadingMargin = b.leading", "trailingMargin = b.trailing"
    ) { m, b in m.directionalMargins.equalTo(b.snp.directionalEdges) },
    Row(
      "An inset as a number", "left = box.left + 10", "top = box.top + 10",
      "right = box.right - 10",
      "bottom = box.bottom - 10"
    ) { m, _ in m.edges.equalToSuperview().inset(10) },
    Row("An inset of sizes", "width = box.width - 20", "height = box.height - 20") { m, _ in
      m.size.equalToSuperview().inset(10)
    },
    Row("An inset of middles", "centerX = box.centerX - 1", "centerY = box.centerY - 1") { m, _ in
      m.center.equalToSuperview().inset(ConstraintInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    Row("The attribute that is read decides the sign", "top = b.bottom - 8", "bottom = b.top + 8") {
      m, b in
      m.top.equalTo(b.snp.bottom).inset(8)
      m.bottom.equalTo(b.snp.top).inset(8)
    },
    Row("An inset of an inequality", "right <= box.right - 16") { m, _ in
      m.right.lessThanOrEqualToSuperview().inset(16)
    },
    Row("The last constant counts", "left = box.left + 1") { m, _ in
      m.left.equalToSuperview().offset(10).inset(3).offset(1)
    },
    Row("An offset replaces a size", "width = 10") { m, _ in m.width.equalTo(50).offset(10) },
    Row(
      "Directional insets", "top = box.top + 1", "bottom = box.bottom - 3",
      "leading = box.leading + 2",
      "trailing = box.trailing - 4"
    ) { m, _ in
      m.directionalEdges.equalToSuperview().inset(
        ConstraintDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    Row("Directional insets of left and right", "left = box.left + 2", "right = box.right - 4") {
      m, _ in
      m.horizontalEdges.equalToSuperview().inset(
        ConstraintDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    Row("Multiplied and divided", "width = b.height * 0.5 + 3", "height = b.width * 2") { m, b in
      m.width.equalTo(b.snp.height).dividedBy(2).offset(3)
      m.height.equalTo(b.snp.width).multipliedBy(2)
    },
    Row("Its own other size", "width = a.height * 1.5") { m, _ in
      m.width.equalTo((m.item as? View ?? View()).snp.height).multipliedBy(1.5)
    },
    Row("What the closure picks", "right >= box.centerX") { m, _ in
      m.right.greaterThanOrEqualToSuperview { $0.snp.centerX }
    },
    Row("Names and priorities", "left = box.left ^750 'near'", "top = box.top ^999 ''") { m, _ in
      m.left.equalToSuperview().priority(.high).labeled("near")
      m.top.equalToSuperview().priority(999).labeled("")
    },
  ]

  @Test(arguments: rows)
  func `A statement becomes its constraints`(_ row: Row) {
    let box = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    box.name = "box"
    let a = View()
    let b = View()
    a.name = "a"
    b.name = "b"
    box.addSubview(a)
    box.addSubview(b)
    var reports: [LayoutDiagnostic] = []
    box.onDiagnostic = { reports.append($0) }
    let made = a.snp.prepareConstraints { row.make($0, b) }
    #expect(made.flatMap(\.layoutConstraints).map(Self.text).sorted() == row.rows.sorted())
    #expect(reports.isEmpty)
    for constraint in made { constraint.deactivate() }
  }

  /// A constraint on the view `a` in short.
  static func text(_ constraint: NSLayout) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(constraint.firstAttribute) \(relation) "
    if let second = constraint.secondItem {
      text += "\((second as? View)?.name ?? "?").\(constraint.secondAttribute)"
      if constraint.multiplier != 1 { text += " * \(number(constraint.multiplier))" }
      if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
      if constraint.constant < 0 { text += " - \(number(-constraint.constant))" }
    } else {
      text += number(constraint.constant)
    }
    if constraint.priority != .required { text += " ^\(constraint.priority)" }
    if let identifier = constraint.identifier { text += " '\(identifier)'" }
    return text
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

/// The constraints that SnapKit's `LayoutConstraint` stands for.
typealias NSLayout = ViewTree.LayoutConstraint
