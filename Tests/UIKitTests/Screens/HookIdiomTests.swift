import Foundation
import Testing
import UIKit

/// Properties that subclasses override to hear of changes, whoever makes them.
@Suite
struct HookIdiomTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  private final class Cell: UITableViewCell {
    var notes: [String] = []
    override var isSelected: Bool { didSet { notes.append("selected \(isSelected)") } }
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      notes.append("set \(selected)")
    }
    override func prepareForReuse() {
      super.prepareForReuse()
      notes.append("reuse")
    }
  }

  private final class Item: UICollectionViewCell {
    var notes: [String] = []
    override var isSelected: Bool { didSet { notes.append("\(isSelected)") } }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.frame.size.height = 77
      return attributes
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      notes.append("height \(Int(layoutAttributes.frame.height))")
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `A row hears that it is chosen`() throws {
    let (table, source) = (UITableView(frame: window.bounds), Source())
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    let cell = try #require(table.cellForRow(at: path) as? Cell)
    cell.notes = []
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(cell.notes.contains("set true") && cell.isSelected)
    table.deselectRow(at: path, animated: true)
    #expect(cell.notes.last == "set false" && !cell.isSelected)
  }

  @Test func `An item hears that it is chosen, and asks for its height`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 50)
    let (view, source) = (
      UICollectionView(frame: window.bounds, collectionViewLayout: layout), Source()
    )
    view.register(Item.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let item = try #require(view.cellForItem(at: path) as? Item)
    #expect(item.frame.height == 77 && item.notes.last == "height 77")
    item.notes = []
    view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(item.notes == ["true"])
    view.deselectItem(at: path, animated: false)
    #expect(item.notes == ["true", "false"])
  }

  private final class Scroll: UIScrollView {
    var offsets: [CGFloat] = []
    var insets: [CGFloat] = []
    override var contentOffset: CGPoint { didSet { offsets.append(contentOffset.y) } }
    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      insets.append(adjustedContentInset.top)
    }
  }

  @Test func `A scroll view hears where it scrolls`() {
    let scroll = Scroll(frame: window.bounds)
    scroll.contentSize = CGSize(width: 300, height: 2_000)
    window.addSubview(scroll)
    window.layoutIfNeeded()
    scroll.offsets = []
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 10), animated: false)
    #expect(scroll.offsets == [100, 310])
    scroll.contentSize.height = 700
    #expect(scroll.offsets.last == 100)
    scroll.contentInset.top = 30
    #expect(scroll.insets == [30])
  }

  private final class Noted: UIView {
    var notes: [String] = []
    override var frame: CGRect { didSet { notes.append("frame") } }
    override var bounds: CGRect { didSet { notes.append("bounds") } }
    override var isHidden: Bool { didSet { notes.append("hidden \(isHidden)") } }
    override var alpha: CGFloat { didSet { notes.append("alpha") } }
    override var backgroundColor: UIColor? { didSet { notes.append("colour") } }
    override var tintColor: UIColor? { didSet { notes.append("tint") } }
    override var transform: CGAffineTransform { didSet { notes.append("transform") } }
    override var isUserInteractionEnabled: Bool { didSet { notes.append("touches") } }
    override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { notes.append("direction") }
    }
    override func didMoveToSuperview() { notes.append("superview") }
    override func didMoveToWindow() { notes.append(window == nil ? "no window" : "window") }
    override func tintColorDidChange() { notes.append("tint changed") }
    override func safeAreaInsetsDidChange() { notes.append("safe area") }
    override func layoutMarginsDidChange() { notes.append("margins") }
  }

  @Test func `A view hears of what is set, and where it comes`() {
    let view = Noted()
    func heard(_ change: () -> Void) -> [String] {
      view.notes = []
      change()
      return view.notes
    }
    #expect(heard { view.isHidden = true } == ["hidden true"])
    #expect(heard { view.alpha = 0.5 } == ["alpha"])
    #expect(heard { view.backgroundColor = .red } == ["colour"])
    #expect(heard { view.tintColor = .red }.sorted() == ["tint", "tint changed"])
    #expect(heard { view.transform = CGAffineTransform(scaleX: 2, y: 2) } == ["transform"])
    view.transform = .identity
    #expect(heard { view.isUserInteractionEnabled = false } == ["touches"])
    #expect(heard { view.semanticContentAttribute = .forceRightToLeft } == ["direction"])
    #expect(heard { view.frame = CGRect(x: 0, y: 0, width: 10, height: 10) } == ["frame"])
    #expect(heard { view.layoutMargins.top = 20 } == ["margins"])
    let moves = heard { window.addSubview(view) }
    #expect(moves.contains("superview") && moves.contains("window"))
    #expect(heard { view.removeFromSuperview() }.contains("no window"))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    #expect(heard { window.layoutIfNeeded() }.contains("bounds"))
    // Laid out, it hears nothing more.
    #expect(heard { window.layoutIfNeeded() } == [])
  }

  private final class Field: UITextField {
    var notes: [String] = []
    override var text: String? { didSet { notes.append(text ?? "") } }
    override func becomeFirstResponder() -> Bool {
      notes.append("become")
      return super.becomeFirstResponder()
    }
    override func resignFirstResponder() -> Bool {
      notes.append("resign")
      return super.resignFirstResponder()
    }
    override func deleteBackward() {
      notes.append("delete")
      super.deleteBackward()
    }
  }

  @Test func `A field hears that it gets and loses the keyboard`() {
    let (field, other) = (Field(), UITextField())
    window.addSubview(field)
    window.addSubview(other)
    #expect(field.becomeFirstResponder())
    other.becomeFirstResponder()
    #expect(field.notes == ["become", "resign"] && other.isFirstResponder)
    #expect(field.becomeFirstResponder())
    window.endEditing(true)
    #expect(field.notes.last == "resign" && !field.isFirstResponder)
    field.notes = []
    field.removeFromSuperview()
    field.text = "a"
    #expect(field.notes == ["a"])
  }

  private final class Screen: UIViewController {
    var notes: [String] = []
    override var title: String? { didSet { notes.append("title \(title ?? "")") } }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      notes.append("editing \(editing)")
    }
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      notes.append("safe area")
    }
    override func updateViewConstraints() {
      notes.append("constraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { notes.append("will lay out") }
    override func viewDidLayoutSubviews() { notes.append("did lay out") }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      notes.append("child \(Int(container.preferredContentSize.height))")
    }
  }

  @Test func `A controller hears of its editing, insets, children and layouts`() {
    let (screen, child) = (Screen(), UIViewController())
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    screen.notes = []
    screen.title = "List"
    #expect(screen.notes == ["title List"] && screen.navigationItem.title == "List")
    screen.setEditing(true, animated: true)
    #expect(screen.notes.last == "editing true" && screen.isEditing)
    screen.notes = []
    screen.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 33)
    #expect(screen.notes == ["child 33"])
    screen.notes = []
    screen.additionalSafeAreaInsets.top = 20
    window.layoutIfNeeded()
    #expect(screen.notes.contains("safe area"))
    screen.notes = []
    screen.view.setNeedsUpdateConstraints()
    screen.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(screen.notes == ["constraints", "will lay out", "did lay out"])
  }
}
