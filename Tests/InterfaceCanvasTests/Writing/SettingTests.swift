import TestSupport
import Testing
import UIKit

/// What a document says of a view is written as one assignment each, in one order.
@Suite
struct SettingTests {
  @Test(arguments: try Fixtures.cases("settings.txt"))
  func `Settings that differ from a view's own are written`(_ row: TextCase) throws {
    let written = Sample.written(try row.text(0))
    #expect([written.made] + written.settings == (try row.lines(1)))
  }
}
