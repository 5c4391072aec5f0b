public import ViewTree

extension LayoutConstraint {
  /// How the views of a visual format are aligned, and what its gaps are measured between.
  ///
  /// Alignments hold across the format's axis: a horizontal format takes tops, bottoms, vertical
  /// middles and baselines, a vertical one the rest. Several may be given.
  public nonisolated struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits: `1 << raw value` for an attribute to align, and those of direction and spacing.
    public let rawValue: UInt

    /// Makes options from bits; unknown bits are ignored.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of neighbours.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// Aligns the right edges of neighbours.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// Aligns the upper edges of neighbours.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// Aligns the lower edges of neighbours.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// Aligns the edges of neighbours where lines of text begin.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// Aligns the edges of neighbours where lines of text end.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// Aligns the middles of neighbours between left and right.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// Aligns the middles of neighbours between top and bottom.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// Aligns the baselines of the last lines of text of neighbours.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// Aligns the baselines of the first lines of text of neighbours.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// All of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Reads a horizontal format in the reading direction; this is what is done without options.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Reads a horizontal format from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Reads a horizontal format from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Both of the directions; a format takes one of them.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Measures gaps between edges; this is what is done without options.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures the gaps between views of a vertical format from the last baseline of one to the
    /// first baseline of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The choice between edges and baselines.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The attributes to align, in the order of their raw values.
    var alignments: [Attribute] {
      Self.alignable.filter { contains(FormatOptions(aligning: $0)) }
    }

    private static let alignable: [Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
      .firstBaseline,
    ]
  }
}
