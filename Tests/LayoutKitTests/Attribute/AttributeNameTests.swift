import TestSupport
import Testing
import TreeTestSupport

@testable import LayoutKit

/// Makers, chains and items have the same names of attributes.
@Suite(.makesMistakes) struct AttributeNameTests {
  /// What a name stands for, and what a maker, a chain and an item make of it.
  struct Name: Sendable {
    let set: AttributeSet
    let began: @Sendable (ConstraintMaker) -> AttributeSet
    let chained: @Sendable (ConstraintMaker.AttributeStep<AttributeSet.Mixed>) -> AttributeSet
    let named: @Sendable (ItemLayout<View>) -> AttributeSet

    init(
      _ set: AttributeSet, _ began: @escaping @Sendable (ConstraintMaker) -> AttributeSet,
      _ chained:
        @escaping @Sendable (ConstraintMaker.AttributeStep<AttributeSet.Mixed>) -> AttributeSet,
      _ named: @escaping @Sendable (ItemLayout<View>) -> AttributeSet
    ) {
      self.set = set
      self.began = began
      self.chained = chained
      self.named = named
    }
  }

  static let names = [
    Name(.left, { $0.left.attributes }, { $0.left.attributes }, { $0.left.attributes }),
    Name(.right, { $0.right.attributes }, { $0.right.attributes }, { $0.right.attributes }),
    Name(.leading, { $0.leading.attributes }, { $0.leading.attributes }, { $0.leading.attributes }),
    Name(
      .trailing, { $0.trailing.attributes }, { $0.trailing.attributes }, { $0.trailing.attributes }),
    Name(.centerX, { $0.centerX.attributes }, { $0.centerX.attributes }, { $0.centerX.attributes }),
    Name(.top, { $0.top.attributes }, { $0.top.attributes }, { $0.top.attributes }),
    Name(.bottom, { $0.bottom.attributes }, { $0.bottom.attributes }, { $0.bottom.attributes }),
    Name(.centerY, { $0.centerY.attributes }, { $0.centerY.attributes }, { $0.centerY.attributes }),
    Name(
      .firstBaseline, { $0.firstBaseline.attributes }, { $0.firstBaseline.attributes },
      { $0.firstBaseline.attributes }),
    Name(
      .lastBaseline, { $0.lastBaseline.attributes }, { $0.lastBaseline.attributes },
      { $0.lastBaseline.attributes }),
    Name(.width, { $0.width.attributes }, { $0.width.attributes }, { $0.width.attributes }),
    Name(.height, { $0.height.attributes }, { $0.height.attributes }, { $0.height.attributes }),
    Name(.edges, { $0.edges.attributes }, { $0.edges.attributes }, { $0.edges.attributes }),
    Name(
      .horizontalEdges, { $0.horizontalEdges.attributes }, { $0.horizontalEdges.attributes },
      { $0.horizontalEdges.attributes }),
    Name(
      .verticalEdges, { $0.verticalEdges.attributes }, { $0.verticalEdges.attributes },
      { $0.verticalEdges.attributes }),
    Name(
      .directionalEdges, { $0.directionalEdges.attributes }, { $0.directionalEdges.attributes },
      { $0.directionalEdges.attributes }),
    Name(
      .directionalHorizontalEdges, { $0.directionalHorizontalEdges.attributes },
      { $0.directionalHorizontalEdges.attributes }, { $0.directionalHorizontalEdges.attributes }),
    Name(
      .verticalEdges, { $0.directionalVerticalEdges.attributes },
      { $0.directionalVerticalEdges.attributes }, { $0.directionalVerticalEdges.attributes }),
    Name(.size, { $0.size.attributes }, { $0.size.attributes }, { $0.size.attributes }),
    Name(.center, { $0.center.attributes }, { $0.center.attributes }, { $0.center.attributes }),
    Name(
      .leftMargin, { $0.leftMargin.attributes }, { $0.leftMargin.attributes },
      { $0.leftMargin.attributes }),
    Name(
      .rightMargin, { $0.rightMargin.attributes }, { $0.rightMargin.attributes },
      { $0.rightMargin.attributes }),
    Name(
      .leadingMargin, { $0.leadingMargin.attributes }, { $0.leadingMargin.attributes },
      { $0.leadingMargin.attributes }),
    Name(
      .trailingMargin, { $0.trailingMargin.attributes }, { $0.trailingMargin.attributes },
      { $0.trailingMargin.attributes }),
    Name(
      .centerXWithinMargins, { $0.centerXWithinMargins.attributes },
      { $0.centerXWithinMargins.attributes }, { $0.centerXWithinMargins.attributes }),
    Name(
      .topMargin, { $0.topMargin.attributes }, { $0.topMargin.attributes },
      { $0.topMargin.attributes }),
    Name(
      .bottomMargin, { $0.bottomMargin.attributes }, { $0.bottomMargin.attributes },
      { $0.bottomMargin.attributes }),
    Name(
      .centerYWithinMargins, { $0.centerYWithinMargins.attributes },
      { $0.centerYWithinMargins.attributes }, { $0.centerYWithinMargins.attributes }),
    Name(.margins, { $0.margins.attributes }, { $0.margins.attributes }, { $0.margins.attributes }),
    Name(
      .directionalMargins, { $0.directionalMargins.attributes },
      { $0.directionalMargins.attributes }, { $0.directionalMargins.attributes }),
    Name(
      .centerWithinMargins, { $0.centerWithinMargins.attributes },
      { $0.centerWithinMargins.attributes }, { $0.centerWithinMargins.attributes }),
    Name(
      [.left, .right, .top], { $0.edges(excluding: .bottom).attributes },
      { $0.edges(excluding: .bottom).attributes }, { $0.edges(excluding: .bottom).attributes }),
    Name(
      [.bottom, .trailing], { $0.directionalEdges(excluding: [.top, .leading]).attributes },
      { $0.directionalEdges(excluding: [.top, .leading]).attributes },
      { $0.directionalEdges(excluding: [.top, .leading]).attributes }),
    Name(
      [.width, .leftMargin], { $0.attributes([.width, .leftMargin]).attributes },
      { $0.attributes([.width, .leftMargin]).attributes },
      { $0.attributes([.width, .leftMargin]).attributes }),
  ]

  @Test func `A name stands for the same attributes wherever it is used`() {
    let view = View()
    let other = View()
    view.addSubview(other)
    other.layout.prepare { make in
      for name in Self.names {
        #expect(name.began(make) == name.set)
        // Chained on to a set of one that may be in it.
        let chain = make.attributes(.centerY)
        #expect(name.chained(chain) == name.set.union(.centerY))
        #expect(name.named(view.layout) == name.set)
      }
    }
  }

  @Test func `The names reach every attribute`() {
    let all = Self.names.reduce(into: AttributeSet()) { $0.formUnion($1.set) }
    #expect(all == AttributeSet(rawValue: .max))
    #expect(all.count == 20)
  }

  @Test func `Label, name and absence may be told in any order, and the last of a kind counts`() {
    let stage = Stage()
    let one = stage.a.layout.make {
      $0.width.equalTo(40).priority(.high).inactive().id("width").labeled("first").labeled("second")
    }
    let other = stage.b.layout.make { $0.width.equalTo(40).id("width").inactive().labeled("label") }
    #expect(one[0]?.identifier == "second")
    #expect(other[0]?.identifier == "label")
    #expect(one[0]?.isActive == false && other[0]?.isActive == false)
    stage.a.layout["width"].activate()
    #expect(one[0]?.isActive == true)
    #expect(one[0]?.priority == .defaultHigh)
  }
}
