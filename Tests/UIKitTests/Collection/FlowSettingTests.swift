import Foundation
import Testing
import UIKit

/// What is set of a flow layout, and when that is worked out again.
@Suite struct FlowSettingTests {
  /// Counts how often it is prepared, and may set all of itself each time, as many apps do.
  private final class Counted: UICollectionViewFlowLayout {
    var count = 0
    var settings: ((Counted) -> Void)?

    override func prepare() {
      count += 1
      super.prepare()
      settings?(self)
    }
  }

  private let grid = Grid()

  /// One of the settings: set to what it is, and to something else.
  private struct Setting {
    let same: (Counted) -> Void
    let other: (Counted) -> Void

    init<Value>(_ path: ReferenceWritableKeyPath<Counted, Value>, _ other: Value) {
      same = { $0[keyPath: path] = $0[keyPath: path] }
      self.other = { $0[keyPath: path] = other }
    }
  }

  private var settings: [Setting] {
    [
      Setting(\.minimumInteritemSpacing, 3), Setting(\.minimumLineSpacing, 3),
      Setting(\.itemSize, CGSize(width: 20, height: 20)),
      Setting(\.headerReferenceSize, CGSize(width: 20, height: 20)),
      Setting(\.footerReferenceSize, CGSize(width: 20, height: 20)),
      Setting(\.sectionInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      Setting(\.sectionInsetReference, .fromSafeArea),
      Setting(\.sectionHeadersPinToVisibleBounds, true),
      Setting(\.sectionFootersPinToVisibleBounds, true),
      Setting(\.estimatedItemSize, CGSize(width: 20, height: 20)),
      Setting(\.scrollDirection, .horizontal),
    ]
  }

  @Test func `Only what is set to something else is worked out again`() {
    let layout = Counted()
    grid.view.collectionViewLayout = layout
    _ = grid.frames(counts: [3])
    for (number, setting) in settings.enumerated() {
      let before = layout.count
      setting.same(layout)
      grid.view.layoutIfNeeded()
      #expect(layout.count == before, "\(number)")
      setting.other(layout)
      grid.view.layoutIfNeeded()
      #expect(layout.count > before, "\(number)")
    }
  }

  /// As in Apple's sample of a layout with columns, and in many apps.
  @Test func `A layout that sets all of itself while it is prepared comes to rest`() {
    let layout = Counted()
    let settings = settings
    layout.settings = { layout in
      for setting in settings { setting.other(layout) }
    }
    grid.view.collectionViewLayout = layout
    #expect(grid.frames(counts: [3]).count == 3)
    #expect(grid.reports == [] && layout.count <= 4, "prepared \(layout.count) times")
  }
}
