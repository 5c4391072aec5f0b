import Foundation
import Testing
import UIKit

/// What apps do about collections, tables and scroll views, as they write it.
@Suite
struct CollectionIdiomTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  /// Sets items at the left of their lines.
  private final class LeftLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      let attributes = super.layoutAttributesForElements(in: rect)?.compactMap {
        $0.copy() as? UICollectionViewLayoutAttributes
      }
      var left = sectionInset.left
      var line: CGFloat = -1
      for attribute in attributes ?? [] where attribute.representedElementCategory == .cell {
        if attribute.frame.origin.y >= line { left = sectionInset.left }
        attribute.frame.origin.x = left
        left += attribute.frame.width + minimumInteritemSpacing
        line = max(attribute.frame.maxY, line)
      }
      return attributes
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var widths: [CGFloat] = [100, 80, 150, 60, 200]
    var height: CGFloat = 30

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      widths.count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: widths[indexPath.item], height: height) }
  }

  private func collection(_ layout: UICollectionViewLayout, _ items: Items) -> UICollectionView {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    window.addSubview(view)
    return view
  }

  @Test func `Tags stand at the left of their lines`() {
    let (layout, items) = (LeftLayout(), Items())
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    let view = collection(layout, items)
    window.layoutIfNeeded()
    let frames = (0..<5).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(
      frames == [
        CGRect(x: 16, y: 20, width: 100, height: 30), CGRect(x: 126, y: 20, width: 80, height: 30),
        CGRect(x: 16, y: 55, width: 150, height: 30), CGRect(x: 176, y: 55, width: 60, height: 30),
        CGRect(x: 16, y: 90, width: 200, height: 30),
      ])
  }

  /// A collection that is as high as its content.
  private final class WholeCollection: UICollectionView {
    override func layoutSubviews() {
      super.layoutSubviews()
      if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }
  }

  @Test func `A collection in a stack is as high as its content`() {
    let (layout, items) = (UICollectionViewFlowLayout(), Items())
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    let view = WholeCollection(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    let stack = UIStackView(arrangedSubviews: [view, UIView()])
    stack.axis = .vertical
    stack.frame = window.bounds
    window.addSubview(stack)
    window.layoutIfNeeded()
    // 100 + 80, 150 + 60, 200.
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 110))
    items.widths = [50, 50]
    view.reloadData()
    window.layoutIfNeeded()
    #expect(view.frame.height == 30)
  }

  @Test func `As many columns as fit`() {
    final class Grid: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let room = view.bounds.inset(by: view.layoutMargins).width
        let count = max(1, Int(room / 90))
        itemSize = CGSize(width: (room / CGFloat(count)).rounded(.down), height: 70)
        sectionInset = UIEdgeInsets(top: minimumInteritemSpacing, left: 0, bottom: 0, right: 0)
        sectionInsetReference = .fromSafeArea
      }
    }
    final class Plain: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 7 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let (layout, plain) = (Grid(), Plain())
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.layoutMargins = .zero
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = plain
    window.addSubview(view)
    window.layoutIfNeeded()
    func frame(_ item: Int) -> CGRect? {
      view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
    }
    #expect(frame(2) == CGRect(x: 200, y: 0, width: 100, height: 70))
    #expect(frame(3) == CGRect(x: 0, y: 70, width: 100, height: 70))
    view.frame.size.width = 400
    view.collectionViewLayout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(frame(3) == CGRect(x: 300, y: 0, width: 100, height: 70))
    #expect(frame(4) == CGRect(x: 0, y: 70, width: 100, height: 70))
  }

  /// Pages that stop at a card's middle.
  private final class Carousel: UICollectionViewFlowLayout {
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      guard let view = collectionView else { return proposedContentOffset }
      let target = CGRect(origin: proposedContentOffset, size: view.bounds.size)
      guard let attributes = super.layoutAttributesForElements(in: target) else {
        return proposedContentOffset
      }
      let middle = proposedContentOffset.x + view.bounds.width / 2
      var offset = CGFloat.greatestFiniteMagnitude
      for attribute in attributes where abs(attribute.center.x - middle) < abs(offset) {
        offset = attribute.center.x - middle
      }
      return CGPoint(x: proposedContentOffset.x + offset, y: proposedContentOffset.y)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      guard let view = collectionView else { return nil }
      let attributes = super.layoutAttributesForElements(in: rect)?.compactMap {
        $0.copy() as? UICollectionViewLayoutAttributes
      }
      let middle = view.contentOffset.x + view.bounds.width / 2
      for attribute in attributes ?? [] {
        let share = min(abs(attribute.center.x - middle) / view.bounds.width, 1)
        attribute.transform = CGAffineTransform(scaleX: 1 - share * 0.5, y: 1 - share * 0.5)
        attribute.alpha = 1 - share
      }
      return attributes
    }
  }

  @Test func `Cards shrink beside the middle, and stop in it`() throws {
    let (layout, items) = (Carousel(), Items())
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    items.widths = [200, 200, 200, 200]
    items.height = 400
    let view = collection(layout, items)
    view.contentInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
    view.contentOffset.x = -50
    window.layoutIfNeeded()
    let cells = try [0, 1].map {
      try #require(view.cellForItem(at: IndexPath(item: $0, section: 0)))
    }
    // The middles are 0 and 200 points from that of 300.
    #expect(cells[0].transform == .identity && cells[0].alpha == 1)
    #expect(abs(cells[1].transform.a - 2 / 3) < 1e-9 && abs(cells[1].alpha - 1 / 3) < 1e-9)
    view.contentOffset.x = 50
    window.layoutIfNeeded()
    #expect(abs(cells[0].alpha - 2 / 3) < 1e-9 && abs(cells[1].alpha - 2 / 3) < 1e-9)
    let stop = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 90, y: 0), withScrollingVelocity: .zero)
    #expect(stop == CGPoint(x: 150, y: 0))
  }

  @Test func `A page control follows a paging scroll view`() {
    final class Pages: NSObject, UIScrollViewDelegate {
      let control = UIPageControl()
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        control.currentPage = Int(
          (scrollView.contentOffset.x / max(scrollView.bounds.width, 1)).rounded())
      }
    }
    let (scroll, pages, stack) = (UIScrollView(), Pages(), UIStackView())
    scroll.isPagingEnabled = true
    scroll.delegate = pages
    pages.control.numberOfPages = 4
    for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(scroll)
    scroll.addSubview(stack)
    for _ in 0..<4 {
      let page = UIView()
      stack.addArrangedSubview(page)
      page.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: window.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      scroll.heightAnchor.constraint(equalToConstant: 200),
      stack.topAnchor.constraint(equalTo: scroll.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      stack.heightAnchor.constraint(equalTo: scroll.heightAnchor),
    ])
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 1_200, height: 200))
    scroll.setContentOffset(CGPoint(x: 600, y: 0), animated: true)
    #expect(pages.control.currentPage == 2)
    scroll.contentOffset.x = 760
    #expect(pages.control.currentPage == 3)
  }

  @Test func `A header stretches while it is pulled`() {
    final class Stretching: NSObject, UIScrollViewDelegate {
      let header = UIImageView()
      var height: CGFloat = 200
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let pulled = max(0, -scrollView.contentOffset.y)
        header.frame = CGRect(
          x: 0, y: scrollView.contentOffset.y < 0 ? scrollView.contentOffset.y : 0,
          width: scrollView.bounds.width, height: height + pulled)
      }
    }
    let (scroll, stretching) = (UIScrollView(frame: window.bounds), Stretching())
    scroll.contentSize = CGSize(width: 300, height: 1_000)
    scroll.delegate = stretching
    scroll.addSubview(stretching.header)
    window.addSubview(scroll)
    window.layoutIfNeeded()
    scroll.contentOffset.y = -60
    #expect(stretching.header.frame == CGRect(x: 0, y: -60, width: 300, height: 260))
    scroll.contentOffset.y = 40
    #expect(stretching.header.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func `A list asks for more near its end`() {
    final class Endless: NSObject, UITableViewDataSource, UITableViewDelegate {
      var count = 20
      var loads = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        guard indexPath.row == count - 1, count < 60 else { return }
        loads += 1
        let rows = (count..<count + 20).map { IndexPath(row: $0, section: 0) }
        count += 20
        DispatchQueue.main.async {}
        tableView.performBatchUpdates { tableView.insertRows(at: rows, with: .none) }
      }
    }
    let (table, list) = (UITableView(frame: window.bounds), Endless())
    var messages: [String] = []
    window.onDiagnostic = { messages.append($0.message) }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    table.dataSource = list
    table.delegate = list
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(list.loads == 0 && table.contentSize.height == 1_000)
    table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
    window.layoutIfNeeded()
    #expect(list.loads == 1 && table.contentSize.height == 2_000)
    table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: true)
    window.layoutIfNeeded()
    #expect(list.loads == 2 && table.numberOfRows(inSection: 0) == 60)
    // Rows that come in a call about a row are told of, and are there.
    let message = "The rows of TableView[0] of Window change while they are shown."
    #expect(messages == [message, message])
  }

  @Test func `A section opens and closes at its header`() throws {
    final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
      var isOpen = [false, true]
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        isOpen[section] ? 3 : 0
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        UITableViewCell(style: .value1, reuseIdentifier: "row")
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        40
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let button = UIButton(type: .system)
        button.setTitle("Section \(section)", for: .normal)
        button.tag = section
        return button
      }
    }
    let (table, sections) = (UITableView(frame: window.bounds, style: .grouped), Sections())
    table.rowHeight = 44
    table.sectionFooterHeight = 0
    table.dataSource = sections
    table.delegate = sections
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil && table.rect(forSection: 1).height == 40 + 132)
    sections.isOpen = [true, false]
    table.reloadSections(IndexSet(integersIn: 0...1), with: .automatic)
    window.layoutIfNeeded()
    #expect(table.rect(forSection: 0).height == 172 && table.rect(forSection: 1).height == 40)
    #expect(table.indexPathsForVisibleRows?.map(\.section) == [0, 0, 0])
  }
}
