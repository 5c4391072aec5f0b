import Foundation
import LayoutInspector
import LayoutKit
import Testing
import Typesetting

// article: pdf
/// The drawing commands of a PDF page; there y runs upwards.
func pdfContent(of snapshot: LayoutSnapshot) -> String {
  let height = snapshot.size.height
  var commands: [String] = []
  for view in snapshot.views where !view.isHidden {
    let frame = view.absoluteFrame
    if view.backgroundColor != nil {
      commands.append("\(frame.minX) \(height - frame.maxY) \(frame.width) \(frame.height) re S")
    }
    guard let text = view.text else { continue }
    for line in text.lines {
      let letters = line.string.replacing(/[\\()]/) { "\\\($0.output)" }
      let size = (line.typeface ?? text.typeface).size
      commands.append(
        "BT /F1 \(size) Tf \(line.x) \(height - line.baseline) Td (\(letters)) Tj ET")
    }
  }
  return commands.joined(separator: "\n")
}
// end

// article: terminal
/// The text of a window as lines of characters, one to a point.
func characters(of snapshot: LayoutSnapshot) -> String {
  let columns = Int(snapshot.size.width)
  let rows = Int(snapshot.size.height)
  var cells = [[Character]](repeating: .init(repeating: ".", count: columns), count: rows)
  for line in snapshot.views.flatMap({ $0.text?.lines ?? [] }) {
    // The letters stand on the lower edge of their cells.
    let row = Int(line.baseline) - 1
    for (offset, letter) in line.string.enumerated() {
      let column = Int(line.x) + offset
      if cells.indices.contains(row), cells[row].indices.contains(column) {
        cells[row][column] = letter
      }
    }
  }
  return cells.map { String($0) }.joined(separator: "\n")
}
// end

// article: widget
/// Stands for a widget of the toolkit, which knows how large it likes to be.
final class WidgetView: View {
  let widget: Widget

  init(_ widget: Widget) {
    self.widget = widget
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { widget.preferredSize }
}

/// Hands the frames of a laid-out view to the widgets inside it.
func moveWidgets(in view: View) {
  for child in view.subviews {
    guard let widget = (child as? WidgetView)?.widget else { continue }
    let frame = child.frame
    widget.move(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
// end

/// What a toolkit has: a size it likes, and a call that places it.
final class Widget {
  let preferredSize: CGSize
  private(set) var calls: [[CGFloat]] = []

  init(_ width: CGFloat, _ height: CGFloat) {
    preferredSize = CGSize(width: width, height: height)
  }

  func move(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    calls.append([x, y, width, height])
  }
}

/// The code of the article on drawing frames, and what comes of it.
@Suite struct DrawingArticleTests {
  @Test func pdf() {
    // article: page
    let page = Window(size: CGSize(width: 595, height: 842))
    let title = Label()
    title.text = "Invoice (copy)"
    let box = View()
    box.backgroundColor = .black
    page.addSubview(box)
    box.addSubview(title)
    box.layout.make {
      $0.top.horizontalEdges.equalToSuperview().inset(40)
      $0.height.equalTo(60)
    }
    title.layout.make {
      $0.leading.equalToSuperview().inset(12)
      $0.centerY.equalToSuperview()
    }
    let content = pdfContent(of: LayoutSnapshot(of: page))
    // end
    // The box from 40 to 100 below the top of 842; the text's line is 21 high and begins at
    // 40 + 19.5, which is rounded to 60; it stands 16 below that.
    #expect(
      content == """
        40.0 742.0 515.0 60.0 re S
        BT /F1 17.0 Tf 52.0 766.0 Td (Invoice \\(copy\\)) Tj ET
        """)
  }

  @Test func terminal() {
    // article: columns
    var environment = LayoutEnvironment(size: CGSize(width: 24, height: 3))
    environment.textMeasurer = CellMeasurer()
    let window = Window(environment: environment)
    let name = Label()
    name.text = "disk"
    let value = Label()
    value.text = "48 %"
    window.addSubview(name)
    window.addSubview(value)
    name.layout.make { $0.leading.top.equalToSuperview().inset(1) }
    value.layout.make {
      $0.trailing.equalToSuperview().inset(1)
      $0.firstBaseline.equalTo(name)
    }
    let text = characters(of: LayoutSnapshot(of: window))
    // end
    #expect(
      text == """
        ........................
        .disk..............48 %.
        ........................
        """)
  }

  @Test func widgets() {
    let (entry, button) = (Widget(80, 24), Widget(60, 32))
    // article: toolkit
    let dialog = Window(size: CGSize(width: 300, height: 100))
    let field = WidgetView(entry)
    let send = WidgetView(button)
    dialog.addSubview(field)
    dialog.addSubview(send)
    field.layout.make {
      $0.leading.top.equalToSuperview().inset(12)
      $0.trailing.equalTo(send.layout.leading).offset(-8)
    }
    send.layout.make {
      $0.trailing.equalToSuperview().inset(12)
      $0.centerY.equalTo(field)
    }
    send.layout.contentHuggingHorizontalPriority = .high
    dialog.layoutIfNeeded()
    moveWidgets(in: dialog)
    // end
    // 300 - 12 - 60 is where the button begins, 8 before it the field ends; its middle is at 24.
    #expect(entry.calls == [[12, 12, 208, 24]])
    #expect(button.calls == [[228, 8, 60, 32]])
  }
}
