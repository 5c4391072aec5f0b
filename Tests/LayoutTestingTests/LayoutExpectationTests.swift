import Foundation
import LayoutKit
import LayoutTesting
import TestSupport
import Testing
import TreeTestSupport

/// What is expected of views, and what is said where it isn't so.
@Suite struct LayoutExpectationTests {
  /// A window of 200 × 100 with two views side by side in a row.
  private struct Row {
    let window = Window(size: CGSize(width: 200, height: 100))
    let row = View()
    let first = View()
    let second = View()

    init() {
      row.name = "row"
      first.name = "first"
      second.name = "second"
      window.addSubview(row)
      row.addSubview(first)
      row.addSubview(second)
      #sourceLocation(file:"Row.swift",line:10)
      row.layout.make { $0.edges.equalToSuperview().inset(10) }
      first.layout.make {
        $0.leading.top.bottom.equalToSuperview()
        $0.width.equalTo(60)
      }
      second.layout.make {
        $0.leading.equalTo(first.layout.trailing).offset(8)
        $0.top.bottom.equalToSuperview()
        $0.width.equalTo(120)
      }
      #sourceLocation()
    }
  }

  @Test func `What is as expected`() {
    let row = Row()
    expect(row.first, .isInside(row.row), .isLeftOf(row.second), .isBefore(row.second))
    expect(row.second, .isRightOf(row.first), .doesNotOverlap(row.first), .hasSize(120, 80))
    expect(row.second, .isAligned(.top, with: row.first), .isAligned(.centerY, with: row.row))
    expect(row.window, .hasNoAmbiguity, .hasNoMistakes, .doesNotTruncate)
    row.window.userInterfaceLayoutDirection = .rightToLeft
    expect(row.first, .isBefore(row.second), .isRightOf(row.second))
  }

  @Test func `Where views are and why`() {
    let row = Row()
    // 60 + 8 + 120 - 180
    #expect(
      failures(of: row.second, [.isInside(row.row)]) == [
        """
        second at x 78 y 10 w 120 h 80 is not inside row at x 10 y 10 w 180 h 80.
          second: left 68 = first.right 60 + 8 (Row.swift:16)
          second: top 0 = 0 (Row.swift:17)
          second: right 188 = first.right 60 + 8 (Row.swift:16) + 120 (Row.swift:18)
          second: bottom 80 = superview 80 (Row.swift:17)
          row: right 190 = superview 200 − 10 (Row.swift:10)
          row: bottom 90 = superview 100 − 10 (Row.swift:10)
          row: left 10 = 10 (Row.swift:10)
          row: top 10 = 10 (Row.swift:10)
        """
      ])
    #expect(
      failures(of: row.first, [.isRightOf(row.second), .isAbove(row.second), .hasSize(60, 40)]) == [
        """
        first at x 10 y 10 w 60 h 80 is not right of second at x 78 y 10 w 120 h 80.
          first: left 0 = 0 (Row.swift:12)
          second: right 188 = first.right 60 + 8 (Row.swift:16) + 120 (Row.swift:18)
        """,
        """
        first at x 10 y 10 w 60 h 80 is not above second at x 78 y 10 w 120 h 80.
          first: bottom 80 = superview 80 (Row.swift:12)
          second: top 0 = 0 (Row.swift:17)
        """,
        """
        first is 60 × 80 and not 60 × 40.
          first: height 80 = superview 80 (Row.swift:12)
        """,
      ])
  }

  @Test func `Of a size only what is wrong is explained`() {
    let row = Row()
    let width = "\n  first: width 60 = 60 (Row.swift:13)"
    let height = "\n  first: height 80 = superview 80 (Row.swift:12)"
    #expect(
      failures(of: row.first, [.hasSize(60, 80), .hasSize(61, 80), .hasSize(60, 81)]) == [
        "first is 60 × 80 and not 61 × 80.\(width)", "first is 60 × 80 and not 60 × 81.\(height)",
      ])
    #expect(
      failures(of: row.first, [.hasSize(61, 81)]) == [
        "first is 60 × 80 and not 61 × 81.\(width)\(height)"
      ])
  }

  @Test(.makesMistakes) func `Texts cut off, open places and mistakes are told`() {
    let row = Row()
    let label = Label()
    label.name = "label"
    label.text = "Much more than there is room for"
    row.first.addSubview(label)
    label.layout.make { $0.leading.trailing.equalToSuperview() }
    row.second.layout.make { $0.width.equalTo(10) }
    let messages = failures(of: row.window, [.hasNoAmbiguity, .hasNoMistakes, .doesNotTruncate])
    #expect(messages.count == 3)
    #expect(messages.first == "Constraints leave label open.")
    #expect(messages.contains { $0.contains("second.width == 10 is left out") })
    #expect(messages.last?.hasPrefix("label cuts its text off: \"Much more") == true)
  }

  @Test func `A failure is told once`() {
    let row = Row()
    let heard = heardFailures { expect(row.first, .isBelow(row.second)) }
    #expect(heard.count == 1 && heard[0].hasPrefix("first at x 10"))
  }
}
