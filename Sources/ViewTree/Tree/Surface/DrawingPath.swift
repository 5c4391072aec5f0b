package import Drawing
public import Foundation

/// A path of straight lines, parabolas and cubic curves, which can't change.
open nonisolated class DrawingPath: NSObject {
  /// The curves.
  package internal(set) final var outline: Outline

  /// Makes a path without curves.
  public override init() { outline = Outline() }

  /// Makes a path of curves.
  package init(_ outline: Outline) { self.outline = outline }

  deinit {}

  /// Changes the curves.
  package final func change(_ body: (inout Outline) -> Void) { body(&outline) }

  /// Whether both have the same curves.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? DrawingPath)?.outline == outline
  }

  /// The hash of the curves.
  open override var hash: Int { outline.hashValue }

  /// The path as any object: where nothing says which one is meant, it is that of paths.
  @_disfavoredOverload
  open override func copy() -> Any { DrawingPath(outline) }

  /// The path as any object: where nothing says which one is meant, it is that of paths.
  @_disfavoredOverload
  open override func mutableCopy() -> Any { super.mutableCopy() }
}
