import Foundation
import StandardViews
import Testing
import ViewTree

/// What diagnostics call views and guides that have no name of their own.
@Suite struct ItemNameTests {
  private class Form: ViewController {
    let field = View()
    lazy var button = Label()
    var rows = [View(), View()]
    var footer: View?
    let column = LayoutGuide()
    weak var banner: View?
    let numbers = [1, 2, 3]
  }

  private final class LongForm: Form {
    let extra = Card()
  }

  private final class Card: View {
    let caption = Label()
    let slot = LayoutGuide()
    private var others: [String: View] = [:]
  }

  private let form = LongForm()

  init() {
    let footer = View()
    form.footer = footer
    form.banner = footer
    for view in [form.field, form.button, footer, form.extra] + form.rows {
      form.view.addSubview(view)
    }
    form.extra.addSubview(form.extra.caption)
    form.view.addLayoutGuide(form.column)
  }

  @Test func `They go by the property of the controller that keeps them`() {
    #expect(form.field.itemName == "field")
    #expect(form.button.itemName == "button")
    #expect(form.rows.map(\.itemName) == ["rows[0]", "rows[1]"])
    #expect(form.footer?.itemName == "footer")
    #expect(form.column.itemName == "column")
    #expect(form.extra.itemName == "extra")
  }

  @Test(
    arguments: [
      ("card", "card"), ("title of card", "(title of card)"), ("of", "of"), (" of", " of"),
      ("a of", "a of"), (" of ", "( of )"), ("a  of b", "(a  of b)"), ("lot of", "lot of"),
      ("x o of y", "(x o of y)"), ("profit of", "profit of"), ("é of ü", "(é of ü)"), ("", ""),
    ])
  func `Several words stand in parentheses before an attribute`(_ name: String, _ term: String) {
    #expect(name.asTerm == term)
  }

  @Test func `Or by that of a view above, which is named along`() {
    #expect(form.extra.caption.itemName == "caption of Card[3]")
    form.extra.name = "card"
    #expect(form.extra.caption.itemName == "caption of card")
    form.extra.caption.name = "title"
    #expect(form.extra.caption.itemName == "title")
  }

  @Test(arguments: [0, 1, 2, 3])
  func `A guide goes by the property of whichever view above it keeps it`(depth: Int) {
    var owner: View = form.extra
    for _ in 0..<depth {
      let inner = View()
      owner.addSubview(inner)
      owner = inner
    }
    owner.addLayoutGuide(form.extra.slot)
    owner.addLayoutGuide(form.column)
    let other = LayoutGuide()
    owner.addLayoutGuide(other)
    #expect(form.extra.slot.itemName == "slot of Card[3]")
    #expect(form.column.itemName == "column")
    #expect(other.itemName == "LayoutGuide[2] of \(owner.itemName)")
  }

  @Test func `Those that nobody keeps go by their type and their place`() {
    let view = View()
    form.view.addSubview(view)
    #expect(view.itemName == "View[6] of View")
  }

  @Test func `A name of several words stands in parentheses before an attribute`() {
    let view = View()
    form.field.addSubview(view)
    let guide = LayoutGuide()
    form.field.addLayoutGuide(guide)
    #expect(
      constrain(view, .width, .equal, form.extra.caption, plus: 8, active: false).description
        == "(View[0] of View[0]).width == (caption of Card[3]).width + 8")
    #expect(
      constrain(guide, .left, .equal, form.field, active: false).description
        == "(LayoutGuide[0] of field).left == field.left")
    #expect(view.leftAnchor.description == "(View[0] of View[0]).left")
    let distance = view.leftAnchor.anchorWithOffset(to: form.field.rightAnchor)
    #expect(
      distance.constraint(equalToConstant: 8).description
        == "(field.right - (View[0] of View[0]).left) == 8")
  }

  @Test func `print shows the type, the name and the frame`() {
    form.button.frame = rect(16, 20, 100, 20.5)
    #expect("\(form.button)" == "<Label: button; frame = (16 20; 100 20.5)>")
  }

  @Test(
    arguments: [
      (16.0 / 9, "view.width : view.height == 16 : 9"),
      (0.75, "view.width : view.height == 3 : 4"), (2, "view.width : view.height == 2 : 1"),
      (1, "view.width == view.height"), (-2, "view.width == -2 * view.height"),
      (1.23456, "view.width == 1.235 * view.height"),
    ] as [(Double, String)])
  func `Ratios are written as such, other factors as short as they can be`(
    factor: Double, text: String
  ) {
    let view = box("view")
    let ratio = constrain(view, .width, .equal, view, .height, times: factor, active: false)
    #expect(ratio.description == text)
  }

  @Test(
    arguments: [
      (1.0 / 3, "a.width == 1/3 * b.width"), (0.5, "a.width == 0.5 * b.width"),
      (16.0 / 9, "a.width == 16/9 * b.width"), (0.123456789, "a.width == 0.123 * b.width"),
    ] as [(Double, String)])
  func `Factors are written as fractions`(factor: Double, text: String) {
    let (a, b) = (box("a"), box("b"))
    let constraint = constrain(a, .width, .equal, b, .width, times: factor, active: false)
    #expect(constraint.description == text)
    #expect(a.itemName == "a" && b.itemName == "b")
  }
}
