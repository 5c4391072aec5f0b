import Foundation
import Testing
import ViewTree

/// The names that devices go by, and what comes of those that none has.
@Suite struct DeviceNameTests {
  typealias Device = LayoutEnvironment.Device

  @Test(
    arguments: [
      ("iPhoneSE", Device.iPhoneSE), ("iphone se", .iPhoneSE), ("iPad Pro 11\"", .iPadPro11),
      ("ipad-mini", .iPadMini), ("iPhone 15 Pro Max", .iPhone15ProMax),
    ] as [(String, Device)])
  func `Capitals, spaces and punctuation of a name don't count`(_ name: String, _ device: Device) {
    #expect(Device(named: name) == device)
  }

  @Test(
    arguments: [
      ("iPhone16", ["iPhone14", "iPhone15"]), ("iPadMinni", ["iPadMini"]),
      ("iPadPro12", ["iPadPro11", "iPadPro13"]), ("iPhone15ProMac", ["iPhone15ProMax"]),
    ])
  func `The names that take the fewest changes come first`(_ name: String, _ names: [String]) {
    #expect(Device(named: name) == nil)
    #expect(Array(Device.names(nearest: name).prefix(names.count)) == names)
    #expect(Set(Device.names(nearest: name)) == Set(Device.allCases.map(\.rawValue)))
  }

  @Test
  func `A window on the screen that the process was started for is told of a name that is none`()
    throws
  {
    let named = NamedScreen("iPhone99")
    NamedScreen.$current.withValue(named) {
      LayoutEnvironment.$screen.withValue(named.environment) {
        let window = Window(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let failure = #expect(throws: LayoutFailure.self) { try window.layoutOrThrow() }
        let words =
          "LAYOUTKIT_DEVICE is 'iPhone99', which is no device; an iPhone 15 stands in its place."
          + " Nearest are iPhone14 and iPhone15; there are also iPhoneSE, iPhone8Plus, "
        #expect(failure?.description.hasPrefix(words) == true)
        #expect(window.environment.safeAreaInsets.top == 59)
      }
    }
  }

  @Test func `A window on a screen of its own, or after a name that is one, is told nothing`()
    throws
  {
    let screen = LayoutEnvironment(device: .iPadMini)
    try NamedScreen.$current.withValue(NamedScreen("iPhone99")) {
      try LayoutEnvironment.$screen.withValue(screen) {
        try Window(frame: CGRect(x: 0, y: 0, width: 744, height: 1133)).layoutOrThrow()
      }
    }
    #expect(NamedScreen("ipadmini").mistake == nil && NamedScreen(nil).mistake == nil)
    #expect(NamedScreen("ipadmini").environment == screen)
  }
}
