import Foundation
import Synchronization

/// The results of a function that starts processes and waits for them, for two elements at a time, in the elements' order.
///
/// What is done with a result is done one after the other, as soon as it is there.
func twoAtATime<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ body: @Sendable (Element) throws -> Result,
  done: @Sendable (Element, Result) throws -> Void = { _, _ in }
) throws -> [Result] {
  let next = Mutex(0)
  let results = Mutex<[Int: Result]>([:])
  let failure = Mutex<(any Error)?>(nil)
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    while failure.withLock({ $0 == nil }) {
      let index = next.withLock { next in
        defer { next += 1 }
        return next
      }
      guard index < elements.count else { return }
      do {
        let result = try body(elements[index])
        try results.withLock { results in
          results[index] = result
          try done(elements[index], result)
        }
      } catch {
        failure.withLock { $0 = error }
      }
    }
  }
  if let failure = failure.withLock({ $0 }) { throw failure }
  return results.withLock { results in elements.indices.compactMap { results[$0] } }
}
