import LayoutTesting

/// What the running test would be told to fail for, in the order of the failures.
///
/// That a failure is one of the running test, with its place, is shown in `Tests/MainActor`.
func heardFailures(_ body: () -> Void) -> [String] {
  let listener = IssueListener()
  IssueListener.$current.withValue(listener, operation: body)
  return listener.messages
}
