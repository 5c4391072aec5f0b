public import Foundation
public import ViewTree

/// The device that a document shows its views on, by Interface Builder's name for it.
public nonisolated struct CanvasDevice: Hashable, Sendable {
  /// The name, as in `retina6_1`.
  public let name: String
  /// Whether it is held sideways.
  public let isLandscape: Bool

  /// The version of Interface Builder that shows it, such as 21225; the latest if it isn't known.
  private let toolsVersion: Int

  /// Whether the document names it; one that doesn't was shown without a device, a pixel for a point.
  private let isNamed: Bool

  /// Reads the device of a document; one without is of the time of phones of 375 × 667.
  init(of document: DocumentElement?) {
    isNamed = document?.child("device") != nil
    let element = document?.child("device")
    name = element?["id"] ?? "retina4_7"
    isLandscape = element?["orientation"] == "landscape"
    toolsVersion = InterfaceDocument.toolsVersion(document) ?? .max
  }

  private struct Figures {
    var width: CGFloat
    var height: CGFloat
    var scale: CGFloat
    var top: CGFloat
    var bottom: CGFloat
  }

  private var figures: Figures {
    func figures(
      _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ top: CGFloat, _ bottom: CGFloat
    ) -> Figures {
      Figures(width: width, height: height, scale: scale, top: top, bottom: bottom)
    }
    switch name {
    case "retina3_5": return figures(320, 480, 2, 20, 0)
    case "retina4_0": return figures(320, 568, 2, 20, 0)
    case "retina4_7": return figures(375, 667, 2, 20, 0)
    case "retina5_5": return figures(414, 736, 3, 20, 0)
    case "retina5_9": return figures(375, 812, 3, 44, 34)
    case "retina6_0": return figures(390, 844, 3, 47, 34)
    case "retina6_1": return figures(414, 896, 2, 48, 34)
    case "retina6_3": return figures(402, 874, 3, 62, 34)
    case "retina6_5": return figures(414, 896, 3, 44, 34)
    case "retina6_7": return figures(428, 926, 3, 47, 34)
    case "retina6_9": return figures(440, 956, 3, 62, 34)
    case "retina6_12": return figures(393, 852, 3, 59, 34)
    case "retina6_72": return figures(430, 932, 3, 59, 34)
    case "ipad9_7": return figures(768, 1024, 2, 20, 0)
    case "ipad10_2": return figures(810, 1080, 2, 20, 0)
    case "ipad10_5": return figures(834, 1112, 2, 20, 0)
    case "ipad10_9", "ipad10_9rounded": return figures(820, 1180, 2, 24, 20)
    case "ipad11_0rounded": return figures(834, 1194, 2, 24, 20)
    case "ipad12_9": return figures(1024, 1366, 2, 20, 0)
    case "ipad12_9rounded": return figures(1024, 1366, 2, 24, 20)
    default:
      return name.hasPrefix("ipad") ? figures(834, 1194, 2, 24, 20) : figures(393, 852, 3, 59, 34)
    }
  }

  /// The screen's size in points, as the device is held.
  public var size: CGSize {
    let figures = figures
    return isLandscape
      ? CGSize(width: figures.height, height: figures.width)
      : CGSize(width: figures.width, height: figures.height)
  }

  /// How many pixels there are to a point.
  public var scale: CGFloat { isNamed ? figures.scale : 1 }

  /// Whether it is a tablet.
  public var isTablet: Bool { name.hasPrefix("ipad") }

  /// What the status bar and the rounded corners cover at the upper and lower edge, in points.
  public var covered: (top: CGFloat, bottom: CGFloat) {
    let figures = figures
    guard isLandscape, !isTablet else { return (statusBar(figures.top), figures.bottom) }
    return (0, figures.bottom > 0 ? 21 : 0)
  }

  /// What the status bar covers, which has changed with versions of Interface Builder.
  ///
  /// Read from the stored frames of 250 documents: phones with a camera in the screen had 44 up to
  /// version 20999, whatever the phone; those with a home button none from 15000 to 22499.
  private func statusBar(_ height: CGFloat) -> CGFloat {
    guard !isTablet else { return height }
    if height > 20 { return toolsVersion < 21_000 ? 44 : height }
    return (15_000..<22_500).contains(toolsVersion) ? 0 : height
  }

  /// The device as what surrounds a layout.
  public var environment: LayoutEnvironment {
    let covered = covered
    let side: CGFloat = min(size.width, size.height) >= 414 ? 20 : 16
    return LayoutEnvironment(
      size: size, scale: scale,
      safeAreaInsets: EdgeInsets(top: covered.top, bottom: covered.bottom),
      systemMinimumLayoutMargins: DirectionalEdgeInsets(leading: side, trailing: side))
  }
}
