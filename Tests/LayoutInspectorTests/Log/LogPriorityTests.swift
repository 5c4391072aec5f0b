import LayoutInspector
import Testing

/// Priorities behind a constraint, as Apple's frameworks, SnapKit and Masonry write them.
@Suite struct LogPriorityTests {
  @Test(arguments: [
    ("", 1000), (" priority:999", 999), (" @750", 750), (" @750.5", 750.5), (" ^999", 999),
    (" ^999.0", 999), (" ^750.5", 750.5), (" ^UILayoutPriority(rawValue: 999.0)", 999),
    (" ^NSLayoutPriority(rawValue: 250.0)", 250), (" ^required", 1000), (" ^high", 750),
    (" ^medium", 500), (" ^low", 250), (" ^fitting size", 50), (" ^drag can resize window", 510),
    (" ^window size stay put", 500), (" ^drag cannot resize window", 490),
  ])
  func `Priorities are read in each way that they are written in`(ending: String, priority: Double)
    throws
  {
    let bodies = [
      "UIView:0x2.width == 40", "UIView:0x2.width >= UIView:0x3.width * 2 + 8.5",
      "UIView:0x2.top <= UIView:0x3.bottomMargin - 8", "UIView:0x2.width == * 2.0 40.0",
    ]
    for body in bodies {
      let line = "<SnapKit.LayoutConstraint:0x1@Card.swift#3 \(body)\(ending)>"
      let report = try #require(try ConstraintLog(line).reports.first)
      #expect(report.unread == [])
      #expect(report.snapshot.constraints.first?.priority == priority)
    }
  }

  @Test func `Attribute × relation × factor × constant, in the order of SnapKit and Masonry`()
    throws
  {
    let attributes = [
      "left", "top", "right", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY", "lastBaseline", "firstBaseline", "baseline", "leftMargin", "rightMargin",
      "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
      "centerYWithinMargins",
    ]
    var count = 0
    for attribute in attributes {
      for relation in ["==", ">=", "<="] {
        for (factor, multiplier) in [
          ("", 1.0), (" * 0.5625", 0.5625), (" * -1.0", -1), (" * 2", 2),
        ] {
          for (added, constant) in [("", 0.0), (" + 8.0", 8), (" - 8.5", -8.5)] {
            let line =
              "<MASLayoutConstraint:0x1 UIView:0x2.\(attribute) \(relation) UIView:0x3.\(attribute)\(factor)\(added)>"
            let report = try #require(try ConstraintLog(line).reports.first)
            let row = try #require(report.snapshot.constraints.first)
            #expect(report.unread == [], "\(line)")
            #expect(row.relation.rawValue == relation)
            #expect(row.multiplier == multiplier)
            #expect(row.constant == constant)
            #expect(row.first?.attribute == attribute && row.second?.attribute == attribute)
            count += 1
          }
        }
      }
    }
    #expect(count == 21 * 3 * 4 * 3)
  }

  // A size of content is two rows, one for each side; a priority of 0 is none, and one above 1000 is required.
  @Test(
    arguments: [
      (250, 750, [250, 750]), (1000, 1000, [1000, 1000]), (1001, 2000, [1000, 1000]),
      (0, 1000.5, [1000]), (251, 0, [251]), (0, 0, []),
    ] as [(Double, Double, [Double])])
  func `Content holds on to its size by two priorities`(
    hugging: Double, resistance: Double, priorities: [Double]
  ) throws {
    let line =
      "<NSContentSizeLayoutConstraint:0x1 UILabel:0x2'A'.width == 140 Hug:\(hugging)"
      + " CompressionResistance:\(resistance)   (active)>"
    let report = try #require(
      try ConstraintLog(line + "\n<NSLayoutConstraint:0x3 UILabel:0x2'A'.width == 90   (active)>")
        .reports.first)
    let halves = report.snapshot.constraints.filter { $0.relation != .equal }
    // The last is that the width isn't below 0.
    #expect(halves.map { $0.priority } == priorities + [1000])
  }

  @Test func `A name that two views have is no contradiction of a view with itself`() throws {
    let text = """
      (
      "<NSLayoutConstraint:0x1 V:[cell]-(7)-[cell]   (active, names: cell:0x2, cell:0x3 )>"
      )
      """
    let report = try #require(try ConstraintLog(text).reports.first)
    #expect(report.clash == nil)
    #expect(
      report.notes == ["The log has one name for several views, and doesn't tell which is which."])
  }

  @Test func `What is met by what is there may depend on what isn't`() throws {
    let text = """
      (
      "<NSLayoutConstraint:0x1 UILabel:0x2'Sum'.firstBaseline == UIView:0x3.bottomMargin   (active)>"
      )
      """
    let report = try #require(try ConstraintLog(text).reports.first)
    #expect(report.clash == nil)
    #expect(
      report.notes == ["The log doesn't show the first baseline of Sum, the margins of UIView."])
  }
}
