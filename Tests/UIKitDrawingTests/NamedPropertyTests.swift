import Foundation
import Testing
import TreeTestSupport
import UIKit

/// Properties by their names, for which there is no Objective-C: that is reported, and nothing changes.
@Suite(.makesMistakes)
struct NamedPropertyTests {
  private final class Thing: NSObject {
    var name = "first"
  }

  @Test func `Nothing is set or read by a name`() {
    let thing = Thing()
    thing.setValue("other", forKey: "name")
    thing.setValue("other", forKeyPath: "name")
    #expect(thing.name == "first")
    #expect(thing.value(forKey: "name") == nil && thing.value(forKeyPath: "name") == nil)
  }

  private final class Observer: NSObject {}

  @Test func `Nobody is told of changes by a name`() {
    let (thing, observer) = (Thing(), Observer())
    unsafe thing.addObserver(observer, forKeyPath: "name", context: nil)
    thing.name = "other"
    thing.removeObserver(observer, forKeyPath: "name")
    unsafe thing.removeObserver(observer, forKeyPath: "name", context: nil)
    #expect(thing.name == "other")
    #expect(NSKeyValueChangeKey(rawValue: "new") == .newKey)
  }

  @Test func `A change is of the whole value, after it`() {
    let view = UIView()
    var kinds: [Bool] = []
    let token = view.observe(\.isHidden, options: [.new]) { _, change in
      kinds.append(change.kind == .setting && !change.isPrior && change.indexes == nil)
    }
    view.isHidden = true
    #expect(kinds == [true])
    token.invalidate()
  }

  @Test func `What isn't a view publishes nothing`() {
    let page = UIViewController()
    var titles: [String?] = []
    let token = page.observe(\.title, options: [.initial, .new]) { _, change in
      titles.append(change.newValue ?? nil)
    }
    page.title = "new"
    #expect(titles == [nil])
    token.invalidate()
  }
}
