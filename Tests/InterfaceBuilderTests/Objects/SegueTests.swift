import Foundation
import InterfaceBuilder
import LayoutKit
import Testing
import UIKit

/// The ways from one controller of a storyboard to others.
@Suite struct SegueTests {
  /// Writes down which ways it is told of.
  final class ListController: UIViewController {
    var events: [String] = []
    var asked: [String] = []
    var mayGo = true

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      events.append("may \(identifier)?")
      return mayGo
    }

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      asked.append(identifier)
      super.performSegue(withIdentifier: identifier, sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let sender = sender.map { " by \(type(of: $0))" } ?? ""
      events.append("\(segue.identifier ?? "-") to \(segue.destination.title ?? "-")\(sender)")
    }

    func back(_ segue: UIStoryboardSegue) {
      events.append("back from \(segue.source.title ?? "-")")
    }
  }

  /// As the plugin writes it beside a class with a method that makes a segue's controller.
  final class MakingController: UIViewController {
    var asked: [String] = []

    func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Made? {
      asked.append("\(segueIdentifier ?? "-") by \(sender.map { "\($0)" } ?? "-")")
      return segueIdentifier == "plain" ? nil : Made(word: "made", coder: coder)
    }

    final class Made: UIViewController {
      let word: String

      init?(word: String, coder: NSCoder) {
        self.word = word
        super.init(coder: coder)
      }

      required init?(coder: NSCoder) {
        word = "read"
        super.init(coder: coder)
      }
    }
  }

  /// A way of the program's own.
  final class FadeSegue: UIStoryboardSegue {
    override func perform() { source.present(destination, animated: false) }
  }

  /// What is registered is so for all tests.
  private static func registerList() {
    InterfaceDocuments.register(ListController.self) {
      $0.action("back:") { list, segue in
        if let segue = segue as? UIStoryboardSegue { list.back(segue) }
      }
    }
  }

  private static func storyboard() -> UIStoryboard {
    registerList()
    InterfaceDocuments.register(FadeSegue.self)
    return UIStoryboard(Sample.document(whole: Sample.text("Segues.storyboard")))
  }

  private func shown() throws -> (UIWindow, UINavigationController, ListController) {
    let navigation = try #require(
      Self.storyboard().instantiateInitialViewController() as? UINavigationController)
    let list = try #require(navigation.topViewController as? ListController)
    let window = UIWindow(environment: LayoutEnvironment(device: .iPhoneSE))
    window.rootViewController = navigation
    window.layoutIfNeeded()
    return (window, navigation, list)
  }

  @Test func `A controller is told of one in a container view before that is loaded`() throws {
    let (window, _, list) = try shown()
    #expect(list.events == ["inside to inner"])
    #expect(list.children.first?.title == "inner")
    withExtendedLifetime(window) {}
  }

  @Test func `Code goes a way by its identifier, without being asked whether it may`() throws {
    let (window, navigation, list) = try shown()
    list.events = []
    list.performSegue(withIdentifier: "open", sender: "row")
    #expect(list.events == ["open to detail by String"] && list.asked == ["open"])
    #expect(navigation.topViewController?.title == "detail")
    navigation.topViewController?.performSegue(withIdentifier: "return", sender: nil)
    #expect(navigation.topViewController === list)
    #expect(list.events.last == "back from detail")
    withExtendedLifetime(window) {}
  }

  @Test func `A row that is chosen goes no way, which code goes`() throws {
    let (window, navigation, list) = try shown()
    list.events = []
    let table = try #require(list.view.viewWithTag(3) as? UITableView)
    var messages: [String] = []
    window.onDiagnostic = { messages.append($0.message) }
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(list.events.isEmpty && navigation.topViewController === list)
    #expect(messages == ["UITableView[1] of UIView[0] has no row 0 in section 0."])
    list.performSegue(withIdentifier: "row", sender: table)
    #expect(list.events == ["row to detail by TableView"])
    #expect(navigation.topViewController?.title == "detail")
    withExtendedLifetime(window) {}
  }

  @Test func `Ways present, in their style or by a class of the program's`() throws {
    let (window, navigation, list) = try shown()
    list.performSegue(withIdentifier: "ask", sender: nil)
    let sheet = try #require(list.presentedViewController)
    #expect(sheet.title == "sheet" && sheet.modalPresentationStyle == .fullScreen)
    sheet.performSegue(withIdentifier: "return", sender: nil)
    #expect(list.presentedViewController == nil && list.events.last == "back from sheet")
    list.performSegue(withIdentifier: "fade", sender: nil)
    #expect(list.presentedViewController?.title == "sheet")
    #expect(navigation.viewControllers.count == 1)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: ["its own", "a navigation controller", "a container"])
  func `A way back leads to a controller in what presents`(presenting: String) throws {
    let storyboard = Self.storyboard()
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try #require(navigation.topViewController as? ListController)
    let container = UIViewController()
    if presenting == "a container" {
      navigation.viewControllers = []
      container.addChild(list)
      container.view.addSubview(list.view)
      list.didMove(toParent: container)
    }
    let window = UIWindow(environment: LayoutEnvironment(device: .iPhoneSE))
    window.rootViewController = presenting == "a container" ? container : navigation
    window.layoutIfNeeded()
    let presenter =
      presenting == "a container" ? container : presenting == "its own" ? list : navigation
    let sheet = storyboard.instantiateViewController(withIdentifier: "sheet")
    presenter.present(sheet, animated: false)
    sheet.performSegue(withIdentifier: "return", sender: nil)
    #expect(list.events.last == "back from sheet")
    #expect(presenter.presentedViewController == nil)
  }

  @Test func `A control goes its way if the controller lets it`() throws {
    let (window, navigation, list) = try shown()
    let button = try #require(list.view.viewWithTag(1) as? UIButton)
    list.events = []
    list.mayGo = false
    button.sendActions(for: .touchUpInside)
    #expect(list.events == ["may tapped?"] && navigation.topViewController === list)
    list.mayGo = true
    button.sendActions(for: .touchUpInside)
    #expect(list.events.suffix(2) == ["may tapped?", "tapped to detail by UIButton"])
    #expect(navigation.topViewController?.title == "detail")
    withExtendedLifetime(window) {}
  }

  @Test(
    arguments: ["unknown", "lost"])
  func `A way that isn't there, or leads nowhere, is reported`(identifier: String) throws {
    let (window, _, list) = try shown()
    var messages: [String] = []
    window.onDiagnostic = { messages.append($0.message) }
    list.performSegue(withIdentifier: identifier, sender: nil)
    #expect(messages.count == 1 && messages[0].contains("has no way '\(identifier)'"))
  }

  @Test
  func `A method of the source makes the controller that a way leads to, unless it makes none`()
    throws
  {
    InterfaceDocuments.register(MakingController.Made.self)
    InterfaceDocuments.register(MakingController.self)
    let storyboard = UIStoryboard(Sample.document(whole: Sample.text("Made.storyboard")))
    let list = try #require(storyboard.instantiateInitialViewController() as? MakingController)
    let window = UIWindow(environment: LayoutEnvironment(device: .iPhoneSE))
    window.rootViewController = list
    list.performSegue(withIdentifier: "open", sender: "row")
    #expect(list.asked == ["open by row"])
    let made = try #require(list.presentedViewController as? MakingController.Made)
    #expect(made.word == "made" && made.view.frame.width == 375)
    list.dismiss(animated: false)
    list.performSegue(withIdentifier: "plain", sender: nil)
    #expect(list.asked == ["open by row", "plain by -"])
    #expect((list.presentedViewController as? MakingController.Made)?.word == "read")
    withExtendedLifetime(window) {}
  }

  @Test func `A gesture that ends goes its way, once, if the controller lets it`() throws {
    Self.registerList()
    let storyboard = UIStoryboard(Sample.document(whole: Sample.text("Gesture.storyboard")))
    let list = try #require(storyboard.instantiateInitialViewController() as? ListController)
    let window = UIWindow(environment: LayoutEnvironment(device: .iPhoneSE))
    window.rootViewController = list
    window.layoutIfNeeded()
    let tap = try #require(list.view.gestureRecognizers?.first)
    tap.state = .began
    #expect(list.events == [])
    list.mayGo = false
    tap.state = .ended
    #expect(list.events == ["may tapped?"] && list.presentedViewController == nil)
    list.mayGo = true
    tap.state = .ended
    #expect(list.events.last == "tapped to sheet by UITapGestureRecognizer")
    #expect(list.presentedViewController?.title == "sheet")
    withExtendedLifetime(window) {}
  }
}

/// As the plugin writes it: the table of a class of these tests, by its path.
final class Outlets_SegueTests_MakingController_0: UIOutletTable {
  override func fill() {
    segueAction("make:sender:segueIdentifier:") {
      (it: SegueTests.MakingController, coder, sender, identifier) in
      it.make(coder, sender: sender, segueIdentifier: identifier)
    }
  }
}
