import Foundation
import LayoutKit

enum InvoiceScreen {
  static let screen = Screen(
    name: "invoice", title: "Invoice",
    summary: """
      A page for a printer. The columns of all rows are those of the heading; a long description \
      wraps and makes its row higher, and what follows moves down.
      """, devices: [.paper],
    build: build)

  // gallery:begin
  static let items = [
    ("Site visit and measurements", "1", "240.00", "240.00"),
    (
      "Drawings at 1:50, floor plans and two sections, with dimensions for the carpenter", "4",
      "310.00", "1,240.00"
    ),
    ("Models of cardboard", "2", "95.50", "191.00"),
  ]

  static func build(in window: Window) {
    window.backgroundColor = .white
    let sender = Label("Kestrel & Finch", .title).named("sender")
    let number = Label("Invoice 2026-014", .headline).named("number")
    let address = Label("Ms Ada Lovelace\n12 St James's Square\nLondon", .subheadline, lines: 0)
    let rows = View().named("rows")
    let total = Label("Total 1,671.00", .headline).named("total")
    let terms = Label(
      "Please pay within 30 days. Thank you.", .caption, color: .secondaryInk)
    window.addSubviews(sender, number, address.named("address"), rows, total, terms.named("terms"))

    sender.layout.make { $0.top.leading.equalToSuperview().inset(56) }
    number.layout.make {
      $0.trailing.equalToSuperview().inset(56)
      $0.firstBaseline.equalTo(sender)
    }
    address.layout.make {
      $0.top.equalTo(sender.layout.bottom).offset(48)
      $0.leading.equalTo(sender)
    }
    rows.layout.make {
      $0.top.equalTo(address.layout.bottom).offset(48)
      $0.horizontalEdges.equalToSuperview().inset(56)
    }
    total.layout.make {
      $0.top.equalTo(rows.layout.bottom).offset(16)
      $0.trailing.equalTo(rows)
    }
    terms.layout.make {
      $0.leading.equalTo(sender)
      $0.bottom.equalToSuperview().inset(56)
    }
    fill(rows)
  }

  static func fill(_ rows: View) {
    let heading = row("Description", "Quantity", "Price", "Amount", font: .captionBold).named(
      "heading")
    var last = heading
    rows.addSubview(heading)
    heading.layout.make { $0.top.horizontalEdges.equalToSuperview() }
    for (index, item) in items.enumerated() {
      let line = View.hairline()
      let next = row(item.0, item.1, item.2, item.3, font: .subheadline).named("item \(index + 1)")
      rows.addSubviews(line, next)
      line.layout.make {
        $0.top.equalTo(last.layout.bottom)
        $0.horizontalEdges.equalToSuperview()
        $0.height.equalTo(1)
      }
      next.layout.make {
        $0.top.equalTo(line.layout.bottom)
        $0.horizontalEdges.equalToSuperview()
      }
      // As wide as in the heading, so that the numbers stand below each other.
      for (cell, above) in zip(next.subviews, heading.subviews).dropFirst() {
        cell.layout.make { $0.width.equalTo(above) }
      }
      last = next
    }
    last.layout.make { $0.bottom.equalToSuperview() }
  }

  /// What is sold, how often, at which price, and what that makes; as high as the highest of them.
  static func row(_ texts: String..., font: Font) -> View {
    let row = View()
    // No higher than its cells.
    row.layout.make { $0.height.equalTo(0).priority(1) }
    var before: Label?
    for (column, text) in texts.enumerated() {
      let cell = Label(text, font, lines: 0, alignment: column == 0 ? .natural : .right)
      row.addSubview(cell)
      cell.layout.make {
        $0.top.equalToSuperview().inset(10)
        $0.bottom.lessThanOrEqualToSuperview().inset(10)
        if let before {
          $0.leading.equalTo(before.layout.trailing).offset(16)
          $0.width.equalTo(72).priority(.high)
        } else {
          $0.leading.equalToSuperview()
        }
      }
      before = cell
    }
    before?.layout.make { $0.trailing.equalToSuperview() }
    return row
  }
  // gallery:end
}
