extension UISplitViewController {
  /// How many columns there are.
  public nonisolated enum Style: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column.
  public nonisolated enum Column: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case primary, supplementary, secondary, compact

    /// Those that are shown beside each other, from the first to the last.
    static let ordered = [primary, supplementary, secondary]
  }

  /// Which columns are shown.
  public nonisolated enum DisplayMode: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case twoOverSecondary, twoDisplaceSecondary
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic, tile, overlay, displace
  }

  /// An edge at which the first column stands.
  public nonisolated enum PrimaryEdge: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case leading, trailing
  }
}
