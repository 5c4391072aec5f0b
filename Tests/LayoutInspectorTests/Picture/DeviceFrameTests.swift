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

  // The battery's body is 25 by 13, in the frame of 85 % on devices without a camera in the screen; 2 in from each edge is
  // what is full of it, and 1 behind it its knob. The four bars stand 4.8 apart, 3.2 wide and 4 to 12.1 high.
  @Test(
    arguments: [
      // 375 wide: the time in the middle, the battery 34 before the end.
      (.iPhoneSE, CGPoint(x: 187.5, y: 10), CGPoint(x: 341, y: 10), 0.85, nil, nil),
      (.iPadMini, CGPoint(x: 38, y: 12), CGPoint(x: 710, y: 12), 0.85, nil, CGPoint(x: 686, y: 12)),
      // 390 wide: 114 at each side of the camera.
      (
        .iPhone14, CGPoint(x: 61, y: 25), CGPoint(x: 353, y: 25), 1, CGPoint(x: 301, y: 25),
        CGPoint(x: 325, y: 25)
      ),
      // 393 wide: 133.5 at each side.
      (
        .iPhone15, CGPoint(x: 70.75, y: 31), CGPoint(x: 346.25, y: 31), 1,
        CGPoint(x: 294.25, y: 31), CGPoint(x: 318.25, y: 31)
      ),
    ] as [(LayoutEnvironment.Device, CGPoint, CGPoint, CGFloat, CGPoint?, CGPoint?)])
  func `The places of a bar's signs`(
    device: LayoutEnvironment.Device, time: CGPoint, battery: CGPoint, scale: CGFloat,
    bars: CGPoint?, waves: CGPoint?
  ) throws {
    func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
      abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9
        && abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9
    }
    let frame = frame(device)
    let boxes = boxes(frame)
    let line = try #require(texts(frame).first)
    #expect(abs(line.x + line.width / 2 - time.x) < 0.01)
    let body = CGRect(
      x: battery.x - 12.5 * scale, y: battery.y - 6.5 * scale, width: 25 * scale,
      height: 13 * scale)
    #expect(boxes.contains { isClose($0, body.insetBy(dx: 2, dy: 2)) })
    let knob = CGRect(x: body.maxX + 1, y: battery.y - 2 * scale, width: 1.4, height: 4 * scale)
    #expect(boxes.contains { isClose($0, knob) })
    let edges = frame.marks(around: []).compactMap {
      if case .stroke(.box(let edge, _), _, _) = $0 { edge } else { nil }
    }
    #expect(edges.count == 1 && isClose(edges[0], body.insetBy(dx: 0.5, dy: 0.5)))
    for (place, height) in zip([0, 4.8, 9.6, 14.4], [4, 6.7, 9.4, 12.1]) {
      let bar = bars.map {
        CGRect(x: $0.x - 9 + place, y: $0.y + 6 - height, width: 3.2, height: height)
      }
      #expect(boxes.contains { abs($0.width - 3.2) < 1e-9 } == (bars != nil))
      if let bar { #expect(boxes.contains { isClose($0, bar) }) }
    }
    let feet = frame.marks(around: []).compactMap { mark in
      if case .fill(.path(let path, _), _) = mark, case .move(let foot)? = path.elements.first {
        foot
      } else {
        nil as CGPoint?
      }
    }
    // The waves begin 5.5 below their middle.
    #expect(feet == (waves.map { [CGPoint(x: $0.x, y: $0.y + 5.5 * scale)] } ?? []))
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
