import Testing

/// Layouts stated in the DSL, and the frames that come of them.
@Suite struct LayoutFrameTests {
  @Test(arguments: LayoutCase.edges)
  func `Layouts of edges`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.centersAndSizes)
  func `Centres and sizes`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.chains)
  func `Layouts of chains`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.thirds)
  func `Layouts of thirds`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.inequalitiesAndPriorities)
  func `Inequalities and priorities`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.contents)
  func `Layouts of contents`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.guides)
  func `Layouts of guides`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.rightToLeft)
  func `Right to left`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.nested)
  func `Layouts of nested`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.baselines)
  func `Layouts of baselines`(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.changes)
  func `Layouts of changes`(_ layout: LayoutCase) { layout.check() }
}
