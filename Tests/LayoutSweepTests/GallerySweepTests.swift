import Foundation
import GalleryScreens
import LayoutKit
import LayoutSweep
import TestSupport
import Testing

/// The gallery's screens for every width, against fresh layouts.
@Suite
struct GallerySweepTests {
  private static let cases = Screen.all.flatMap { screen in
    screen.devices.filter { $0 != .terminal && !$0.name.hasSuffix("keyboard") }.map { (screen, $0) }
  }

  @Test(
    arguments: Seeds.sample(of: Array(cases.indices)))
  func `Every width is as a fresh layout has it`(_ index: Int) {
    let (screen, device) = Self.cases[index]
    let window = screen.makeWindow(for: device)
    window.environment.textMeasurer = PlainMeasurer()
    let sweep = LayoutSweep(of: window, widths: 320...1024)
    #if DEBUG
      let step = 53
    #else
      let step = 1
    #endif
    let fresh = FreshLayouts(sweep, every: step) {
      let window = screen.makeWindow(for: device)
      window.environment.textMeasurer = PlainMeasurer()
      return window
    }
    let proved = sweep.regimes.filter(\.isProved).map { $0.range.upperBound - $0.range.lowerBound }
      .reduce(0, +)
    tellCount(
      "sweep gallery \(screen.name) \(device.name): \(sweep.regimes.count) regimes,"
        + " \(sweep.layouts) layouts, \(proved) of 704 proved, \(fresh.compared) compared;"
        + " \(sweep.notes) \(sweep.regimes.compactMap(\.doubt).prefix(2))"
        + " unfollowed \(sweep.views.filter { !sweep.isFollowed($0) }.count)/\(sweep.views.count)")
    #expect(fresh.differences == [])
    #expect(sweep.notes == [])
  }
}
