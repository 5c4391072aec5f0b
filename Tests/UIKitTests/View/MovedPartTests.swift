import Foundation
import Testing
import UIKit

/// What a subclass moves in `layoutSubviews()` after it has called `super` is where it has moved it, in the first
/// layout and in later ones.
@Suite
struct MovedPartTests {
  private static let window = CGRect(x: 0, y: 0, width: 390, height: 844)
  private let window = UIWindow(frame: Self.window)

  /// Shows a view whose class moves its part to x = 100, and looks for it there after layouts of several causes.
  private func check(_ view: UIView, line: Int = #line, _ part: () -> UIView?) {
    let here = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    if view.superview == nil {
      view.frame = CGRect(x: 0, y: 0, width: 390, height: view.bounds.height)
      window.addSubview(view)
    }
    let acts: [() -> Void] = [
      {}, { view.setNeedsLayout() }, { window.setNeedsLayout() },
      { window.frame.size.width = 320 }, { window.subviews.first?.frame.size.width -= 20 },
      { (view.superview as? UIScrollView)?.contentOffset.y = 1 },
    ]
    for (number, act) in acts.enumerated() {
      act()
      window.layoutIfNeeded()
      #expect(part()?.frame.minX == 100, "after act \(number)", sourceLocation: here)
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "text"
      cell.detailTextLabel?.text = "detail"
      cell.imageView?.image = UIImage(systemName: "star")
      cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      header?.textLabel?.text = "header"
      return header
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// What of a cell is moved.
  enum CellPart: CaseIterable {
    case content, text, detail, picture, accessory, back

    /// The part of a cell.
    func view(of cell: UITableViewCell) -> UIView? {
      switch self {
      case .content: cell.contentView
      case .text: cell.textLabel
      case .detail: cell.detailTextLabel
      case .picture: cell.imageView
      case .accessory: cell.accessoryView
      case .back: cell.backgroundView
      }
    }
  }

  private final class Cell: UITableViewCell {
    var part: CellPart?
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      backgroundView = UIView()
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      part?.view(of: self)?.frame.origin.x = 100
    }
  }

  @Test(arguments: CellPart.allCases)
  func `Cells of tables`(_ part: CellPart) throws {
    let (table, source) = (UITableView(frame: Self.window), Source())
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let cell = try #require(table.visibleCells.dropFirst().first as? Cell)
    cell.part = part
    cell.setNeedsLayout()
    check(cell) { part.view(of: cell) }
  }

  @Test(arguments: CellPart.allCases)
  func `Cells of tables in their first layout`(_ part: CellPart) {
    final class Named: NSObject, UITableViewDataSource {
      let part: CellPart
      init(part: CellPart) { self.part = part }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = Cell(style: .subtitle, reuseIdentifier: "cell")
        cell.part = part
        cell.textLabel?.text = "text"
        cell.detailTextLabel?.text = "detail"
        cell.imageView?.image = UIImage(systemName: "star")
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        return cell
      }
    }
    let (table, source) = (UITableView(frame: Self.window), Named(part: part))
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    for cell in table.visibleCells { #expect(part.view(of: cell)?.frame.minX == 100) }
    table.reloadData()
    window.layoutIfNeeded()
    for cell in table.visibleCells { #expect(part.view(of: cell)?.frame.minX == 100) }
    #expect(table.visibleCells.count == 3)
  }

  @Test(arguments: [true, false])
  func `Headers of tables`(_ movesTitle: Bool) throws {
    final class TitleMoved: UITableViewHeaderFooterView {
      override func layoutSubviews() {
        super.layoutSubviews()
        textLabel?.frame.origin.x = 100
      }
    }
    final class ContentMoved: UITableViewHeaderFooterView {
      override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame.origin.x = 100
      }
    }
    let (table, source) = (UITableView(frame: Self.window), Source())
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(
      movesTitle ? TitleMoved.self : ContentMoved.self, forHeaderFooterViewReuseIdentifier: "header"
    )
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    check(header) { movesTitle ? header.textLabel : header.contentView }
  }

  @Test func `Cells of collections`() throws {
    final class Moved: UICollectionViewCell {
      override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame.origin.x = 100
        backgroundView?.frame.origin.x = 100
      }
    }
    let source = Source()
    let collection = UICollectionView(
      frame: Self.window, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(Moved.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    window.addSubview(collection)
    window.layoutIfNeeded()
    let cell = try #require(collection.visibleCells.first as? Moved)
    cell.backgroundView = UIView()
    check(cell) { cell.contentView }
    check(cell) { cell.backgroundView }
  }

  @Test func `Buttons, fields and bars`() {
    final class Button: UIButton {
      override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.frame.origin.x = 100
        imageView?.frame.origin.x = 100
      }
    }
    let button = Button(type: .custom)
    button.setTitle("title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.frame.size.height = 44
    check(button) { button.titleLabel }
    check(button) { button.imageView }
    final class Field: UITextField {
      override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.frame.origin.x = 100
      }
    }
    let field = Field()
    field.frame.size.height = 40
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    check(field) { field.leftView }
    final class Search: UISearchBar {
      override func layoutSubviews() {
        super.layoutSubviews()
        searchTextField.frame.origin.x = 100
      }
    }
    let search = Search()
    search.frame.size.height = 56
    check(search) { search.searchTextField }
    final class Bar: UINavigationBar {
      override func layoutSubviews() {
        super.layoutSubviews()
        topItem?.titleView?.frame.origin.x = 100
      }
    }
    let bar = Bar()
    let item = UINavigationItem(title: "a")
    item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    bar.items = [item]
    bar.frame.size.height = 44
    check(bar) { item.titleView }
  }

  @Test func `Stacks, scroll views and views with constraints`() {
    final class Stack: UIStackView {
      override func layoutSubviews() {
        super.layoutSubviews()
        arrangedSubviews.first?.frame.origin.x = 100
      }
    }
    let stack = Stack(arrangedSubviews: [UIView(), UIView()])
    stack.distribution = .fillEqually
    stack.frame.size.height = 44
    check(stack) { stack.arrangedSubviews.first }
    final class Scroll: UIScrollView {
      let part = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        part.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
      }
    }
    let scroll = Scroll()
    scroll.addSubview(scroll.part)
    scroll.frame.size.height = 44
    check(scroll) { scroll.part }
    final class Held: UIView {
      let part = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        part.translatesAutoresizingMaskIntoConstraints = false
        addSubview(part)
        NSLayoutConstraint.activate([
          part.topAnchor.constraint(equalTo: topAnchor),
          part.leadingAnchor.constraint(equalTo: leadingAnchor),
          part.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
          part.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        part.frame.origin.x = 100
      }
    }
    let held = Held()
    held.frame.size.height = 44
    check(held) { held.part }
  }
}
