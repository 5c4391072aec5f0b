import Foundation
import Testing

@testable import Drawing

/// PNG files of each kind of colours, depth and filter (RFC 2083), put together byte by byte.
@Suite struct PNGReaderTests {
  /// A part of a file; nobody checks the sum at its end.
  private func part(_ name: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count) + Array(name.utf8) + content + [0, 0, 0, 0]
  }

  private func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
  }

  /// A file of rows, each after its filter's number, which are stored as they are (RFC 1951, 3.2.4).
  private func file(
    _ width: Int, _ depth: UInt8, _ kind: UInt8, rows: [[UInt8]], palette: [UInt8] = [],
    transparency: [UInt8] = []
  ) -> Data {
    let all = rows.flatMap { $0 }
    let stored = [1, UInt8(all.count & 0xFF), UInt8(all.count >> 8), 0, 0] + all
    let header = big(width) + big(rows.count) + [depth, kind, 0, 0, 0]
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + part("IHDR", header)
        + part("PLTE", palette) + part("tRNS", transparency) + part("tEXt", Array("a note".utf8))
        + part("IDAT", [0x78, 0x01] + stored) + part("IEND", []))
  }

  /// The pixels of a row as `RRGGBBAA`.
  private func row(_ image: PixelImage?, _ y: Int = 0) -> [String] {
    guard let image else { return [] }
    return (0..<image.width).map { x in
      guard let pixel = image[x, y] else { return "" }
      return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
      }.joined()
    }
  }

  private struct Case {
    let name: String
    let depth: UInt8
    let kind: UInt8
    let bytes: [UInt8]
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    let pixels: [String]
  }

  // Numbers of fewer than eight bits are stretched to 255 (RFC 2083, 2.2): of two bits by 85, of four by 17;
  // of sixteen the first eight count. Colours of kind 3 are places in the palette.
  private var cases: [Case] {
    let palette: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255]
    return [
      Case(
        name: "gray, 1 bit", depth: 1, kind: 0, bytes: [0b1010_0000],
        pixels: ["FFFFFFFF", "000000FF", "FFFFFFFF", "000000FF"]),
      Case(
        name: "gray, 2 bits", depth: 2, kind: 0, bytes: [0b0001_1011],
        pixels: ["000000FF", "555555FF", "AAAAAAFF", "FFFFFFFF"]),
      Case(
        name: "gray, 4 bits, one of them clear", depth: 4, kind: 0, bytes: [0x01, 0x2F],
        transparency: [0, 2], pixels: ["000000FF", "111111FF", "00000000", "FFFFFFFF"]),
      Case(
        name: "gray, 8 bits", depth: 8, kind: 0, bytes: [0, 1, 128, 255],
        pixels: ["000000FF", "010101FF", "808080FF", "FFFFFFFF"]),
      Case(
        name: "gray, 16 bits, one of them clear", depth: 16, kind: 0,
        bytes: [0, 9, 1, 2, 1, 3, 255, 255], transparency: [1, 2],
        pixels: ["000000FF", "00000000", "010101FF", "FFFFFFFF"]),
      Case(
        name: "colours, 8 bits, one of them clear", depth: 8, kind: 2,
        bytes: [1, 2, 3, 9, 8, 7, 0, 0, 0, 255, 0, 255], transparency: [0, 9, 0, 8, 0, 7],
        pixels: ["010203FF", "00000000", "000000FF", "FF00FFFF"]),
      Case(
        name: "colours, 16 bits, one of them clear", depth: 16, kind: 2,
        bytes: [
          1, 9, 2, 9, 3, 9, 1, 0, 2, 0, 3, 0, 0, 0, 0, 0, 0, 0, 255, 0, 128, 0, 64, 0,
        ], transparency: [1, 0, 2, 0, 3, 0],
        pixels: ["010203FF", "00000000", "000000FF", "FF8040FF"]),
      Case(
        name: "a palette, 1 bit", depth: 1, kind: 3, bytes: [0b0110_0000], palette: palette,
        pixels: ["FF0000FF", "00FF00FF", "00FF00FF", "FF0000FF"]),
      Case(
        name: "a palette, 2 bits, with a place that it hasn't", depth: 2, kind: 3,
        bytes: [0b0001_1011], palette: palette,
        pixels: ["FF0000FF", "00FF00FF", "0000FFFF", "00000000"]),
      Case(
        name: "a palette, 4 bits, some of it clear", depth: 4, kind: 3, bytes: [0x01, 0x20],
        palette: palette, transparency: [0, 51],
        pixels: ["00000000", "00FF0033", "0000FFFF", "00000000"]),
      Case(
        name: "a palette, 8 bits", depth: 8, kind: 3, bytes: [2, 1, 0, 2], palette: palette,
        pixels: ["0000FFFF", "00FF00FF", "FF0000FF", "0000FFFF"]),
      Case(
        name: "gray and alpha, 8 bits", depth: 8, kind: 4,
        bytes: [255, 255, 255, 51, 0, 51, 128, 0],
        pixels: ["FFFFFFFF", "FFFFFF33", "00000033", "00000000"]),
      Case(
        name: "gray and alpha, 16 bits", depth: 16, kind: 4,
        bytes: [255, 0, 255, 0, 255, 9, 51, 9, 0, 0, 51, 0, 128, 0, 0, 9],
        pixels: ["FFFFFFFF", "FFFFFF33", "00000033", "00000000"]),
      Case(
        name: "colours and alpha, 8 bits", depth: 8, kind: 6,
        bytes: [255, 0, 0, 255, 255, 0, 0, 51, 0, 0, 0, 0, 1, 2, 3, 255],
        pixels: ["FF0000FF", "FF000033", "00000000", "010203FF"]),
      Case(
        name: "colours and alpha, 16 bits", depth: 16, kind: 6,
        bytes: [
          255, 9, 0, 9, 0, 9, 255, 9, 255, 9, 0, 9, 0, 9, 51, 9, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2,
          0, 3, 0, 255, 0,
        ], pixels: ["FF0000FF", "FF000033", "00000000", "010203FF"]),
    ]
  }

  @Test func `Each kind of colours is read at each depth`() {
    for one in cases {
      let image = PixelImage(
        png: file(
          4, one.depth, one.kind, rows: [[0] + one.bytes], palette: one.palette,
          transparency: one.transparency))
      #expect(row(image) == one.pixels, "\(one.name)")
    }
  }

  // The row 10, 20, 30, 60 under 5, 15, 40, 50 as each filter writes it (RFC 2083, 6): less the left one,
  // the one above, half of both, or whichever of left, above and above left is nearest to left + above
  // - above left: 5 of 5; 10 of 10, 15, 5 and 20; 40 of 20, 40, 15 and 45; 50 of 30, 50, 40 and 40.
  @Test(
    arguments: [
      (0, [10, 20, 30, 60]), (1, [10, 10, 10, 30]), (2, [5, 5, 246, 10]), (3, [8, 8, 0, 20]),
      (4, [5, 5, 246, 20]),
    ] as [(UInt8, [UInt8])])
  func `Each filter is undone`(filter: UInt8, bytes: [UInt8]) {
    let image = PixelImage(png: file(4, 8, 0, rows: [[0, 5, 15, 40, 50], [filter] + bytes]))
    #expect(row(image, 1) == ["0A0A0AFF", "141414FF", "1E1E1EFF", "3C3C3CFF"])
    #expect(row(image, 0) == ["050505FF", "0F0F0FFF", "282828FF", "323232FF"])
  }

  @Test func `A filter or rows that no file may have make it none`() {
    #expect(PixelImage(png: file(2, 8, 0, rows: [[5, 1, 2]])) == nil)
    #expect(PixelImage(png: file(2, 8, 0, rows: [[0, 1, 2, 3]])) == nil)
    #expect(PixelImage(png: file(2, 8, 0, rows: [[0, 1]])) == nil)
  }

  // A JPEG's parts are two bytes, their length with itself, and what they hold; that of the frame has the depth,
  // the height and the width. A GIF has its width and height behind its name, the smaller byte first.
  @Test(
    arguments: [
      ("PNG", nil, 4, 1), ("GIF", Array("GIF89a".utf8) + [3, 1, 2, 0, 0, 0], 259, 2),
      ("GIF without numbers", Array("GIF89a".utf8), nil, nil),
      (
        "JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 9, 9, 0xFF, 0xC0, 0, 11, 8, 0, 5, 1, 2, 3, 0, 0],
        258, 5
      ),
      (
        "JPEG with tables and a byte that fills",
        [
          0xFF, 0xD8, 0xFF, 0xC4, 0, 3, 7, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 6, 0, 7, 3, 0, 0,
        ], 7, 6
      ),
      ("JPEG without a frame", [0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 0xFF, 0xD9, 0, 0, 0, 0], nil, nil),
      ("JPEG with other bytes", [0xFF, 0xD8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], nil, nil),
      ("JPEG that ends", [0xFF, 0xD8, 0xFF, 0xC0, 0], nil, nil),
      ("text", Array("a text of some bytes, no picture".utf8), nil, nil), ("nothing", [], nil, nil),
    ] as [(String, [UInt8]?, Int?, Int?)])
  func `The size that a file says it has`(name: String, bytes: [UInt8]?, width: Int?, height: Int?)
  {
    let data = bytes.map { Data($0) } ?? file(4, 8, 0, rows: [[0, 1, 2, 3, 4]])
    let size = PixelImage.size(of: data)
    #expect(size?.width == width && size?.height == height, "\(name)")
  }
}
