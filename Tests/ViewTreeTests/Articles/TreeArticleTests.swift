import Foundation
import Testing
import ViewTree

/// The code of the articles on the view tree, and what comes of it.
@Suite struct TreeArticleTests {
  @Test func `The code on card`() {
    func print(_ frame: CGRect) { #expect(frame == CGRect(x: 8, y: 59, width: 377, height: 120)) }
    // article: card
    let window = Window(environment: LayoutEnvironment(device: .iPhone15))
    let card = View()
    card.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(card)
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
      card.leadingAnchor.constraint(equalTo: window.layoutMarginsGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: window.layoutMarginsGuide.trailingAnchor),
      card.heightAnchor.constraint(equalToConstant: 120),
    ])
    window.layoutIfNeeded()
    print(card.frame)  // (8.0, 59.0, 377.0, 120.0)
    // end
    #expect(card.frame == CGRect(x: 8, y: 59, width: 377, height: 120))
  }

  @Test func `The code on environment`() {
    // article: environment
    let window = Window(environment: LayoutEnvironment(device: .iPadMini, orientation: .landscape))
    window.environment.layoutDirection = .rightToLeft
    window.keyboardFrame = CGRect(x: 0, y: 444, width: 1133, height: 300)
    window.layoutIfNeeded()
    // end
    #expect(window.bounds.size == CGSize(width: 1133, height: 744))
    #expect(window.keyboardLayoutGuide.layoutFrame.minY == 444)
    #expect(window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
