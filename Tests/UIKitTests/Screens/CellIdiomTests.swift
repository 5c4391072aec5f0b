import Foundation
import Testing
import UIKit

/// What apps override in cells, headers, tables and layouts of collections, as they write it.
@Suite
struct CellIdiomTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// The height of the line below a cell: a pixel of the window's three a point.
  private let line: CGFloat = 1 / 3

  /// A table of some rows with cells of one class.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    var titles: [String]
    var onCell: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    init(
      _ cell: UITableViewCell.Type, titles: [String], style: UITableView.Style = .plain,
      in window: UIWindow
    ) {
      table = UITableView(frame: window.bounds, style: style)
      self.titles = titles
      super.init()
      table.register(cell, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.delegate = self
      window.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      titles.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = titles[indexPath.row]
      onCell(cell, indexPath)
      return cell
    }
  }

  @Test func `Cells are cards by their frames`() throws {
    final class Card: UITableViewCell {
      override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue.insetBy(dx: 16, dy: 4) }
      }
    }
    let rows = Rows(Card.self, titles: ["a", "b"], in: window)
    rows.table.rowHeight = 80
    window.layoutIfNeeded()
    let cell = try #require(rows.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.frame == CGRect(x: 16, y: 84, width: 358, height: 72))
    #expect(cell.contentView.frame.size == CGSize(width: 358, height: 72 - line))
    // Another layout doesn't make it smaller still.
    rows.table.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(cell.frame == CGRect(x: 16, y: 84, width: 358, height: 72))
  }

  @Test func `Cells are cards by their contents`() throws {
    final class Card: UITableViewCell {
      override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = contentView.frame.inset(
          by: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10))
        contentView.layer.cornerRadius = 8
      }
    }
    let rows = Rows(Card.self, titles: ["a"], in: window)
    rows.table.rowHeight = 60
    window.layoutIfNeeded()
    let cell = try #require(rows.table.visibleCells.first)
    #expect(cell.contentView.frame == CGRect(x: 10, y: 5, width: 370, height: 50 - line))
    cell.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 10, y: 5, width: 370, height: 50 - line))
  }

  @Test func `A cell moves its own labels`() throws {
    final class Moved: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        imageView?.contentMode = .scaleAspectFill
        imageView?.clipsToBounds = true
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        imageView?.frame = CGRect(x: 8, y: 8, width: 44, height: 44)
        textLabel?.frame.origin.x = 60
        detailTextLabel?.frame.origin.x = 60
      }
    }
    let rows = Rows(Moved.self, titles: ["a"], in: window)
    rows.table.rowHeight = 60
    rows.onCell = { cell, _ in
      cell.imageView?.image = UIImage(systemName: "star")
      cell.detailTextLabel?.text = "Detail"
    }
    window.layoutIfNeeded()
    let cell = try #require(rows.table.visibleCells.first)
    #expect(cell.imageView?.frame == CGRect(x: 8, y: 8, width: 44, height: 44))
    #expect(cell.textLabel?.frame.minX == 60 && cell.detailTextLabel?.frame.minX == 60)
    #expect(cell.contentView.subviews.count == 3)
  }

  @Test func `A cell shows that it is chosen, and forgets what it had`() throws {
    final class Noted: UITableViewCell {
      var notes: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        accessoryType = selected ? .checkmark : .none
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        contentView.alpha = highlighted ? 0.5 : 1
      }
      override func prepareForReuse() {
        super.prepareForReuse()
        notes.append("reused")
        textLabel?.text = nil
      }
    }
    let rows = Rows(Noted.self, titles: (0..<40).map { "\($0)" }, in: window)
    rows.table.rowHeight = 100
    window.layoutIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    let cell = try #require(rows.table.cellForRow(at: path) as? Noted)
    rows.table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(cell.accessoryType == .checkmark && cell.isSelected)
    rows.table.deselectRow(at: path, animated: true)
    #expect(cell.accessoryType == .none)
    cell.isHighlighted = true
    #expect(cell.contentView.alpha == 0.5)
    cell.isHighlighted = false
    rows.table.contentOffset.y = 2_000
    window.layoutIfNeeded()
    #expect(rows.table.visibleCells.contains { ($0 as? Noted)?.notes == ["reused"] })
  }

  @Test func `Lines between cells reach from edge to edge`() throws {
    final class Edged: UITableViewCell {
      override var layoutMargins: UIEdgeInsets {
        get { .zero }
        set {}
      }
    }
    let rows = Rows(Edged.self, titles: ["a"], in: window)
    rows.table.separatorInset = .zero
    rows.onCell = { cell, _ in
      cell.separatorInset = .zero
      cell.preservesSuperviewLayoutMargins = false
    }
    window.layoutIfNeeded()
    let cell = try #require(rows.table.visibleCells.first)
    #expect(cell.layoutMargins == .zero && cell.separatorInset == .zero)
  }

  @Test func `The last line of a table is no line`() throws {
    let rows = Rows(UITableViewCell.self, titles: ["a", "b"], in: window)
    rows.table.tableFooterView = UIView()
    rows.onCell = { cell, path in
      if path.row == 1 {
        cell.separatorInset = UIEdgeInsets(
          top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
      }
    }
    window.layoutIfNeeded()
    #expect(rows.table.tableFooterView?.frame == CGRect(x: 0, y: 88, width: 390, height: 0))
    #expect(rows.table.visibleCells.map(\.frame.height) == [44, 44])
  }

  @Test func `A cell with a picture and texts says its own height`() throws {
    final class Post: UITableViewCell {
      let picture = UIImageView()
      let title = UILabel()
      let body = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        body.numberOfLines = 0
        title.font = .preferredFont(forTextStyle: .headline)
        body.font = .preferredFont(forTextStyle: .body)
        for view in [picture, title, body] {
          view.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          picture.topAnchor.constraint(equalTo: margins.topAnchor),
          picture.widthAnchor.constraint(equalToConstant: 60),
          picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
          picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
          title.topAnchor.constraint(equalTo: picture.topAnchor),
          title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
          title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
          body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
          body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
          body.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let rows = Rows(Post.self, titles: ["short", "long"], in: window)
    rows.table.rowHeight = UITableView.automaticDimension
    rows.table.estimatedRowHeight = 100
    rows.onCell = { cell, path in
      guard let post = cell as? Post else { return }
      post.title.text = "Title"
      post.body.text =
        path.row == 0 ? "One line" : String(repeating: "Many words of a long text. ", count: 12)
    }
    window.layoutIfNeeded()
    let cells = rows.table.visibleCells.compactMap { $0 as? Post }
    try #require(cells.count == 2)
    // The picture holds the first open.
    let margins = cells[0].contentView.layoutMargins
    #expect(cells[0].contentView.frame.height == 60 + margins.top + margins.bottom)
    #expect(cells[0].picture.frame.origin == CGPoint(x: margins.left, y: margins.top))
    let body = cells[1].body
    let lines = body.sizeThatFits(CGSize(width: body.frame.width, height: 0)).height
    #expect(lines > 80 && body.frame.height == lines)
    #expect(cells[1].contentView.frame.height == body.frame.maxY + margins.bottom)
    #expect(cells[1].body.frame.maxX == cells[1].contentView.layoutMarginsGuide.layoutFrame.maxX)
  }

  @Test func `A header is one view with a label and a button`() throws {
    final class Header: UITableViewHeaderFooterView {
      let label = UILabel()
      let button = UIButton(type: .system)
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        for view in [label, button] {
          view.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
          button.leadingAnchor.constraint(
            greaterThanOrEqualTo: label.trailingAnchor, constant: 8),
          button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
        header?.label.text = "Section \(section)"
        header?.button.setTitle("All", for: .normal)
        return header
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
      }
    }
    let rows = Rows(UITableViewCell.self, titles: ["a"], in: window)
    let delegate = Delegate()
    rows.table.delegate = delegate
    rows.table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    rows.table.estimatedSectionHeaderHeight = 40
    rows.table.sectionHeaderTopPadding = 0
    window.layoutIfNeeded()
    let header = try #require(rows.table.headerView(forSection: 0) as? Header)
    let height = header.label.frame.height + 24
    #expect(header.label.frame.minY == 12 && (header.frame.height * 3).rounded() == height * 3)
    #expect(header.button.frame.maxX == 374 && header.label.frame.minX == 16)
    #expect(rows.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == header.frame.maxY)
  }

  @Test func `Header texts are changed before they are shown`() throws {
    final class Delegate: NSObject, UITableViewDelegate {
      var colors: [UIColor?] = []
      func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
      ) {
        guard let header = view as? UITableViewHeaderFooterView else { return }
        header.textLabel?.textColor = .red
        header.textLabel?.font = .systemFont(ofSize: 20)
        header.contentView.backgroundColor = .white
        colors.append(header.textLabel?.textColor)
      }
    }
    final class Source: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .value1, reuseIdentifier: nil) }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Section \(section)"
      }
    }
    let table = UITableView(frame: window.bounds, style: .grouped)
    table.rowHeight = 44
    let (source, delegate) = (Source(), Delegate())
    table.dataSource = source
    table.delegate = delegate
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(delegate.colors == [.red, .red])
  }

  @Test func `An item says its size by a label that wraps`() throws {
    final class Chip: UICollectionViewCell {
      let label = UILabel()
      override var isSelected: Bool {
        didSet { contentView.backgroundColor = isSelected ? .blue : .white }
      }
      override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        ])
      }
      required init?(coder: NSCoder) { nil }
      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let target = CGSize(
          width: attributes.frame.width, height: UIView.layoutFittingCompressedSize.height)
        attributes.frame.size = contentView.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        return attributes
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "chip", for: indexPath)
        (cell as? Chip)?.label.text =
          indexPath.item == 0 ? "One" : String(repeating: "several words ", count: 10)
        return cell
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 350, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    layout.minimumLineSpacing = 10
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let source = Source()
    collection.dataSource = source
    collection.register(Chip.self, forCellWithReuseIdentifier: "chip")
    window.addSubview(collection)
    window.layoutIfNeeded()
    let cells = try [0, 1].map {
      try #require(collection.cellForItem(at: IndexPath(item: $0, section: 0)) as? Chip)
    }
    #expect(cells.map(\.frame.width) == [350, 350] && cells[0].frame.minY == 20)
    #expect(cells[0].frame.height == cells[0].label.intrinsicContentSize.height + 8)
    #expect(cells[1].frame.minY == cells[0].frame.maxY + 10 && cells[1].frame.height > 80)
    collection.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    cells[1].isHighlighted = true
    #expect(cells[0].contentView.backgroundColor == .blue && cells[1].alpha == 0.5)
  }

  @Test func `A carousel stops with a card in the middle`() {
    final class Carousel: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        scrollDirection = .horizontal
        itemSize = CGSize(width: collectionView.bounds.width * 0.8, height: 200)
        minimumLineSpacing = 10
        let side = (collectionView.bounds.width - itemSize.width) / 2
        sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
      }
      override func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        guard let collectionView else { return proposed }
        let middle = proposed.x + collectionView.bounds.width / 2
        let rect = CGRect(origin: proposed, size: collectionView.bounds.size)
        let all = layoutAttributesForElements(in: rect) ?? []
        let nearest = all.min { abs($0.center.x - middle) < abs($1.center.x - middle) }
        guard let nearest else { return proposed }
        return CGPoint(
          x: nearest.center.x - collectionView.bounds.width / 2, y: proposed.y)
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 5 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let layout = Carousel()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 200), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    collection.dataSource = source
    window.addSubview(collection)
    window.layoutIfNeeded()
    // 390 · 0.8 = 312; 39 at the sides; 322 from card to card.
    #expect(collection.contentSize == CGSize(width: 39 * 2 + 312 * 5 + 40, height: 200))
    let stop = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 400, y: 0), withScrollingVelocity: .zero)
    #expect(stop == CGPoint(x: 322, y: 0))
  }
}
