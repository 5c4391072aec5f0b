import Foundation
import LayoutKit

/// Lists of text: what a label costs must not depend on how many others there are.
enum LabelScenarios {
  /// All lists, in sizes up to a limit.
  static func benchmarks(upTo largest: Int) -> [Benchmark] {
    let sizes = [125, 250, 500, 1000, 2000, 4000, 8000].filter { $0 <= largest }
    return Kind.allCases.flatMap { kind in
      Operation.allCases.flatMap { operation in
        sizes.map { n in
          Benchmark(
            workload: kind.rawValue, operation: operation.rawValue, n: n, constraints: n,
            prepare: { operation.prepare(kind, n) })
        }
      }
    }
  }

  private enum Kind: String, CaseIterable {
    /// Labels of one line, each below the one before.
    case lines = "labels"
    /// The same with texts that wrap.
    case paragraphs = "paragraphs"
    /// Labels of one line in a stack.
    case stack = "text stack"
    /// Cards with a title and a text that wraps, each below the one before.
    case cards

    func makeList(_ count: Int) -> TextList {
      let list = TextList()
      switch self {
      case .lines: list.addLabels(count, lines: 1)
      case .paragraphs: list.addLabels(count, lines: 0)
      case .stack: list.addStack(count)
      case .cards: list.addCards(count)
      }
      return list
    }
  }

  private enum Operation: String, CaseIterable {
    /// All views and constraints, and the first layout.
    case build
    /// The window's other width, and a layout.
    case resize
    /// The text in the middle becomes another, and a layout.
    case text

    func prepare(_ kind: Kind, _ count: Int) -> Work {
      var lists: [TextList] = []
      if self == .build {
        return Work { _ in
          lists.removeAll()
        } call: {
          let list = kind.makeList(count)
          lists.append(list)
          return list.layOut(width: 400)
        }
      }
      let list = kind.makeList(count)
      _ = list.layOut(width: 400)
      var isOdd = false
      return Work {
        isOdd.toggle()
        if self == .resize { return list.layOut(width: isOdd ? 340 : 400) }
        list.texts[count / 2].text = isOdd ? "Short." : TextList.paragraph
        return list.layOut(width: 400)
      }
    }
  }
}

/// A window with texts below each other.
private final class TextList {
  static let paragraph = "A note of some length, which needs two or three lines on a phone."

  private let window = Window(size: CGSize(width: 400, height: 600))
  private(set) var texts: [Label] = []
  private var end: View?

  func layOut(width: Double) -> Double {
    window.frame.size.width = width
    window.layoutIfNeeded()
    return Double(end?.frame.maxY ?? 0)
  }

  func addLabels(_ count: Int, lines: Int) {
    for index in 0..<count {
      let label = makeLabel(index, lines: lines)
      add(label, gap: 4)
    }
  }

  func addStack(_ count: Int) {
    let stack = StackView(arrangedSubviews: (0..<count).map { makeLabel($0, lines: 1) })
    stack.axis = .vertical
    stack.spacing = 4
    add(stack, gap: 0)
  }

  func addCards(_ count: Int) {
    for index in 0..<count {
      let card = Card("Entry \(index)", Self.paragraph)
      texts.append(card.text)
      add(card, gap: 8)
    }
  }

  private func makeLabel(_ index: Int, lines: Int) -> Label {
    let label = Label()
    label.text = lines == 1 ? "Entry \(index)" : Self.paragraph
    label.numberOfLines = lines
    texts.append(label)
    return label
  }

  private func add(_ view: View, gap: Double) {
    let above = end
    window.addSubview(view)
    view.layout.make {
      $0.leading.trailing.equalToSuperview().inset(16)
      if let above {
        $0.top.equalTo(above.layout.bottom).offset(gap)
      } else {
        $0.top.equalToSuperview()
      }
    }
    end = view
  }

  /// A title above a text that wraps.
  private final class Card: View {
    let text = Label()

    init(_ title: String, _ body: String) {
      super.init(frame: .zero)
      let heading = Label()
      heading.text = title
      text.text = body
      text.numberOfLines = 0
      addSubview(heading)
      addSubview(text)
      heading.layout.make { $0.leading.trailing.top.equalToSuperview().inset(12) }
      text.layout.make {
        $0.leading.trailing.bottom.equalToSuperview().inset(12)
        $0.top.equalTo(heading.layout.bottom).offset(4)
      }
    }

    required init?(coder: NSCoder) { nil }
  }
}
