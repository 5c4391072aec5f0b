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

  private func check(
    _ number: WritableKeyPath<LayoutEnvironment, CGFloat>, from first: CGFloat,
    taken: [CGFloat], refused: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for value in taken + refused {
      let window = Window(size: CGSize(width: 100, height: 100))
      window.environment[keyPath: number] = first
      var messages: [String] = []
      window.onDiagnostic = { messages.append($0.message) }
      window.environment[keyPath: number] = value
      let isTaken = taken.contains(value)
      #expect(
        window.environment[keyPath: number] == (isTaken ? value : first), "\(value)",
        sourceLocation: sourceLocation)
      #expect(messages.count == (isTaken ? 0 : 1), "\(value)", sourceLocation: sourceLocation)
    }
  }

  @Test func `A window keeps what it has where a number can't be taken, and tells it`() {
    let never: [CGFloat] = [0, -1, .nan, .infinity]
    check(\.textLength, from: 1.4, taken: [0.1, 1, 10], refused: [0.09, 10.1, 11] + never)
    check(\.scale, from: 2, taken: [0.5, 1, 3], refused: never)
  }
}
