import Foundation
import Testing
import ViewTree

/// Autoresizing masks that change while they stand for constraints.
@Suite struct ChangedMaskTests {
  /// A view of a place and length along both axes of 320 points, whose mask is one after the other and whose superview
  /// then grows to 480: where it is, and another one that is held to it.
  private func frames(_ masks: [UInt], _ origin: Double, _ extent: Double) -> [CGRect] {
    let window = window(1000, 1000, scale: 3)
    let parent = box("parent", in: window)
    let lengths = [constrain(parent, .width, plus: 320), constrain(parent, .height, plus: 320)]
    window.layoutIfNeeded()
    let child = View(frame: rect(origin, origin, extent, extent))
    parent.addSubview(child)
    let follower = box(in: parent)
    pin(follower, to: child)
    for mask in masks {
      child.autoresizingMask = View.AutoresizingMask(rawValue: mask | mask << 3)
      window.layoutIfNeeded()
    }
    for length in lengths { length.constant = 480 }
    window.layoutIfNeeded()
    return [child.frame, follower.frame]
  }

  @Test(arguments: UInt(0)..<8, UInt(0)..<8)
  func `A mask that was changed holds as one from the beginning`(old: UInt, new: UInt) {
    for (origin, extent) in [(160.0, 80.0), (0, 80), (240, 80), (0, 320)] {
      let (changed, fresh) = (frames([old, new], origin, extent), frames([new], origin, extent))
      for (one, other) in zip(changed, fresh) { #expect(isClose(one, other)) }
      #expect(isClose(changed[1], fresh[0]))
    }
  }
}
