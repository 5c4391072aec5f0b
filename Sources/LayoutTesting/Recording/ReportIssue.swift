import Foundation
import LayoutInspector
import LayoutKit
import Synchronization

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Where a test calls.
nonisolated struct CallSite: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}

/// Hears of failures in the place of the running test: for tests of the expectations themselves, as a
/// failure that is expected would still be printed.
// An object: a function as the value of a task ends optimized programs, in swift_task_localValuePush.
package final nonisolated class IssueListener: Sendable {
  @TaskLocal package static var current: IssueListener?

  private let heard = Mutex<[String]>([])

  package init() {}

  /// What was heard, in the order of the failures.
  package var messages: [String] { heard.withLock { $0 } }

  func hear(_ message: String) { heard.withLock { $0.append(message) } }
}

/// Makes the running test fail, be it one of Swift Testing or of XCTest; without a test the message
/// goes to standard error.
nonisolated func reportIssue(_ message: String, at origin: CallSite) {
  let message = message.printableLines
  if let listener = IssueListener.current { return listener.hear(message) }
  #if canImport(Testing)
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: origin.location)
      return
    }
  #endif
  #if canImport(XCTest)
    XCTFail(message, file: origin.filePath, line: origin.line)
  #else
    FileHandle.standardError.write(Data((message + "\n").utf8))
  #endif
}

/// Keeps what a layout looks like with the running test: text, a picture, a page to look into it, and
/// all of it as JSON.
///
/// Where nobody keeps attachments, none is made.
func attach(_ snapshot: LayoutSnapshot, named name: String, at origin: CallSite) {
  #if canImport(Testing)
    guard Test.current != nil, attachmentsAreKept(CommandLine.arguments) else { return }
    let files = [
      ("txt", snapshot.description), ("svg", snapshot.svg(.blueprint)),
      ("html", Inspector(snapshot, title: name).html),
      ("json", (try? snapshot.json()) ?? ""),
    ]
    for (ending, text) in files where !text.isEmpty {
      Attachment.record(text, named: "\(name).\(ending)", sourceLocation: origin.location)
    }
  #endif
}

/// Whether a test run with some arguments keeps attachments: if it is told a folder for them, or belongs
/// to Xcode, which shows them.
package nonisolated func attachmentsAreKept(
  _ arguments: [String],
  _ environment: [String: String] = ProcessInfo.processInfo.environment
) -> Bool {
  arguments.contains { $0.hasPrefix("--attachments-path") }
    || arguments.contains { $0.hasPrefix("--experimental-attachments-path") }
    || environment["XCTestConfigurationFilePath"] != nil
}

#if canImport(Testing)
  nonisolated extension CallSite {
    /// The place as Swift Testing has it.
    fileprivate var location: Testing.SourceLocation {
      Testing.SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
  }
#endif
