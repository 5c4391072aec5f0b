import Foundation
import LayoutKit
import Testing

/// Equal, at most and at least are told of the same forms, and each relation keeps its sense on
/// every attribute, whatever stands on the other side.
@Suite struct RelationFormTests {
  typealias Build = @Sendable (_ make: ConstraintMaker, _ other: Other) -> Void

  /// What stands on the other side, outside the superview's chain.
  final class Other {
    let view = View()
    let other = View()
    let guide = LayoutGuide()
  }

  /// A form in its relations; in `lines`, `~` stands for the relation.
  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    let relations: [(sign: String, build: Build)]

    init(
      _ name: String, _ lines: String..., equal: Build?, atMost: @escaping Build,
      atLeast: @escaping Build
    ) {
      testDescription = name
      self.lines = lines
      relations =
        (equal.map { [("==", $0)] } ?? []) + [("<=", atMost), (">=", atLeast)]
    }
  }

  static let numbers = [
    Form(
      "a length", "left ~ superview.left + 12.5", "width ~ 12.5",
      equal: { make, _ in make.width.left.equalTo(CGFloat(12.5)) },
      atMost: { make, _ in make.width.left.lessThanOrEqualTo(CGFloat(12.5)) },
      atLeast: { make, _ in make.width.left.greaterThanOrEqualTo(CGFloat(12.5)) }),
    Form(
      "a whole number", "left ~ superview.left + 12", "width ~ 12",
      equal: { make, _ in make.width.left.equalTo(12) },
      atMost: { make, _ in make.width.left.lessThanOrEqualTo(12) },
      atLeast: { make, _ in make.width.left.greaterThanOrEqualTo(12) }),
    Form(
      "a Float", "left ~ superview.left + 12.5", "width ~ 12.5",
      equal: { make, _ in make.width.left.equalTo(Float(12.5)) },
      atMost: { make, _ in make.width.left.lessThanOrEqualTo(Float(12.5)) },
      atLeast: { make, _ in make.width.left.greaterThanOrEqualTo(Float(12.5)) }),
    Form(
      "a UInt", "left ~ superview.left + 12", "width ~ 12",
      equal: { make, _ in make.width.left.equalTo(UInt(12)) },
      atMost: { make, _ in make.width.left.lessThanOrEqualTo(UInt(12)) },
      atLeast: { make, _ in make.width.left.greaterThanOrEqualTo(UInt(12)) }),
  ]

  static let shapes = [
    Form(
      "a size", "width ~ 30", "height ~ 40",
      equal: { make, _ in make.size.equalTo(CGSize(width: 30, height: 40)) },
      atMost: { make, _ in make.size.lessThanOrEqualTo(CGSize(width: 30, height: 40)) },
      atLeast: { make, _ in make.size.greaterThanOrEqualTo(CGSize(width: 30, height: 40)) }),
    Form(
      "a point", "centerX ~ superview.centerX + 3", "centerY ~ superview.centerY - 4",
      equal: { make, _ in make.center.equalTo(CGPoint(x: 3, y: -4)) },
      atMost: { make, _ in make.center.lessThanOrEqualTo(CGPoint(x: 3, y: -4)) },
      atLeast: { make, _ in make.center.greaterThanOrEqualTo(CGPoint(x: 3, y: -4)) }),
    // As in SnapKit, an inequality is as written on each edge; what stays inside is contained.
    Form(
      "insets", "left ~ superview.left + 2", "right ~ superview.right - 4",
      "top ~ superview.top + 1", "bottom ~ superview.bottom - 3",
      equal: { make, _ in make.edges.equalTo(sides) },
      atMost: { make, _ in make.edges.lessThanOrEqualTo(sides) },
      atLeast: { make, _ in make.edges.greaterThanOrEqualTo(sides) }),
    Form(
      "directional insets", "top ~ superview.top + 1", "bottom ~ superview.bottom - 3",
      "leading ~ superview.leading + 2", "trailing ~ superview.trailing - 4",
      equal: { make, _ in make.directionalEdges.equalTo(directionalSides) },
      atMost: { make, _ in make.directionalEdges.lessThanOrEqualTo(directionalSides) },
      atLeast: { make, _ in make.directionalEdges.greaterThanOrEqualTo(directionalSides) }),
    Form(
      "directional insets for left and right", "left ~ superview.left + 2 (RTL 4)",
      "right ~ superview.right - 4 (RTL -2)", "top ~ superview.top + 1",
      "bottom ~ superview.bottom - 3",
      equal: { make, _ in make.edges.equalTo(directionalSides) },
      atMost: { make, _ in make.edges.lessThanOrEqualTo(directionalSides) },
      atLeast: { make, _ in make.edges.greaterThanOrEqualTo(directionalSides) }),
  ]

  static let items = [
    Form(
      "a view", "top ~ target.top",
      equal: { $0.top.equalTo($1.view) },
      atMost: { $0.top.lessThanOrEqualTo($1.view) },
      atLeast: { $0.top.greaterThanOrEqualTo($1.view) }),
    Form(
      "a guide", "top ~ target.top",
      equal: { $0.top.equalTo($1.guide) },
      atMost: { $0.top.lessThanOrEqualTo($1.guide) },
      atLeast: { $0.top.greaterThanOrEqualTo($1.guide) }),
    Form(
      "an anchor", "top ~ target.bottom",
      equal: { $0.top.equalTo($1.view.layout.bottom) },
      atMost: { $0.top.lessThanOrEqualTo($1.view.layout.bottom) },
      atLeast: { $0.top.greaterThanOrEqualTo($1.view.layout.bottom) }),
    Form(
      "an anchor of another kind", "left ~ target.left", "right ~ target.right",
      equal: { $0.attributes([.left, .right]).equalTo($1.view.layout.edges) },
      atMost: { $0.attributes([.left, .right]).lessThanOrEqualTo($1.view.layout.edges) },
      atLeast: { $0.attributes([.left, .right]).greaterThanOrEqualTo($1.view.layout.edges) }),
    Form(
      "the superview", "top ~ superview.top",
      equal: { make, _ in make.top.equalToSuperview() },
      atMost: { make, _ in make.top.lessThanOrEqualToSuperview() },
      atLeast: { make, _ in make.top.greaterThanOrEqualToSuperview() }),
    Form(
      "each of two views", "top ~ target.top", "top ~ target.top",
      equal: { $0.top.equalTo(each: [$1.view, $1.other]) },
      atMost: { $0.top.lessThanOrEqualTo(each: [$1.view, $1.other]) },
      atLeast: { $0.top.greaterThanOrEqualTo(each: [$1.view, $1.other]) }),
    Form(
      "each of two guides", "width ~ target.width", "width ~ target.width",
      equal: { $0.width.equalTo(each: [$1.guide, $1.view.safeAreaLayoutGuide]) },
      atMost: { $0.width.lessThanOrEqualTo(each: [$1.guide, $1.view.safeAreaLayoutGuide]) },
      atLeast: { $0.width.greaterThanOrEqualTo(each: [$1.guide, $1.view.safeAreaLayoutGuide]) }),
    Form(
      "each of two anchors", "top ~ target.bottom", "top ~ target.centerY",
      equal: { $0.top.equalTo(each: [$1.view.layout.bottom, $1.guide.layout.centerY]) },
      atMost: { $0.top.lessThanOrEqualTo(each: [$1.view.layout.bottom, $1.guide.layout.centerY]) },
      atLeast: {
        $0.top.greaterThanOrEqualTo(each: [$1.view.layout.bottom, $1.guide.layout.centerY])
      }),
    // Nothing equals two numbers.
    Form(
      "each of two numbers", "width ~ 20", "width ~ 30", "left ~ superview.left + 20",
      "left ~ superview.left + 30",
      equal: nil,
      atMost: { make, _ in
        make.width.lessThanOrEqualTo(each: [20, 30])
        make.left.lessThanOrEqualTo(each: [20, 30])
      },
      atLeast: { make, _ in
        make.width.greaterThanOrEqualTo(each: [20, 30])
        make.left.greaterThanOrEqualTo(each: [20, 30])
      }),
  ]

  static let sides = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  static let directionalSides = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test(arguments: numbers) func `Each relation takes each number`(_ form: Form) { check(form) }
  @Test(arguments: shapes) func `Each relation takes each shape`(_ form: Form) { check(form) }
  @Test(arguments: items) func `Each relation takes each item`(_ form: Form) { check(form) }

  private func check(_ form: Form) {
    for (sign, build) in form.relations {
      let other = Other()
      let lines = form.lines.map { $0.replacingOccurrences(of: "~", with: sign) }
      #expect(resolved { build($0, other) } == lines)
    }
  }

  @Test func `Amounts and factors are told in each type of number`() {
    let (float, whole) = (Float(2.5), UInt(4))
    let other = View()
    let lines = resolved {
      $0.left.equalToSuperview().offset(float)
      $0.left.equalToSuperview().offset(whole)
      $0.right.equalToSuperview().inset(float)
      $0.right.equalToSuperview().inset(whole)
      $0.width.equalTo(other).multipliedBy(float)
      $0.width.equalTo(other).dividedBy(float)
    }
    #expect(
      lines == [
        "left == superview.left + 2.5", "left == superview.left + 4",
        "right == superview.right - 2.5", "right == superview.right - 4",
        "width == 2.5 * target.width", "width == 0.4 * target.width",
      ])
  }
}
