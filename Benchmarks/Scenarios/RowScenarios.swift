import Foundation
import LayoutKit

/// A settings screen of n rows, each a container with a label and a switch, made in five ways.
///
/// `rows bare` is the least that a program could do: objects with a parent, children and a frame,
/// placed by arithmetic. `rows by hand` is the same arithmetic on ``View``s. The others state
/// eleven constraints a row, by the DSL or by anchors, or leave them to stack views.
enum RowScenarios {
  /// All operations on all screens, in sizes up to the largest asked for.
  static func benchmarks(upTo largest: Int) -> [Benchmark] {
    let sizes = [10, 100, 1000, 10_000, 100_000].filter { $0 <= largest }
    return Way.allCases.flatMap { way in
      Operation.allCases.filter { way.allows($0) }.flatMap { operation in
        sizes.map { n in
          Benchmark(
            workload: way.rawValue, operation: operation.rawValue, n: n,
            constraints: way.constraintsPerRow * n, prepare: { operation.prepare(way, n) })
        }
      }
    }
  }

  /// Builds and lays out a screen by the DSL, and lets go of it.
  static func buildByDSL(rows: Int) -> Double { Way.dsl.screen(rows).layOut(width: 400) }

  /// Prints how much memory the screens take once they are laid out.
  static func printBytes(rows: Int) throws {
    // All are kept, so that none is given the room of another.
    var screens: [any RowScreen] = []
    for way in Way.allCases {
      // The first screen makes what all share.
      _ = way.screen(1).layOut(width: 400)
      guard let before = Memory.residentBytes else {
        throw UsageError(description: "The memory in use isn't known on this system.")
      }
      let screen = way.screen(rows)
      let height = screen.layOut(width: 400)
      let bytes = (Memory.residentBytes ?? before) - before
      screens.append(screen)
      print("\(way.rawValue): \(bytes / rows) bytes a row, \(rows) rows, \(height) points high")
    }
    withExtendedLifetime(screens) {}
  }

  private enum Way: String, CaseIterable {
    case bare = "rows bare"
    case byHand = "rows by hand"
    case dsl = "rows by DSL"
    case anchors = "rows by anchors"
    case stacks = "rows in stacks"

    /// Of those that the program states; 1 where it states none, so that a share can be told.
    var constraintsPerRow: Int { self == .dsl || self == .anchors ? 11 : 1 }

    func allows(_ operation: Operation) -> Bool {
      switch operation {
      case .build, .resize: true
      case .frame: self == .bare || self == .byHand
      case .wider, .higher: self != .bare && self != .byHand
      }
    }

    func screen(_ count: Int) -> any RowScreen {
      switch self {
      case .bare: BareScreen(count)
      case .byHand: HandScreen(count)
      case .dsl: TreeScreen(count) { $0.addByDSL() }
      case .anchors: TreeScreen(count) { $0.addByAnchors() }
      case .stacks: TreeScreen(count) { $0.addInStacks() }
      }
    }
  }

  private enum Operation: String, CaseIterable {
    /// All objects, all constraints and the first layout.
    case build
    /// The window's other width, and a layout.
    case resize
    /// One label gets a text that is a point wider or narrower, and a layout.
    case wider
    /// The label in the middle becomes higher than its switch or lower again, and a layout: half of
    /// the rows move.
    case higher
    /// One frame is set.
    case frame

    func prepare(_ way: Way, _ count: Int) -> () -> Double {
      if self == .build { return { way.screen(count).layOut(width: 400) } }
      let screen = way.screen(count)
      _ = screen.layOut(width: 400)
      var isOdd = false
      return {
        isOdd.toggle()
        switch self {
        case .build, .resize: return screen.layOut(width: isOdd ? 500 : 400)
        case .wider: screen.setContent(ofRow: count / 3, width: isOdd ? 81 : 80, height: 20)
        case .higher: screen.setContent(ofRow: count / 2, width: 80, height: isOdd ? 40 : 20)
        case .frame: return screen.setFrame(ofRow: count / 2, y: isOdd ? 1 : 2)
        }
        return screen.layOut(width: 400)
      }
    }
  }
}

/// What the operations do to a screen.
private protocol RowScreen: AnyObject {
  func layOut(width: Double) -> Double
  func setContent(ofRow index: Int, width: Double, height: Double)
  func setFrame(ofRow index: Int, y: Double) -> Double
}

extension RowScreen {
  fileprivate func setContent(ofRow index: Int, width: Double, height: Double) {}
  fileprivate func setFrame(ofRow index: Int, y: Double) -> Double { 0 }
}

/// The sizes that all screens share.
private enum Sizes {
  static let height = 600.0
  static let margin = 16.0
  static let padding = 4.0
  static let gap = 8.0
  static let control = CGSize(width: 51, height: 31)

  /// From 40 to 139 points, different from row to row.
  static func label(_ index: Int) -> CGSize {
    CGSize(width: Double(40 + index * 37 % 100), height: 20)
  }
}

// MARK: Without constraints

/// The least there can be: objects placed by arithmetic.
private final class BareScreen: RowScreen {
  private final class Box {
    unowned let parent: Box?
    var children: [Box] = []
    var frame = CGRect.zero

    init(in parent: Box?) {
      self.parent = parent
      parent?.children.append(self)
    }
  }

  private let window = Box(in: nil)
  private let rows: [Box]
  private let labels: [CGSize]

  init(_ count: Int) {
    labels = (0..<count).map(Sizes.label)
    var rows: [Box] = []
    rows.reserveCapacity(count)
    for _ in 0..<count {
      let row = Box(in: window)
      _ = Box(in: row)
      _ = Box(in: row)
      rows.append(row)
    }
    self.rows = rows
  }

  func layOut(width: Double) -> Double {
    window.frame = CGRect(x: 0, y: 0, width: width, height: Sizes.height)
    var y = 0.0
    for (row, size) in zip(rows, labels) {
      let height = Arithmetic.rowHeight(size)
      row.frame = CGRect(x: 0, y: y, width: width, height: height)
      row.children[0].frame = Arithmetic.label(size, height, width)
      row.children[1].frame = Arithmetic.control(height, width)
      y += height
    }
    return y
  }

  func setFrame(ofRow index: Int, y: Double) -> Double {
    rows[index].frame.origin.y = y
    return y
  }
}

/// Where the parts of a row are.
private enum Arithmetic {
  static func rowHeight(_ label: CGSize) -> Double {
    max(label.height, Sizes.control.height) + 2 * Sizes.padding
  }

  static func label(_ size: CGSize, _ height: Double, _ width: Double) -> CGRect {
    let room = width - 2 * Sizes.margin - Sizes.gap - Sizes.control.width
    return CGRect(
      x: Sizes.margin, y: (height - size.height) / 2, width: min(size.width, room),
      height: size.height)
  }

  static func control(_ height: Double, _ width: Double) -> CGRect {
    CGRect(
      x: width - Sizes.margin - Sizes.control.width, y: (height - Sizes.control.height) / 2,
      width: Sizes.control.width, height: Sizes.control.height)
  }
}

/// The same arithmetic on views, in the hook that programs use for it.
private final class HandScreen: RowScreen {
  private final class Column: View {
    override func layoutSubviews() {
      let width = Double(bounds.width)
      var y = 0.0
      for row in subviews {
        guard let row = row as? HandRow else { continue }
        let height = Arithmetic.rowHeight(row.content)
        row.frame = CGRect(x: 0, y: y, width: width, height: height)
        y += height
      }
    }
  }

  private final class HandRow: View {
    let content: CGSize
    let label = View()
    let control = View()

    init(_ content: CGSize) {
      self.content = content
      super.init(frame: .zero)
      addSubview(label)
      addSubview(control)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      let size = bounds.size
      label.frame = Arithmetic.label(content, Double(size.height), Double(size.width))
      control.frame = Arithmetic.control(Double(size.height), Double(size.width))
    }
  }

  private let window = Window(size: CGSize(width: 400, height: Sizes.height))
  private let column = Column()

  init(_ count: Int) {
    window.addSubview(column)
    for index in 0..<count { column.addSubview(HandRow(Sizes.label(index))) }
  }

  func layOut(width: Double) -> Double {
    window.frame = CGRect(x: 0, y: 0, width: width, height: Sizes.height)
    column.frame = window.bounds
    window.layoutIfNeeded()
    return Double(column.subviews.last?.frame.maxY ?? 0)
  }

  func setFrame(ofRow index: Int, y: Double) -> Double {
    let row = column.subviews[index]
    row.frame = CGRect(x: 0, y: y, width: 400, height: 39)
    return y
  }
}

// MARK: With constraints

/// A view with a size of its own, which may change.
private final class Content: View {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

private final class TreeScreen: RowScreen {
  let window = Window(size: CGSize(width: 400, height: Sizes.height))
  private var rows: [View] = []
  private var labels: [Content] = []

  init(_ count: Int, _ add: (TreeScreen) -> (row: View, label: Content)) {
    for _ in 0..<count {
      let parts = add(self)
      rows.append(parts.row)
      labels.append(parts.label)
    }
  }

  func layOut(width: Double) -> Double {
    window.frame = CGRect(x: 0, y: 0, width: width, height: Sizes.height)
    window.layoutIfNeeded()
    return Double(rows.last?.frame.maxY ?? 0)
  }

  func setContent(ofRow index: Int, width: Double, height: Double) {
    labels[index].size = CGSize(width: width, height: height)
  }

  private func addRow() -> (row: View, label: Content, control: Content) {
    let row = View()
    row.translatesAutoresizingMaskIntoConstraints = false
    let label = Content(Sizes.label(rows.count))
    let control = Content(Sizes.control)
    control.setContentCompressionResistancePriority(.required, for: .horizontal)
    window.addSubview(row)
    row.addSubview(label)
    row.addSubview(control)
    return (row, label, control)
  }

  func addByDSL() -> (row: View, label: Content) {
    let above = rows.last
    let (row, label, control) = addRow()
    row.layout.make {
      $0.leading.trailing.equalToSuperview()
      if let above {
        $0.top.equalTo(above.layout.bottom)
      } else {
        $0.top.equalToSuperview()
      }
      $0.height.equalTo(0).priority(50)
    }
    label.layout.make {
      $0.leading.equalToSuperview().offset(Sizes.margin)
      $0.centerY.equalToSuperview()
      $0.top.greaterThanOrEqualToSuperview().offset(Sizes.padding)
      $0.trailing.lessThanOrEqualTo(control.layout.leading).offset(-Sizes.gap)
    }
    control.layout.make {
      $0.trailing.equalToSuperview().offset(-Sizes.margin)
      $0.centerY.equalToSuperview()
      $0.top.greaterThanOrEqualToSuperview().offset(Sizes.padding)
    }
    return (row, label)
  }

  func addByAnchors() -> (row: View, label: Content) {
    let above = rows.last
    let (row, label, control) = addRow()
    let height = row.heightAnchor.constraint(equalToConstant: 0)
    height.priority = LayoutPriority(50)
    LayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? window.topAnchor),
      height,
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: Sizes.margin),
      label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      label.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: Sizes.padding),
      label.trailingAnchor.constraint(
        lessThanOrEqualTo: control.leadingAnchor, constant: -Sizes.gap),
      control.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -Sizes.margin),
      control.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      control.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: Sizes.padding),
    ])
    return (row, label)
  }

  /// A row is a stack with margins, and the rows are in a stack as well.
  func addInStacks() -> (row: View, label: Content) {
    let label = Content(Sizes.label(rows.count))
    let control = Content(Sizes.control)
    control.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let row = StackView(arrangedSubviews: [label, control])
    row.alignment = .center
    row.spacing = Sizes.gap
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = EdgeInsets(
      top: Sizes.padding, left: Sizes.margin, bottom: Sizes.padding, right: Sizes.margin)
    if let column = rows.first?.superview as? StackView {
      column.addArrangedSubview(row)
    } else {
      let column = StackView(arrangedSubviews: [row])
      column.axis = .vertical
      window.addSubview(column)
      column.layout.make { $0.leading.trailing.top.equalToSuperview() }
    }
    return (row, label)
  }
}
