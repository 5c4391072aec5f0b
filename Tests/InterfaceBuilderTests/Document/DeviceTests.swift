import Foundation
import InterfaceBuilder
import LayoutKit
import Testing

/// The devices that documents name have the sizes of those that are sold.
@Suite
struct DeviceTests {
  private static func device(
    _ name: String, version: String = "23000", isLandscape: Bool = false
  ) -> CanvasDevice {
    Sample.document(
      whole: """
        <document toolsVersion="\(version)">
        <device id="\(name)" orientation="\(isLandscape ? "landscape" : "portrait")"/></document>
        """
    ).device
  }

  @Test(
    arguments: [
      ("retina3_5", 320, 480, 2, 20, 0), ("retina4_0", 320, 568, 2, 20, 0),
      ("retina4_7", 375, 667, 2, 20, 0), ("retina5_5", 414, 736, 3, 20, 0),
      ("retina5_9", 375, 812, 3, 44, 34), ("retina6_0", 390, 844, 3, 47, 34),
      ("retina6_1", 414, 896, 2, 48, 34), ("retina6_3", 402, 874, 3, 62, 34),
      ("retina6_5", 414, 896, 3, 44, 34), ("retina6_7", 428, 926, 3, 47, 34),
      ("retina6_9", 440, 956, 3, 62, 34), ("retina6_12", 393, 852, 3, 59, 34),
      ("retina6_72", 430, 932, 3, 59, 34), ("ipad9_7", 768, 1024, 2, 20, 0),
      ("ipad10_2", 810, 1080, 2, 20, 0), ("ipad10_5", 834, 1112, 2, 20, 0),
      ("ipad10_9", 820, 1180, 2, 24, 20), ("ipad11_0rounded", 834, 1194, 2, 24, 20),
      ("ipad12_9", 1024, 1366, 2, 20, 0), ("ipad12_9rounded", 1024, 1366, 2, 24, 20),
      // What comes later is taken for a phone or a tablet of today.
      ("retina9_9", 393, 852, 3, 59, 34), ("ipad99", 834, 1194, 2, 24, 20),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `Each device has its size, scale and bars`(
    _ name: String, width: CGFloat, height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat
  ) {
    let device = Self.device(name)
    let size = CGSize(width: width, height: height)
    #expect(device.size == size && device.scale == scale)
    #expect(device.covered.top == top && device.covered.bottom == bottom)
    #expect(device.isTablet == name.hasPrefix("ipad"))
    let environment = device.environment
    #expect(environment.size == size)
    #expect(environment.safeAreaInsets == EdgeInsets(top: top, bottom: bottom))
    // Wide screens have margins of 20.
    #expect(environment.systemMinimumLayoutMargins.leading == (size.width >= 414 ? 20 : 16))
  }

  @Test func `A device held sideways is as wide as it was high`() {
    let phone = Self.device("retina5_9", isLandscape: true)
    #expect(phone.size == CGSize(width: 812, height: 375))
    #expect(phone.covered.top == 0 && phone.covered.bottom == 21)
    let old = Self.device("retina4_7", isLandscape: true)
    #expect(old.covered.top == 0 && old.covered.bottom == 0)
    let tablet = Self.device("ipad9_7", isLandscape: true)
    #expect(tablet.size == CGSize(width: 1024, height: 768) && tablet.covered.top == 20)
  }

  @Test(arguments: [
    ("retina6_1", "20037", CGFloat(44)), ("retina6_1", "21000", 48), ("retina6_1", "", 48),
    ("retina4_7", "14490", 20), ("retina4_7", "15000", 0), ("retina4_7", "22499.5", 0),
    ("retina4_7", "22500", 20), ("ipad9_7", "20037", 20),
  ])
  func `Status bars follow the version`(_ name: String, _ version: String, _ height: CGFloat) {
    #expect(Self.device(name, version: version).covered.top == height)
  }
}
