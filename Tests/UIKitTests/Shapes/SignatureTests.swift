import Foundation
import Testing
import UIKit

/// Members in the shape that UIKit gives them.
@Suite
struct SignatureTests {
  @Test(
    arguments: [-1, 2, .max])
  func `A place in a table that isn't there is the zero rectangle`(number: Int) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.showRows(
      count: { 2 },
      cell: { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) })
    table.rowHeight = 50
    #expect(table.indexPathsForVisibleRows == nil)
    #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 50, width: 320, height: 50))
    #expect(table.rectForRow(at: IndexPath(row: number, section: 0)) == .zero)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: number)) == .zero)
    #expect(table.rectForHeader(inSection: number) == .zero)
    #expect(table.rectForFooter(inSection: number) == .zero)
    #expect(table.rect(forSection: number) == .zero)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.count == 2)
  }

  @Test func `Any class, or none, is registered for cells`() {
    final class OwnCell: UITableViewCell {}
    let table = UITableView()
    var messages: [String] = []
    table.onDiagnostic = { messages.append($0.message) }
    table.register(OwnCell.self, forCellReuseIdentifier: "own")
    table.register(UIButton.self, forCellReuseIdentifier: "own")
    table.register(UIButton.self, forHeaderFooterViewReuseIdentifier: "own")
    #expect(messages.count == 2)
    #expect(table.dequeueReusableCell(withIdentifier: "own") is OwnCell)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "own")
    #expect(table.dequeueReusableCell(withIdentifier: "own") == nil)
  }

  @Test
  func
    `The delegate of a table or a collection is of its own kind, and the same as a scroll view's`()
  {
    final class Rows: UITableViewDelegate {}
    final class Items: NSObject, UICollectionViewDelegate {}
    let rows = Rows()
    let table = UITableView(frame: .zero, style: .plain)
    table.delegate = rows
    #expect((table as UIScrollView).delegate === rows)
    let items = Items()
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.delegate = items
    #expect((collection as UIScrollView).delegate === items)
    (collection as UIScrollView).delegate = rows
    #expect(collection.delegate == nil)
  }

  @Test func `Layers, attributes and contexts are made by a subclass's own init()`() throws {
    final class Glow: CALayer {
      var strength = 0

      override init() {
        super.init()
        strength = 3
      }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      init(strength: Int) {
        super.init()
        self.strength = strength
      }
    }
    final class Lamp: UIView {
      override class var layerClass: AnyClass { Glow.self }
    }
    nonisolated final class Turned: UICollectionViewLayoutAttributes {
      var angle = 0

      override init() {
        super.init()
        angle = 3
      }
    }
    #expect((Lamp().layer as? Glow)?.strength == 3)
    #expect(Glow(strength: 4).strength == 4)
    let copy = try #require(Turned(forCellWith: [0, 1]).copy() as? Turned)
    #expect(copy.angle == 3)
    #expect(copy.indexPath == [0, 1])
  }

  /// What a layout reads and sets, each time through the superclass.
  private final class Own: UIScrollView {
    override var frame: CGRect {
      get { super.frame }
      set { super.frame = newValue }
    }
    override var bounds: CGRect {
      get { super.bounds }
      set { super.bounds = newValue }
    }
    override var center: CGPoint {
      get { super.center }
      set { super.center = newValue }
    }
    override var isHidden: Bool {
      get { super.isHidden }
      set { super.isHidden = newValue }
    }
    override var contentSize: CGSize {
      get { super.contentSize }
      set { super.contentSize = newValue }
    }
    override var contentOffset: CGPoint {
      get { super.contentOffset }
      set { super.contentOffset = newValue }
    }
    override var superview: UIView? { super.superview }
    override var subviews: [UIView] { super.subviews }
    override var window: UIWindow? { super.window }
    override var constraints: [NSLayoutConstraint] { super.constraints }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
    override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
    override func addSubview(_ view: UIView) { super.addSubview(view) }
    override func updateConstraints() { super.updateConstraints() }
    override func layoutSubviews() { super.layoutSubviews() }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
  }

  @Test func `A subclass that overrides what a layout reads and sets is laid out like any other`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController(nibName: nil, bundle: nil)
    window.rootViewController = controller
    let scroll = Own(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    controller.view.addSubview(scroll)
    let inner = Own(frame: .zero)
    inner.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
      inner.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      inner.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 300),
    ])
    window.makeKeyAndVisible()
    // From the statements: as wide as the frame, 10 below the top of the content.
    #expect(inner.frame == CGRect(x: 0, y: 10, width: 200, height: 300))
    #expect(scroll.contentSize == CGSize(width: 200, height: 310))
    #expect(inner.superview === scroll)
    #expect(scroll.subviews.contains(inner))
  }
}
