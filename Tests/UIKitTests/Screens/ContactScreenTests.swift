import Testing
import UIKit

/// A screen as it stands in an app.
@Suite
struct ContactScreenTests {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let screen = ContactViewController()

  init() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  @Test func `Frames on the screen of an iPhone 15: 393 × 852, safe area 59 and 34, margins 16`() {
    #expect(window.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(screen.view.frame == window.bounds)
    // The card is as high as the picture and its margins: 16 + 48 + 16.
    #expect(screen.card.frame == CGRect(x: 16, y: 79, width: 361, height: 80))
    #expect(screen.divider.frame == CGRect(x: 16, y: 183, width: 361, height: 1))
    #expect(abs(screen.footer.frame.maxY - (852 - 34)) < 1e-9)
    #expect(abs(screen.footer.frame.midX - 196.5) <= 1.0 / 3)
    #expect(screen.card.layout.frame.minX == 76 && screen.card.layout.frame.width == 269)
  }

  @Test func `The calls of a controller, in UIKit's order`() {
    #expect(screen.log.first == "viewDidLoad" && screen.log.last == "viewDidAppear")
    #expect(screen.log.contains("viewDidLayoutSubviews"))
  }

  @Test func `A constraint that was set to a constraint about nothing first can be changed later`()
  {
    screen.showThickDivider()
    #expect(screen.divider.frame.height == 3)
  }

  @Test func `A subclass's properties by the names of the library's own are its own`() {
    #expect(screen.card.name.text == "Ada Lovelace")
    #expect(screen.card.layer.cornerRadius == 12)
    #expect(
      screen.card.layout.arrangedSubviews == [screen.card.name] + [
        screen.card.layout.arrangedSubviews[1]
      ])
    screen.card.tag = 7
    #expect(screen.card.name.tag == 7 && window.viewWithTag(7) === screen.card)
  }

  @Test func `Points are converted between views and the window`() {
    let portrait = screen.card.subviews[0]
    #expect(portrait.convert(CGPoint.zero, to: nil) == CGPoint(x: 32, y: 95))
    #expect(
      portrait.convert(portrait.bounds, to: screen.view).size == CGSize(width: 48, height: 48))
    #expect(screen.view.convert(CGPoint(x: 32, y: 95), to: portrait) == .zero)
    #expect(portrait.convert(CGPoint(x: 32, y: 95), from: nil) == .zero)
  }

  @Test func `The way up from a view leads through its controller`() {
    var responder: UIResponder? = screen.card.name
    while let current = responder, !(current is UIViewController) { responder = current.next }
    #expect(responder === screen)
  }
}
