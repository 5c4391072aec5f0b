/// How often a view's hooks were called in a layout.
struct PassRuns {
  enum Hook {
    case updateConstraints
    case layoutSubviews
  }

  /// How often one layout calls the same hook of the same view.
  static let limit: UInt8 = 100

  var pass: UInt32 = 0
  private var layouts: UInt8 = 0
  private var updates: UInt8 = 0

  init(pass: UInt32 = 0) { self.pass = pass }

  /// Counts a call; returns how many there were, which stands still shortly after the limit.
  mutating func count(_ hook: Hook) -> UInt8 {
    switch hook {
    case .updateConstraints:
      updates = min(updates + 1, Self.limit + 2)
      return updates
    case .layoutSubviews:
      layouts = min(layouts + 1, Self.limit + 2)
      return layouts
    }
  }
}
