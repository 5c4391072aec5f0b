import Drawing
import Foundation
import LayoutKit
import Testing
import Typesetting

@testable import LayoutInspector

/// What a device shows around a screen follows from what covers it.
@Suite struct DeviceFrameTests {
  private func frame(
    _ device: LayoutEnvironment.Device, _ orientation: LayoutEnvironment.Orientation = .portrait
  ) -> DeviceFrame {
    let environment = LayoutEnvironment(device: device, orientation: orientation)
    return DeviceFrame(size: environment.size, safeArea: environment.safeAreaInsets)
  }

  private func texts(_ frame: DeviceFrame) -> [TextLine] {
    frame.marks(around: []).compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  private func boxes(_ frame: DeviceFrame) -> [CGRect] {
    frame.marks(around: []).compactMap {
      if case .fill(.box(let frame, _), _) = $0 { frame } else { nil }
    }
  }

  // Measures of screenshots: the time, the camera's width, the line at the bottom, the corners.
  @Test(
    arguments: [
      (.iPhoneSE, true, 0, 0, 0),
      (.iPhone8Plus, true, 0, 0, 0), (.iPhone13Mini, true, 162, 139, 47),
      (.iPhone14, true, 162, 139, 47), (.iPhone15, true, 126, 139, 55),
      (.iPhone15ProMax, true, 126, 139, 55), (.iPadMini, true, 0, 320, 18),
      (.iPadPro13, true, 0, 320, 18),
    ] as [(LayoutEnvironment.Device, Bool, CGFloat, CGFloat, CGFloat)])
  func `Upright devices`(
    device: LayoutEnvironment.Device, hasTime: Bool, camera: CGFloat, line: CGFloat,
    corners: CGFloat
  ) {
    let frame = frame(device)
    #expect(texts(frame).map(\.string) == (hasTime ? ["9:41"] : []))
    #expect(frame.cornerRadius == corners)
    let widths = boxes(frame).map(\.width)
    #expect(camera == 0 || widths.contains(camera))
    #expect(boxes(frame).filter { $0.height == 5 }.map(\.width) == (line > 0 ? [line] : []))
    let outside = frame.marks(around: []).filter { mark in
      if case .begin(let group) = mark { group.clip != nil } else { false }
    }
    #expect(outside.count == (corners > 0 ? 1 : 0))
  }

  @Test func `A phone on its side has no bar, its camera on the left and a longer line`() {
    let frame = frame(.iPhone15, .landscape)
    #expect(texts(frame).isEmpty)
    #expect(boxes(frame).contains(CGRect(x: 11, y: 393.0 / 2 - 63, width: 37, height: 126)))
    #expect(boxes(frame).contains { $0.width == 246 })
  }

  @Test func `Bars come and go, and have the colour that is asked for`() {
    var frame = frame(.iPhone15)
    #expect(texts(frame).map(\.color) == ["#000000"])
    frame.hasLightStatusBar = true
    #expect(texts(frame).map(\.color) == ["#FFFFFF"])
    frame.showsStatusBar = false
    frame.showsHomeIndicator = false
    // The camera alone.
    #expect(texts(frame).isEmpty && boxes(frame).count == 1)
  }

  @Test func `The screen lies under what the device shows, cut off at the corners`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.backgroundColor = .blue
    let snapshot = LayoutSnapshot(of: window, detail: .frames)
    let svg = snapshot.svg(device: frame(.iPhone15))
    #expect(svg.contains("9:41") && svg.contains("clip-path"))
    #expect(!snapshot.svg(device: nil).contains("clip-path"))
    #expect(snapshot.png(device: frame(.iPhone15), scale: 1) != snapshot.png(device: nil, scale: 1))
  }
}
