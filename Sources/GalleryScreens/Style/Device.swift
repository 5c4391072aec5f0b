package import Foundation
package import LayoutKit
import Typesetting

/// A screen that the gallery lays out for, in points.
package struct Device: Hashable, Sendable {
  /// A word for file names.
  package let name: String
  /// The size, the resolution, and what covers the screen.
  package let environment: LayoutEnvironment

  /// The width and height.
  package var size: CGSize { environment.size }
  /// The number of pixels along a point.
  package var scale: CGFloat { environment.scale }

  /// Describes a device of the gallery.
  package init(name: String, environment: LayoutEnvironment) {
    self.name = name
    self.environment = environment
  }

  /// A phone held upright.
  package static let phone = Device(
    name: "phone",
    environment: LayoutEnvironment(size: CGSize(width: 390, height: 844), scale: 3))
  /// The phone, set to a language that is read from right to left.
  package static let mirroredPhone = Device(
    name: "phone-rtl",
    environment: LayoutEnvironment(
      size: CGSize(width: 390, height: 844), scale: 3, layoutDirection: .rightToLeft))
  /// A tablet held upright.
  package static let tablet = Device(
    name: "tablet",
    environment: LayoutEnvironment(size: CGSize(width: 820, height: 1180), scale: 2))

  /// A card, for what is shown alone.
  package static let narrow = Device(
    name: "narrow",
    environment: LayoutEnvironment(size: CGSize(width: 320, height: 240), scale: 2))
  /// A card that is half as wide again.
  package static let wide = Device(
    name: "wide",
    environment: LayoutEnvironment(size: CGSize(width: 480, height: 240), scale: 2))

  /// A sheet of A4, with four pixels to a point.
  package static let paper = Device(
    name: "paper",
    environment: LayoutEnvironment(size: CGSize(width: 595, height: 842), scale: 4))
  /// A terminal of 80 columns and 24 rows: a point is a cell.
  package static let terminal: Device = {
    var environment = LayoutEnvironment(size: CGSize(width: 80, height: 24))
    environment.textMeasurer = CellMeasurer()
    return Device(name: "terminal", environment: environment)
  }()

  /// Both devices, the smaller first.
  package static let all = [phone, tablet]

  /// Six devices as they are sold, each without a keyboard and with one.
  package static let keyboards: [Device] = {
    let heights: [(device: LayoutEnvironment.Device, keyboard: CGFloat)] = [
      (.iPhoneSE, 260), (.iPhone13Mini, 336), (.iPhone14, 336), (.iPhone15ProMax, 346),
      (.iPadMini, 313), (.iPadPro13, 403),
    ]
    return heights.flatMap { withAndWithoutKeyboard($0.device, height: $0.keyboard) }
  }()

  private static func withAndWithoutKeyboard(
    _ device: LayoutEnvironment.Device, height: CGFloat
  ) -> [Device] {
    let alone = LayoutEnvironment(device: device)
    var covered = alone
    covered.keyboardFrame = CGRect(
      x: 0, y: alone.size.height - height, width: alone.size.width, height: height)
    return [
      Device(name: device.rawValue, environment: alone),
      Device(name: "\(device.rawValue)-keyboard", environment: covered),
    ]
  }
}
