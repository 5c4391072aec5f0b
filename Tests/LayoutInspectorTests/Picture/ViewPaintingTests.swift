import Foundation
import LayoutInspector
import LayoutKit
import Testing
import ViewTree

/// Views as they are painted beyond their colour and corners.
@Suite struct ViewPaintingTests {
  /// A white window of 60 × 60 with a red view of 20 × 20 at 10, 10.
  private let window = Window(size: CGSize(width: 60, height: 60))
  private let view = View(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  init() {
    window.backgroundColor = .white
    view.backgroundColor = .red
    window.addSubview(view)
  }

  /// The colours of pixels, as letters for white, red, black, green and others.
  private func colors(_ places: [(Int, Int)]) throws -> String {
    let picture = try DecodedPNG(LayoutSnapshot(of: window).png(.painted, scale: 1))
    let names = [
      "#FFFFFF": "w", "#FF3B30": "r", "#FF0000": "r", "#000000": "b", "#34C759": "g",
    ]
    return places.map { names[picture[$0.0, $0.1]] ?? "?" }.joined()
  }

  private func svg() -> String { LayoutSnapshot(of: window).svg(.painted) }

  // The mask covers 5 to 15 of the view, 15 to 25 of the window.
  @Test func `Of a view shows what its mask covers`() throws {
    let mask = View(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    mask.backgroundColor = .black
    view.mask = mask
    #expect(try colors([(12, 12), (16, 16), (24, 24), (26, 26)]) == "wrrw")
    #expect(svg().contains("<mask id=\"mask_") && svg().contains(" mask=\"url(#mask_"))
    #expect(view.mask === mask)
    // What is clear shows nothing through.
    mask.backgroundColor = .clear
    #expect(try colors([(16, 16), (24, 24)]) == "ww")
    view.mask = nil
    #expect(try colors([(12, 12), (16, 16), (26, 26)]) == "rrr")
  }

  @Test func `Of a view shows what its layer's mask covers`() throws {
    let mask = ViewLayer()
    mask.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    mask.backgroundColor = .black
    view.layer.mask = mask
    #expect(try colors([(12, 12), (16, 16), (24, 24), (26, 26)]) == "wrrw")
  }

  @Test func `Masks in circles come to an end`() throws {
    let inner = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(inner)
    for mask in [view, window, inner] as [View] {
      view.mask = mask
      inner.mask = view
      _ = svg()
      (view.mask, inner.mask) = (nil, nil)
    }
    let layers = [ViewLayer(), ViewLayer()]
    for (one, other) in [(0, 0), (0, 1)] {
      layers[one].mask = layers[other]
      layers[other].mask = layers[one]
      view.layer.mask = layers[0]
      _ = svg()
    }
    view.layer.mask = view.layer
    _ = svg()
    view.layer.mask = nil
    layers[0].mask = nil
    layers[1].mask = nil
  }

  // The view ends at 30; its shadow, moved by 8, at 38.
  @Test func `A shadow lies under the view, and is cut off with what is outside of it`() throws {
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 8, height: 8)
    #expect(try colors([(12, 12), (29, 29), (35, 35), (39, 39), (12, 35)]) == "rrbww")
    view.layer.shadowColor = nil
    #expect(try colors([(35, 35)]) == "w")
    view.layer.shadowColor = .black
    view.layer.shadowRadius = 3
    #expect(svg().contains("<feGaussianBlur stdDeviation=\"3\"/>"))
    view.clipsToBounds = true
    #expect(!svg().contains("feGaussianBlur"))
    #expect(try colors([(29, 29), (35, 35)]) == "rw")
  }

  // 20 × 10 about 20, 20 in the view, 30, 30 in the window; upright it is 25 to 35 across, 20 to 40 down.
  @Test func `A layer in another is turned about its middle`() throws {
    view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    let layer = ViewLayer()
    layer.frame = CGRect(x: 10, y: 15, width: 20, height: 10)
    layer.backgroundColor = .black
    view.layer.addSublayer(layer)
    let places = [(22, 30), (38, 30), (30, 22), (30, 38)]
    #expect(try colors(places) == "bbrr")
    layer.setAffineTransform(ViewTransform(rotationAngle: .pi / 2))
    #expect(try colors(places) == "rrbb")
    layer.setAffineTransform(ViewTransform(scaleX: 0.25, y: 2))
    #expect(try colors(places + [(30, 30)]) == "rrbbb")
    layer.opacity = 0
    #expect(try colors(places) == "rrrr")
  }

  private final class Making: ViewLayer {
    override func layoutSublayers() {
      guard sublayers == nil else { return }
      let layer = ViewLayer()
      layer.frame = bounds
      layer.backgroundColor = .black
      addSublayer(layer)
    }
  }

  private final class Made: View {
    override class var layerClass: AnyClass { Making.self }
  }

  @Test func `A layer that makes what is in it when it places it shows that at once`() throws {
    let made = Made(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    window.addSubview(made)
    #expect(made.layer is Making)
    #expect(try colors([(45, 45), (55, 55)]) == "bw")
  }

  // Twice as wide about its middle at 20: 0 to 40.
  @Test func `A view is stretched with what is in it`() throws {
    view.transform = ViewTransform(scaleX: 2, y: 1)
    #expect(try colors([(1, 20), (38, 20), (41, 20), (20, 31)]) == "rrww")
    #expect(svg().contains("<g transform=\"matrix(2 0 0 1 -20 0)\">"))
  }
}
