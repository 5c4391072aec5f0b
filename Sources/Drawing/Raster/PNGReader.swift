package import Foundation

extension PixelImage {
  /// Reads a PNG file (RFC 2083) of any colours and up to 16 bits, not interlaced.
  ///
  /// There is none if the file isn't one, is damaged, interlaced, or larger than 8192 pixels along a side
  /// or than 33 million pixels.
  ///
  /// - Parameter png: The bytes of a file.
  /// - Complexity: O(*n*) for *n* bytes and pixels.
  package init?(png: Data) {
    let bytes = [UInt8](png)
    guard let file = PNGChunks(bytes), let rows = file.rows() else { return nil }
    self.init(width: file.width, height: file.height, pixel: 0)
    let bytesPerPixel = max(file.channels * file.depth / 8, 1)
    let rowLength = (file.width * file.channels * file.depth + 7) / 8
    var above = [UInt8](repeating: 0, count: rowLength)
    var row = above
    for y in 0..<file.height {
      let start = y * (rowLength + 1)
      let filter = rows[start]
      guard filter < 5 else { return nil }
      for place in 0..<rowLength {
        let left = place >= bytesPerPixel ? Int(row[place - bytesPerPixel]) : 0
        let up = Int(above[place])
        let corner = place >= bytesPerPixel ? Int(above[place - bytesPerPixel]) : 0
        let added =
          switch filter {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: Self.nearest(left, up, corner)
          default: 0
          }
        row[place] = rows[start + 1 + place] &+ UInt8(truncatingIfNeeded: added)
      }
      for x in 0..<file.width { pixels[y * width + x] = file.pixel(x, in: row) }
      swap(&row, &above)
    }
  }

  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (a, b, c) = (
      (guess - left).magnitude, (guess - up).magnitude, (guess - corner).magnitude
    )
    return a <= b && a <= c ? left : b <= c ? up : corner
  }

  /// The size that a file of pixels says it has, in pixels; nil if it is no PNG, JPEG or GIF.
  ///
  /// - Complexity: O(*n*), of a PNG O(1).
  package static func size(of file: Data) -> (width: Int, height: Int)? {
    let bytes = [UInt8](file.prefix(1 << 20))
    func number(_ place: Int, _ count: Int) -> Int {
      bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.count >= 24, bytes.starts(with: PNGChunks.signature) {
      return (number(16, 4), number(20, 4))
    }
    if bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) {
      return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var at = 2
    while at + 9 < bytes.count {
      guard bytes[at] == 0xFF else { return nil }
      let kind = bytes[at + 1]
      let isFrame = (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind)
      if isFrame { return (number(at + 7, 2), number(at + 5, 2)) }
      at += kind == 0xFF ? 1 : 2 + number(at + 2, 2)
    }
    return nil
  }
}

/// The parts of a PNG file.
private struct PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let width: Int
  let height: Int
  let depth: Int
  private let kind: Int
  private var palette: [UInt8] = []
  private var transparency: [UInt8] = []
  private var packed: [UInt8] = []

  init?(_ bytes: [UInt8]) {
    func number(_ place: Int) -> Int {
      bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count >= 33, bytes.starts(with: Self.signature) else { return nil }
    (width, height) = (number(16), number(20))
    (depth, kind) = (Int(bytes[24]), Int(bytes[25]))
    let depths: [Int: [Int]] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    guard depths[kind]?.contains(depth) == true, bytes[26...28] == [0, 0, 0], width > 0, height > 0,
      width <= PixelImage.longestSide, height <= PixelImage.longestSide,
      width * height <= PixelImage.greatestArea
    else { return nil }
    var at = 8
    while at + 12 <= bytes.count {
      let count = number(at)
      guard count <= bytes.count - at - 12 else { return nil }
      let content = bytes[(at + 8)..<(at + 8 + count)]
      switch String(decoding: bytes[(at + 4)..<(at + 8)], as: UTF8.self) {
      case "PLTE": palette = Array(content)
      case "tRNS": transparency = Array(content)
      case "IDAT": packed += content
      default: break
      }
      at += 12 + count
    }
  }

  /// How many numbers a pixel has.
  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind] ?? 1 }

  /// The unpacked rows with their filters; nil if they aren't as long as they must be.
  func rows() -> [UInt8]? {
    let length = ((width * channels * depth + 7) / 8 + 1) * height
    // A CgBI file, which Xcode writes, has no header of two bytes.
    guard packed.count > 2, packed[0] & 0x0F == 8,
      let rows = try? Inflate.unpacked(packed, from: 2, limit: length), rows.count == length
    else { return nil }
    return rows
  }

  /// A pixel of an unfiltered row, its colours multiplied with what it covers.
  func pixel(_ x: Int, in row: [UInt8]) -> UInt32 {
    func value(_ channel: Int) -> Int {
      let place = x * channels + channel
      switch depth {
      case 16: return Int(row[2 * place])
      case 8: return Int(row[place])
      default:
        let bit = place * depth
        return Int(row[bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
      }
    }
    /// Whether the pixel has the one colour that doesn't show.
    func isClear() -> Bool {
      transparency.count >= 2 * channels
        && (0..<channels).allSatisfy { channel in
          let low = depth == 16 ? Int(row[2 * (x * channels + channel) + 1]) : value(channel)
          let high = depth == 16 ? value(channel) : 0
          return [high, low] == [0, 1].map { Int(transparency[2 * channel + $0]) }
        }
    }
    let most = depth < 8 ? 1 << depth - 1 : 255
    var (red, green, blue, alpha) = (0, 0, 0, 255)
    switch kind {
    case 0, 4:
      red = value(0) * 255 / most
      (green, blue) = (red, red)
      alpha = kind == 4 ? value(1) : isClear() ? 0 : 255
    case 3:
      let index = value(0)
      guard palette.count >= 3 * index + 3 else { return 0 }
      (red, green, blue) = (
        Int(palette[3 * index]), Int(palette[3 * index + 1]), Int(palette[3 * index + 2])
      )
      if index < transparency.count { alpha = Int(transparency[index]) }
    default:
      (red, green, blue) = (value(0), value(1), value(2))
      alpha = kind == 6 ? value(3) : isClear() ? 0 : 255
    }
    func part(_ value: Int) -> UInt32 { UInt32((value * alpha + 127) / 255) }
    return part(red) | part(green) << 8 | part(blue) << 16 | UInt32(alpha) << 24
  }
}
