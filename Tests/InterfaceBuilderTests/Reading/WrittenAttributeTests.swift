import Foundation
import InterfaceBuilder
import Testing
import TreeTestSupport
import UIKit

/// Views of programs take over what Interface Builder writes.
@Suite(.makesMistakes) struct WrittenAttributeTests {
  @Test(arguments: WrittenAttribute.all)
  func `A program's view has what its inspector shows`(_ row: WrittenAttribute) throws {
    var problems: [String] = []
    let view: UIView = try #require(
      Sample.made(row.text(isWhole: true), problems: &problems))
    #expect(row.isRead(view))
    #expect(problems == [])
    let plain: UIView = try #require(
      Sample.made(row.text(isWhole: false), problems: &problems))
    #expect(!row.isRead(plain), "a view without it is the same")
  }

  @Test(arguments: [
    "view contentMode=\"top-left\"", "label baselineAdjustment=\"low\"",
    "scrollView indicatorStyle=\"red\"", "tableViewCell selectionStyle=\"red\"",
    "datePicker datePickerMode=\"week\"",
  ])
  func `A word that no inspector has is reported`(element: String) throws {
    var problems: [String] = []
    let name = String(element.prefix { $0 != " " })
    let view: UIView? = Sample.made("<\(element) id=\"a\"/>", problems: &problems)
    let parts = element.dropFirst(name.count + 1).components(separatedBy: "=\"")
    #expect(view != nil)
    #expect(problems == ["The \(parts[0]) of this \(name) can't be '\(parts[1].dropLast())'."])
  }
}
