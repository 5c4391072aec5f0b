import Foundation
import LayoutKit

/// Something grows one by one, with a layout each time: every step should cost what it touches.
extension GrowthScenarios {
  enum OneByOne: String, CaseIterable {
    /// A stack gets n views.
    case fillStack = "fill_stack"
    /// The views of a stack of n are hidden, the first first.
    case hideStack = "hide_stack"
    /// A column gets n labels.
    case addLabels = "add_labels"
    /// Each of n guides is below the one before.
    case addGuides = "add_guides"
    /// A view gets n subviews, each behind the others.
    case insertFirst = "insert_first"
    /// Each of n views that stand in a column tells its fitting size.
    case fitEach = "fit_each"

    func run(_ n: Int) -> Double {
      switch self {
      case .fillStack: fillStack(n)
      case .hideStack: hideStack(n)
      case .addLabels: addLabels(n)
      case .addGuides: addGuides(n)
      case .insertFirst: insertFirst(n)
      case .fitEach: fitEach(n)
      }
    }
  }

  /// The families of this file, in sizes up to a limit.
  static func oneByOne(upTo largest: Int) -> [Benchmark] {
    let sizes = [50, 100, 500, 1000, 2000, 4000].filter { $0 <= largest }
    return OneByOne.allCases.flatMap { family in
      sizes.map { n in
        Benchmark(
          workload: "growth", operation: family.rawValue, n: n, constraints: n,
          prepare: { { family.run(n) } })
      }
    }
  }
}

extension GrowthScenarios.OneByOne {
  private func makeWindow() -> Window { Window(size: CGSize(width: 400, height: 600)) }

  private func makeStack(_ count: Int, in window: Window) -> StackView {
    let size = CGSize(width: 30, height: 20)
    let stack = StackView(arrangedSubviews: (0..<count).map { _ in ContentView(size) })
    stack.axis = .vertical
    window.addSubview(stack)
    stack.layout.make { $0.leading.top.equalToSuperview() }
    return stack
  }

  private func fillStack(_ n: Int) -> Double {
    let window = makeWindow()
    let stack = makeStack(0, in: window)
    for _ in 0..<n {
      stack.addArrangedSubview(ContentView(CGSize(width: 30, height: 20)))
      window.layoutIfNeeded()
    }
    return Double(stack.frame.height)
  }

  private func hideStack(_ n: Int) -> Double {
    let window = makeWindow()
    let stack = makeStack(n, in: window)
    window.layoutIfNeeded()
    var sum = 0.0
    for view in stack.arrangedSubviews {
      view.isHidden = true
      window.layoutIfNeeded()
      sum += Double(stack.frame.height)
    }
    return sum
  }

  private func addLabels(_ n: Int) -> Double {
    let window = makeWindow()
    var above: View?
    for index in 0..<n {
      let label = Label()
      label.text = "Entry \(index)"
      window.addSubview(label)
      label.layout.make {
        $0.leading.trailing.equalToSuperview()
        if let above {
          $0.top.equalTo(above.layout.bottom)
        } else {
          $0.top.equalToSuperview()
        }
      }
      above = label
      window.layoutIfNeeded()
    }
    return Double(above?.frame.maxY ?? 0)
  }

  private func addGuides(_ n: Int) -> Double {
    let window = makeWindow()
    var end = window.topAnchor
    var last: LayoutGuide?
    for _ in 0..<n {
      let guide = LayoutGuide()
      window.addLayoutGuide(guide)
      LayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 10),
        guide.topAnchor.constraint(equalTo: end, constant: 1),
        guide.heightAnchor.constraint(equalToConstant: 10),
      ])
      end = guide.bottomAnchor
      last = guide
      window.layoutIfNeeded()
    }
    return Double(last?.layoutFrame.maxY ?? 0)
  }

  private func insertFirst(_ n: Int) -> Double {
    let window = makeWindow()
    for _ in 0..<n {
      let view = ContentView(CGSize(width: 30, height: 20))
      window.insertSubview(view, at: 0)
      view.layout.make { $0.leading.top.equalToSuperview() }
      window.layoutIfNeeded()
    }
    return Double(window.subviews.last?.frame.maxY ?? 0)
  }

  private func fitEach(_ n: Int) -> Double {
    let rows = TreeRows(n) { DSLRow($0) }
    var sum = rows.layOut(width: 400)
    for row in rows.window.subviews {
      sum += Double(row.systemLayoutSizeFitting(CGSize(width: 100, height: 0)).height)
    }
    return sum
  }
}
