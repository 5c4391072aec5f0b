import Drawing
import Foundation
import Testing
import UIKit

/// Alerts stand on panels of the system's, over a screen that is dimmed.
@Suite struct AlertDrawingTests {
  private func screen(
    _ style: UIAlertController.Style, _ titles: [(String, UIAlertAction.Style)], fields: Int = 0,
    _ look: UIUserInterfaceStyle = .light
  ) -> DrawnScreen {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.viewIfLoaded?.backgroundColor = .white
    return DrawnScreen(controller, look) {
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
      for (title, kind) in titles { alert.addAction(UIAlertAction(title: title, style: kind)) }
      for _ in 0..<fields { alert.addTextField { $0.placeholder = "Name" } }
      $0.present(alert, animated: false)
    }
  }

  // A fifth of black on light screens, 0.48 of 255 on dark ones, as on screenshots.
  @Test(arguments: [(UIUserInterfaceStyle.light, "33"), (.dark, "7A")])
  func `The screen behind is dimmed`(look: UIUserInterfaceStyle, alpha: String) {
    let screen = screen(.alert, [("OK", .default)], look)
    let dimmed = screen.boxes("#000000\(alpha)")
    #expect(dimmed == [CGRect(x: 0, y: 0, width: 390, height: 844)])
    // The panel lies over it.
    let panel = screen.boxes().firstIndex { $0.width == 270 }
    let ground = screen.boxes().firstIndex(of: CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect((panel ?? 0) > (ground ?? 0))
  }

  @Test(
    arguments: [(UIUserInterfaceStyle.light, "#007AFF", "#FF3B30"), (.dark, "#0A84FF", "#FF453A")])
  func `Choices have the tint, what may lose something red, and lines between them`(
    look: UIUserInterfaceStyle, tint: String, red: String
  ) {
    let all: [(String, UIAlertAction.Style)] = [
      ("Delete", .destructive), ("Keep", .default), ("Cancel", .cancel),
    ]
    let screen = screen(.alert, all, look)
    #expect(screen.color(of: "Keep") == tint && screen.color(of: "Delete") == red)
    #expect(screen.color(of: "Title") == (look == .light ? "#000000" : "#FFFFFF"))
    #expect(screen.texts.filter { $0.weight == 600 }.map(\.string) == ["Title", "Cancel"])
    // One above each of the three rows.
    #expect(screen.boxes().count { $0.height == 1 / 3 } == 3)
  }

  @Test func `Two choices beside each other have a line between them`() {
    let screen = screen(.alert, [("Yes", .default), ("No", .cancel)])
    #expect(screen.boxes().count { $0.height == 1 / 3 } == 2)
    #expect(screen.boxes().count { $0.width == 1 / 3 } == 1)
  }

  @Test func `Fields have boxes of their own`() {
    let screen = screen(.alert, [("OK", .default)], fields: 2)
    // 270 - 2 * 16, and 5 to either side.
    #expect(screen.boxes("#FFFFFF").count { $0.width == 248 && $0.height == 25 } == 2)
    #expect(screen.texts.count { $0.string == "Name" } == 2)
  }

  // The largest sheet begins 10 points below the edge of a window without a safe area.
  @Test(
    arguments: [
      (UIModalPresentationStyle.pageSheet, nil, true, CGSize(width: 390, height: 844), 2, 1),
      (.pageSheet, 20, false, CGSize(width: 390, height: 844), 2, 0),
      (.pageSheet, 0, false, CGSize(width: 390, height: 844), 0, 0),
      (.formSheet, nil, true, CGSize(width: 1024, height: 1366), 4, 0),
      (.fullScreen, nil, true, CGSize(width: 390, height: 844), 0, 0),
    ] as [(UIModalPresentationStyle, CGFloat?, Bool, CGSize, Int, Int)])
  func
    `A sheet has round upper corners, 10 points unless it asks for others, and a grabber on request`(
      style: UIModalPresentationStyle, radius: CGFloat?, hasGrabber: Bool, size: CGSize,
      corners: Int,
      grabbers: Int
    )
  {
    let page = UIViewController()
    let screen = DrawnScreen(UIViewController(), size: size) {
      page.modalPresentationStyle = style
      page.sheetPresentationController?.preferredCornerRadius = radius
      page.sheetPresentationController?.prefersGrabberVisible = hasGrabber
      $0.present(page, animated: false)
    }
    let outlines = screen.marks.compactMap { mark -> Outline? in
      if case .begin(let group) = mark, case .fill(.path(let path, _), _)? = group.mask?.first {
        path
      } else {
        nil
      }
    }
    let curves = outlines.flatMap(\.elements).count { if case .cubic = $0 { true } else { false } }
    #expect(curves == corners)
    if corners == 2, case .move(let start)? = outlines.first?.elements.first {
      #expect(start == CGPoint(x: radius ?? 10, y: 10))
    }
    let bars = screen.boxes().filter { $0.size == CGSize(width: 36, height: 5) }
    #expect(bars == (grabbers == 1 ? [CGRect(x: 177, y: 15, width: 36, height: 5)] : []))
    page.sheetPresentationController?.prefersGrabberVisible = false
    screen.window.layoutIfNeeded()
    #expect(page.view.superview?.subviews.count ?? 1 == 1)
  }

  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  // 200 × 100 beside a button of 20 × 20; arrows are 26 wide and 13 high.
  @Test(
    arguments: [
      (.up, CGPoint(x: 180, y: 300), CGPoint(x: 177, y: 320), CGPoint(x: 190, y: 320)),
      (.down, CGPoint(x: 180, y: 300), CGPoint(x: 177, y: 287), CGPoint(x: 190, y: 300)),
      (.left, CGPoint(x: 20, y: 300), CGPoint(x: 40, y: 297), CGPoint(x: 40, y: 310)),
      (.right, CGPoint(x: 350, y: 300), CGPoint(x: 337, y: 297), CGPoint(x: 350, y: 310)),
      // As far as the corners let it.
      (.up, CGPoint(x: 0, y: 300), CGPoint(x: 23, y: 320), CGPoint(x: 36, y: 320)),
    ] as [(UIPopoverArrowDirection, CGPoint, CGPoint, CGPoint)])
  func `A popover has an arrow in its colour that points at what it belongs to, and round corners`(
    side: UIPopoverArrowDirection, source: CGPoint, origin: CGPoint, tip: CGPoint
  ) {
    let delegate = Delegate()
    let page = UIViewController()
    page.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let screen = DrawnScreen(UIViewController()) {
      let button = UIView(frame: CGRect(origin: source, size: CGSize(width: 20, height: 20)))
      $0.view.addSubview(button)
      page.modalPresentationStyle = .popover
      page.preferredContentSize = CGSize(width: 200, height: 100)
      page.popoverPresentationController?.delegate = delegate
      page.popoverPresentationController?.sourceView = button
      page.popoverPresentationController?.permittedArrowDirections = side
      $0.present(page, animated: false)
    }
    let arrows = screen.marks.compactMap { mark -> [CGPoint]? in
      guard case .fill(.path(let path, _), .color("#00FF00")) = mark else { return nil }
      return path.elements.compactMap {
        switch $0 {
        case .move(let point), .line(let point): point
        default: nil
        }
      }
    }
    #expect(arrows.count == 1)
    let corners = arrows.first ?? []
    #expect(corners.map(\.x).min() == origin.x && corners.map(\.y).min() == origin.y)
    #expect(corners.contains(tip))
    let outlines = screen.marks.compactMap { mark -> Outline? in
      guard case .begin(let group) = mark, case .fill(.path(let path, _), _)? = group.mask?.first
      else { return nil }
      return path
    }
    #expect(outlines.first?.elements.count { if case .cubic = $0 { true } else { false } } == 4)
    page.popoverPresentationController?.permittedArrowDirections = []
    screen.window.layoutIfNeeded()
    #expect(page.view.superview?.subviews.count ?? 1 == 1)
  }

  @Test(arguments: [false, true])
  func `A popover of a bar's button points at it`(isOwn: Bool) throws {
    let delegate = Delegate()
    let root = UIViewController()
    let item =
      isOwn
      ? UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)))
      : UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    let page = UIViewController()
    page.view.backgroundColor = .white
    let screen = DrawnScreen(UINavigationController(rootViewController: root)) {
      $0.view.layoutIfNeeded()
      page.modalPresentationStyle = .popover
      page.preferredContentSize = CGSize(width: 200, height: 100)
      page.popoverPresentationController?.delegate = delegate
      page.popoverPresentationController?.barButtonItem = item
      $0.present(page, animated: false)
    }
    let view = try #require(item.shownView)
    let frame = view.convert(view.bounds, to: screen.window)
    #expect(frame.maxX == 374 && frame.width > 20)
    let popover = page.view.convert(page.view.bounds, to: screen.window)
    #expect(popover.minY == frame.maxY + 13 && popover.maxX == 380)
  }

  @Test func `The choice that leaves all as it was stands on a panel of its own at the bottom`() {
    let screen = screen(.actionSheet, [("One", .default), ("Two", .default), ("Cancel", .cancel)])
    let panels = screen.boxes().filter { $0.width == 374 && $0.height > 50 }
    #expect(panels.count == 2 && panels.last?.height == 57)
    #expect(panels.last?.minY == (panels.first?.maxY ?? 0) + 8)
    #expect(screen.color(of: "Message") == "#3C3C4399")
  }

  @Test
  func `The preferred choice is bold in place of that to cancel, and one that is off is gray`() {
    let controller = UIViewController()
    let screen = DrawnScreen(controller) {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      let wanted = UIAlertAction(title: "Save", style: .default)
      let off = UIAlertAction(title: "Off", style: .default)
      off.isEnabled = false
      for action in [wanted, off, UIAlertAction(title: "Cancel", style: .cancel)] {
        alert.addAction(action)
      }
      alert.preferredAction = wanted
      $0.present(alert, animated: false)
    }
    #expect(screen.texts.filter { $0.weight == 600 }.map(\.string) == ["Save"])
    #expect(screen.color(of: "Off") == "#3C3C434D")
  }
}
