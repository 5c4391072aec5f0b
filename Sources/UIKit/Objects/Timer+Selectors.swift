public import Foundation
import ViewTree

nonisolated extension Timer {
  /// Makes a timer that calls a method of a target, which is kept until the timer is invalidated.
  ///
  /// - Parameters:
  ///   - timeInterval: The seconds before the first call, and between calls.
  ///   - target: Whose method.
  ///   - selector: The method, which may take the timer.
  ///   - userInfo: Is left out, as timers keep none here.
  ///   - repeats: Whether it goes on.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool,
    fileID: String = #fileID, line: Int = #line
  ) {
    let source = CodeLocation(fileID: fileID, line: line)
    let call = Self.call(target, selector, repeats: repeats, source)
    self.init(timeInterval: timeInterval, repeats: repeats, block: call)
  }

  /// Makes a timer that calls a method of a target, and starts it on the thread's run loop.
  ///
  /// - Parameters:
  ///   - timeInterval: The seconds before the first call, and between calls.
  ///   - target: Whose method; it is kept until the timer is invalidated.
  ///   - selector: The method, which may take the timer.
  ///   - userInfo: Is left out, as timers keep none here.
  ///   - repeats: Whether it goes on.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: The timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool,
    fileID: String = #fileID, line: Int = #line
  ) -> Timer {
    let source = CodeLocation(fileID: fileID, line: line)
    return scheduledTimer(
      withTimeInterval: timeInterval, repeats: repeats,
      block: call(target, selector, repeats: repeats, source))
  }

  private static func call(
    _ target: Any, _ selector: Selector, repeats: Bool, _ source: CodeLocation
  ) -> @Sendable (Timer) -> Void {
    let target = target as AnyObject
    let number = ThreadHandlers.current.add { timer in
      selector.callOrReport(target, [timer], source: source)
    }
    let call = HandlerCall(
      number, "\(type(of: target)) isn't told of a timer", hint: "Fire it", source)
    return { timer in
      call(timer)
      if !repeats || !timer.isValid { call.remove() }
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
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval,
    fileID: String = #fileID, line: Int = #line
  ) {
    let source = CodeLocation(fileID: fileID, line: line)
    let handlers = ThreadHandlers.current
    let number = handlers.add { _ in
      selector.callOrReport(self, [argument], source: source)
    }
    let call = HandlerCall(
      number, "\(type(of: self)) isn't told of what was to be done later", hint: "Do it", source)
    let timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { timer in
      call(timer)
      call.remove()
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
