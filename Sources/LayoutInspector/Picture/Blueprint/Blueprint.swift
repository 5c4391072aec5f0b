import Drawing
import Foundation
import LayoutKit

/// A drawing of a layout with its constraints as dimension lines.
struct Blueprint {
  private let snapshot: LayoutSnapshot
  private var isHidden: [Bool] = []

  private static let ground = "#0F3A78"
  private static let line = "#CFE3FF"
  private static let guide = "#B9A4FF"
  private static let amber = "#FFC83D"
  private static let orange = "#FFA35C"
  private static let red = "#FF6B5E"
  private static let signSize: CGFloat = 8

  /// How many constraints are drawn, so that the picture can still be read.
  private static let lineLimit = 2000

  init(_ snapshot: LayoutSnapshot) {
    self.snapshot = snapshot
    var hiddenDepth = Int.max
    for view in snapshot.views {
      if view.depth <= hiddenDepth { hiddenDepth = view.isHidden ? view.depth : .max }
      isHidden.append(view.depth >= hiddenDepth)
    }
  }

  var marks: [Mark] {
    let sheet = CGRect(origin: .zero, size: snapshot.size)
    var marks: [Mark] = [
      .box(sheet, color: Self.ground)
    ]
    marks += snapshot.marks(boxMarks)
    marks += ambiguityMarks + dimensionMarks
    return marks
  }

  // MARK: Boxes

  private func boxMarks(of item: LayoutSnapshot.Item) -> [Mark] {
    let frame = item.absoluteFrame
    var marks: [Mark] = [.box(frame, color: Self.line + "0D")]
    if item.imageSize != nil {
      marks += [
        Self.stroke(frame.minX, frame.minY, frame.maxX, frame.maxY, Self.line + "66"),
        Self.stroke(frame.minX, frame.maxY, frame.maxX, frame.minY, Self.line + "66"),
      ]
    }
    if let text = item.text {
      var drawn = text
      drawn.color = Self.line
      marks += text.lines.map { line in
        var line = line
        line.color = nil
        return .text(line: line.drawn(in: drawn, isPiece: false))
      }
    }
    // The deeper, the fainter.
    let share = max(0.35, 1 - CGFloat(item.depth) * 0.12)
    marks += Self.outline(frame, color: Self.line + Self.hex(share), dash: 0)
    for guide in item.guides where !guide.isSystem && !guide.identifier.hasPrefix("UISV-") {
      marks += Self.outline(guide.absoluteFrame, color: Self.guide, dash: 3)
    }
    return marks
  }

  private static func hex(_ share: CGFloat) -> String {
    let digits = String(Int((share * 255).rounded()), radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }

  private static func stroke(
    _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ color: String,
    width: CGFloat = 0.75, dash: CGFloat = 0
  ) -> Mark {
    .line(
      from: CGPoint(x: x1, y: y1), to: CGPoint(x: x2, y: y2), width: width, dash: dash, color: color
    )
  }

  private static func outline(_ frame: CGRect, color: String, dash: CGFloat) -> [Mark] {
    [
      stroke(frame.minX, frame.minY, frame.maxX, frame.minY, color, dash: dash),
      stroke(frame.maxX, frame.minY, frame.maxX, frame.maxY, color, dash: dash),
      stroke(frame.minX, frame.maxY, frame.maxX, frame.maxY, color, dash: dash),
      stroke(frame.minX, frame.minY, frame.minX, frame.maxY, color, dash: dash),
    ]
  }

  // MARK: What is open

  private var ambiguityMarks: [Mark] {
    zip(snapshot.views, isHidden).flatMap { view, isHidden -> [Mark] in
      let open = view.findings.filter { $0.alternative != nil }
      guard !isHidden, !open.isEmpty else { return [] }
      var other = view.absoluteFrame
      for finding in open {
        guard let value = finding.alternative.map({ CGFloat($0) }) else { continue }
        switch finding.part {
        case .x: other.origin.x += value - view.frame.minX
        case .y: other.origin.y += value - view.frame.minY
        case .width: other.size.width = value
        case .height: other.size.height = value
        }
      }
      return Self.hatch(view.absoluteFrame) + Self.outline(other, color: Self.amber, dash: 4)
    }
  }

  /// Lines from the lower left to the upper right, no more than some hundreds of them.
  private static func hatch(_ frame: CGRect) -> [Mark] {
    let (width, height) = (frame.width, frame.height)
    guard width > 0, height > 0, width + height < 1e6 else { return [] }
    let step = max(7, (width + height) / 200)
    return stride(from: step, to: width + height, by: step).map { way in
      let start = CGPoint(x: min(way, width), y: max(way - width, 0))
      let end = CGPoint(x: max(way - height, 0), y: min(way, height))
      return stroke(
        frame.minX + start.x, frame.minY + start.y, frame.minX + end.x, frame.minY + end.y,
        amber + "99")
    }
  }

  // MARK: Constraints

  private var dimensionMarks: [Mark] {
    // What isn't met has its value shown in any case.
    let stated = snapshot.constraints.filter { isShown($0) }.prefix(Self.lineLimit)
    let sorted = stated.filter { $0.state != .holds } + stated.filter { $0.state == .holds }
    var lines: [Mark] = []
    var signs: [Mark] = []
    var taken: [CGRect] = []
    for constraint in sorted {
      guard let line = DimensionLine(constraint, in: snapshot),
        line.length > 0.5 || constraint.state != .holds
      else { continue }
      let color = Self.color(of: constraint)
      lines += Self.marks(of: line, color, isLeftOut: constraint.state == .leftOut)
      let isImportant = constraint.state != .holds
      let free = Self.signBoxes(of: line, isAlways: isImportant).first { box in
        isImportant || !taken.contains { $0.intersects(box) }
      }
      guard let box = free else { continue }
      taken.append(box)
      signs += [
        .box(box, radius: 2.5, color: isImportant ? color : Self.ground),
        .sign(
          line.text, center: CGPoint(x: box.midX, y: box.midY), size: Self.signSize,
          color: isImportant ? Self.ground : Self.line),
      ]
    }
    return lines + signs
  }

  private func isShown(_ constraint: LayoutSnapshot.Constraint) -> Bool {
    guard constraint.origin == .program || constraint.origin == .container,
      constraint.state != .inactive
    else { return false }
    // By its own wishes a container settles what is left; nobody has to meet them.
    if constraint.origin == .container, constraint.state == .violated, constraint.priority < 1000 {
      return false
    }
    return [constraint.first?.item, constraint.second?.item].allSatisfy { item in
      item.map { snapshot.contains($0) && !isHidden[$0.view] } ?? true
    }
  }

  private static func color(of constraint: LayoutSnapshot.Constraint) -> String {
    switch constraint.state {
    case .holds, .inactive: line
    case .leftOut: red
    case .violated: constraint.priority < 1000 ? orange : red
    }
  }

  /// The line, and a tick across each end.
  private static func marks(of line: DimensionLine, _ color: String, isLeftOut: Bool) -> [Mark] {
    let tick: CGFloat = 2.5
    let (across, down) = line.isHorizontal ? (0, tick) : (tick, 0)
    let ends = [line.start, line.end].map { end in
      stroke(end.x - across, end.y - down, end.x + across, end.y + down, color)
    }
    return [
      .line(from: line.start, to: line.end, width: 0.75, dash: isLeftOut ? 3 : 0, color: color)
    ] + ends
  }

  /// Where the value may stand: best in the middle; nowhere if the line is too short for it.
  private static func signBoxes(of line: DimensionLine, isAlways: Bool) -> [CGRect] {
    guard !line.text.isEmpty, isAlways || line.length > signSize else { return [] }
    let width = CGFloat(line.text.count) * signSize * 0.6 + 5
    let height = signSize + 3
    return [0.5, 0.3, 0.7, 0.2, 0.8].map { (share: CGFloat) in
      let x = line.start.x + (line.end.x - line.start.x) * share
      let y = line.start.y + (line.end.y - line.start.y) * share
      return CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
    }
  }
}
