import Foundation
import GalleryScreens
import LayoutInspector
import LayoutKit

/// A screen's pictures from a narrow to a wide window, for the page's slider.
///
/// Each is laid out for itself, by the screen's code in a window of that width.
struct WidthRange {
  let screen: Screen
  private let device: Device
  let widths: [Int]

  /// Nil for a screen that is on paper or in a terminal.
  init?(_ screen: Screen) {
    guard let device = screen.devices.first else { return nil }
    switch device.kind {
    case .paper, .terminal: return nil
    case .card: widths = Array(stride(from: 240, through: 640, by: 20))
    case .phone, .tablet: widths = Array(stride(from: 320, through: 1024, by: 32))
    }
    self.screen = screen
    self.device = device
  }

  /// The index of the width that is nearest to the first device's.
  var start: Int {
    let width = Int(device.size.width)
    return widths.indices.min { abs(widths[$0] - width) < abs(widths[$1] - width) } ?? 0
  }

  /// A script that hands the pictures over to the page, which loads it when its slider is moved.
  var script: String {
    let all = widths.map { pictures(width: CGFloat($0)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let list = (try? encoder.encode(all)) ?? Data("[]".utf8)
    return "pictures(\"\(screen.name)\", \(String(decoding: list, as: UTF8.self)));\n"
  }

  /// On a light and on a dark screen, which differ in their colours alone.
  private func pictures(width: CGFloat) -> [String] {
    var environment = device.environment
    environment.size.width = width
    environment.keyboardFrame?.size.width = width
    let window = screen.makeWindow(for: Device(name: device.name, environment: environment))
    let light = LayoutSnapshot(of: window, detail: .frames).svg()
    window.environment.userInterfaceStyle = .dark
    return [light, LayoutSnapshot(of: window, detail: .frames).svg()]
  }
}
