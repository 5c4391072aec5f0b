import LayoutTesting
import Synchronization

/// What the running test would be told to fail for, in the order of the failures.
///
/// That a failure is one of the running test, with its place, is shown in `Tests/MainActor`.
func heardFailures(_ body: () -> Void) -> [String] {
  let heard = Heard()
  let listener: @Sendable (String) -> Void = { message in
    heard.messages.withLock { $0.append(message) }
  }
  IssueListener.$current.withValue(listener, operation: body)
  return heard.messages.withLock { $0 }
}

private final class Heard: Sendable {
  let messages = Mutex<[String]>([])
}
