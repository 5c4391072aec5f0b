import Drawing
import ViewTree

nonisolated extension DrawingContext {
  /// What has been drawn so far, with the ends of clips that are still there.
  var marksSoFar: [Mark] {
    let open = marks.reduce(0) { count, mark in
      switch mark {
      case .begin: count + 1
      case .end: count - 1
      default: count
      }
    }
    return open > 0 ? marks + Array(repeating: .end, count: open) : marks
  }
}
