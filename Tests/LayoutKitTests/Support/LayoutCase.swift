import Foundation
import LayoutKit
import Testing

/// A layout in the DSL and the frames that must come of it, each as x, y, width, height.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  typealias Frame = [Double]

  let name: String
  let scale: CGFloat
  let direction: UserInterfaceLayoutDirection
  let frames: [Role: Frame]
  let layout: @Sendable (Stage) -> Void

  enum Role: String, CaseIterable, Sendable {
    case a, b, c, d, guide
  }

  /// Frames are in points, in the coordinates of the superview; a window is 300 × 200.
  init(
    _ name: String, scale: CGFloat = 1, direction: UserInterfaceLayoutDirection = .leftToRight,
    a: Frame? = nil, b: Frame? = nil, c: Frame? = nil, d: Frame? = nil, guide: Frame? = nil,
    layout: @escaping @Sendable (Stage) -> Void
  ) {
    self.name = name
    self.scale = scale
    self.direction = direction
    let given: [(Role, Frame?)] = [(.a, a), (.b, b), (.c, c), (.d, d), (.guide, guide)]
    frames = Dictionary(
      uniqueKeysWithValues: given.compactMap { role, frame in frame.map { (role, $0) } })
    self.layout = layout
  }

  /// What statements about a make of it.
  static func made(
    _ name: String, _ direction: UserInterfaceLayoutDirection = .leftToRight, a frame: Frame,
    _ build: @escaping @Sendable (ConstraintMaker, Stage) -> Void
  ) -> LayoutCase {
    LayoutCase(name, direction: direction, a: frame) { s in s.a.layout.make { build($0, s) } }
  }

  static func made(
    _ name: String, _ direction: UserInterfaceLayoutDirection = .leftToRight, a frame: Frame,
    _ build: @escaping @Sendable (ConstraintMaker) -> Void
  ) -> LayoutCase {
    LayoutCase(name, direction: direction, a: frame) { s in s.a.layout.make(build) }
  }

  var testDescription: String { name }

  /// Lays the case out and compares every frame it names.
  func check(_ location: Testing.SourceLocation = #_sourceLocation) {
    let stage = Stage(scale: scale, direction: direction)
    layout(stage)
    stage.window.layoutIfNeeded()
    for role in Role.allCases {
      guard let expected = frames[role] else { continue }
      let actual = stage.rectangle(of: role).numbers
      let isClose = zip(actual, expected).allSatisfy { abs($0 - $1) <= 1e-9 }
      #expect(isClose, "\(role.rawValue) is \(actual), not \(expected)", sourceLocation: location)
    }
    #expect(stage.takeDiagnostics() == [], sourceLocation: location)
  }
}

extension Stage {
  fileprivate func rectangle(of role: LayoutCase.Role) -> CGRect {
    switch role {
    case .a: a.frame
    case .b: b.frame
    case .c: c.frame
    case .d: d.frame
    case .guide: guide.layoutFrame
    }
  }
}
