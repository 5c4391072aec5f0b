import Testing
import UIKit

/// Code of the article on tests on Linux.
@Suite
struct LinuxArticleTests {
  // article: test
  @Test func theButtonIsAboveTheHomeIndicator() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = SignInViewController()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let safeArea = window.bounds.inset(by: window.safeAreaInsets)
    #expect(screen.button.frame.maxY == safeArea.maxY - 16)
    #expect(screen.field.frame.minY == safeArea.minY + 24)
  }
  // end

  // article: devices
  @Test func theFieldIsAsWideAsEachScreen() {
    for device in [SimulatedDevice.iPhoneSE, .iPhone15, .iPadMini] {
      UIScreen.simulate(device) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let screen = SignInViewController()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        #expect(screen.field.frame.width == window.bounds.width - 32)
      }
    }
  }
  // end
}
