public import Foundation
import ViewTree

nonisolated extension Timer {
  /// Makes a timer that calls a method of a target, which is kept until the timer is invalidated.
  ///
  /// - Parameters:
  ///   - timeInterval: After how many seconds, and how many lie between.
  ///   - target: Whose method.
  ///   - selector: The method, which may take the timer.
  ///   - userInfo: Is left out, as timers keep none here.
  ///   - repeats: Whether it goes on.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let call = Self.call(target, selector, repeats: repeats)
    self.init(timeInterval: timeInterval, repeats: repeats, block: call)
  }

  /// Makes a timer that calls a method of a target, and starts it on the thread's run loop.
  ///
  /// - Parameters:
  ///   - timeInterval: After how many seconds, and how many lie between.
  ///   - target: Whose method; it is kept until the timer is invalidated.
  ///   - selector: The method, which may take the timer.
  ///   - userInfo: Is left out, as timers keep none here.
  ///   - repeats: Whether it goes on.
  /// - Returns: The timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledTimer(
      withTimeInterval: timeInterval, repeats: repeats,
      block: call(target, selector, repeats: repeats))
  }

  private static func call(
    _ target: Any, _ selector: Selector, repeats: Bool
  ) -> @Sendable (Timer) -> Void {
    let handlers = ThreadHandlers.current
    let number = handlers.add { timer in
      _ = selector.call(target as AnyObject, [timer])
    }
    return { timer in
      ThreadHandlers.call(number, timer)
      if !repeats || !timer.isValid { ThreadHandlers.remove(number) }
    }
  }
}

nonisolated extension NSObject {
  /// Calls a method after some seconds, on the thread's run loop; the object is kept until then.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - argument: What it may take.
  ///   - delay: After how many seconds.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    let handlers = ThreadHandlers.current
    let number = handlers.add { _ in _ = selector.call(self, [argument]) }
    let timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { timer in
      ThreadHandlers.call(number, timer)
      ThreadHandlers.remove(number)
    }
    handlers.requests.append(
      Request(target: self, selector: selector, number: number, timer: timer))
  }

  /// Calls none of the methods that were to be called after some seconds.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    ThreadHandlers.current.cancel { $0.target === target as AnyObject }
  }

  /// Doesn't call a method that was to be called after some seconds.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    ThreadHandlers.current.cancel {
      $0.target === target as AnyObject && $0.selector == selector
    }
  }
}

/// A method that is to be called later.
nonisolated struct Request {
  weak var target: AnyObject?
  let selector: Selector
  let number: Int
  let timer: Timer
}
