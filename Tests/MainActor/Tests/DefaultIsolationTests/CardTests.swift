import Foundation
import LayoutKit
import Testing

/// A screen in a target on the main actor.
///
/// A target whose code belongs to the main actor by default, as Xcode sets up new apps.
@Suite
struct CardTests {
  final class Card: View {
    let title = Label()
    let badge = View()
    private var timer: Int? = 3

    init(title text: String) {
      super.init(frame: .zero)
      title.text = text
      addSubview(title)
      addSubview(badge)
      title.layout.make {
        $0.leading.top.equalToSuperview().inset(16)
        $0.bottom.equalToSuperview().inset(8)
      }
      badge.layout.make {
        $0.size.equalTo(CGSize(width: 20, height: 20))
        $0.leading.equalTo(title.layout.trailing).offset(8)
        $0.trailing.equalToSuperview().inset(16)
        $0.centerY.equalToSuperview()
      }
    }

    required init?(coder: NSCoder) { nil }

    // As in UIKit, a deinitialiser needs no word about isolation.
    deinit { print("freed", terminator: "") }

    override func layoutSubviews() {
      super.layoutSubviews()
      timer = nil
    }
  }

  final class Controller: ViewController {
    let card = Card(title: "Hello")

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(card)
      card.layout.make { $0.edges(excluding: .bottom).equalToSuperview() }
    }
  }

  @Test func `Classes, makers, stacks, controllers and animations`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = Controller()
    window.rootViewController = controller
    let stack = StackView(arrangedSubviews: [View(), View()])
    stack.distribution = .fillEqually
    controller.view.addSubview(stack)
    stack.layout.make {
      $0.horizontalEdges.bottom.equalToSuperview()
      $0.height.equalTo(50)
    }
    window.layoutIfNeeded()
    // From the statements: 320 − 16 − 20, and (320 ÷ 2) twice.
    #expect(controller.card.badge.frame.minX == 284)
    #expect(stack.arrangedSubviews.map(\.frame.width) == [160, 160])

    let animation = window.animate(duration: 1) {
      stack.layout.update { $0.height.equalTo(70) }
      window.layoutIfNeeded()
    }
    #expect(animation.frame(of: stack, at: 1)?.height == 70)
  }
}
