import Foundation
import LayoutInspector
public import LayoutKit

/// Lays a screen out in several environments and compares the text trees with those recorded.
///
/// The record is a text file in `__Snapshots__` beside the test, to be committed with it. Where
/// nothing is recorded yet it is written, and the test fails once; the environment variable
/// `SNAPSHOT_TESTING_RECORD` (`all`, `missing`, `failed`, `never`) changes that. A failure tells
/// which frames have moved by how much and which constraints are behind that, and attaches text, a
/// picture and the snapshot as JSON.
///
/// Works with Swift Testing and XCTest.
///
/// - Parameters:
///   - screen: Makes the screen's view, once for each environment; a window is laid out itself, any
///     other view fills one.
///   - variants: The environments; an iPhone 15 if no device or size is among them.
///   - name: The name of the record, unique in the test's file.
///   - record: When to write; by default what the environment variable says.
///   - fileID: The file of the call.
///   - filePath: The path of the call's file, beside which the record is.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectLayout(
  of screen: @autoclosure () -> View, on variants: LayoutVariants..., matches name: String,
  record: LayoutRecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let layouts = LayoutVariants.resolve(variants).map { variant in
    (variant.name, LayoutSnapshot(of: window(showing: screen(), in: variant.environment)))
  }
  let origin = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(layouts, named: name, record, at: origin)
}

/// Lays a controller's screen out in several environments and compares the text trees with those
/// recorded; as ``expectLayout(of:on:matches:record:fileID:filePath:line:column:)`` for views.
///
/// - Parameters:
///   - controller: Makes the controller, once for each environment; it becomes a window's root.
///   - variants: The environments; an iPhone 15 if no device or size is among them.
///   - name: The name of the record, unique in the test's file.
///   - record: When to write; by default what the environment variable says.
///   - fileID: The file of the call.
///   - filePath: The path of the call's file, beside which the record is.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectLayout(
  of controller: @autoclosure () -> ViewController, on variants: LayoutVariants...,
  matches name: String, record: LayoutRecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let layouts = LayoutVariants.resolve(variants).map { variant in
    let window = Window(environment: variant.environment)
    window.rootViewController = controller()
    return (variant.name, LayoutSnapshot(of: window))
  }
  let origin = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(layouts, named: name, record, at: origin)
}

private func expect(
  _ layouts: [(String, LayoutSnapshot)], named name: String, _ mode: LayoutRecordMode?,
  at origin: CallSite
) {
  let record = LayoutRecord(testFile: "\(origin.filePath)", name: name)
  let outcome = record.compare(
    layouts.map { (name: $0.0, snapshot: $0.1) }, mode ?? .ofEnvironment)
  guard let failure = outcome.failure else { return }
  for (variant, snapshot) in outcome.differing {
    attach(snapshot, named: "\(name) \(variant)", at: origin)
  }
  reportIssue(failure, at: origin)
}

private func window(showing view: View, in environment: LayoutEnvironment) -> Window {
  if let window = view as? Window {
    window.environment = environment
    return window
  }
  let window = Window(environment: environment)
  window.addSubview(view)
  view.frame = window.bounds
  view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  return window
}
