public import Foundation
import ViewTree

nonisolated extension NotificationCenter {
  /// Calls a method of an observer when a notification is posted on this thread.
  ///
  /// - Parameters:
  ///   - observer: The object whose method is called; it isn't kept.
  ///   - selector: The method, which may take the notification.
  ///   - name: The notification; nil for all.
  ///   - object: The object that posts it; nil for any.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  ///
  /// An observer without the method is reported at once; a method that takes something else is
  /// reported when it would be called. A notification that is posted on another thread reaches
  /// nobody, which is reported, unless it is another sender's or views there have posted it.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?,
    fileID: String = #fileID, line: Int = #line
  ) {
    let target = observer as AnyObject
    let source = CodeLocation(fileID: fileID, line: line)
    selector.reportIfMissing(in: target, source: source)
    let sender = object.map { $0 as AnyObject }
    let handlers = ThreadHandlers.current
    for registration in handlers.registrations where registration.target == nil {
      registration.end()
    }
    let number = handlers.add {
      [weak target, weak sender, hasSender = sender != nil] notification in
      guard let target, let notification = notification as? Notification else { return }
      if hasSender, sender == nil || sender !== notification.object.map({ $0 as AnyObject }) {
        return
      }
      guard selector.isMethod(of: target) else { return }
      selector.callOrReport(target, [notification], source: source)
    }
    let call = HandlerCall(
      number, "\(type(of: target)) isn't told of a notification", hint: "Post it", source)
    let token = addObserver(forName: name, object: nil, queue: nil) {
      [identity = sender.map(ObjectIdentifier.init)] notification in
      let poster = notification.object.map { ObjectIdentifier($0 as AnyObject) }
      guard identity == nil || identity == poster else { return }
      call(notification, isOfThread: TreeNotification.posted == notification.name)
    }
    handlers.registrations.append(
      Registration(
        center: self, target: target, name: name, sender: sender, number: number, token: token))
  }

  /// Stops telling an observer of anything.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Stops telling an observer of some notifications.
  ///
  /// - Parameters:
  ///   - observer: The observer, or what `addObserver(forName:object:queue:using:)` has given.
  ///   - name: The notifications; nil for all.
  ///   - object: The object that posts them; nil for all.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    let sender = object.map { $0 as AnyObject }
    for registration in ThreadHandlers.current.registrations
    where registration.center === self && registration.target === observer
      && (name == nil || registration.name == name)
      && (sender == nil || registration.sender === sender)
    {
      registration.end()
    }
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// An observer that hears of notifications.
nonisolated final class Registration {
  let center: NotificationCenter
  private(set) weak var target: AnyObject?
  let name: NSNotification.Name?
  private(set) weak var sender: AnyObject?
  private let number: Int
  private let token: any NSObjectProtocol

  init(
    center: NotificationCenter, target: AnyObject, name: NSNotification.Name?,
    sender: AnyObject?, number: Int, token: any NSObjectProtocol
  ) {
    self.center = center
    self.target = target
    self.name = name
    self.sender = sender
    self.number = number
    self.token = token
  }

  deinit {}

  /// Hears of nothing more.
  func end() {
    center.removeObserver(token as Any)
    let handlers = ThreadHandlers.current
    handlers.remove(number)
    handlers.registrations.removeAll { $0 === self }
  }
}
