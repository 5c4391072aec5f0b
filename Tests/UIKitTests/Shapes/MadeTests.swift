import Testing
import UIKit

/// Views of a class that is known only when the program runs.
///
/// Generic code that makes views of classes it doesn't know, as it compiles with UIKit.
@Suite
struct MadeTests {
  final class Card: UIView {
    let title = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(title)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Dotted: UIView {
    var dots = [1, 2, 3]
  }

  /// A class with initialisers of its own needs no others.
  final class Titled: UIView {
    let title: String

    init(title: String = "none") {
      self.title = title
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  static func make<T: UIView>(_ type: T.Type) -> T { T() }
  static func infer<T: UIView>() -> T { T.init() }
  static func make<T: UIView>(_ type: T.Type, frame: CGRect) -> T { type.init(frame: frame) }
  static func controller<T: UIViewController>(_ type: T.Type) -> T { T() }

  @Test func `T() for T: UIView calls the class's own init(frame:)`() {
    let card = Self.make(Card.self)
    #expect(card.title.superview === card)
    let dotted: Dotted = Self.infer()
    #expect(dotted.dots == [1, 2, 3])
    #expect(Self.make(UIButton.self).titleLabel != nil)
    #expect(Self.make(UITableView.self).style == .plain)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Self.make(Card.self, frame: frame).frame == frame)
    let cell = Self.make(UITableViewCell.self)
    #expect(cell.contentView.superview === cell)
  }

  @Test func `A class in a variable is the one that is made`() {
    let types: [UIView.Type] = [Card.self, Dotted.self, UIStackView.self]
    let views = types.map { $0.init() }
    #expect(views[0] is Card && views[1] is Dotted && views[2] is UIStackView)
    #expect((views[1] as? Dotted)?.dots.count == 3)
  }

  @Test func `Initialisers of a class's own come first`() {
    #expect(Titled().title == "none" && Titled(title: "a").title == "a")
  }

  @Test func `T() for T: UIViewController`() {
    final class Screen: UIViewController {
      var isSet = false

      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        isSet = true
      }

      required init?(coder: NSCoder) { nil }
    }
    #expect(Self.controller(Screen.self).isSet)
  }

  @Test("A cell's class overrides init(style:reuseIdentifier:) without `required`")
  func cells() {
    final class Row: UITableViewCell {
      var isSet = false

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        isSet = true
      }

      required init?(coder: NSCoder) { nil }
    }
    let table = UITableView()
    table.register(Row.self, forCellReuseIdentifier: "row")
    let cell = table.dequeueReusableCell(
      withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    #expect((cell as? Row)?.isSet == true && cell.reuseIdentifier == "row")
  }
}
