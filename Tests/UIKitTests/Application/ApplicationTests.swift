import Foundation
import Testing
import UIKit

/// The program, its device and its screen.
@Suite
struct ApplicationTests {
  nonisolated static let devices:
    [(SimulatedDevice, UIUserInterfaceIdiom, CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (.iPhoneSE, .phone, 375, 667, 2, 20), (.iPhone15, .phone, 393, 852, 3, 59),
      (.iPadMini, .pad, 744, 1133, 2, 24),
    ]

  @Test(arguments: devices)
  func `They are those of the simulated screen`(
    _ device: SimulatedDevice, _ idiom: UIUserInterfaceIdiom, _ width: CGFloat, _ height: CGFloat,
    _ scale: CGFloat, _ statusBar: CGFloat
  ) {
    UIScreen.simulate(device) {
      #expect(UIDevice.current.userInterfaceIdiom == idiom)
      #expect(UIScreen.main.traitCollection.userInterfaceIdiom == idiom)
      #expect(device.isTablet == (idiom == .pad))
      #expect(
        UIApplication.shared.statusBarFrame
          == CGRect(x: 0, y: 0, width: width, height: statusBar))
      #expect(UIScreen.main.nativeScale == scale)
      #expect(
        UIScreen.main.nativeBounds
          == CGRect(x: 0, y: 0, width: width * scale, height: height * scale))
    }
  }

  @Test func `Screens of one device are the same`() {
    #expect(UIScreen.screens == [UIScreen.main])
    #expect(UIScreen.main.hash == UIScreen.main.hash)
    let tablet = UIScreen.simulate(.iPadMini) { UIScreen.main }
    #expect(tablet != UIScreen.main && !tablet.isEqual("a screen"))
    #expect(UIScreen.main.maximumFramesPerSecond == 60)
  }

  @Test func `A program is active, on light ground, and reads as the screen does`() {
    let application = UIApplication.shared
    #expect(application.applicationState == .active)
    #expect(application.userInterfaceLayoutDirection == .leftToRight)
    #expect(
      application.preferredContentSizeCategory
        == UIScreen.main.traitCollection.preferredContentSizeCategory)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
    #expect(UIDevice.current.orientation == .portrait)
    UIScreen.simulate(.iPhone15, .landscape) {
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(application.statusBarOrientation == .landscapeRight)
    }
    #expect(UIDevice.current.systemName == "iOS")
    #expect(UIDevice.current.systemVersion == "26.0")
    #expect(UIWindowScene().traitCollection == UIScreen.main.traitCollection)
  }

  @Test func `A device lies on its side, stands, or neither`() {
    let all: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
  }
}
