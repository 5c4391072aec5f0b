/// Everything there is to time; a new kind of scenario adds its list here.
enum Scenarios {
  static func all(upTo largest: Int) -> [Benchmark] {
    SolverScenarios.benchmarks(upTo: largest) + StatementScenarios.benchmarks(upTo: largest)
      + RowScenarios.benchmarks(upTo: largest) + ParallelScenarios.benchmarks
      + LabelScenarios.benchmarks(upTo: largest)
      + InspectionScenarios.benchmarks(upTo: largest)
      + SweepScenarios.benchmarks(upTo: largest)
      + PictureScenarios.benchmarks
      + LargePartScenarios.benchmarks(upTo: largest)
      + ScreenScenarios.benchmarks + TreeScenarios.benchmarks + TableScenarios.benchmarks
      + StackScenarios.benchmarks(upTo: largest) + GrowthScenarios.benchmarks(upTo: largest)
      + GrowthScenarios.oneByOne(upTo: largest) + ReaderScenarios.benchmarks(upTo: largest)
      + TextScenarios.benchmarks
  }
}
