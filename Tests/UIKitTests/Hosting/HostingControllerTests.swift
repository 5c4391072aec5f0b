import Foundation
import Testing
import UIKit

/// A controller of content that isn't UIKit's, which is as large as it is told to be.
@Suite
struct HostingControllerTests {
  @Test func `It keeps its content and is as large as it prefers`() throws {
    let controller = UIHostingController(rootView: "content")
    #expect(controller.rootView == "content")
    controller.rootView = "other"
    #expect(controller.rootView == "other")
    controller.preferredContentSize = CGSize(width: 120, height: 0)
    let view: UIView = try #require(controller.view)
    #expect(
      view.intrinsicContentSize == CGSize(width: 120, height: UIView.noIntrinsicMetric))
    controller.preferredContentSize = CGSize(width: 120, height: 40)
    #expect(view.intrinsicContentSize == CGSize(width: 120, height: 40))
    #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)).width == 100)
    #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)).height == 40)
  }
}
