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
      let size = (line.typeface ?? text.typeface).size
      let place = "\(line.x) \(height - line.baseline)"
      commands.append("BT /F1 \(size) Tf \(place) Td (\(pdfLetters(line.string))) Tj ET")
    }
  }
  return commands.joined(separator: "\n")
}

/// The letters of a text as bytes of the encoding WinAnsi, those outside of ASCII in octal digits.
func pdfLetters(_ text: String) -> String {
  let bytes = text.data(using: .windowsCP1252, allowLossyConversion: true) ?? Data()
  return bytes.map { byte in
    let letter = String(UnicodeScalar(byte))
    switch letter {
    case "(", ")", "\\": return "\\" + letter
    case " "..."~": return letter
    default: return "\\" + String(Int(byte) + 512, radix: 8).suffix(3)
    }
  }.joined()
}
// end

// article: terminal
/// The text of a window as lines of characters, one to a point.
func characters(of snapshot: LayoutSnapshot) -> String {
  let columns = Int(snapshot.size.width)
  let rows = Int(snapshot.size.height)
  var cells = [[String]](repeating: .init(repeating: ".", count: columns), count: rows)
  for line in snapshot.views.flatMap({ $0.text?.lines ?? [] }) {
    // The letters stand on the lower edge of their cells.
    let row = Int(line.baseline) - 1
    var column = Int(line.x)
    for letter in line.string.map(String.init) {
      let end = column + CellMeasurer.cells(of: letter)
      if cells.indices.contains(row), column >= 0, column < end, end <= columns {
        // A wide letter covers the cell after its own.
        cells[row].replaceSubrange(
          column..<end, with: [letter] + Array(repeating: "", count: end - column - 1))
      }
      column = end
    }
  }
  return cells.map { $0.joined() }.joined(separator: "\n")
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
  @Test func `The code on PDF`() {
    // article: page
    let page = Window(size: CGSize(width: 595, height: 842))
    let title = Label()
    title.text = "Invoice (copy): 12.50 €"
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
    let content = pdfContent(of: LayoutSnapshot(of: page, detail: .frames))
    // end
    // The box from 40 to 100 below the top of 842; the text's line is 21 high and begins at
    // 40 + 19.5, which is rounded to 60; it stands 16 below that.
    #expect(
      content == """
        40.0 742.0 515.0 60.0 re S
        BT /F1 17.0 Tf 52.0 766.0 Td (Invoice \\(copy\\): 12.50 \\200) Tj ET
        """)
  }

  /// Bytes by Windows-1252: € is 128, é 233, ß 223, a curved quotation mark 147; a tab is 9.
  @Test(arguments: [
    ("12.5 €", #"12.5 \200"#), ("Café", #"Caf\351"#), ("Straße", #"Stra\337e"#),
    ("“a\\b” (c)", #"\223a\\b\224 \(c\)"#), ("\t~", #"\011~"#), ("漢", "?"), ("", ""),
  ])
  func `Letters of a page are written by Windows-1252`(_ text: String, inPDF: String) {
    #expect(pdfLetters(text) == inPDF)
  }

  @Test func `The code on terminal`() {
    // article: columns
    var environment = LayoutEnvironment(size: CGSize(width: 24, height: 3))
    environment.textMeasurer = CellMeasurer()
    let window = Window(environment: environment)
    let name = Label()
    name.text = "磁盘 disk"
    let value = Label()
    value.text = "48 %"
    window.addSubview(name)
    window.addSubview(value)
    name.layout.make { $0.leading.top.equalToSuperview().inset(1) }
    value.layout.make {
      $0.trailing.equalToSuperview().inset(1)
      $0.firstBaseline.equalTo(name)
    }
    let text = characters(of: LayoutSnapshot(of: window, detail: .frames))
    // end
    #expect(
      text == """
        ........................
        .磁盘 disk.........48 %.
        ........................
        """)
  }

  /// What is wide covers two cells, also before the text's end and at the window's edge.
  @Test(arguments: [
    ("a漢b", "a漢b."), ("漢字", "漢字."), ("e\u{301}x", "e\u{301}x..."), ("👩‍👩‍👧‍👦a", "👩‍👩‍👧‍👦a.."),
    ("abcd漢", "abcd."),
  ])
  func `A wide letter covers two cells`(_ text: String, line: String) {
    var snapshot = LayoutSnapshot(of: View(frame: CGRect(x: 0, y: 0, width: 5, height: 1)))
    snapshot.views[0].text = LayoutSnapshot.Text(
      string: text, typeface: .init(size: 1), color: "#000000",
      lines: [.init(string: text, x: 0, baseline: 1, width: 5)])
    #expect(characters(of: snapshot) == line)
  }

  @Test func `The code on widgets`() {
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
