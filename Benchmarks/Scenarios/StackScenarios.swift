import Foundation
import LayoutKit

/// Stack views: what they cost to build, and what an edit costs, by length and by depth.
enum StackScenarios {
  /// Rows of up to so many views, and nests of up to 32 stacks.
  static func benchmarks(upTo largest: Int) -> [Benchmark] {
    let rows = [10, 100, 1000].filter { $0 <= largest }.flatMap { count in
      let constraints = constraintCount(in: Row(count).window)
      return RowOperation.allCases.map { operation in
        Benchmark(
          workload: "stack", operation: operation.rawValue, n: count, constraints: constraints,
          prepare: { operation.prepare(Row(count)) })
      }
    }
    let nests = [1, 2, 4, 8, 16, 32].flatMap { depth in
      let constraints = constraintCount(in: Nest(depth).window)
      return NestOperation.allCases.map { operation in
        Benchmark(
          workload: "nest", operation: operation.rawValue, n: depth, constraints: constraints,
          prepare: { operation.prepare(Nest(depth)) })
      }
    }
    return rows + nests
  }

  private static func constraintCount(in window: Window) -> Int {
    window.layoutIfNeeded()
    var count = 0
    var waiting: [View] = [window]
    while let view = waiting.popLast() {
      count += view.constraints.count
      waiting += view.subviews
    }
    return count
  }
}

/// A view with a size of its own, which may change.
private final class Content: View {
  var size = CGSize(width: 20, height: 10) { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize { size }
}

/// One column of views of equal rights.
private final class Row {
  let window = Window(size: CGSize(width: 300, height: 100_000))
  let stack = StackView()

  init(_ count: Int) {
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .leading
    for _ in 0..<count { stack.addArrangedSubview(Content()) }
    window.addSubview(stack)
    stack.layout.make { $0.left.right.top.equalToSuperview() }
  }

  var middle: View { stack.arrangedSubviews[stack.arrangedSubviews.count / 2] }

  func layOut() -> Double {
    window.layoutIfNeeded()
    return Double(stack.frame.height)
  }
}

private enum RowOperation: String, CaseIterable {
  case build
  case hide
  case insert
  case content
  case spacing

  func prepare(_ row: Row) -> () -> Double {
    _ = row.layOut()
    let count = row.stack.arrangedSubviews.count
    switch self {
    case .build:
      return { Row(count).layOut() }
    case .hide:
      let view = row.middle
      return {
        view.isHidden.toggle()
        return row.layOut()
      }
    case .insert:
      let view = Content()
      return {
        if view.superview == nil {
          row.stack.insertArrangedSubview(view, at: count / 2)
        } else {
          view.removeFromSuperview()
        }
        return row.layOut()
      }
    case .content:
      let view = row.middle as? Content
      return {
        view?.size.height = view?.size.height == 10 ? 14 : 10
        return row.layOut()
      }
    case .spacing:
      return {
        row.stack.spacing = row.stack.spacing == 8 ? 9 : 8
        return row.layOut()
      }
    }
  }
}

/// Stacks inside each other, alternately rows and columns, each with a view before and after.
private final class Nest {
  let window = Window(size: CGSize(width: 3000, height: 3000))
  let innermost = Content()
  let outermost: StackView

  init(_ depth: Int) {
    var inner: View = innermost
    var stack = StackView(arrangedSubviews: [Content(), inner, Content()])
    for level in stride(from: 1, to: depth, by: 1) {
      inner = stack
      stack = StackView(arrangedSubviews: [Content(), inner, Content()])
      stack.axis = level % 2 == 0 ? .horizontal : .vertical
      stack.spacing = 4
      stack.alignment = .center
    }
    outermost = stack
    window.addSubview(outermost)
    outermost.layout.make { $0.left.top.equalToSuperview() }
  }

  func layOut() -> Double {
    window.layoutIfNeeded()
    return Double(outermost.frame.width + outermost.frame.height)
  }
}

private enum NestOperation: String, CaseIterable {
  case build
  case content
  case hide

  func prepare(_ nest: Nest) -> () -> Double {
    _ = nest.layOut()
    switch self {
    case .build:
      var depth = 0
      var view: View = nest.innermost
      while let stack = view.superview as? StackView {
        depth += 1
        view = stack
      }
      let levels = depth
      return { Nest(levels).layOut() }
    case .content:
      return {
        nest.innermost.size.width = nest.innermost.size.width == 20 ? 26 : 20
        return nest.layOut()
      }
    case .hide:
      return {
        nest.innermost.isHidden.toggle()
        return nest.layOut()
      }
    }
  }
}
