import Foundation
import SnapKit
import Testing
import ViewTree

/// Each name stands for the attributes it says: after `make`, after another name, and of another view.
@Suite
struct AttributeTests {
  /// A name as a maker, a chain and another view have it.
  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let attributes: [NSLayout.Attribute]
    let make: Begin
    let extend: Extend
    let read: Read

    init(
      _ name: String, _ attributes: [NSLayout.Attribute], _ make: @escaping Begin,
      _ extend: @escaping Extend, _ read: @escaping Read
    ) {
      self.name = name
      self.attributes = attributes
      self.make = make
      self.extend = extend
      self.read = read
    }

    var testDescription: String { name }
  }

  #if MainActor
    typealias Begin = @MainActor @Sendable (ConstraintMaker) -> ConstraintMakerExtendable
    typealias Extend = @MainActor @Sendable (ConstraintMakerExtendable) -> ConstraintMakerExtendable
    typealias Read = @MainActor @Sendable (ConstraintViewDSL) -> ConstraintItem
  #else
    typealias Begin = @Sendable (ConstraintMaker) -> ConstraintMakerExtendable
    typealias Extend = @Sendable (ConstraintMakerExtendable) -> ConstraintMakerExtendable
    typealias Read = @Sendable (ConstraintViewDSL) -> ConstraintItem
  #endif

  nonisolated static let rows = [
    Row("left", [.left], { $0.left }, { $0.left }, { $0.left }),
    Row("top", [.top], { $0.top }, { $0.top }, { $0.top }),
    Row("right", [.right], { $0.right }, { $0.right }, { $0.right }),
    Row("bottom", [.bottom], { $0.bottom }, { $0.bottom }, { $0.bottom }),
    Row("leading", [.leading], { $0.leading }, { $0.leading }, { $0.leading }),
    Row("trailing", [.trailing], { $0.trailing }, { $0.trailing }, { $0.trailing }),
    Row("width", [.width], { $0.width }, { $0.width }, { $0.width }),
    Row("height", [.height], { $0.height }, { $0.height }, { $0.height }),
    Row("centerX", [.centerX], { $0.centerX }, { $0.centerX }, { $0.centerX }),
    Row("centerY", [.centerY], { $0.centerY }, { $0.centerY }, { $0.centerY }),
    Row(
      "lastBaseline", [.lastBaseline], { $0.lastBaseline }, { $0.lastBaseline },
      { $0.lastBaseline }),
    Row(
      "firstBaseline", [.firstBaseline], { $0.firstBaseline }, { $0.firstBaseline },
      { $0.firstBaseline }),
    Row("leftMargin", [.leftMargin], { $0.leftMargin }, { $0.leftMargin }, { $0.leftMargin }),
    Row("topMargin", [.topMargin], { $0.topMargin }, { $0.topMargin }, { $0.topMargin }),
    Row("rightMargin", [.rightMargin], { $0.rightMargin }, { $0.rightMargin }, { $0.rightMargin }),
    Row(
      "bottomMargin", [.bottomMargin], { $0.bottomMargin }, { $0.bottomMargin },
      { $0.bottomMargin }),
    Row(
      "leadingMargin", [.leadingMargin], { $0.leadingMargin }, { $0.leadingMargin },
      { $0.leadingMargin }),
    Row(
      "trailingMargin", [.trailingMargin], { $0.trailingMargin }, { $0.trailingMargin },
      { $0.trailingMargin }),
    Row(
      "centerXWithinMargins", [.centerXWithinMargins], { $0.centerXWithinMargins },
      { $0.centerXWithinMargins }, { $0.centerXWithinMargins }),
    Row(
      "centerYWithinMargins", [.centerYWithinMargins], { $0.centerYWithinMargins },
      { $0.centerYWithinMargins }, { $0.centerYWithinMargins }),
    Row("edges", [.left, .top, .right, .bottom], { $0.edges }, { $0.edges }, { $0.edges }),
    Row(
      "directionalEdges", [.leading, .top, .trailing, .bottom], { $0.directionalEdges },
      { $0.directionalEdges }, { $0.directionalEdges }),
    Row(
      "horizontalEdges", [.left, .right], { $0.horizontalEdges }, { $0.horizontalEdges },
      { $0.horizontalEdges }),
    Row(
      "verticalEdges", [.top, .bottom], { $0.verticalEdges }, { $0.verticalEdges },
      { $0.verticalEdges }),
    Row(
      "directionalHorizontalEdges", [.leading, .trailing], { $0.directionalHorizontalEdges },
      { $0.directionalHorizontalEdges }, { $0.directionalHorizontalEdges }),
    Row(
      "directionalVerticalEdges", [.top, .bottom], { $0.directionalVerticalEdges },
      { $0.directionalVerticalEdges }, { $0.directionalVerticalEdges }),
    Row("size", [.width, .height], { $0.size }, { $0.size }, { $0.size }),
    Row("center", [.centerX, .centerY], { $0.center }, { $0.center }, { $0.center }),
    Row(
      "margins", [.leftMargin, .topMargin, .rightMargin, .bottomMargin], { $0.margins },
      { $0.margins }, { $0.margins }),
    Row(
      "directionalMargins", [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin],
      { $0.directionalMargins }, { $0.directionalMargins }, { $0.directionalMargins }),
    Row(
      "centerWithinMargins", [.centerXWithinMargins, .centerYWithinMargins],
      { $0.centerWithinMargins }, { $0.centerWithinMargins }, { $0.centerWithinMargins }),
  ]

  /// The attributes of the constraints that a closure makes for a view in a box.
  private func attributes(
    _ make: (ConstraintMaker) -> Void
  ) -> (first: Set<NSLayout.Attribute>, second: Set<NSLayout.Attribute>) {
    let (box, view) = (View(), View())
    box.addSubview(view)
    let made = view.snp.prepareConstraints(make).flatMap(\.layoutConstraints)
    return (Set(made.map(\.firstAttribute)), Set(made.map(\.secondAttribute)))
  }

  @Test(arguments: rows)
  func `Each name constrains its attributes`(_ row: Row) {
    let expected = Set(row.attributes)
    let begun = attributes { row.make($0).equalToSuperview() }
    #expect(begun.first == expected && begun.second == expected)
    // After a name that all names can follow.
    let before: NSLayout.Attribute = row.attributes.contains(.width) ? .height : .width
    let extended = attributes {
      row.extend(before == .width ? $0.width : $0.height).equalToSuperview()
    }
    #expect(extended.first == expected.union([before]))
    let other = View()
    let read = row.read(other.snp)
    let named = attributes { row.make($0).equalTo(read) }
    #expect(named.second == expected)
  }

  @Test func `Relations to what a closure picks of the superview`() {
    let made = Made()
    let rows = made.texts {
      $0.left.equalToSuperview { $0.snp.centerX }
      $0.right.lessThanOrEqualToSuperview { $0.snp.right }
      $0.top.greaterThanOrEqualToSuperview { $0.snp.bottom }
      $0.width.lessThanOrEqualTo(50)
    }
    #expect(
      rows == [
        "left = box.centerX", "right <= box.right", "top >= box.bottom", "width <= 50",
      ])
  }

  @Test func `Numbers of all types are priorities and factors`() {
    let made = Made()
    let rows = made.texts {
      $0.left.equalToSuperview().priority(1 as UInt)
      $0.top.equalToSuperview().priority(2 as Float)
      $0.right.equalToSuperview().priority(3 as CGFloat)
      $0.bottom.equalToSuperview().priority(LayoutPriority(4))
      $0.leading.equalToSuperview().priority(5.0)
    }
    #expect(
      rows == [
        "left = box.left ^1", "top = box.top ^2", "right = box.right ^3",
        "bottom = box.bottom ^4", "leading = box.leading ^5",
      ])
    let factors = made.texts {
      $0.width.equalToSuperview().multipliedBy(2 as UInt)
      $0.height.equalToSuperview().multipliedBy(3 as Float)
      $0.centerX.equalToSuperview().multipliedBy(0.5 as CGFloat)
      $0.centerY.equalToSuperview().dividedBy(2 as Int)
    }
    #expect(
      factors == [
        "width = box.width * 2", "height = box.height * 3", "centerX = box.centerX * 0.5",
        "centerY = box.centerY * 0.5",
      ])
  }

  @Test func `Priorities are told apart by their numbers`() {
    let priority: ConstraintPriority = 600.5
    #expect(priority.value == 600.5 && priority == ConstraintPriority(600.5))
    #expect(ConstraintPriority.low.advanced(by: 10).value == 260)
    #expect(ConstraintPriority.low.distance(to: .high) == 500)
    #expect(stride(from: ConstraintPriority.low, to: .high, by: 250).map(\.value) == [250, 500])
  }

  @Test func `Content priorities of a view`() {
    let view = View()
    view.snp.contentHuggingHorizontalPriority = 11
    view.snp.contentHuggingVerticalPriority = 12
    view.snp.contentCompressionResistanceHorizontalPriority = 13
    view.snp.contentCompressionResistanceVerticalPriority = 14
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 11)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 12)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 13)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 14)
    let dsl = view.snp
    #expect(
      [dsl.contentHuggingHorizontalPriority, dsl.contentHuggingVerticalPriority] == [11, 12])
    #expect(
      [
        dsl.contentCompressionResistanceHorizontalPriority,
        dsl.contentCompressionResistanceVerticalPriority,
      ] == [13, 14])
  }

  @Test func `Constraints of a guide are made, changed, made again and removed`() {
    let (box, guide) = (View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), LayoutGuide())
    box.addLayoutGuide(guide)
    guide.snp.setLabel("guide")
    #expect(guide.snp.label() == "guide" && guide.snp.target === guide)
    guide.snp.makeConstraints {
      $0.left.top.equalTo(box)
      $0.size.equalTo(30)
    }
    box.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 30, height: 30))
    guide.snp.updateConstraints { $0.size.equalTo(40) }
    box.layoutIfNeeded()
    #expect(guide.layoutFrame.size == CGSize(width: 40, height: 40))
    guide.snp.remakeConstraints { $0.edges.equalTo(box).inset(10) }
    box.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 10, width: 80, height: 80))
    let prepared = guide.snp.prepareConstraints { $0.width.equalTo(20) }
    #expect(prepared.flatMap(\.layoutConstraints).allSatisfy { !$0.isActive })
    guide.snp.removeConstraints()
    guide.snp.makeConstraints {
      $0.right.bottom.equalTo(box)
      $0.size.equalTo(5)
    }
    box.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 95, y: 95, width: 5, height: 5))
  }

  @Test func `Insets that follow the reading direction are set again`() throws {
    let made = Made()
    let constraint = try #require(
      made.view.snp.prepareConstraints { $0.directionalEdges.equalToSuperview() }.first)
    constraint.update(
      inset: ConstraintDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let constants = Dictionary(
      uniqueKeysWithValues: constraint.layoutConstraints.map { ($0.firstAttribute, $0.constant) })
    #expect(constants == [.top: 1, .leading: 2, .bottom: -3, .trailing: -4])
  }

  /// A view in a box, of which constraints are made.
  private struct Made {
    let box = View()
    let view = View()

    init() {
      box.name = "box"
      box.addSubview(view)
    }

    /// The constraints that a closure makes, in short.
    func texts(_ make: (ConstraintMaker) -> Void) -> [String] {
      view.snp.prepareConstraints(make).flatMap(\.layoutConstraints).map(ResolutionTests.text)
    }
  }
}
