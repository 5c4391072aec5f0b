import Foundation
import Testing
import UIKit
import ViewTree

/// Settings of a split view controller that is shown already.
@Suite
struct SplitSettingTests {
  @Test func `Each changes the columns as one that was there from the beginning`() {
    let changes: [(String, (UISplitViewController) -> Void)] = [
      ("mode", { $0.preferredDisplayMode = .secondaryOnly }),
      ("edge", { $0.primaryEdge = .trailing }),
      ("width", { $0.preferredPrimaryColumnWidth = 250 }),
      ("share", { $0.preferredPrimaryColumnWidthFraction = 0.3 }),
      ("least", { $0.minimumPrimaryColumnWidth = 400 }),
      ("most", { $0.maximumPrimaryColumnWidth = 200 }),
      ("second width", { $0.preferredSupplementaryColumnWidth = 250 }),
      ("second share", { $0.preferredSupplementaryColumnWidthFraction = 0.2 }),
      ("second least", { $0.minimumSupplementaryColumnWidth = 410 }),
      ("second most", { $0.maximumSupplementaryColumnWidth = 190 }),
    ]
    typealias Change = (UISplitViewController) -> Void
    func frames(_ early: Change, _ late: Change) -> [CGRect] {
      let split = UISplitViewController(style: .tripleColumn)
      split.preferredDisplayMode = .twoBesideSecondary
      split.preferredSplitBehavior = .tile
      let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
      let pages = columns.map { _ in UIViewController() }
      for (column, page) in zip(columns, pages) { split.setViewController(page, for: column) }
      early(split)
      let window = UIWindow(frame: .zero)
      window.environment = LayoutEnvironment(device: .iPadPro13, orientation: .landscape)
      window.rootViewController = split
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      late(split)
      window.layoutIfNeeded()
      return pages.map { page in
        guard let view = page.viewIfLoaded, view.window != nil else { return .null }
        return view.convert(view.bounds, to: nil)
      }
    }
    let plain = frames({ _ in }, { _ in })
    for (name, change) in changes {
      let changed = frames({ _ in }, change)
      #expect(changed == frames(change, { _ in }), "\(name)")
      #expect(changed != plain, "\(name) has an effect")
    }
  }
}
