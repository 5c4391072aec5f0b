import Foundation
import Testing
import UIKit

/// What apps do in extensions and small classes of their own, as they write it.
@Suite
struct IdiomTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// A table that is as high as its rows.
  private final class WholeTable: UITableView {
    override var contentSize: CGSize {
      didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func `A table is as high as its rows`() {
    let (table, rows, below) = (WholeTable(), Rows(), UIView())
    table.rowHeight = 50
    table.dataSource = rows
    for view in [table, below] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor).isActive = true
    }
    table.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    below.topAnchor.constraint(equalTo: table.bottomAnchor).isActive = true
    below.heightAnchor.constraint(equalToConstant: 10).isActive = true
    window.layoutIfNeeded()
    #expect(table.frame == CGRect(x: 0, y: 0, width: 390, height: 150) && below.frame.minY == 150)
    rows.count = 5
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.frame.height == 250 && below.frame.minY == 250)
  }

  @Test func `The size of a table's content is watched`() {
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    table.rowHeight = 40
    table.dataSource = rows
    window.addSubview(table)
    let height = table.heightAnchor.constraint(equalToConstant: 0)
    let watch = table.observe(\.contentSize, options: [.new]) { table, _ in
      height.constant = table.contentSize.height
    }
    window.layoutIfNeeded()
    #expect(height.constant == 120)
    rows.count = 4
    table.reloadData()
    table.layoutIfNeeded()
    #expect(height.constant == 160)
    watch.invalidate()
  }

  @Test func `A table's header is as high as its text`() throws {
    final class Screen: UITableViewController {
      let label = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        let header = UIView()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 17)
        label.text = String(repeating: "words ", count: 40)
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: header.topAnchor, constant: 8),
          label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -8),
          label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
          label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
        ])
        tableView.tableHeaderView = header
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let header = tableView.tableHeaderView else { return }
        let size = header.systemLayoutSizeFitting(
          CGSize(width: tableView.bounds.width, height: UIView.layoutFittingCompressedSize.height),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        if header.frame.height != size.height {
          header.frame.size.height = size.height
          tableView.tableHeaderView = header
        }
      }
    }
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let header = try #require(screen.tableView.tableHeaderView)
    let lines = screen.label.sizeThatFits(CGSize(width: 358, height: 1_000)).height
    #expect(lines > 60 && header.frame == CGRect(x: 0, y: 0, width: 390, height: lines + 16))
    #expect(screen.label.frame == CGRect(x: 16, y: 8, width: 358, height: lines))
  }

  /// A text view that grows with its text up to four lines, and scrolls then.
  private final class Growing: NSObject, UITextViewDelegate {
    let height: NSLayoutConstraint

    init(_ height: NSLayoutConstraint) { self.height = height }

    func textViewDidChange(_ textView: UITextView) {
      let wanted = textView.sizeThatFits(
        CGSize(width: textView.frame.width, height: .greatestFiniteMagnitude))
      textView.isScrollEnabled = wanted.height > 100
      height.constant = min(wanted.height, 100)
    }
  }

  @Test func `A text view grows while it is typed into`() {
    let text = UITextView()
    text.font = .systemFont(ofSize: 17)
    text.isScrollEnabled = false
    text.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(text)
    let height = text.heightAnchor.constraint(equalToConstant: 37)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: window.bottomAnchor), height,
    ])
    let growing = Growing(height)
    text.delegate = growing
    window.layoutIfNeeded()
    var heights: [CGFloat] = []
    for _ in 0..<6 {
      text.insertText("A line\n")
      window.layoutIfNeeded()
      heights.append(text.frame.height)
    }
    // Lines of 20.287 points, held to whole thirds or points; 16 around them.
    #expect(heights.last == 100 && text.isScrollEnabled)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((56...57).contains(heights[0]) && (76...78).contains(heights[1]))
  }

  /// A label with room around its text.
  private final class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(
        width: size.width + insets.left + insets.right,
        height: size.height + insets.top + insets.bottom)
    }

    override var bounds: CGRect {
      didSet { preferredMaxLayoutWidth = bounds.width - (insets.left + insets.right) }
    }
  }

  @Test func `A padded label breaks its lines inside its padding`() {
    let (padded, plain) = (PaddedLabel(), UILabel())
    for label in [padded, plain] {
      label.numberOfLines = 0
      label.text = String(repeating: "some words ", count: 12)
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(label)
      label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    }
    padded.widthAnchor.constraint(equalToConstant: 200).isActive = true
    plain.widthAnchor.constraint(equalToConstant: 180).isActive = true
    window.layoutIfNeeded()
    #expect(padded.frame.height == plain.frame.height + 8)
  }

  /// A view that rounds its corners by its size, and a scroll view that notes how large its content is.
  private final class Round: UIView {
    override var bounds: CGRect { didSet { layer.cornerRadius = bounds.height / 2 } }
  }
  private final class Noting: UIScrollView {
    var sizes: [CGSize] = []
    override var contentSize: CGSize { didSet { sizes.append(contentSize) } }
  }

  @Test func `Overrides hear of sizes that constraints give`() {
    let (scroll, round) = (Noting(frame: window.bounds), Round())
    round.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(scroll)
    scroll.addSubview(round)
    let height = round.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      round.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      round.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      round.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      round.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      round.widthAnchor.constraint(equalToConstant: 500), height,
    ])
    window.layoutIfNeeded()
    #expect(round.layer.cornerRadius == 20 && round.frame.size == CGSize(width: 500, height: 40))
    #expect(scroll.sizes == [CGSize(width: 500, height: 40)])
    height.constant = 1_000
    scroll.contentOffset.x = 50
    window.layoutIfNeeded()
    #expect(round.layer.cornerRadius == 500 && scroll.contentOffset.x == 50)
    #expect(scroll.sizes.last == CGSize(width: 500, height: 1_000) && scroll.sizes.count == 2)
  }

  @Test func `The height of a text is asked of the text`() {
    let text = String(repeating: "words ", count: 30)
    let font = UIFont.systemFont(ofSize: 15)
    let height = (text as NSString).boundingRect(
      with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil
    ).height
    let label = UILabel()
    label.numberOfLines = 0
    label.font = font
    label.text = text
    // Labels are as high as whole pixels, of which a point has three.
    #expect(label.sizeThatFits(CGSize(width: 200, height: 10_000)).height == ceil(height * 3) / 3)
  }

  @Test func `Whether a label cuts its text off is asked of its text`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 21))
    func isCut() -> Bool {
      guard let text = label.text, let font = label.font else { return false }
      let whole = (text as NSString).size(withAttributes: [.font: font])
      return whole.width > label.bounds.width
    }
    label.text = "short"
    #expect(!isCut())
    label.text = "much too long for a hundred points"
    #expect(isCut())
  }

  @Test func `All views of a stack are taken out`() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIView(), UIImageView()])
    let removed = stack.arrangedSubviews.reduce([]) { all, view -> [UIView] in
      stack.removeArrangedSubview(view)
      return all + [view]
    }
    NSLayoutConstraint.deactivate(removed.flatMap(\.constraints))
    for view in removed { view.removeFromSuperview() }
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews.isEmpty && removed.count == 3)
  }

  @Test func `A multiplier is replaced with the constraint`() throws {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let old = view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5)
    old.priority = .defaultHigh
    old.identifier = "width"
    old.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 195)
    let found = try #require(window.constraints.first { $0.identifier == "width" })
    NSLayoutConstraint.deactivate([found])
    let new = NSLayoutConstraint(
      item: try #require(found.firstItem), attribute: found.firstAttribute,
      relatedBy: found.relation,
      toItem: found.secondItem, attribute: found.secondAttribute, multiplier: 0.2,
      constant: found.constant)
    new.priority = found.priority
    new.shouldBeArchived = found.shouldBeArchived
    new.identifier = found.identifier
    NSLayoutConstraint.activate([new])
    window.layoutIfNeeded()
    #expect(
      view.frame.width == 78 && window.constraints.filter { $0.identifier == "width" } == [new])
  }

  @Test func `Colours are written as six digits`() throws {
    let value = try #require(Scanner(string: "3366CC").scanUInt64(representation: .hexadecimal))
    let color = UIColor(
      red: CGFloat((value & 0xFF0000) >> 16) / 255, green: CGFloat((value & 0x00FF00) >> 8) / 255,
      blue: CGFloat(value & 0x0000FF) / 255, alpha: 1)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    let back = Int(red * 255) << 16 | Int(green * 255) << 8 | Int(blue * 255) << 0
    #expect(String(format: "#%06x", back) == "#3366cc" && alpha == 1)
    let parts = try #require(color.cgColor.components)
    #expect(parts.count == 4 && parts[2] == 0.8)
  }

  @Test func `A picture is scaled, tinted and cut round`() throws {
    let source = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let scaled = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in
      source.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    #expect(scaled.size == CGSize(width: 20, height: 10))
    UIGraphicsBeginImageContextWithOptions(source.size, false, source.scale)
    let bounds = CGRect(origin: .zero, size: source.size)
    UIBezierPath(roundedRect: bounds, cornerRadius: 10).addClip()
    source.draw(in: bounds)
    let round = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(try #require(round).size == source.size)
    #expect(UIGraphicsGetCurrentContext() == nil)
    let tinted = source.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(tinted.size == source.size && tinted.renderingMode == .alwaysOriginal)
  }

  @Test func `A view is drawn as a picture`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    view.backgroundColor = .green
    let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
    let layer = renderer.image { view.layer.render(in: $0.cgContext) }
    let hierarchy = renderer.image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(layer.size == CGSize(width: 30, height: 30) && layer.pngData() == hierarchy.pngData())
    #expect(view.snapshotView(afterScreenUpdates: true)?.frame.size == view.frame.size)
  }
}
