import Foundation
import LayoutKit
import Testing

/// What is said of mistakes that show in a layout, to the letter: one row for each message.
///
/// The mistakes of statements are in ``DiagnosticTests``, those of stacks in ``StackMistakeTests``.
@Suite struct MessageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let messages: [String]
    let layout: @Sendable (Stage) -> Void

    init(_ name: String, _ messages: String..., layout: @escaping @Sendable (Stage) -> Void) {
      testDescription = name
      self.messages = messages
      self.layout = layout
    }
  }

  static let rows = [
    Row(
      "two of the program's own",
      "F:2: a.width == 40 is left out, as it can't be met together with a.width == 20 (F:1)."
        + " Remove one of them, or give one a priority below 1000."
    ) { stage in
      stage.a.layout.make {
        $0.width.equalTo(20, fileID: "F", line: 1)
        $0.width.equalTo(40, fileID: "F", line: 2)
      }
    },
    Row(
      "insets larger than the window: sizes are never below 0",
      "F:1: a.right == window.right - 200 is left out, as it can't be met together with"
        + " window.width == 300 (its frame), a.left == window.left + 200 (F:1),"
        + " a.width >= 0 (as all sizes). Remove one of them, or give one a priority below 1000."
    ) { stage in
      stage.a.layout.make {
        $0.horizontalEdges.equalToSuperview(fileID: "F", line: 1).inset(200)
      }
    },
    Row(
      "a size below 0",
      "F:1: a.width == -10 is left out, as sizes are never below 0. Use a size of 0 or more."
    ) { stage in stage.a.layout.make { $0.width.equalTo(-10, fileID: "F", line: 1) } },
    Row(
      "one of the program's own against the window",
      "F:1: window.width == 50 is left out, as it can't be met together with"
        + " window.width == 300 (its frame). Change it, or give it a priority below 1000."
    ) { stage in
      LayoutConstraint(
        item: stage.window, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 50, fileID: "F", line: 1
      ).isActive = true
    },
    Row(
      "a frame that should not count, once for all that it is in the way of",
      "F:1: a.left == window.left + 20 is left out, as it can't be met together with"
        + " a.left == 0 (its frame). So are a.top == window.top + 20 (F:2), a.width == 100 (F:3)."
        + " Set translatesAutoresizingMaskIntoConstraints of a to false if constraints are to"
        + " place it."
    ) { stage in
      let attributes: [LayoutConstraint.Attribute] = [.left, .top, .width]
      for (place, attribute) in attributes.enumerated() {
        LayoutConstraint(
          item: stage.a, attribute: attribute, relatedBy: .equal,
          toItem: attribute == .width ? nil : stage.window, attribute: attribute, multiplier: 1,
          constant: attribute == .width ? 100 : 20, fileID: "F", line: place + 1
        ).isActive = true
      }
    },
    Row(
      "an update that matched nothing",
      "F:2: a.trailing == window.trailing - 8 is left out, as it can't be met together with"
        + " a.right == window.right (F:1). The update of a.trailing == window.trailing - 8 matched no"
        + " constraint, which must have the same attributes and items, and so added one."
        + " Remove one of them, or give one a priority below 1000."
    ) { stage in
      stage.a.layout.make { $0.right.equalToSuperview(fileID: "F", line: 1) }
      stage.a.layout.update { $0.trailing.equalToSuperview(fileID: "F", line: 2).offset(-8) }
    },
    Row(
      "a ratio, as it was written",
      "F:2: a.width : a.height == 16 : 9 is left out, as it can't be met together with"
        + " a.width == 100 (F:1), a.height == 100 (F:1)."
        + " Remove one of them, or give one a priority below 1000."
    ) { stage in
      stage.a.layout.make {
        $0.size.equalTo(100, fileID: "F", line: 1)
        $0.aspectRatio(16, 9, fileID: "F", line: 2)
      }
    },
    Row(
      "views without names",
      "F:2: (View[4] of window).width == 40 is left out, as it can't be met together with"
        + " (View[4] of window).width == 20 (F:1)."
        + " Remove one of them, or give one a priority below 1000."
    ) { stage in
      let view = View()
      stage.window.addSubview(view)
      view.layout.make {
        $0.width.equalTo(20, fileID: "F", line: 1)
        $0.width.equalTo(40, fileID: "F", line: 2)
      }
    },
    Row(
      "a view that was never added, once for a closure",
      "F:1: a.left can't be compared with stranger.right: stranger isn't in any view yet."
        + " Call addSubview first. 2 more statements of the closure are left out for it."
    ) { stage in
      let stranger = SizedView(name: "stranger")
      stage.a.layout.make {
        $0.left.equalTo(stranger.layout.right, fileID: "F", line: 1)
        $0.top.equalTo(stranger, fileID: "F", line: 2)
        $0.width.equalTo(stranger, fileID: "F", line: 3)
      }
    },
    Row(
      "an anchor of a view that was never added",
      "F:1: a.left can't be compared with stranger.left: stranger isn't in any view yet."
        + " Call addSubview first."
    ) { stage in
      let stranger = SizedView(name: "stranger")
      stage.a.leftAnchor.constraint(equalTo: stranger.leftAnchor, fileID: "F", line: 1).isActive =
        true
    },
    Row(
      "a guide that was never added",
      "F:1: a.left can't be compared with column.left: no view owns column yet."
        + " Call addLayoutGuide first."
    ) { stage in
      let guide = LayoutGuide()
      guide.identifier = "column"
      stage.a.layout.make { $0.left.equalTo(guide, fileID: "F", line: 1) }
    },
  ]

  @Test(arguments: rows)
  func `Each message to the letter, once`(_ row: Row) {
    let stage = Stage()
    row.layout(stage)
    stage.window.layoutIfNeeded()
    #expect(stage.takeDiagnostics() == row.messages)
    stage.window.layoutIfNeeded()
    #expect(stage.takeDiagnostics() == [])
  }

  @Test func `A checked layout names one cause once, too`() throws {
    for row in Self.rows where row.messages.first?.contains("is left out, as") == true {
      let stage = Stage()
      row.layout(stage)
      for _ in 0..<2 {
        let failure = #expect(throws: LayoutFailure.self) { try stage.window.layoutOrThrow() }
        #expect(failure?.diagnostics.map(\.description) == row.messages)
      }
    }
  }

  @Test func `The words of a controller's own properties`() {
    final class Login: ViewController {
      let field = View()
      override func viewDidLoad() {
        view.addSubview(field)
        field.layout.make {
          $0.width.equalTo(20, fileID: "F", line: 1)
          $0.width.equalTo(40, fileID: "F", line: 2)
        }
      }
    }
    let window = Window(size: CGSize(width: 100, height: 100))
    window.rootViewController = Login()
    let failure = #expect(throws: LayoutFailure.self) { try window.layoutOrThrow() }
    #expect(
      failure?.diagnostics.map(\.message) == [
        "field.width == 40 is left out, as it can't be met together with field.width == 20 (F:1)."
      ])
  }

  /// A data source that asks for cells of a kind that nobody has registered.
  private final class Rows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "nope", for: indexPath, fileID: "F", line: 1)
    }
  }

  @Test func `A kind of cells that a table doesn't know, once and with its line`() {
    let stage = Stage()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.name = "table"
    table.rowHeight = 20
    let rows = Rows()
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.window.layoutIfNeeded()
    #expect(
      stage.takeDiagnostics() == [
        "F:1: table knows no cells of the kind 'nope'."
          + " Register the identifier with a class or a closure first."
      ])
  }
}
