import Testing
import os

/// A lock that programs for iOS write, as they write it.
@Suite
struct UnfairLockTests {
  @Test func `Many tasks change a value one after the other`() async {
    let counts = OSAllocatedUnfairLock(initialState: [0, 0])
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<100 {
            counts.withLock { $0[0] += 1 }
            counts.withLockUnchecked { $0[1] += 1 }
          }
        }
      }
    }
    #expect(counts.withLock { $0 } == [800, 800])
  }

  private struct Failure: Error {}

  @Test func `What is changed before an error stays, and the lock is free again`() {
    let lock = OSAllocatedUnfairLock(uncheckedState: 1)
    #expect(throws: Failure.self) {
      try lock.withLock { state in
        state = 2
        throw Failure()
      }
    }
    #expect(throws: Failure.self) {
      try lock.withLockUnchecked { state in
        state += 1
        throw Failure()
      }
    }
    #expect(lock.withLockIfAvailable { $0 } == 3)
  }

  @Test func `A lock of nothing is taken and let go of by hand`() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable() && lock.withLockIfAvailable { 1 } == nil)
    lock.unlock()
    #expect(lock.withLock { 2 } == 2 && lock.withLockUnchecked { 3 } == 3)
    #expect(lock.withLockIfAvailable { 4 } == 4)
  }

  @Test func `What one has locked others don't`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    let inner = lock.withLock { _ in lock.withLockIfAvailable { $0 } }
    #expect(inner == nil && lock.withLock { $0 } == 1)
  }
}
