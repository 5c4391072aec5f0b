import Foundation
import LayoutKit

/// Stacks whose views hang together, by distribution and by the room they have.
///
/// A stack of n boxes with sizes of their own is pinned at the top and otherwise *free*, or it is given
/// 40 points a view, which is *roomy*, or 15, which is *tight*. What is timed is to build it and lay it
/// out the first time: the growth from 50 to 400 views tells whether the solver takes such a stack apart.
enum LargePartScenarios {
  /// All stacks, in sizes up to the largest asked for.
  static func benchmarks(upTo largest: Int) -> [Benchmark] {
    let sizes = [50, 100, 200, 400, 800].filter { $0 <= largest }
    return distributions.flatMap { name, distribution in
      Room.allCases.flatMap { room in
        sizes.map { n in
          Benchmark(
            workload: "large parts", operation: "\(name) \(room.rawValue)", n: n, constraints: n,
            prepare: { { build(n, distribution, room) } })
        }
      }
    }
  }

  private static let distributions: [(String, StackView.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("proportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]

  private enum Room: String, CaseIterable {
    case free
    case roomy
    case tight

    /// How much of it there is for each view, in points; nil if the stack takes what it needs.
    var extent: Double? {
      switch self {
      case .free: nil
      case .roomy: 40
      case .tight: 15
      }
    }
  }

  private static func build(
    _ count: Int, _ distribution: StackView.Distribution, _ room: Room
  ) -> Double {
    let window = Window(size: CGSize(width: 400, height: 600))
    let boxes = (0..<count).map { Box(height: Double(15 + $0 * 7 % 20)) }
    let stack = StackView(arrangedSubviews: boxes)
    stack.axis = .vertical
    stack.spacing = 4
    stack.distribution = distribution
    window.addSubview(stack)
    stack.layout.make {
      $0.leading.trailing.top.equalToSuperview()
      if let extent = room.extent { $0.height.equalTo(extent * Double(count)) }
    }
    window.layoutIfNeeded()
    return Double(boxes.last?.frame.maxY ?? 0)
  }

  /// A view with a height of its own, from 15 to 34 points.
  private final class Box: View {
    private let height: Double

    init(height: Double) {
      self.height = height
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: height) }
  }
}
