import Testing
import UIKit

/// Associated objects.
@Suite
struct AssociatedObjectTests {
  final class Thing {}

  /// What code for Apple's systems writes with the address of a global variable.
  private final class Key {
    private let variable = Variable()

    /// Whose address it is; it goes on any thread.
    @safe nonisolated final class Variable {
      let address = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

      deinit { unsafe address.deallocate() }
    }

    func thing(of object: Any) -> Thing? {
      unsafe objc_getAssociatedObject(object, variable.address) as? Thing
    }

    func set(_ thing: Thing?, of object: Any) {
      unsafe objc_setAssociatedObject(
        object, variable.address, thing, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  @Test func `They are kept with views, guides, constraints and controllers`() {
    let (key, other) = (Key(), Key())
    let width = UIView().widthAnchor.constraint(equalToConstant: 1)
    for object in [UIView(), UILayoutGuide(), width, UIViewController()] as [NSObject] {
      #expect(key.thing(of: object) == nil)
      let thing = Thing()
      key.set(thing, of: object)
      #expect(key.thing(of: object) === thing && other.thing(of: object) == nil)
      key.set(nil, of: object)
      #expect(key.thing(of: object) == nil)
    }
  }

  @Test func `They are freed with their objects`() {
    let key = Key()
    weak var remembered: Thing?
    var view: UIView? = UIView()
    if let view {
      let thing = Thing()
      remembered = thing
      key.set(thing, of: view)
    }
    #expect(remembered != nil)
    view = nil
    #expect(remembered == nil)
  }

  @Test func `Other objects keep none, and say so where they are used while a view is set up`() {
    final class Host: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let (key, date) = (Key(), NSDate())
        key.set(Thing(), of: date)
        #expect(key.thing(of: date) == nil)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var messages: [String] = []
    window.onDiagnostic = { messages.append($0.message) }
    window.rootViewController = Host()
    window.layoutIfNeeded()
    #expect(messages.count == 1 && messages[0].hasSuffix("keeps no associated objects."))
  }
}
