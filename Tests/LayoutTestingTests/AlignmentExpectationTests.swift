import Foundation
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport

@testable import LayoutTesting

/// Views that are to be aligned at all widths, one of which follows the width.
@Suite
struct AlignmentExpectationTests {
  private static func messages(
    _ attribute: LayoutSnapshot.Attribute, off distance: CGFloat
  ) -> [String] {
    var environment = LayoutEnvironment(size: CGSize(width: 400, height: 800))
    environment.textMeasurer = PlainMeasurer()
    let window = Window(environment: environment)
    let (one, other) = (View(), View())
    for (view, name) in [(one, "one"), (other, "other")] {
      view.name = name
      window.addSubview(view)
    }
    other.layout.make {
      $0.left.equalToSuperview().offset(30)
      $0.top.equalToSuperview().offset(40)
      $0.width.equalToSuperview().multipliedBy(0.5)
      $0.height.equalTo(60)
    }
    one.layout.make {
      switch attribute {
      case .left, .leading: $0.left.equalTo(other).offset(distance)
      case .right, .trailing: $0.right.equalTo(other).offset(distance)
      case .top: $0.top.equalTo(other).offset(distance)
      case .bottom: $0.bottom.equalTo(other).offset(distance)
      case .centerX: $0.centerX.equalTo(other).offset(distance)
      case .centerY: $0.centerY.equalTo(other).offset(distance)
      case .width: $0.width.equalTo(other).offset(distance)
      case .height: $0.height.equalTo(other).offset(distance)
      }
      if attribute != .width { $0.width.equalTo(100) }
      if attribute != .height { $0.height.equalTo(20) }
      if ![.left, .leading, .right, .trailing, .centerX].contains(attribute) { $0.left.equalTo(7) }
      if ![.top, .bottom, .centerY].contains(attribute) { $0.top.equalTo(7) }
    }
    return failures(of: one, 320...1024, over: [], [.isAligned(attribute, with: other)])
  }

  @Test(
    arguments: [
      .left, .right, .leading, .trailing, .top, .bottom, .centerX, .centerY, .width, .height,
    ] as [LayoutSnapshot.Attribute])
  func `An edge, centre or length that is the same is proved, one that is 2 off isn't`(
    _ attribute: LayoutSnapshot.Attribute
  ) {
    #expect(Self.messages(attribute, off: 0) == [])
    let found = Self.messages(attribute, off: 2)
    #expect(found.count == 1 && found.first?.contains("aligned by \(attribute.rawValue)") == true)
  }
}
