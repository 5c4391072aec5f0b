import Foundation
import Testing
import ViewTree

/// Numbers of environments: those of devices, and which a window takes.
@Suite struct EnvironmentLimitTests {
  /// The pixels that Apple's technical specifications give for each screen, and how many a point has there; the
  /// 8 Plus draws 1242 × 2208, which it shows on fewer.
  @Test(
    arguments: [
      (.iPhoneSE, 750, 1334, 2), (.iPhone8Plus, 1242, 2208, 3), (.iPhone14, 1170, 2532, 3),
      (.iPhone15, 1179, 2556, 3), (.iPhone15ProMax, 1290, 2796, 3), (.iPadMini, 1488, 2266, 2),
      (.iPadPro11, 1668, 2388, 2), (.iPadPro13, 2048, 2732, 2),
    ] as [(LayoutEnvironment.Device, CGFloat, CGFloat, CGFloat)])
  func `A device has the pixels of its screen`(
    _ device: LayoutEnvironment.Device, width: CGFloat, height: CGFloat, scale: CGFloat
  ) {
    let upright = LayoutEnvironment(device: device)
    #expect(upright.scale == scale)
    #expect(upright.size == CGSize(width: width / scale, height: height / scale))
    let turned = LayoutEnvironment(device: device, orientation: .landscape)
    #expect(turned.size == CGSize(width: height / scale, height: width / scale))
  }

  @Test(
    arguments: [
      (0.1, true), (1, true), (10, true), (0.09, false), (10.1, false), (11, false), (0, false),
      (-1, false), (.nan, false), (.infinity, false),
    ] as [(CGFloat, Bool)])
  func `A window takes text lengths from 0.1 to 10, and keeps the old one for others`(
    _ length: CGFloat, isTaken: Bool
  ) {
    let window = Window(size: CGSize(width: 100, height: 100))
    window.environment.textLength = 1.4
    var messages: [String] = []
    window.onDiagnostic = { messages.append($0.message) }
    window.environment.textLength = length
    #expect(window.environment.textLength == (isTaken ? length : 1.4))
    #expect(messages.count == (isTaken ? 0 : 1))
  }

  @Test(
    arguments: [
      (0.5, true), (1, true), (3, true), (0, false), (-1, false), (.nan, false), (.infinity, false),
    ] as [(CGFloat, Bool)])
  func `A window takes scales above 0, and keeps the old one for others`(
    _ scale: CGFloat, isTaken: Bool
  ) {
    let window = Window(size: CGSize(width: 100, height: 100))
    window.environment.scale = 2
    var messages: [String] = []
    window.onDiagnostic = { messages.append($0.message) }
    window.environment.scale = scale
    #expect(window.environment.scale == (isTaken ? scale : 2))
    #expect(messages.count == (isTaken ? 0 : 1))
  }
}
