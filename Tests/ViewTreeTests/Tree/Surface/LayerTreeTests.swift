import Foundation
import Testing
import ViewTree

/// Layers in layers: their order, and that each is in one place.
@Suite struct LayerTreeTests {
  private let root = ViewLayer()
  private let layers: [String: ViewLayer]

  init() {
    layers = Dictionary(
      uniqueKeysWithValues: "abcn".map { letter in
        let layer = ViewLayer()
        layer.name = String(letter)
        return (String(letter), layer)
      })
    for name in ["a", "b", "c"] { root.addSublayer(layer(name)) }
  }

  private func layer(_ name: String) -> ViewLayer { layers[name] ?? ViewLayer() }

  private var order: String { (root.sublayers ?? []).map { $0.name ?? "?" }.joined() }

  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let order: String
    let edit: @Sendable (_ root: ViewLayer, _ layer: (String) -> ViewLayer) -> Void

    init(
      _ name: String, _ order: String,
      _ edit: @escaping @Sendable (_ root: ViewLayer, _ layer: (String) -> ViewLayer) -> Void
    ) {
      (testDescription, self.order, self.edit) = (name, order, edit)
    }
  }

  // As Core Animation has it, where that doesn't stop the program.
  static let edits = [
    Edit("in front", "abcn") { $0.addSublayer($1("n")) },
    Edit("at a place", "anbc") { $0.insertSublayer($1("n"), at: 1) },
    Edit("at a place beyond the end", "abcn") { $0.insertSublayer($1("n"), at: 9) },
    Edit("below another", "anbc") { $0.insertSublayer($1("n"), below: $1("b")) },
    Edit("above another", "abnc") { $0.insertSublayer($1("n"), above: $1("b")) },
    Edit("above the front", "abcn") { $0.insertSublayer($1("n"), above: $1("c")) },
    Edit("below nothing", "abcn") { $0.insertSublayer($1("n"), below: nil) },
    Edit("above nothing", "abcn") { $0.insertSublayer($1("n"), above: nil) },
    Edit("one that is there, below", "cab") { $0.insertSublayer($1("c"), below: $1("a")) },
    Edit("one that is there, above", "bca") { $0.insertSublayer($1("a"), above: $1("c")) },
    Edit("one that is there, in front", "bca") { $0.addSublayer($1("a")) },
    Edit("in another's place", "anc") { $0.replaceSublayer($1("b"), with: $1("n")) },
    Edit("in the place of one beside", "cb") { $0.replaceSublayer($1("a"), with: $1("c")) },
    Edit("in its own place", "abc") { $0.replaceSublayer($1("b"), with: $1("b")) },
    Edit("in the place of a stranger", "abc") { $0.replaceSublayer(ViewLayer(), with: $1("n")) },
    Edit("taken out", "ac") { _, layer in layer("b").removeFromSuperlayer() },
    Edit("a list", "cn") { $0.sublayers = [$1("c"), $1("n")] },
    Edit("nothing", "") { root, _ in root.sublayers = nil },
    Edit("itself", "abc") { root, _ in root.addSublayer(root) },
    Edit("what it is in", "abc") { root, layer in layer("b").addSublayer(root) },
    Edit("in another", "ac") { _, layer in layer("a").addSublayer(layer("b")) },
  ]

  @Test(arguments: edits) func `Layers stand in one order, and know where they are`(_ row: Edit) {
    row.edit(root, layer)
    #expect(order == row.order)
    for (name, layer) in layers {
      #expect((layer.superlayer === root) == row.order.contains(name), "\(name)")
      if let outer = layer.superlayer {
        #expect(outer.sublayers?.contains { $0 === layer } == true, "\(name)")
      }
    }
    #expect(root.superlayer == nil)
  }

  @Test func `A list takes layers out of where they were`() {
    let other = ViewLayer()
    other.sublayers = [layer("b"), layer("n")]
    #expect(order == "ac" && layer("b").superlayer === other && layer("n").superlayer === other)
    layer("b").removeFromSuperlayer()
    #expect(other.sublayers?.count == 1)
  }

  @Test func `A layer that is gone has no sublayers`() {
    do {
      let other = ViewLayer()
      other.addSublayer(layer("n"))
    }
    #expect(layer("n").superlayer == nil)
    #expect(root.model() === root && ViewLayer(layer: root).sublayers == nil)
    #expect(ViewLayer(coder: NSCoder())?.frame == .zero)
  }

  // A quarter of a turn about the middle of 40 × 20 at 10, 10: 20 × 40 about 30, 20.
  @Test func `A transform in the plane is that of the layer, and in space its part of it`() {
    let layer = layer("a")
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    layer.setAffineTransform(ViewTransform(rotationAngle: .pi / 2))
    #expect(layer.transform.inPlane == layer.affineTransform() && layer.transform.isFlat)
    let frame = layer.frame
    for (value, expected) in [
      (frame.minX, 20.0), (frame.minY, 0), (frame.width, 20), (frame.height, 40),
    ] {
      #expect(abs(Double(value) - expected) < 1e-9)
    }
  }
}
