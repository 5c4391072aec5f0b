import Foundation
import Testing
import UIKit

/// Settings of sheets and popovers that change while they are shown.
@Suite
struct SheetSettingTests {
  /// A sheet or popover, and what it stands in.
  private struct Stage {
    let window: UIWindow
    let page = UIViewController()
    let button = UIView(frame: CGRect(x: 300, y: 200, width: 100, height: 44))

    init(
      _ device: SimulatedDevice, _ style: UIModalPresentationStyle,
      _ orientation: SimulatedOrientation = .portrait, wish: CGSize = .zero
    ) {
      window = UIScreen.simulate(device, orientation) { UIWindow(frame: UIScreen.main.bounds) }
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.view.addSubview(button)
      page.modalPresentationStyle = style
      page.preferredContentSize = wish
      root.present(page, animated: false)
      window.layoutIfNeeded()
    }

    /// The frame after a change.
    func frame(_ change: () -> Void = {}) -> CGRect {
      change()
      window.layoutIfNeeded()
      return page.view.frame
    }
  }

  @Test func `A sheet follows its detents`() throws {
    // 393 × 852, safe area 59 above and 34 below.
    let stage = Stage(.iPhone15, .pageSheet)
    let sheet = try #require(stage.page.sheetPresentationController)
    var height: CGFloat = 200
    #expect(stage.frame().height == 783)
    #expect(stage.frame { sheet.detents = [.custom { _ in height }, .medium()] }.height == 234)
    height = 100
    #expect(stage.frame().height == 234)
    #expect(stage.frame { sheet.invalidateDetents() }.height == 134)
    #expect(stage.frame { sheet.selectedDetentIdentifier = .medium }.height == 426)
    #expect(stage.frame { sheet.selectedDetentIdentifier = nil }.height == 134)
  }

  @Test func `A grabber comes, and goes again`() throws {
    let stage = Stage(.iPhone15, .pageSheet)
    let sheet = try #require(stage.page.sheetPresentationController)
    let container = try #require(sheet.containerView)
    func grabber() -> CGRect? {
      container.subviews.first { $0.frame.width == 36 }?.frame
    }
    #expect(grabber() == nil)
    _ = stage.frame { sheet.prefersGrabberVisible = true }
    // In the middle of 393, 5 below the sheet's upper edge at 69.
    #expect(grabber() == CGRect(x: 178.5, y: 74, width: 36, height: 5))
    _ = stage.frame { sheet.prefersGrabberVisible = false }
    #expect(grabber() == nil)
  }

  @Test func `What is below is dark, up to the highest detent at which it isn't`() throws {
    let stage = Stage(.iPhone15, .pageSheet)
    let sheet = try #require(stage.page.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    func isDark() -> Bool { sheet.containerView?.backgroundColor != nil }
    #expect(isDark())
    sheet.largestUndimmedDetentIdentifier = .medium
    #expect(!isDark())
    sheet.largestUndimmedDetentIdentifier = nil
    #expect(isDark())
    sheet.largestUndimmedDetentIdentifier = .large
    #expect(!isDark())
  }

  @Test func `In a low window a sheet fills it, or stands at its lower edge`() throws {
    // 852 × 393, safe area 21 below: as high as 393 less 10.
    let stage = Stage(.iPhone15, .pageSheet, .landscape, wish: CGSize(width: 400, height: 100))
    let sheet = try #require(stage.page.sheetPresentationController)
    #expect(stage.frame() == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(
      stage.frame { sheet.prefersEdgeAttachedInCompactHeight = true }
        == CGRect(x: 0, y: 10, width: 852, height: 383))
    #expect(
      stage.frame { sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true }
        == CGRect(x: 226, y: 10, width: 400, height: 383))
    #expect(
      stage.frame { sheet.prefersEdgeAttachedInCompactHeight = false }
        == CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  @Test func `In a wide window a page is sized for reading, or as a form`() throws {
    // 744 × 1133 with 24 above and 20 below: 744 less 40, 1133 less 44 and 88.
    let stage = Stage(.iPadMini, .pageSheet)
    let sheet = try #require(stage.page.sheetPresentationController)
    let page = CGRect(x: 20, y: 66, width: 704, height: 1001)
    #expect(sheet.prefersPageSizing && stage.frame() == page)
    #expect(
      stage.frame { sheet.prefersPageSizing = false }
        == CGRect(x: 102, y: 256.5, width: 540, height: 620))
    #expect(stage.frame { sheet.prefersPageSizing = true } == page)
  }

  @Test func `A popover follows what it belongs to`() throws {
    let stage = Stage(.iPadMini, .popover, wish: CGSize(width: 200, height: 150))
    let popover = try #require(stage.page.popoverPresentationController)
    func origin(_ change: () -> Void) -> CGPoint { stage.frame(change).origin }
    // In the middle of 744, 13 below that of 1133.
    #expect(origin {} == CGPoint(x: 272, y: 579.5))
    #expect(origin { popover.sourceView = stage.button } == CGPoint(x: 250, y: 257))
    // The middle of 310 to 330, 13 below 220.
    #expect(
      origin { popover.sourceRect = CGRect(x: 10, y: 10, width: 20, height: 10) }
        == CGPoint(x: 220, y: 233))
    // 13 above 210.
    #expect(
      origin { popover.permittedArrowDirections = .down } == CGPoint(x: 220, y: 210 - 13 - 150))
    let margins = UIEdgeInsets(top: 10, left: 230, bottom: 10, right: 10)
    #expect(origin { popover.popoverLayoutMargins = margins } == CGPoint(x: 230, y: 47))
    let item = UIBarButtonItem(customView: stage.button)
    #expect(origin { popover.barButtonItem = item } == CGPoint(x: 250, y: 200 - 13 - 150))
  }
}
