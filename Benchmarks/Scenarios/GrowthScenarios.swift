import Foundation
import LayoutKit

/// What must not grow faster than it has to: one thing made large, by twice its size at a time.
///
/// Every family has pairs of sizes of which one is twice the other, so that the exponent beside the
/// larger one is that of doubling.
enum GrowthScenarios {
  /// All families, in sizes up to a limit.
  static func benchmarks(upTo largest: Int) -> [Benchmark] {
    Family.allCases.flatMap { family in
      family.sizes.filter { $0 <= largest }.map { n in
        Benchmark(
          workload: "growth", operation: family.rawValue, n: n, constraints: n,
          prepare: { family.prepare(n) })
      }
    }
  }

  private enum Family: String, CaseIterable {
    /// A view is asked to have n widths, all of them required.
    case clash
    /// A window that is too narrow for each of its n rows.
    case narrow
    /// A row of n views that is required to be wider than it can be.
    case chain
    /// The gaps of a row of n equal views are required to be wider than the row.
    case overflow
    /// n stacks inside each other, each of which shares out its room in proportion to content.
    case nesting
    /// One view's n statements about n others are updated.
    case update
    case remake
    /// One view's n statements about the same two attributes are updated.
    case updateAlike = "update_alike"
    case remakeAlike = "remake_alike"
    /// A stack gets n views, each in front of the others.
    case stack
    /// One of n views beside each other gets another width.
    case sibling
    /// A visual format with a number of n digits.
    case digits
    /// The trace of n views inside each other.
    case trace

    var sizes: [Int] {
      switch self {
      case .nesting: [50, 100, 200]
      default: [50, 100, 500, 1000, 2000, 4000]
      }
    }

    func prepare(_ n: Int) -> () -> Double {
      switch self {
      case .clash: { GrowthScenarios.clash(n) }
      case .narrow: { GrowthScenarios.narrow(n) }
      case .chain: { GrowthScenarios.chain(n) }
      case .overflow: { GrowthScenarios.overflow(n) }
      case .nesting: { GrowthScenarios.nesting(n) }
      case .update: GrowthScenarios.statements(n, isRemade: false, areAlike: false)
      case .remake: GrowthScenarios.statements(n, isRemade: true, areAlike: false)
      case .updateAlike: GrowthScenarios.statements(n, isRemade: false, areAlike: true)
      case .remakeAlike: GrowthScenarios.statements(n, isRemade: true, areAlike: true)
      case .stack: { GrowthScenarios.stack(n) }
      case .sibling: GrowthScenarios.sibling(n)
      case .digits: GrowthScenarios.digits(n)
      case .trace: GrowthScenarios.trace(n)
      }
    }
  }

  /// A window in which diagnostics are counted.
  private final class Stage {
    let window = Window(size: CGSize(width: 400, height: 600))
    var reports = 0

    init() {
      window.onDiagnostic = { [unowned self] _ in reports += 1 }
    }

    func addBox() -> View {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      return view
    }
  }

  /// Which widths clash is no matter of their order: they come neither up nor down.
  private static func clash(_ n: Int) -> Double {
    let stage = Stage()
    let box = stage.addBox()
    for index in 0..<n {
      box.widthAnchor.constraint(equalToConstant: CGFloat(1 + index * 7919 % n)).isActive = true
    }
    stage.window.layoutIfNeeded()
    return Double(box.frame.width) + Double(stage.reports)
  }

  /// Each row has a name and a field of at least 500 points in 400.
  private static func narrow(_ n: Int) -> Double {
    let stage = Stage()
    var top = stage.window.topAnchor
    for _ in 0..<n {
      let name = stage.addBox()
      let field = stage.addBox()
      name.topAnchor.constraint(equalTo: top).isActive = true
      name.heightAnchor.constraint(equalToConstant: 20).isActive = true
      name.leftAnchor.constraint(equalTo: stage.window.leftAnchor).isActive = true
      field.topAnchor.constraint(equalTo: top).isActive = true
      field.bottomAnchor.constraint(equalTo: name.bottomAnchor).isActive = true
      field.leftAnchor.constraint(equalTo: name.rightAnchor, constant: 8).isActive = true
      field.rightAnchor.constraint(equalTo: stage.window.rightAnchor).isActive = true
      field.widthAnchor.constraint(greaterThanOrEqualToConstant: 500).isActive = true
      top = name.bottomAnchor
    }
    stage.window.layoutIfNeeded()
    return Double(stage.reports)
  }

  private static func chain(_ n: Int) -> Double {
    let stage = Stage()
    var end = stage.window.leftAnchor
    for _ in 0..<n {
      let box = stage.addBox()
      box.leftAnchor.constraint(equalTo: end, constant: 8).isActive = true
      box.widthAnchor.constraint(equalToConstant: 20).isActive = true
      end = box.rightAnchor
    }
    end.constraint(equalTo: stage.window.leftAnchor, constant: 10).isActive = true
    stage.window.layoutIfNeeded()
    return Double(stage.reports)
  }

  private static func overflow(_ n: Int) -> Double {
    let stage = Stage()
    let row = StackView()
    row.distribution = .fillEqually
    row.spacing = 20
    for _ in 0..<n { row.addArrangedSubview(Box()) }
    stage.window.addSubview(row)
    row.layout.make { $0.edges.equalToSuperview() }
    stage.window.layoutIfNeeded()
    return Double(stage.reports) + Double(row.frame.width)
  }

  private static func nesting(_ n: Int) -> Double {
    let stage = Stage()
    var outer: View = stage.window
    for depth in 0..<n {
      let stack = StackView()
      stack.distribution = .fillProportionally
      stack.axis = depth.isMultiple(of: 2) ? .horizontal : .vertical
      if let container = outer as? StackView {
        container.addArrangedSubview(stack)
      } else {
        outer.addSubview(stack)
        stack.layout.make { $0.edges.equalToSuperview() }
      }
      stack.addArrangedSubview(Box())
      outer = stack
    }
    stage.window.layoutIfNeeded()
    return Double(outer.frame.width) + Double(stage.reports)
  }

  /// A view with content of its own.
  private final class Box: View {
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  }

  private static func statements(_ n: Int, isRemade: Bool, areAlike: Bool) -> () -> Double {
    let stage = Stage()
    let box = stage.addBox()
    let others = (0..<(areAlike ? 1 : n)).map { _ in stage.addBox() }
    var step = 0
    func state(_ maker: ConstraintMaker) {
      for index in 0..<n {
        maker.width.lessThanOrEqualTo(others[areAlike ? 0 : index]).offset(step + index)
      }
    }
    box.layout.make(state)
    return {
      step += 1
      let handle = isRemade ? box.layout.remake(state) : box.layout.update(state)
      return Double(handle.count + stage.reports)
    }
  }

  private static func stack(_ n: Int) -> Double {
    let stack = StackView()
    for _ in 0..<n { stack.insertArrangedSubview(View(), at: 0) }
    return Double(stack.arrangedSubviews.count)
  }

  private static func sibling(_ n: Int) -> () -> Double {
    let stage = Stage()
    var widths: [LayoutConstraint] = []
    for index in 0..<n {
      let box = stage.addBox()
      box.layout.make {
        $0.left.top.equalToSuperview().offset(index)
        $0.height.equalTo(10)
      }
      widths.append(box.widthAnchor.constraint(equalToConstant: 10))
    }
    LayoutConstraint.activate(widths)
    stage.window.layoutIfNeeded()
    var calls = 0
    return {
      calls += 1
      let place = calls / 2 * 7919 % n
      widths[place].constant = calls.isMultiple(of: 2) ? 10 : 11
      stage.window.layoutIfNeeded()
      return Double(stage.window.subviews[place].frame.width)
    }
  }

  private static func digits(_ n: Int) -> () -> Double {
    let box = View()
    let number = "1." + String(repeating: "5", count: n)
    return {
      let made = LayoutConstraint.constraints(
        withVisualFormat: "H:[box(\(number))]", views: ["box": box])
      return made.reduce(0) { $0 + Double($1.constant) }
    }
  }

  private static func trace(_ n: Int) -> () -> Double {
    let root = View()
    var innermost = root
    for _ in 0..<n {
      let view = View()
      innermost.addSubview(view)
      innermost = view
    }
    return { Double(root.layoutTrace.utf8.count) }
  }
}
