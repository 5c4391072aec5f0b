import Testing

/// What SnapKit and Masonry can do, case by case, and what comes of it here: frames.
///
/// Cases are numbered as in the comparison that the articles for users of the two come from. What
/// doesn't compile here is in `CompilationTests`, what is reported in `DiagnosticTests`.
@Suite struct TraditionTests {
  @Test(arguments: LayoutCase.traditionalAttributes)
  func attributes(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.traditionalTargets)
  func targets(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.traditionalAmounts)
  func amounts(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.snapKitStatements)
  func statements(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.traditionalDirections)
  func directions(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.traditionalPriorities)
  func priorities(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.traditionalChanges)
  func changes(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.traditionalFeatures)
  func features(_ layout: LayoutCase) { layout.check() }
}
