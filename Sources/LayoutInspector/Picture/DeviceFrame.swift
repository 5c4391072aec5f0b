package import Drawing
package import Foundation
package import LayoutKit

/// What a device shows around a screen: the bar with the time, the home indicator, the camera and the round
/// corners of the display.
///
/// Which device it is follows from what covers the screen; measures are those of screenshots.
package struct DeviceFrame: Hashable, Sendable {
  /// The size of the screen, in points.
  package var size: CGSize
  /// What is covered, from each edge.
  package var safeArea: EdgeInsets
  /// Whether the screen is dark.
  package var isDark = false
  /// Whether the text of the bar at the top is light.
  package var hasLightStatusBar = false
  /// Whether there is a bar at the top.
  package var showsStatusBar = true
  /// Whether there is a line at the bottom where the screen has no button below it.
  package var showsHomeIndicator = true

  /// Makes the frame of a screen.
  package init(size: CGSize, safeArea: EdgeInsets) {
    self.size = size
    self.safeArea = safeArea
  }

  /// Whether the camera is an island in the screen, a part of its edge, or outside of it.
  private enum Camera {
    case island, notch, outside
  }

  private var isTablet: Bool { min(size.width, size.height) >= 700 }
  private var isLandscape: Bool { size.width > size.height }
  private var reach: CGFloat { max(safeArea.top, safeArea.left, safeArea.right) }

  private var camera: Camera {
    if isTablet || reach < 40 { return .outside }
    return reach >= 55 ? .island : .notch
  }

  /// The radius of the display's corners, in points.
  package var cornerRadius: CGFloat {
    switch camera {
    case .island: 55
    case .notch: 47
    case .outside: isTablet && safeArea.bottom > 0 ? 18 : 0
    }
  }

  /// A picture of a screen, and around it what the device shows.
  package func marks(around screen: [Mark]) -> [Mark] {
    let all = screen + statusBar + homeIndicator + cameraMarks
    let corners = Mark.Group(
      clip: .box(frame: CGRect(origin: .zero, size: size), radius: cornerRadius))
    return cornerRadius > 0 ? all.inGroup(corners) : all
  }

  private var cameraMarks: [Mark] {
    switch camera {
    case .outside: return []
    case .island:
      let island = CGRect(x: size.width / 2 - 63, y: 11, width: 126, height: 37)
      return [.box(isLandscape ? turned(island) : island, radius: 18.5, color: "#000000")]
    case .notch:
      // Round below, and out beyond the edge above.
      let notch = CGRect(x: size.width / 2 - 81, y: -20, width: 162, height: 53)
      return [.box(isLandscape ? turned(notch) : notch, radius: 20, color: "#000000")]
    }
  }

  /// A place at the top of the screen, where that is on the left.
  private func turned(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minY, y: size.height / 2 - frame.width / 2, width: frame.height, height: frame.width)
  }

  private var homeIndicator: [Mark] {
    guard showsHomeIndicator, safeArea.bottom > 0 else { return [] }
    let width: CGFloat = isTablet ? 320 : isLandscape ? 246 : 139
    let line = CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    return [.box(line, radius: 2.5, color: isDark ? "#FFFFFF" : "#000000")]
  }
}

extension DeviceFrame {
  private var ink: String { hasLightStatusBar ? "#FFFFFF" : "#000000" }

  /// The time, and what tells of the network and the battery; phones on their side have none.
  private var statusBar: [Mark] {
    guard showsStatusBar, safeArea.top >= 20 else { return [] }
    if camera == .outside {
      let (size, y) = (CGFloat(12), CGFloat(isTablet ? 12 : 10))
      // Tablets have the time where lines begin, phones with a button in the middle.
      let x = isTablet ? 38 : self.size.width / 2
      return [.sign("9:41", center: CGPoint(x: x, y: y), size: size, color: ink)]
        + battery(CGPoint(x: self.size.width - 34, y: y), scale: 0.85)
        + (isTablet ? wifi(CGPoint(x: self.size.width - 58, y: y), scale: 0.85) : [])
    }
    let middle = CGFloat(camera == .island ? 31 : 25)
    let side = size.width / 2 - (camera == .island ? 63 : 81)
    return [.sign("9:41", center: CGPoint(x: side / 2 + 4, y: middle), size: 17, color: ink)]
      + bars(CGPoint(x: size.width - side / 2 - 32, y: middle))
      + wifi(CGPoint(x: size.width - side / 2 - 8, y: middle), scale: 1)
      + battery(CGPoint(x: size.width - side / 2 + 20, y: middle), scale: 1)
  }

  private func bars(_ center: CGPoint) -> [Mark] {
    (0..<4).map { bar in
      let height = CGFloat(bar) * 2.7 + 4
      return .box(
        CGRect(
          x: center.x - 9 + CGFloat(bar) * 4.8, y: center.y + 6 - height, width: 3.2, height: height
        ),
        radius: 1, color: ink)
    }
  }

  private func wifi(_ center: CGPoint, scale: CGFloat) -> [Mark] {
    let foot = CGPoint(x: center.x, y: center.y + 5.5 * scale)
    var fan = Outline(elements: [.move(to: foot)])
    fan.addArc(center: foot, radius: 11.5 * scale, from: -.pi * 0.75, to: -.pi * 0.25)
    fan.elements.append(.close)
    return [.fill(shape: .path(fan), paint: .color(ink))]
  }

  private func battery(_ center: CGPoint, scale: CGFloat) -> [Mark] {
    let body = CGRect(
      x: center.x - 12.5 * scale, y: center.y - 6.5 * scale, width: 25 * scale, height: 13 * scale)
    return [
      .stroke(
        shape: .box(frame: body.insetBy(dx: 0.5, dy: 0.5), radius: 3.8 * scale),
        line: LineStyle(width: 1), paint: .color("\(ink)59")),
      .box(body.insetBy(dx: 2, dy: 2), radius: 2.5 * scale, color: ink),
      .box(
        CGRect(x: body.maxX + 1, y: center.y - 2 * scale, width: 1.4, height: 4 * scale),
        radius: 0.7, color: "\(ink)66"),
    ]
  }
}

extension LayoutSnapshot {
  /// A PNG as a person would see it, on a device if there is one.
  package func png(device: DeviceFrame?, scale: CGFloat) -> Data {
    Self.pngFile(size, paintedMarks(around: device), scale: scale, nil)
  }

  /// An SVG as a person would see it, on a device if there is one.
  package func svg(device: DeviceFrame?) -> String {
    Self.svgDocument(size, paintedMarks(around: device), nil)
  }

  private func paintedMarks(around device: DeviceFrame?) -> [Mark] {
    let marks = paintedMarks()
    return device?.marks(around: marks) ?? marks
  }
}
