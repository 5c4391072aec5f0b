import Foundation
import InterfaceBuilder
import InterfaceCanvas
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport
import UIKit

/// What depends on the size classes is taken for those of the device.
@Suite
struct VariationTests {
  static let document = Sample.document(
    whole: Sample.text("Variations.xib"))

  @Test(
    .makesMistakes,
    arguments: [
      (.iPhone15, CGSize(width: 10, height: 40), false),
      (.iPadPro11, CGSize(width: 30, height: 50), true),
    ] as [(LayoutEnvironment.Device, CGSize, Bool)])
  func `Follow the device`(_ device: LayoutEnvironment.Device, a: CGSize, hasB: Bool) throws {
    let canvas = DocumentCanvas(Self.document, in: LayoutEnvironment(device: device))
    let scene = try #require(canvas.scenes.first)
    scene.window.layoutIfNeeded()
    #expect(canvas.problems.isEmpty)
    let first = try #require(scene.view.subviews.first)
    #expect(first.frame.size == a)
    #expect((scene.view.subviews.count == 2) == hasB)
  }
}
