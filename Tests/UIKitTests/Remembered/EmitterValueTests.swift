import Testing
import UIKit

/// What cells of emitters are at first, as in Core Animation, and remember.
@Suite
struct EmitterValueTests {
  private func remember<Object: AnyObject, Value: Equatable>(
    _ make: () -> Object,
    _ values: [(ReferenceWritableKeyPath<Object, Value>, first: Value, then: Value)]
  ) {
    let (object, other) = (make(), make())
    for (value, first, then) in values {
      #expect(object[keyPath: value] == first, "\(value)")
      object[keyPath: value] = then
    }
    for (value, first, then) in values {
      #expect(object[keyPath: value] == then && other[keyPath: value] == first, "\(value)")
    }
  }

  @Test func `A cell's lengths and angles`() {
    remember(
      CAEmitterCell.init,
      [
        (\.velocity, 0, 2), (\.velocityRange, 0, 3), (\.xAcceleration, 0, 4),
        (\.yAcceleration, 0, 5), (\.zAcceleration, 0, 6), (\.scale, 1, 7), (\.scaleRange, 0, 8),
        (\.scaleSpeed, 0, 9), (\.spin, 0, 10), (\.spinRange, 0, 11), (\.emissionLongitude, 0, 12),
        (\.emissionLatitude, 0, 13), (\.emissionRange, 0, 14), (\.contentsScale, 1, 15),
      ])
  }

  @Test func `A cell's times and shares`() {
    remember(
      CAEmitterCell.init,
      [
        (\.birthRate, 0, 2), (\.lifetime, 0, 3), (\.lifetimeRange, 0, 4), (\.alphaSpeed, 0, 5),
        (\.alphaRange, 0, 6), (\.redRange, 0, 7), (\.greenRange, 0, 8), (\.blueRange, 0, 9),
        (\.redSpeed, 0, 10), (\.greenSpeed, 0, 11), (\.blueSpeed, 0, 12),
      ])
  }

  @Test func `A layer's shares of its cells' values`() {
    remember(
      CAEmitterLayer.init,
      [
        (\.birthRate, 1, 2), (\.lifetime, 1, 3), (\.velocity, 1, 4), (\.scale, 1, 5),
      ] as [(ReferenceWritableKeyPath<CAEmitterLayer, Float>, first: Float, then: Float)])
    let cell = CAEmitterCell()
    #expect(cell.isEnabled && cell.name == nil && cell.color == nil && cell.contents == nil)
    #expect(cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(cell.emitterCells == nil && CAEmitterLayer().seed == 0)
  }
}
