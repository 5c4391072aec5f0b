import Foundation
import GalleryScreens
import LayoutInspector
import LayoutKit

/// Lays the screens out, prints their trees and writes their pictures.
struct Gallery {
  let folder: URL

  func draw() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let exhibits = Screen.all.map(Exhibit.init)
    for exhibit in exhibits {
      for (device, snapshot) in exhibit.snapshots {
        print(exhibit.screen.title, "on a", device.name)
        print(snapshot.textTree, terminator: "\n\n")
        try write(snapshot.svg(), to: "\(exhibit.screen.name)-\(device.name).svg")
      }
    }
    let overview = Screen.overview.map {
      LayoutSnapshot(of: $0.screen.makeWindow(for: $0.device))
    }
    try write(PictureSheet(overview, height: 480, gap: 16).svg, to: "overview.svg")
    try write(GalleryPage(exhibits: exhibits).html, to: "gallery.html")
    print("Pictures and gallery.html are in \(folder.path)")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }
}

/// A screen with its layouts.
struct Exhibit {
  let screen: Screen
  let snapshots: [(device: Device, snapshot: LayoutSnapshot)]

  init(_ screen: Screen) {
    self.screen = screen
    snapshots = screen.devices.map { ($0, LayoutSnapshot(of: screen.makeWindow(for: $0))) }
  }
}
