import Drawing
import Foundation
import StandardViews
import Testing
import UIKit
import ViewTree

/// Where pictures stand.
@Suite
struct PicturePlaceTests {
  // A picture of 20 × 20 in 100 × 50 at 5, 7: 5 × 50 / 20 = 2½ times as large it fits, five times as large it fills.
  nonisolated private static let modes: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 5, y: 7, width: 100, height: 50)),
    (.redraw, CGRect(x: 5, y: 7, width: 100, height: 50)),
    (.scaleAspectFit, CGRect(x: 30, y: 7, width: 50, height: 50)),
    (.scaleAspectFill, CGRect(x: 5, y: -18, width: 100, height: 100)),
    (.center, CGRect(x: 45, y: 22, width: 20, height: 20)),
    (.top, CGRect(x: 45, y: 7, width: 20, height: 20)),
    (.bottom, CGRect(x: 45, y: 37, width: 20, height: 20)),
    (.left, CGRect(x: 5, y: 22, width: 20, height: 20)),
    (.right, CGRect(x: 85, y: 22, width: 20, height: 20)),
    (.topLeft, CGRect(x: 5, y: 7, width: 20, height: 20)),
    (.topRight, CGRect(x: 85, y: 7, width: 20, height: 20)),
    (.bottomLeft, CGRect(x: 5, y: 37, width: 20, height: 20)),
    (.bottomRight, CGRect(x: 85, y: 37, width: 20, height: 20)),
  ]

  @Test(arguments: modes.indices)
  func `The content mode says where in the bounds`(_ index: Int) {
    let (mode, place) = Self.modes[index]
    let bounds = CGRect(x: 5, y: 7, width: 100, height: 50)
    #expect(UIImage(size: CGSize(width: 20, height: 20)).rect(in: bounds, mode) == place)
    // What has no size has no shape to keep.
    if mode == .scaleAspectFit || mode == .scaleAspectFill {
      #expect(UIImage(size: .zero).rect(in: bounds, mode) == bounds)
    }
  }

  @Test func `A picture that isn't stretched stands in the middle`() {
    var pen = ViewPen(traits: UITraitCollection(), tint: .red)
    pen.image(
      UIImage(size: CGSize(width: 30, height: 20)),
      in: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(
      pen.marks.first
        == .box(CGRect(x: 45, y: 35, width: 30, height: 20), color: "#D8DEE6"))
    var empty = ViewPen(traits: UITraitCollection(), tint: .red)
    empty.image(nil, in: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(empty.marks.isEmpty)
  }

  /// A line has no room along the inside of what is no larger than itself.
  @Test func `A line along an edge needs room inside`() {
    for (width, height, isDrawn) in [
      (10, 2, false), (2, 10, false), (10, 2.5, true), (2.5, 10, true),
    ] as [(CGFloat, CGFloat, Bool)] {
      var pen = ViewPen(traits: UITraitCollection(), tint: .red)
      pen.stroke(CGRect(x: 0, y: 0, width: width, height: height), width: 2, .red)
      #expect(!pen.marks.isEmpty == isDrawn, "\(width) × \(height)")
    }
  }

  @Test func `A button's type draws its sign until there is a title or a picture`() {
    func marks(_ type: UIButton.ButtonType, _ change: (UIButton) -> Void = { _ in }) -> [Mark] {
      let button = UIButton(type: type)
      button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
      change(button)
      return button.drawing(UITraitCollection())
    }
    let info = marks(.infoLight)
    #expect(!info.isEmpty && marks(.infoDark) == info && marks(.detailDisclosure) == info)
    #expect(!marks(.contactAdd).isEmpty && marks(.contactAdd) != info)
    #expect(!marks(.close).isEmpty && marks(.close) != info)
    #expect(marks(.custom).isEmpty && marks(.system).isEmpty)
    #expect(marks(.contactAdd) { $0.setTitle("Add", for: .normal) }.isEmpty)
  }

  @Test func `Scroll views cut off their content until a program lets it show beyond`() {
    for (clips, edge) in [(nil, "FFFFFF"), (true, "FFFFFF"), (false, "FF0000")]
      as [(Bool?, String)]
    {
      let scroll = UIScrollView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      page.backgroundColor = .red
      scroll.addSubview(page)
      if let clips { scroll.clipsToBounds = clips }
      #expect(
        scroll.clipsToBounds == (clips ?? true) && scroll.layer.masksToBounds == (clips ?? true))
      let screen = DrawnScreen(scroll)
      #expect(screen.pixel(50, 30) == "FF0000" && screen.pixel(80, 30) == edge)
    }
  }

  /// The view stands at 10, 20 in the picture, and its own coordinates begin at 3, 4.
  @Test func `Paths of a layer lie in the view's coordinates, wherever these begin`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.layer.shadowPath = UIBezierPath(rect: CGRect(x: 5, y: 7, width: 10, height: 10)).cgPath
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let look = try #require(view.look(at: frame, UITraitCollection()))
    let points = try #require(look.shadowPath?.points)
    #expect(points.map(\.x).min() == 12 && points.map(\.y).min() == 23)
    #expect(points.map(\.x).max() == 22 && points.map(\.y).max() == 33)
  }
}
