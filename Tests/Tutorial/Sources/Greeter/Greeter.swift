import Foundation
import LayoutInspector
import LayoutKit
import Screens

@main
struct Greeter {
  static func main() {
    let window = Window(environment: LayoutEnvironment(device: .iPhoneSE))
    let card = GreetingCard()
    window.addSubview(card)
    card.layout.make {
      $0.top.horizontalEdges.equalToSuperview(.safeArea).inset(16)
    }
    print(LayoutSnapshot(of: window).textTree)
  }
}
