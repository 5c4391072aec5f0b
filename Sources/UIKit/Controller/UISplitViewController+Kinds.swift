extension UISplitViewController {
  /// How many columns there are.
  public nonisolated enum Style: Int, Hashable, Sendable {
    /// Two, each the controller that is given.
    case unspecified
    /// Two, each in a navigation controller.
    case doubleColumn
    /// Three, each in a navigation controller.
    case tripleColumn
  }

  /// A column.
  public nonisolated enum Column: Int, Hashable, Sendable {
    /// The first.
    case primary
    /// The second of three.
    case supplementary
    /// The last.
    case secondary
    /// The one that is shown where there is room for one alone.
    case compact

    /// Those that are shown beside each other, from the first to the last.
    static let ordered = [primary, supplementary, secondary]
  }

  /// Which columns are shown.
  public nonisolated enum DisplayMode: Int, Hashable, Sendable {
    /// As the window's sides ask for.
    case automatic
    /// The last alone.
    case secondaryOnly
    /// One beside the last.
    case oneBesideSecondary
    /// One above the last, which fills the view.
    case oneOverSecondary
    /// Two beside the last.
    case twoBesideSecondary
    /// Two above the last, which fills the view.
    case twoOverSecondary
    /// Two, which leave the last what is there.
    case twoDisplaceSecondary
    /// An older name of ``oneBesideSecondary``.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// An older name of ``secondaryOnly``.
    public static var primaryHidden: DisplayMode { .secondaryOnly }

    /// Whether two columns are shown with the last.
    var showsTwoMore: Bool {
      self == .twoBesideSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary
    }
    /// Whether the others lie above the last column, rather than beside it.
    var liesOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
  }

  /// How columns make room for those that are shown on demand.
  public nonisolated enum SplitBehavior: Int, Hashable, Sendable {
    /// As the window's sides ask for.
    case automatic
    /// Beside the last.
    case tile
    /// Above the last.
    case overlay
    /// One beside the last, two in its place.
    case displace
  }

  /// An edge at which the first column stands.
  public nonisolated enum PrimaryEdge: Int, Hashable, Sendable {
    /// The edge at which lines begin.
    case leading
    /// The edge at which lines end.
    case trailing
  }
}
