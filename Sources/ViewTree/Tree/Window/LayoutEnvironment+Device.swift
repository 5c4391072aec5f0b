import Foundation

nonisolated extension LayoutEnvironment {
  /// Makes the environment that a device gives to a layout.
  public init(device: Device, orientation: Orientation = .portrait) {
    let figures = device.figures
    let isLandscape = orientation == .landscape
    let margin: CGFloat = isLandscape || figures.hasWideMargins ? 20 : 16
    self.init(
      size: isLandscape
        ? CGSize(width: figures.height, height: figures.width)
        : CGSize(width: figures.width, height: figures.height),
      scale: figures.scale,
      safeAreaInsets: isLandscape ? figures.landscape : figures.portrait,
      systemMinimumLayoutMargins: DirectionalEdgeInsets(leading: margin, trailing: margin))
  }

  /// How a device is held.
  public nonisolated enum Orientation: String, Hashable, Codable, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// Common devices, by the names they are sold under.
  public nonisolated enum Device: String, Hashable, Codable, Sendable, CaseIterable {
    /// 375 × 667 points with a home button, like all phones of 4.7 inches.
    case iPhoneSE
    /// 414 × 736 points with a home button.
    case iPhone8Plus
    /// 375 × 812 points.
    case iPhone13Mini
    /// 390 × 844 points.
    case iPhone14
    /// 393 × 852 points.
    case iPhone15
    /// 430 × 932 points.
    case iPhone15ProMax
    /// 744 × 1133 points.
    case iPadMini
    /// 834 × 1194 points.
    case iPadPro11
    /// 1024 × 1366 points.
    case iPadPro13
  }
}

nonisolated extension LayoutEnvironment.Device {
  /// Whether it is a tablet.
  public var isTablet: Bool {
    switch self {
    case .iPadMini, .iPadPro11, .iPadPro13: true
    default: false
    }
  }

  fileprivate struct Figures {
    var width: CGFloat
    var height: CGFloat
    var scale: CGFloat
    var portrait: EdgeInsets
    var landscape: EdgeInsets
    /// Whether margins are 20 rather than 16 when the device stands upright.
    var hasWideMargins: Bool
  }

  /// The figures published in Apple's interface guidelines.
  fileprivate var figures: Figures {
    switch self {
    case .iPhoneSE: phone(375, 667, scale: 2, statusBar: 20)
    case .iPhone8Plus: phone(414, 736, scale: 3, statusBar: 20, hasWideMargins: true)
    case .iPhone13Mini: phone(375, 812, scale: 3, camera: 50)
    case .iPhone14: phone(390, 844, scale: 3, camera: 47)
    case .iPhone15: phone(393, 852, scale: 3, camera: 59)
    case .iPhone15ProMax: phone(430, 932, scale: 3, camera: 59, hasWideMargins: true)
    case .iPadMini: tablet(744, 1133)
    case .iPadPro11: tablet(834, 1194)
    case .iPadPro13: tablet(1024, 1366)
    }
  }

  private func phone(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat, statusBar: CGFloat,
    hasWideMargins: Bool = false
  ) -> Figures {
    Figures(
      width: width, height: height, scale: scale, portrait: EdgeInsets(top: statusBar),
      landscape: .zero, hasWideMargins: hasWideMargins)
  }

  private func phone(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat, camera: CGFloat,
    hasWideMargins: Bool = false
  ) -> Figures {
    Figures(
      width: width, height: height, scale: scale, portrait: EdgeInsets(top: camera, bottom: 34),
      landscape: EdgeInsets(left: camera, bottom: 21, right: camera),
      hasWideMargins: hasWideMargins)
  }

  private func tablet(_ width: CGFloat, _ height: CGFloat) -> Figures {
    let insets = EdgeInsets(top: 24, bottom: 20)
    return Figures(
      width: width, height: height, scale: 2, portrait: insets, landscape: insets,
      hasWideMargins: true)
  }
}

nonisolated extension LayoutEnvironment {
  /// The screen of a ``Window`` that was made with only a frame: an iPhone 15 held upright, or the
  /// device that the environment variable `LAYOUTKIT_DEVICE` names.
  ///
  /// A name that no device has is reported to each such window.
  ///
  ///     LayoutEnvironment.$screen.withValue(LayoutEnvironment(device: .iPadMini)) { … }
  @TaskLocal public static var screen = NamedScreen.current.environment
}
