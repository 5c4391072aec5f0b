import Foundation
import LayoutInspector
import LayoutKit
import Testing

/// What stands on the line of a constraint is true of the line's length.
@Suite struct DimensionLineTests {
  /// The sample of the README: a text that ends 155 before the place it may reach at most.
  @Test func `A place at most 16 before the edge leaves at least 16`() throws {
    let window = Window(size: CGSize(width: 320, height: 80))
    let title = Label()
    title.text = "Short"
    window.addSubview(title)
    title.layout.make {
      $0.leading.centerY.equalToSuperview()
      $0.trailing.lessThanOrEqualToSuperview().inset(16)
    }
    let snapshot = LayoutSnapshot(of: window)
    let texts = snapshot.constraints.filter { $0.origin == .program }
      .compactMap { DimensionLine($0, in: snapshot)?.text }
    #expect(texts == ["", "", "≥ 16"])
  }

  @Test(
    arguments: [
      // At 30 after the edge; the constraint says so, or something else.
      (.left, .equal, 30, "30"), (.left, .greaterThanOrEqual, 16, "≥ 16"),
      (.left, .lessThanOrEqual, 90, "≤ 90"), (.left, .greaterThanOrEqual, -16, "≥ -16"),
      (.left, .equal, 0, "0"), (.left, .equal, -16, "-16"),
      // Its right edge is at 70, 330 before that of the window.
      (.right, .equal, -330, "330"), (.right, .lessThanOrEqual, -16, "≥ 16"),
      (.right, .greaterThanOrEqual, -350, "≤ 350"), (.right, .lessThanOrEqual, 0, "≥ 0"),
      (.right, .lessThanOrEqual, 16, "≥ -16"),
      // Sizes run from 0 on.
      (.width, .equal, 40, "40"), (.width, .lessThanOrEqual, 60, "≤ 60"),
      (.width, .greaterThanOrEqual, 16, "≥ 16"),
    ] as [(LayoutConstraint.Attribute, LayoutConstraint.Relation, CGFloat, String)])
  func `Texts of places, by where they are`(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    constant: CGFloat, text: String
  ) throws {
    let scene = Scene(pulledTo: CGPoint(x: 30, y: 50))
    let isSize = attribute == .width
    LayoutConstraint(
      item: scene.box, attribute: attribute, relatedBy: relation,
      toItem: isSize ? nil : scene.window, attribute: isSize ? .notAnAttribute : attribute,
      multiplier: 1, constant: constant
    ).activate(at: 100)
    let snapshot = LayoutSnapshot(of: scene.window)
    let line = try #require(Self.lines(in: snapshot).first)
    #expect(line.line.text == text)
  }

  /// A length is what stands on its line, or is away from it by the slack of the constraint's row.
  @Test(arguments: Direction.allCases)
  func `Lengths keep what their texts say`(_ direction: Direction) throws {
    var count = [0, 0, 0]
    for (snapshot, relation, what) in Scene.snapshots(direction) {
      let (line, slack) = try #require(Self.lines(in: snapshot).first)
      let comment: Comment = "\(what): \(line.text)"
      let length = max(
        (line.end.x - line.start.x).magnitude, (line.end.y - line.start.y).magnitude)
      let bound: CGFloat
      switch line.text.split(separator: " ").first {
      case "≤":
        bound = try number(line.text.dropFirst(2)) - slack
        count[1] += 1
      case "≥":
        bound = try number(line.text.dropFirst(2)) + slack
        count[2] += 1
      default:
        bound = try number(line.text[...])
        #expect(relation == .equal, comment)
        count[0] += 1
      }
      // Frames are rounded to whole points, baselines aren't.
      #expect((bound - length).magnitude <= 1, comment)
    }
    let all = Scene.pairs.count * 12
    #expect(count.reduce(0, +) == all)
    #expect(count[0] == all / 3)
    // Each relation stands on many lines.
    #expect(count.min() ?? 0 > all / 8)
  }

  /// Writes the same snapshots with their lines to the file that `LAYOUTKIT_DIMENSION_SCRIPT` names, if it
  /// names one: `Tools/dimensions.mjs` compares the lines of the inspector's page with them.
  @Test func `A script holds snapshots and lines`() throws {
    let file = ProcessInfo.processInfo.environment["LAYOUTKIT_DIMENSION_SCRIPT"]
    var script: [String] = []
    for direction in file == nil ? [.rightToLeft] : Direction.allCases {
      for (snapshot, _, _) in Scene.snapshots(direction) {
        let lines = snapshot.constraints.map { constraint -> String in
          guard let line = DimensionLine(constraint, in: snapshot) else { return "null" }
          return #"{"text":"\#(line.text)","places":[\#(line.start.x),\#(line.start.y),"#
            + "\(line.end.x),\(line.end.y)]}"
        }
        script.append(
          #"{"snapshot":\#(try snapshot.json(isCompact: true)),"lines":[\#(lines.joined(separator: ","))]}"#
        )
      }
    }
    #expect(script.count >= Scene.pairs.count * 12)
    guard let file else { return }
    try Data(script.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file))
  }

  @Test func `An inset that depends on the direction has the number of that direction`() throws {
    for direction in Direction.allCases {
      let scene = Scene(pulledTo: CGPoint(x: 100, y: 100), direction)
      scene.box.layout.make {
        $0.leading.equalToSuperview().inset(EdgeInsets(top: 0, left: 8, bottom: 0, right: 24))
      }
      let snapshot = LayoutSnapshot(of: scene.window)
      let leading = try #require(
        snapshot.constraints.first { $0.first?.attribute == "leading" && $0.origin == .program })
      let line = try #require(DimensionLine(leading, in: snapshot))
      #expect(line.text == (direction == .leftToRight ? "8" : "24"))
      #expect((line.end.x - line.start.x).magnitude == (direction == .leftToRight ? 8 : 24))
    }
  }

  @Test
  func `What follows another size, or is a share of another place, has a line without a text`() {
    let scene = Scene(pulledTo: CGPoint(x: 30, y: 50))
    scene.box.layout.make {
      $0.width.lessThanOrEqualToSuperview().multipliedBy(0.5)
      $0.centerX.equalTo(scene.window.layout.trailing).multipliedBy(0.5).priority(100)
    }
    let snapshot = LayoutSnapshot(of: scene.window)
    let lines = snapshot.constraints.filter { $0.multiplier != 1 }
      .map { DimensionLine($0, in: snapshot) }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0?.text == "" })
  }

  @Test func `A horizontal place against a vertical one has no line`() {
    let scene = Scene(pulledTo: CGPoint(x: 30, y: 50))
    LayoutConstraint(
      item: scene.box, attribute: .left, relatedBy: .lessThanOrEqual, toItem: scene.window,
      attribute: .bottom, multiplier: 1, constant: 0
    ).activate(at: 1000)
    #expect(Self.lines(in: LayoutSnapshot(of: scene.window)).isEmpty)
  }

  /// The lines of the constraints under test, with how far these are from their limits.
  private static func lines(in snapshot: LayoutSnapshot) -> [(line: DimensionLine, slack: CGFloat)]
  {
    snapshot.constraints.filter { $0.label == Scene.label }.compactMap { constraint in
      DimensionLine(constraint, in: snapshot).map { ($0, CGFloat(constraint.slack)) }
    }
  }

  private func number(_ text: Substring) throws -> CGFloat {
    CGFloat(try #require(Double(text), "\(text)"))
  }
}

extension DimensionLineTests {
  enum Direction: CaseIterable {
    case leftToRight, rightToLeft
    /// The window reads from right to left, the box from left to right.
    case mixed
  }

  /// A box that is pulled somewhere, beside another one.
  struct Scene {
    static let label = "under test"
    let window = Window(size: CGSize(width: 400, height: 300), scale: 1)
    let box = Label(frame: .zero)
    let other = Label(frame: CGRect(x: 150, y: 120, width: 60, height: 50))

    /// Attributes against themselves, and against others of the axis.
    static let pairs: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute)] = {
      let directional: [LayoutConstraint.Attribute] = [
        .leading, .trailing, .leadingMargin, .trailingMargin, .centerX, .centerXWithinMargins,
      ]
      let physical: [LayoutConstraint.Attribute] = [
        .left, .right, .leftMargin, .rightMargin, .centerX,
      ]
      let vertical: [LayoutConstraint.Attribute] = [
        .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .firstBaseline,
        .lastBaseline,
      ]
      return [directional, physical, vertical].flatMap { list in
        list.flatMap { first in list.map { (first, $0) } }
      }
    }()

    /// For each pair of attributes, relation, sign, and way in which the box is pulled: a layout, against
    /// the window with a negative constant, against the other box with a positive one.
    static func snapshots(
      _ direction: Direction
    ) -> [(LayoutSnapshot, LayoutConstraint.Relation, String)] {
      let relations: [LayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      let corners = [CGPoint(x: 20, y: 10), CGPoint(x: 310, y: 240)]
      return pairs.flatMap { first, second in
        relations.flatMap { relation in
          [(-16, corners[0]), (-16, corners[1]), (16, corners[0]), (16, corners[1])].map {
            (constant: CGFloat, corner) in
            let scene = Scene(pulledTo: corner, direction)
            LayoutConstraint(
              item: scene.box, attribute: first, relatedBy: relation,
              toItem: constant < 0 ? scene.window : scene.other, attribute: second, multiplier: 1,
              constant: constant
            ).activate(at: 1000)
            let what = "\(first) \(relation) \(second) \(constant), pulled to \(corner)"
            return (LayoutSnapshot(of: scene.window, detail: .constraints), relation, what)
          }
        }
      }
    }

    init(pulledTo corner: CGPoint, _ direction: Direction = .leftToRight) {
      window.onDiagnostic = { _ in }
      window.addSubview(box)
      window.addSubview(other)
      window.semanticContentAttribute =
        direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
      box.semanticContentAttribute = direction == .mixed ? .forceLeftToRight : .unspecified
      for (view, inset) in [(box, 2), (other, 6), (window, 10)] as [(View, CGFloat)] {
        view.insetsLayoutMarginsFromSafeArea = false
        view.layoutMargins = EdgeInsets(
          top: inset, left: inset + 2, bottom: inset + 4, right: inset + 6)
      }
      box.text = "a"
      other.text = "b"
      box.layout.make {
        $0.size.equalTo(CGSize(width: 40, height: 30))
        $0.left.equalToSuperview().offset(corner.x).priority(250)
        $0.top.equalToSuperview().offset(corner.y).priority(250)
      }
    }
  }
}

extension LayoutConstraint {
  fileprivate func activate(at priority: LayoutPriority) {
    identifier = DimensionLineTests.Scene.label
    self.priority = priority
    isActive = true
  }
}
