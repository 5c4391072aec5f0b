import Foundation
import LayoutInspector

extension LayoutSnapshot {
  /// A card with a title, an image and a hidden badge, placed by hand.
  static let card = LayoutSnapshot(views: [
    Item(
      depth: 0, type: "Window", frame: CGRect(x: 0, y: 0, width: 200, height: 100),
      absoluteFrame: CGRect(x: 0, y: 0, width: 200, height: 100), backgroundColor: "#FFFFFF"),
    Item(
      depth: 1, type: "View", name: "card", frame: CGRect(x: 8, y: 10.5, width: 184, height: 60),
      absoluteFrame: CGRect(x: 8, y: 10.5, width: 184, height: 60), backgroundColor: "#11223380",
      cornerRadius: 6,
      guides: [
        Guide(
          identifier: "half", absoluteFrame: CGRect(x: 8, y: 10.5, width: 92, height: 60))
      ]),
    Item(
      depth: 2, type: "Label", name: "title", frame: CGRect(x: 4, y: 4, width: 40, height: 23),
      absoluteFrame: CGRect(x: 12, y: 14.5, width: 40, height: 23),
      text: Text(
        string: "A <b> & \"c\"\nd", typeface: .init(size: 10, weight: 700), color: "#000000",
        lines: [
          Line(string: "A <b> & \"c\"", x: 12, baseline: 23.5, width: 47.34),
          Line(string: "d", x: 12, baseline: 35.5, width: 6.11),
        ])),
    Item(
      depth: 2, type: "View", name: "badge", frame: CGRect(x: 60, y: 4, width: 8, height: 8),
      absoluteFrame: CGRect(x: 68, y: 14.5, width: 8, height: 8), isHidden: true,
      backgroundColor: "#FF0000"),
    Item(
      depth: 3, type: "View", frame: CGRect(x: 1, y: 1, width: 6, height: 6),
      absoluteFrame: CGRect(x: 69, y: 15.5, width: 6, height: 6), backgroundColor: "#00FF00"),
    Item(
      depth: 1, type: "ImageView", frame: CGRect(x: 8, y: 76, width: 20, height: 20),
      absoluteFrame: CGRect(x: 8, y: 76, width: 20, height: 20),
      imageSize: CGSize(width: 20, height: 20)),
  ])
}
