import InterfaceBuilder
import UIKit

/// The actions that controls of a scene send, as methods of the written class.
struct SwiftActions {
  /// For each control the calls that make it send actions.
  private var calls: [ObjectIdentifier: [String]] = [:]
  /// The methods, each with what is sent to it.
  private(set) var methods: [String] = []

  /// Names a method for each action.
  ///
  /// - Parameters:
  ///   - views: The views with their elements.
  ///   - names: The names that are taken; those of methods are taken too.
  init(_ views: [(view: UIView, element: DocumentElement)], _ names: inout SwiftNames) {
    /// The methods by the document's names for them.
    var known: [String: String] = [:]
    for (view, element) in views where view is UIControl {
      for action in element.list("connections") where action.name == "action" {
        guard let selector = action["selector"], let sender = names[view] else { continue }
        let event = action["eventType"] ?? "touchUpInside"
        guard Self.events.contains(event) else { continue }
        let method = known[selector] ?? Self.name(selector, &names)
        if known[selector] == nil {
          methods += [
            "", "  /// Sent by `\(SwiftToken.comment(sender))`.",
            "  func \(method)(_ sender: Any?) {}",
          ]
          known[selector] = method
        }
        calls[ObjectIdentifier(view), default: []].append(
          "addAction(UIAction { [weak self] in self?.\(method)($0.sender) }, for: .\(event))")
      }
    }
  }

  /// The calls for a view, to follow its name and a point.
  func lines(of view: UIView) -> [String] { calls[ObjectIdentifier(view)] ?? [] }

  /// A method's name for a selector: `signIn` for `signIn:` and for `signInWithSender:`.
  private static func name(_ selector: String, _ names: inout SwiftNames) -> String {
    var name = selector.split(separator: ":").first.map(String.init) ?? selector
    for ending in ["WithSender", "Sender"] where name.hasSuffix(ending) && name != ending {
      name = String(name.dropLast(ending.count))
      break
    }
    name = SwiftToken.name(name)
    return names.isTaken(name) ? names.fresh("\(name)Action") : names.fresh(name)
  }

  private static let events: Set<String> = [
    "touchDown", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
    "editingDidEndOnExit",
  ]
}
