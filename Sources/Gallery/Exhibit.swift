import GalleryScreens
import LayoutInspector
import LayoutKit

/// A screen with its layouts.
struct Exhibit {
  let screen: Screen
  let windows: [(device: Device, window: Window)]
  let snapshots: [(device: Device, snapshot: LayoutSnapshot)]
  /// The pictures of dark screens; paper and terminals have none.
  let dark: [Device: LayoutSnapshot]

  init(_ screen: Screen) {
    self.screen = screen
    windows = screen.devices.map { ($0, screen.makeWindow(for: $0)) }
    snapshots = windows.map { ($0.device, LayoutSnapshot(of: $0.window)) }
    var dark: [Device: LayoutSnapshot] = [:]
    for device in screen.devices where device.kind.hasDark {
      dark[device] = LayoutSnapshot(of: screen.makeWindow(for: device.dark), detail: .frames)
    }
    self.dark = dark
  }

  /// The page that shows why the layouts are as they are.
  func inspector(engine: Inspector.Engine) -> Inspector? {
    guard let first = windows.first else { return nil }
    var inspector = first.window.inspector(title: screen.title, engine: engine)
    inspector.nameFirst(first.device.name)
    for (device, window) in windows.dropFirst() { inspector.add(window, title: device.name) }
    return inspector
  }
}

extension Device {
  /// What a picture of the device is framed as.
  enum Kind: String {
    case phone, tablet, card, paper, terminal

    /// Whether it shows dark screens.
    var hasDark: Bool { self != .paper && self != .terminal }
  }

  var kind: Kind {
    switch self {
    case .paper: .paper
    case .terminal: .terminal
    case .narrow, .wide: .card
    default: min(size.width, size.height) < 600 ? .phone : .tablet
    }
  }

  /// The device with a dark screen.
  var dark: Device {
    var environment = environment
    environment.userInterfaceStyle = .dark
    return Device(name: name, environment: environment)
  }
}
