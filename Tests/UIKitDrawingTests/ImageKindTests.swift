import Drawing
import Foundation
import Testing
import UIKit

/// Pictures that are made of others, and those that are drawn into a context.
@Suite struct ImageKindTests {
  /// 20 × 10 points, red at the left and blue at the right.
  private let halves = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIColor.blue.setFill()
    $0.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
  }

  private func shown(_ image: UIImage?, _ style: UIUserInterfaceStyle = .light) -> DrawnScreen {
    let view = UIImageView(image: image)
    view.backgroundColor = .white
    return DrawnScreen(view, style)
  }

  @Test func `A part of a picture shows what is there, up to whole pixels`() throws {
    let data = try #require(halves.pngData())
    let file = try #require(UIImage(data: data))
    let scale = file.size.width / 20
    for (image, scale) in [(halves, 1), (file, scale)] {
      let whole = try #require(image.cgImage)
      #expect(whole.width == Int(20 * scale) && whole.height == Int(10 * scale))
      func part(_ x: CGFloat, _ width: CGFloat) -> CGImage? {
        whole.cropping(
          to: CGRect(x: x * scale, y: 2 * scale, width: width * scale, height: 6 * scale))
      }
      let middle = try #require(part(8, 6))
      #expect(middle.width == Int(6 * scale) && middle.height == Int(6 * scale))
      let screen = shown(UIImage(cgImage: middle))
      // Two of its six points are red.
      #expect(screen.pixel(0, 1) == "FF0000" && screen.pixel(Int(4 * scale), 1) == "0000FF")
      #expect(screen.pixel(Int(6 * scale) + 1, 1) == "FFFFFF", "nothing beyond its size")
      #expect(part(18, 10)?.width == Int(2 * scale) && part(20, 5) == nil)
    }
    let uneven = halves.cgImage?.cropping(to: CGRect(x: 1.5, y: 0.5, width: 2, height: 3))
    #expect(uneven?.width == 3 && uneven?.height == 4, "from 1 to 4 and from 0 to 4")
    #expect(UIImage(size: CGSize(width: 4, height: 4)).cropping(to: .zero) == nil)
    let unknown = UIImage(size: CGSize(width: 4, height: 4))
    #expect(unknown.cropping(to: CGRect(x: 1, y: 1, width: 9, height: 9))?.width == 3)
  }

  @Test func `More pixels to a point make a picture smaller`() throws {
    let pixels = try #require(halves.cgImage)
    let cases: [(UIImage, CGSize)] = [
      (UIImage(cgImage: pixels), CGSize(width: 20, height: 10)),
      (UIImage(cgImage: pixels, scale: 2, orientation: .up), CGSize(width: 10, height: 5)),
      (UIImage(cgImage: pixels, scale: 0, orientation: .up), CGSize(width: 20, height: 10)),
    ]
    for (image, size) in cases {
      #expect(image.size == size)
      let screen = shown(image)
      #expect(screen.pixel(1, 1) == "FF0000" && screen.pixel(Int(size.width) - 2, 1) == "0000FF")
    }
    let small = try #require(halves.preparingThumbnail(of: CGSize(width: 40, height: 40)))
    #expect(small.size == CGSize(width: 40, height: 40))
    #expect(shown(small).pixel(19, 39) == "FF0000" && shown(small).pixel(21, 39) == "0000FF")
    #expect(halves.preparingForDisplay() === halves)
    #expect(UIImage.animatedImage(with: [halves, small], duration: 1) === halves)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  // UIImage.Orientation's page: to stand upright, `right` is turned a quarter clockwise.
  @Test func `A picture that lies on a side is turned upright`() throws {
    let pixels = try #require(halves.cgImage)
    let (red, blue) = ("FF0000", "0000FF")
    // At the upper left, and at the lower right corner.
    let cases: [(UIImage.Orientation, isOnSide: Bool, [String])] = [
      (.up, false, [red, blue]), (.down, false, [blue, red]), (.upMirrored, false, [blue, red]),
      (.downMirrored, false, [red, blue]), (.right, true, [red, blue]), (.left, true, [blue, red]),
      (.leftMirrored, true, [red, blue]), (.rightMirrored, true, [blue, red]),
    ]
    for (orientation, isOnSide, colors) in cases {
      let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
      let size = isOnSide ? CGSize(width: 10, height: 20) : CGSize(width: 20, height: 10)
      #expect(image.size == size)
      let screen = shown(image)
      let end = (Int(size.width) - 1, Int(size.height) - 1)
      #expect([screen.pixel(0, 0), screen.pixel(end.0, end.1)] == colors, "\(orientation)")
      #expect(image.imageOrientation == .up)
    }
  }

  @Test
  func `A picture that is taken while something is cut off doesn't cut off what follows it`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), false, 1)
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).addClip()
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let screen = shown(
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
        image?.draw(at: CGPoint(x: 0, y: 0))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
      })
    #expect(screen.pixel(5, 5) == "FF0000" && screen.pixel(15, 5) == "FFFFFF")
    #expect(screen.pixel(30, 30) == "0000FF")
  }

  @Test func `A picture is drawn into a rectangle, at a point or with an alpha`() {
    let size = CGSize(width: 40, height: 40)
    let cases: [(String, (CGFloat, CGFloat), () -> Void)] = [
      ("in", (0, 40), { halves.draw(in: CGRect(origin: .zero, size: size)) }),
      ("at", (5, 25), { halves.draw(at: CGPoint(x: 5, y: 0)) }),
    ]
    for (name, ends, draw) in cases {
      let screen = shown(UIGraphicsImageRenderer(size: size).image { _ in draw() })
      let middle = (ends.0 + ends.1) / 2
      #expect(screen.pixel(Int(ends.0), 5) == "FF0000", "\(name)")
      #expect(screen.pixel(Int(middle) - 1, 5) == "FF0000", "\(name)")
      #expect(screen.pixel(Int(middle), 5) == "0000FF", "\(name)")
      #expect(screen.pixel(Int(ends.1) - 1, 5) == "0000FF", "\(name)")
    }
    let faint = UIGraphicsImageRenderer(size: size).image { context in
      halves.draw(in: CGRect(origin: .zero, size: size), blendMode: .normal, alpha: 0.5)
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 30, width: 40, height: 10))
    }
    #expect(shown(faint).pixel(5, 5) == "FF8080" && shown(faint).pixel(5, 35) == "000000")
    // Without a context nothing happens.
    halves.draw(in: .zero)
    halves.draw(in: .zero, blendMode: .normal, alpha: 1)
  }

  @Test func `A picture that isn't there is drawn as a gray box, and has no file`() {
    let missing = UIImage(size: CGSize(width: 10, height: 10))
    #expect(missing.pngData() == nil && missing.jpegData(compressionQuality: 1) == nil)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      missing.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(shown(drawn).pixel(1, 1) == "D8DEE6")
  }

  @Test func `A renderer draws lines inside, cuts off and shows what it has so far`() {
    var early: UIImage?
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20), blendMode: .normal)
      early = context.currentImage
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
      UIColor.green.setStroke()
      context.stroke(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let screen = shown(image)
    #expect(screen.pixel(5, 5) == "FF0000" && screen.pixel(15, 5) == "0000FF")
    #expect(screen.pixel(15, 15) == "FFFFFF" && screen.pixel(0, 5) == "00FF00")
    #expect(screen.pixel(0, 15) == "FF0000", "the line is cut off there")
    #expect(shown(early).pixel(5, 5) == "FF0000" && shown(early).pixel(15, 5) == "FFFFFF")
  }

  @Test func `A picture made while clips are open ends them, and what comes after isn't in it`() {
    var early: UIImage?
    let size = CGSize(width: 20, height: 20)
    _ = UIGraphicsImageRenderer(size: size).image { context in
      for inset in [2, 4] as [CGFloat] {
        context.clip(to: CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset))
      }
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      early = context.currentImage
    }
    guard let early, case .marks(let marks, _) = early.content else {
      Issue.record("a picture of marks")
      return
    }
    var depths = [0]
    for mark in marks {
      if case .begin = mark { depths.append(depths[depths.count - 1] + 1) }
      if case .end = mark { depths.append(depths[depths.count - 1] - 1) }
    }
    #expect(depths == [0, 1, 2, 1, 0])
    #expect(shown(early).pixel(3, 10) == "FFFFFF" && shown(early).pixel(5, 10) == "FF0000")
  }

  // The page of UIGraphicsImageRenderer(bounds:): the picture shows that rectangle of what is drawn.
  @Test func `A renderer of a rectangle shows that part`() {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 5, width: 20, height: 10))
    var early: UIImage?
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 5, width: 5, height: 5))
      early = context.currentImage
    }
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(shown(image).pixel(4, 4) == "FF0000" && shown(image).pixel(5, 4) == "FFFFFF")
    #expect(shown(early).pixel(2, 2) == "FF0000", "what there is so far, likewise")
  }

  @Test func `Formats say how many pixels a file has, and whether anything shows through`() throws {
    let formats = [
      UIGraphicsImageRendererFormat(), .default(), .preferred(),
    ]
    for format in formats {
      format.scale = 3
      format.opaque = true
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 5), format: format)
      #expect(renderer.format === format)
      let file = try #require(UIImage(data: renderer.pngData { _ in }))
      #expect(file.size == CGSize(width: 12, height: 15))
    }
  }

  // The page of UIGraphicsImageRendererFormat.opaque: such a picture has no clear pixels; they begin as black.
  @Test func `A picture that nothing shows through is black where nothing is drawn`() {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let bounds = CGRect(x: 5, y: 5, width: 20, height: 20)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(shown(image).pixel(5, 5) == "FF0000" && shown(image).pixel(15, 15) == "000000")
    for (isOpaque, color) in [(true, "000000"), (false, "FFFFFF")] {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), isOpaque, 0)
      let empty = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      #expect(shown(empty).pixel(5, 5) == color)
    }
  }

  @Test func `A layer that is drawn stands at the upper left, whatever its frame`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 30, y: 40, width: 10, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      layer.render(in: $0.cgContext)
    }
    #expect(shown(image).pixel(5, 5) == "FF0000" && shown(image).pixel(15, 5) == "FFFFFF")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true), "there is no context")
  }

  @Test func `Pictures and colours of the catalogues by their generated names`() {
    let image = UIImage(resource: ImageResource(name: "nobody's picture", bundle: .main))
    #expect(image.size == UIImage(named: "nobody's picture")?.size)
    #expect(UIImage(resource: ImageResource(name: "", bundle: .main)).size == .zero)
    let color = UIColor(resource: ColorResource(name: "nobody's colour", bundle: .main))
    #expect(color.cgColor.alpha == 1)
  }

  // The system's own pictures are symbols: the sizes are those of UIImage(systemName:).
  @Test func `The pictures that all programs have are symbols`() {
    for image in [UIImage.add, .remove, .checkmark, .actions] {
      #expect(image.isSymbolImage && image.size.width > 0)
    }
  }
}
