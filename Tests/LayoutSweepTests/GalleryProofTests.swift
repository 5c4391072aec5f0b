import Foundation
import GalleryScreens
import LayoutKit
import LayoutSweep
import TestSupport
import Testing

/// The gallery proved.
///
/// What goes wrong in the gallery's screens at any width, from the narrowest phone to a tablet.
///
/// Text is as wide as a plain measurer has it, so that the numbers are the same on every machine.
@Suite
struct GalleryProofTests {
  /// What is known, in both directions: texts of a line that are meant to be cut off where there is no room,
  /// a calculator that isn't made for 320 points, and a flow whose lines stand in the middle of a frame on pixels.
  private static let known: [String: [String]] = [
    "profile": ["from 320 to 333.17, at worst by 13.33 at 320: name is cut off"],
    "calculator": ["from 320 to 379.5, at worst by 60 at 320: result reaches out of calculator"],
    "settings": ["from 320 to 460.5, at worst by 140.67 at 320: Label[2] of Wi-Fi is cut off"],
    "stack-form": [
      "from 320 to 321.67, at worst by 1 at 320: Label[1] of Last is cut off",
      "from 320 to 388.33, at worst by 34.33 at 320: Label[1] of Street is cut off",
    ],
    "tags": ["what holds here is not proved"],
  ]

  @Test(arguments: Screen.all.map(\.name))
  func `Nothing goes wrong but what is known`(_ name: String) throws {
    let screen = try #require(Screen.all.first { $0.name == name })
    let devices = screen.devices.filter { $0 != .terminal && !$0.name.hasSuffix("keyboard") }
    // A terminal's widths are those of cells.
    guard let device = devices.first else { return }
    let window = screen.makeWindow(for: device)
    window.environment.textMeasurer = PlainMeasurer()
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      window.environment.layoutDirection = direction
      let sweep = LayoutSweep(of: window, widths: device == .paper ? 595...1024 : 320...1024)
      #expect(sweep.notes == [])
      let known = Self.known[name] ?? []
      let found = sweep.defects().map(\.text)
      for text in found {
        #expect(known.contains { text.contains($0) }, "\(name), \(direction): \(text)")
      }
      for text in known {
        #expect(found.contains { $0.contains(text) }, "\(name), \(direction) no more: \(text)")
      }
    }
  }
}
