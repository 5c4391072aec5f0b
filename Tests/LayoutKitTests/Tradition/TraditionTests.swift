import Testing

/// What SnapKit and Masonry can do, case by case, and what comes of it here: frames.
///
/// Cases are numbered as in the comparison that the articles for users of the two come from. What
/// doesn't compile here is in `CompilationTests`, what is reported in `DiagnosticTests`.
@Suite struct TraditionTests {
  @Test(arguments: LayoutCase.traditionalAttributes)
  func `Attributes of SnapKit and Masonry`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.traditionalTargets)
  func `Targets of SnapKit and Masonry`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.traditionalAmounts)
  func `Amounts of SnapKit and Masonry`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.snapKitStatements)
  func `Statements of SnapKit`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.traditionalDirections)
  func `Directions of SnapKit and Masonry`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.traditionalPriorities)
  func `Priorities of SnapKit and Masonry`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.traditionalChanges)
  func `Changes of SnapKit and Masonry`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.traditionalFeatures)
  func `Features of SnapKit and Masonry`(_ layout: LayoutCase) { layout.check() }
}
