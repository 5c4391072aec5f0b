import Foundation
import InterfaceBuilder
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport
import UIKit

/// Controllers come from storyboards with their views, containers and embedded controllers.
@Suite
struct StoryboardTests {
  /// Writes down what happens to it.
  final class FormController: UIViewController {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var box: UIView!
    var events: [String] = []

    override func awakeFromNib() {
      super.awakeFromNib()
      events.append("awake")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      events.append(box == nil ? "loaded without box" : "loaded")
    }
  }

  static let storyboard = Sample.document(whole: Sample.text("Form.storyboard"))

  @Test func `Scenes are made and laid out`() throws {
    InterfaceDocuments.register(FormController.self) { $0.outlet("box", \.box) }
    let storyboard = UIStoryboard(Self.storyboard)
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let form = try #require(navigation.topViewController as? FormController)
    #expect(form.events == ["awake"])
    #expect(!form.isViewLoaded)
    #expect(form.title == "Form")

    let window = Window(environment: LayoutEnvironment(device: .iPhoneSE))
    var reports: [LayoutDiagnostic] = []
    window.onDiagnostic = { reports.append($0) }
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(form.events == ["awake", "loaded"])
    // 20 of the status bar and 44 of the navigation bar.
    #expect(form.box.frame == CGRect(x: 10, y: 64, width: 355, height: 200))
    let inner = try #require(form.children.first)
    #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 355, height: 200))
    #expect(inner.view.viewWithTag(3)?.frame.height == 190)
    // The controller inside embeds itself, which ends there.
    #expect(inner.children.isEmpty)
    #expect(reports.map(\.message) == ["A controller contains itself."])
    #expect(reports.first?.source?.line == 34)
  }

  @Test func `Controllers are found by identifier`() throws {
    InterfaceDocuments.register(FormController.self) { $0.outlet("box", \.box) }
    let storyboard = UIStoryboard(Self.storyboard)
    #expect(storyboard.instantiateViewController(withIdentifier: "form") is FormController)
    let form: FormController = storyboard.instantiateViewController(identifier: "form")
    #expect(form.title == "Form")
    var asked = 0
    let made: FormController = storyboard.instantiateViewController(identifier: "form") { coder in
      asked += 1
      return FormController(coder: coder)
    }
    #expect(asked == 1)
    #expect(made.events == ["awake"])
  }

  @Test(.makesMistakes)
  func `An unknown identifier gives a plain controller`() {
    let storyboard = UIStoryboard(Self.storyboard)
    let controller = storyboard.instantiateViewController(withIdentifier: "nobody")
    #expect(type(of: controller) == UIViewController.self)
  }
}
