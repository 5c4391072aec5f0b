import Foundation
import LayoutKit
import Synchronization
import Testing

/// Trees on many tasks at once, and one that goes from task to task.
///
/// Without the trait a tree belongs to whoever has it. Under the thread sanitizer these also show that trees
/// share nothing.
@Suite struct ManyTreesTests {
  /// Cards with wrapping text in a stack, in a flow, beside a guide, and a row that contradicts itself.
  private static func tree(_ number: Int) -> Window {
    let window = Window(
      environment: LayoutEnvironment(size: CGSize(width: 200 + number, height: 400), scale: 2))
    window.onDiagnostic = { _ in }
    let labels = (0..<4).map { place in
      let label = Label()
      label.text = "Label \(number) \(place), with some words to wrap"
      label.numberOfLines = 0
      return label
    }
    let stack = StackView(arrangedSubviews: Array(labels[..<2]))
    stack.axis = .vertical
    let flow = FlowStack(arrangedSubviews: [labels[2], labels[3]])
    let (guide, wide) = (LayoutGuide(), View())
    window.addSubviews(stack, flow, wide)
    window.addLayoutGuide(guide)
    guide.layout.make {
      $0.leading.trailing.equalToSuperview().inset(number % 8)
      $0.top.equalToSuperview()
      $0.height.equalTo(10)
    }
    stack.layout.make {
      $0.leading.trailing.equalTo(guide)
      $0.top.equalTo(guide.layout.bottom)
    }
    flow.layout.make {
      $0.leading.trailing.equalToSuperview()
      $0.top.equalTo(stack.layout.bottom).offset(8)
    }
    wide.layout.make {
      $0.leading.trailing.bottom.equalToSuperview()
      $0.width.equalTo(5000)
      $0.height.equalTo(1)
    }
    window.layoutIfNeeded()
    return window
  }

  private static func edit(_ window: Window, _ step: Int) {
    let stack = window.subviews[0]
    (stack.subviews.first as? Label)?.text = String(repeating: "more ", count: step)
    stack.layout.update { $0.top.equalTo(window).offset(20 + step) }
    window.layoutIfNeeded()
  }

  private static func frames(_ view: View) -> [CGRect] {
    [view.frame] + view.subviews.flatMap(frames)
  }

  /// What becomes of a tree that nothing is done to elsewhere.
  private static func alone(_ number: Int) -> [CGRect] {
    let window = tree(number)
    for step in 1...3 { edit(window, step) }
    return frames(window)
  }

  @Test func `64 trees on as many tasks are as each is alone`() async {
    let expected = (0..<64).map(Self.alone)
    let found = await withTaskGroup(of: (Int, [CGRect]).self) { group in
      for number in 0..<64 { group.addTask { (number, Self.alone(number)) } }
      return await group.reduce(into: [Int: [CGRect]]()) { $0[$1.0] = $1.1 }
    }
    #expect((0..<64).map { found[$0] } == expected)
  }

  /// Where one task leaves a tree for the next.
  private final class Place: Sendable {
    private let window: Mutex<Window?>

    init(_ window: sending Window) { self.window = Mutex(window) }

    func take() -> sending Window? {
      window.withLock { window in
        let taken = window
        window = nil
        return taken
      }
    }
  }

  @Test func `A tree that goes from task to task is as if it had stayed`() async {
    let expected = (0..<16).map(Self.alone)
    let found = await withTaskGroup(of: (Int, [CGRect]).self) { group in
      for number in 0..<16 {
        group.addTask {
          var place = Place(Self.tree(number))
          for step in 1...3 {
            place = await Task.detached { [place] in
              guard let window = place.take() else { return place }
              Self.edit(window, step)
              return Place(window)
            }.value
          }
          return (number, place.take().map { Self.frames($0) } ?? [])
        }
      }
      return await group.reduce(into: [Int: [CGRect]]()) { $0[$1.0] = $1.1 }
    }
    #expect((0..<16).map { found[$0] } == expected)
  }
}
