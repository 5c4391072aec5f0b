import Foundation
import LayoutKit

extension LayoutSnapshot {
  /// How much of a layout its picture shows.
  public enum PictureStyle: Hashable, Sendable {
    /// What a person would see: filled boxes, images and text.
    case painted
    /// That, and a thin outline around every view, a dashed one around every guide.
    case schematic
  }

  /// A picture of the layout as an SVG document, one point a unit.
  ///
  /// Text stands on its baselines in Helvetica or a font of the same widths, and is held where it
  /// is aligned: right-aligned text is flush at the right whatever font a viewer has. What scrolls
  /// shows within its scroll view only, lines thinner than a point are drawn one pixel wide, and
  /// hidden views don't show.
  ///
  /// - Parameter style: How much to show.
  /// - Returns: The document, its elements one a line.
  /// - Complexity: O(*n*), where *n* is the number of views, guides and lines of text.
  public func svg(_ style: PictureStyle = .painted) -> String {
    let width = plainNumber(size.width)
    let height = plainNumber(size.height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(svgGroup(style))
      </svg>

      """
  }

  /// The picture as one element, for a place in a larger one.
  package func svgGroup(_ style: PictureStyle = .painted) -> String {
    var lines = clipped(\.drawing)
    if style == .schematic { lines.append(svgOutlines()) }
    return """
      <g font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">
      \(lines.joined(separator: "\n"))
      </g>
      """
  }

  /// The outlines of the views and guides, to lie over the picture.
  package func svgOutlines() -> String {
    clipped(\.outlines).joined(separator: "\n")
  }

  /// Elements of the visible views, one a line, with the subviews of those that clip in groups.
  private func clipped(_ elements: (Item) -> [SVGElement]) -> [String] {
    var lines: [String] = []
    var openDepths: [Int] = []
    let items = visibleItems
    for (place, item) in items.enumerated() {
      while let depth = openDepths.last, item.depth <= depth {
        lines.append("</g>")
        openDepths.removeLast()
      }
      lines += elements(item).map(\.description)
      let hasSubviews = place + 1 < items.count && items[place + 1].depth > item.depth
      guard item.clipsSubviews && hasSubviews else { continue }
      lines += item.clippingGroup
      openDepths.append(item.depth)
    }
    return lines + openDepths.map { _ in "</g>" }
  }

  /// The views that neither are hidden nor stand in a hidden one.
  private var visibleItems: [Item] {
    var hiddenDepth = Int.max
    return views.filter { item in
      if item.depth > hiddenDepth { return false }
      hiddenDepth = item.isHidden ? item.depth : .max
      return !item.isHidden
    }
  }
}

extension LayoutSnapshot.Item {
  /// What the view itself shows, back to front.
  fileprivate var drawing: [SVGElement] {
    var elements: [SVGElement] = []
    if let fill = backgroundColor ?? (imageSize == nil ? nil : "#D8DEE6") {
      elements.append(background(fill))
    }
    if imageSize != nil { elements += imageMark }
    if let text {
      elements += text.lines.filter { !$0.string.isEmpty }.map { $0.drawing(in: text) }
    }
    return elements
  }

  /// The view's area; a line along the middle where it is thinner than a point.
  ///
  /// Such a line lies on whole points, so that it fills one row of pixels and isn't blurred.
  private func background(_ fill: String) -> SVGElement {
    let frame = absoluteFrame
    if frame.height > 0, frame.height < 1, frame.width >= 1 {
      let y = plainNumber(frame.midY.rounded(.down) + 0.5)
      return hairline("M\(plainNumber(frame.minX)) \(y)H\(plainNumber(frame.maxX))", fill)
    }
    if frame.width > 0, frame.width < 1, frame.height >= 1 {
      let x = plainNumber(frame.midX.rounded(.down) + 0.5)
      return hairline("M\(x) \(plainNumber(frame.minY))V\(plainNumber(frame.maxY))", fill)
    }
    return SVGElement("rect", .frame(frame, radius: cornerRadius), .fill(fill))
  }

  private func hairline(_ path: String, _ color: String) -> SVGElement {
    SVGElement("path", ["d": .init(path)], .hairline(color))
  }

  /// The beginning of a group that shows within the view's area only.
  ///
  /// The area is named for what it is, so that two pictures on one page that share a name share
  /// the area.
  fileprivate var clippingGroup: [String] {
    let numbers = [
      absoluteFrame.minX, absoluteFrame.minY, absoluteFrame.width, absoluteFrame.height,
      cornerRadius,
    ]
    let name = "clip" + numbers.map { "_" + plainNumber($0) }.joined()
    let area = SVGElement("rect", .frame(absoluteFrame, radius: cornerRadius))
    return [
      "<clipPath id=\"\(name)\">\(area)</clipPath>", "<g clip-path=\"url(#\(name))\">",
    ]
  }

  /// Where the view and its guides are.
  fileprivate var outlines: [SVGElement] {
    [SVGElement("rect", .frame(absoluteFrame, radius: cornerRadius), .outline())]
      + guides.map { SVGElement("rect", .frame($0.absoluteFrame), .outline(dashes: "3 2")) }
  }

  /// A sun over hills, which stands for the pixels a headless image doesn't have.
  private var imageMark: [SVGElement] {
    let side = min(absoluteFrame.width, absoluteFrame.height) * 0.5
    guard side > 0, side.isFinite else { return [] }
    let left = absoluteFrame.midX - side / 2
    let top = absoluteFrame.midY - side / 2
    let hills = [(0, 0.9), (0.35, 0.35), (0.6, 0.75), (0.75, 0.55), (1, 0.9)].map {
      plainNumber(left + $0 * side) + " " + plainNumber(top + $1 * side)
    }
    return [
      SVGElement("path", ["d": "M\(hills.joined(separator: "L"))Z"], .fill("#FFFFFFCC")),
      SVGElement(
        "circle",
        [
          "cx": .init(left + 0.75 * side), "cy": .init(top + 0.25 * side), "r": .init(0.1 * side),
        ], .fill("#FFFFFFCC")),
    ]
  }
}

extension LayoutSnapshot.Line {
  fileprivate func drawing(in text: LayoutSnapshot.Text) -> SVGElement {
    SVGElement(
      "text", content: string,
      [
        "x": .init(anchor(in: text)), "y": .init(baseline), "text-anchor": text.alignment.anchor,
        "font-size": .init(text.fontSize),
        "font-weight": text.fontName.hasSuffix("Bold") ? "bold" : nil,
        "xml:space": hasSpacesToKeep ? "preserve" : nil,
      ],
      .fill(text.color))
  }

  /// Whether there are spaces that a viewer would drop: several in a row, at the ends, or tabs.
  private var hasSpacesToKeep: Bool {
    string.hasPrefix(" ") || string.hasSuffix(" ") || string.contains("  ")
      || string.contains("\t")
  }

  /// The end or the middle that stays in place, whatever font the text is drawn in.
  private func anchor(in text: LayoutSnapshot.Text) -> CGFloat {
    switch text.alignment {
    case .left: x
    case .center: x + width / 2
    case .right: x + width
    }
  }
}

extension LayoutSnapshot.Text.Alignment {
  /// The value of `text-anchor`; nil for the one that needn't be written.
  fileprivate var anchor: SVGElement.Value? {
    switch self {
    case .left: nil
    case .center: "middle"
    case .right: "end"
    }
  }
}
