import Testing

/// Layouts stated in the DSL, and the frames that come of them.
@Suite struct LayoutFrameTests {
  @Test(arguments: LayoutCase.edges)
  func edges(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.centersAndSizes)
  func centersAndSizes(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.chains)
  func chains(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.thirds)
  func thirds(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.inequalitiesAndPriorities)
  func inequalitiesAndPriorities(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.contents)
  func contents(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.guides)
  func guides(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.rightToLeft)
  func rightToLeft(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.nested)
  func nested(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.baselines)
  func baselines(_ layout: LayoutCase) { layout.check() }

  @Test(arguments: LayoutCase.changes)
  func changes(_ layout: LayoutCase) { layout.check() }
}
