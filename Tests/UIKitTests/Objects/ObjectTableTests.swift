import Foundation
import Testing
import UIKit

/// Sets and tables of objects that may go, as programs keep those who listen.
@Suite
struct ObjectTableTests {
  private final class Listener: NSObject {
    let name: String
    var heard = 0
    init(_ name: String) { self.name = name }
  }

  @Test func `Those who listen are told until they go`() {
    let listeners = NSHashTable<Listener>.weakObjects()
    let first = Listener("first")
    do {
      let second = Listener("second")
      listeners.add(second)
      listeners.add(first)
      listeners.add(first)
      listeners.add(nil)
      #expect(listeners.allObjects.map(\.name) == ["second", "first"] && listeners.count == 2)
      for listener in listeners.allObjects { listener.heard += 1 }
      withExtendedLifetime(second) {}
    }
    #expect(listeners.allObjects == [first] && first.heard == 1)
    #expect(listeners.contains(first) && listeners.anyObject === first)
    listeners.remove(first)
    #expect(listeners.count == 0 && !listeners.contains(first) && listeners.anyObject == nil)
  }

  @Test func `A set that keeps its objects has one of equal ones`() {
    let names = NSHashTable<NSString>()
    names.add("a" as NSString)
    names.add(NSString(string: "b"))
    names.add(NSString(string: "a"))
    #expect(names.allObjects == ["a", "b"] && names.member("b" as NSString) == "b")
    var seen: [String] = []
    let enumerator = names.objectEnumerator()
    while let name = enumerator.nextObject() { seen.append("\(name)") }
    #expect(seen == ["a", "b"])
    names.removeAllObjects()
    #expect(names.count == 0 && names.member(nil) == nil)
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func `A table has its pairs while both are there`(keepsKeys: Bool, keepsObjects: Bool) {
    typealias Table = NSMapTable<Listener, Listener>
    let table: Table =
      keepsKeys
      ? keepsObjects ? .strongToStrongObjects() : .strongToWeakObjects()
      : keepsObjects ? .weakToStrongObjects() : .weakToWeakObjects()
    let (key, object) = (Listener("key"), Listener("object"))
    table.setObject(object, forKey: key)
    do {
      let (other, last) = (Listener("other"), Listener("last"))
      table.setObject(object, forKey: other)
      table.setObject(last, forKey: last)
      #expect(table.count == 3 && table.object(forKey: last) === last)
      withExtendedLifetime((other, last)) {}
    }
    // Nothing else keeps the key of the second, nor the third, which is its own key.
    let left = 1 + (keepsKeys ? 1 : 0) + (keepsKeys || keepsObjects ? 1 : 0)
    #expect(table.count == left)
    #expect(table.object(forKey: key) === object && table.object(forKey: object) == nil)
    table.setObject(key, forKey: key)
    #expect(table.object(forKey: key) === key)
    table.removeObject(forKey: key)
    table.setObject(nil, forKey: object)
    #expect(table.object(forKey: key) == nil && table.object(forKey: nil) == nil)
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test func `A table finds objects by equal keys`() {
    let table = NSMapTable<NSString, NSNumber>(keyOptions: .copyIn, valueOptions: .strongMemory)
    table.setObject(1, forKey: "a")
    table.setObject(2, forKey: "b")
    table.setObject(3, forKey: NSString(string: "a"))
    #expect(table.object(forKey: "a") == 3 && table.count == 2)
    var (keys, values): ([String], [String]) = ([], [])
    let (names, numbers) = (table.keyEnumerator(), table.objectEnumerator())
    while let key = names.nextObject() { keys.append("\(key)") }
    while let value = numbers?.nextObject() { values.append("\(value)") }
    #expect(keys == ["b", "a"] && values == ["2", "3"])
  }
}
