package import Drawing
public import Foundation

/// What is drawn into: it records paths, texts and pictures, to be shown in pictures of the layout.
open nonisolated class DrawingContext: NSObject {
  /// What has been drawn, in the coordinates that the context began with.
  package private(set) final var marks: [Mark] = []
  /// What is drawn with from here on.
  package final var state = State()
  /// The traits that colours are resolved with.
  package final let traits: TraitCollection
  /// The size of what is drawn on, in points.
  package final let size: CGSize
  private var states: [State] = []

  /// How many marks are recorded at most; those beyond are left out.
  private static let limit = 200_000

  /// What a context draws with.
  package nonisolated struct State {
    package var fill = Color.black
    package var stroke = Color.black
    package var line = LineStyle(width: 1)
    package var alpha: CGFloat = 1
    /// What changes coordinates; the path stays where it is.
    package var transform = ViewTransform.identity {
      didSet { path = path.keptInPlace(from: oldValue, to: transform) }
    }
    package var shadow: (offset: CGSize, blur: CGFloat, color: Color)?
    /// The path that is being put together, in the present coordinates.
    package var path = Outline()
    /// How pictures are stretched, as Core Graphics numbers it; it is remembered.
    package var interpolation: Int32 = 0
    /// How many groups were begun since the state before was saved.
    var groups = 0
  }

  /// Makes a context for what is drawn on.
  package init(size: CGSize, traits: TraitCollection) {
    self.size = size
    self.traits = traits
  }

  deinit {}

  /// Records marks that are in the present coordinates.
  package final func add(_ new: [Mark]) {
    guard marks.count + new.count <= Self.limit else { return }
    var group = Mark.Group(opacity: min(max(state.alpha, 0), 1))
    if let shadow = state.shadow, let color = shadow.color.resolvedColor(with: traits).hexCode {
      group.shadow = Mark.Shadow(color: color, radius: shadow.blur / 2, offset: shadow.offset)
    }
    group.transform = state.transform == .identity ? nil : AffineTransform(state.transform)
    marks += new.inGroup(group)
  }

  /// Whether marks show as they are, without a transform, a clip, a shadow or the like.
  package final var isPlain: Bool {
    state.transform == .identity && state.alpha == 1 && state.shadow == nil
      && state.groups == 0 && states.allSatisfy { $0.groups == 0 }
  }

  /// Shows only what is inside a shape, until the state is restored.
  package final func clip(_ shape: Shape) {
    guard marks.count < Self.limit else { return }
    let moved =
      state.transform == .identity
      ? shape
      : .path(path: shape.outline.applying(state.transform), isEvenOdd: shape.isEvenOdd)
    marks.append(.begin(group: Mark.Group(clip: moved)))
    state.groups += 1
  }

  /// Remembers what is drawn with.
  package final func save() {
    states.append(state)
    state.groups = 0
  }

  /// Draws as when the state was last saved.
  package final func restore() {
    for _ in 0..<state.groups { marks.append(.end) }
    let (path, transform) = (state.path, state.transform)
    guard let last = states.popLast() else {
      state.groups = 0
      return
    }
    state = last
    state.path = path.keptInPlace(from: transform, to: last.transform)
  }

  /// What has been drawn, with all groups ended.
  package final func finished() -> [Mark] {
    while !states.isEmpty { restore() }
    restore()
    return marks
  }
}

nonisolated extension Outline {
  /// The curves as a transform changes them.
  package func applying(_ transform: ViewTransform) -> Outline {
    mapped { point in
      CGPoint(
        x: transform.a * point.x + transform.c * point.y + transform.tx,
        y: transform.b * point.x + transform.d * point.y + transform.ty)
    }
  }
}

nonisolated extension Outline {
  /// The same curves in other coordinates.
  fileprivate func keptInPlace(from old: ViewTransform, to new: ViewTransform) -> Outline {
    isEmpty || old == new ? self : applying(old.concatenating(new.inverted()))
  }
}

nonisolated extension AffineTransform {
  /// The same movement, turn and stretching.
  package init(_ transform: ViewTransform) {
    self.init(
      m11: transform.a, m12: transform.b, m21: transform.c, m22: transform.d, tX: transform.tx,
      tY: transform.ty)
  }
}

/// The contexts that the thread draws into, the current one last.
package nonisolated enum CurrentContexts {
  private static let key = "LayoutKit.DrawingContexts"

  private nonisolated final class Stack: NSObject {
    var contexts: [DrawingContext] = []

    deinit {}
  }

  private static var stack: Stack {
    if let stack = Thread.current.threadDictionary[key] as? Stack { return stack }
    let new = Stack()
    Thread.current.threadDictionary[key] = new
    return new
  }

  /// What is drawn into at the moment.
  package static var top: DrawingContext? { stack.contexts.last }

  /// Makes a context the current one while something is drawn, whatever is begun or ended meanwhile.
  package static func with(_ context: DrawingContext, _ draw: () -> Void) {
    let stack = stack
    let outer = stack.contexts
    stack.contexts = outer + [context]
    draw()
    stack.contexts = outer
  }

  /// Makes a context the current one.
  package static func push(_ context: DrawingContext) { stack.contexts.append(context) }

  /// Makes the one before the current one again.
  package static func pop() { _ = stack.contexts.popLast() }
}
