import Foundation
import Testing
import UIKit

/// What pictures and colours answer that nothing is drawn by.
@Suite
struct PlainImageTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

  @Test func `A picture has no edges and no others in it`() {
    #expect(picture.capInsets == .zero && picture.alignmentRectInsets == .zero)
    #expect(picture.images == nil && picture.duration == 0)
    #expect(!picture.flipsForRightToLeftLayoutDirection)
  }

  @Test func `A picture that is changed in what isn't drawn is the same`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let changed = [
      picture.resizableImage(withCapInsets: insets),
      picture.resizableImage(withCapInsets: insets, resizingMode: .stretch),
      picture.stretchableImage(withLeftCapWidth: 3, topCapHeight: 4),
      picture.withAlignmentRectInsets(insets), picture.withHorizontallyFlippedOrientation(),
      picture.imageFlippedForRightToLeftLayoutDirection(),
      picture.withBaselineOffset(fromBottom: 3),
    ]
    for other in changed { #expect(other === picture) }
  }

  @Test func `Its pixels are of four bytes`() {
    #expect(picture.bitsPerComponent == 8 && picture.bitsPerPixel == 32)
    #expect(picture.bytesPerRow == picture.width * 4 && picture.colorSpace != nil)
    #expect(picture.alphaInfo == .premultipliedLast)
    #expect(picture.bitmapInfo.rawValue == CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  @Test func `A picture of a file has the scale of its name`() throws {
    let data = try #require(picture.pngData())
    for (name, scale) in [("a.png", 1.0), ("a@2x.png", 2), ("a@3x.png", 3)] {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: name)
      try data.write(to: file)
      let pixels = try #require(UIImage(data: data)).size.width
      let read = try #require(UIImage(contentsOfFile: file.path))
      #expect(abs(read.size.width - pixels / scale) < 0.01, "\(name)")
      #expect(UIImage(contentsOfFile: folder.path + "/b.png") == nil)
    }
  }

  @Test func `Colours of tints and patterns`() {
    #expect(UIColor.tintColor == .systemBlue)
    #expect(UIColor(patternImage: picture) == UIColor(white: 0.5))
    let view = UIImageView(image: nil)
    let wish = UIImage.SymbolConfiguration(pointSize: 30)
    #expect(view.preferredSymbolConfiguration == nil)
    view.preferredSymbolConfiguration = wish
    #expect(view.preferredSymbolConfiguration == wish)
  }
}
