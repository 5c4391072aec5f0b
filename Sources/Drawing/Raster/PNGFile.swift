package import Foundation

/// A picture in the format of PNG (RFC 2083): eight bits a colour, transparent only where it has to be.
package struct PNGFile {
  /// The bytes of the file.
  package let data: Data

  /// Writes a picture.
  ///
  /// - Complexity: O(*n*) for *n* pixels.
  package init(_ image: PixelImage) {
    let isOpaque = image.isOpaque
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header =
      Self.long(image.width) + Self.long(image.height) + [8, isOpaque ? 2 : 6, 0, 0, 0]
    var packer = RowPacker(capacity: image.height * 64)
    var row: [UInt8] = []
    for y in 0..<image.height {
      let start = y * image.width
      let isRepeated =
        y > 0
        && image.pixels[start..<(start + image.width)]
          == image.pixels[(start - image.width)..<start]
      let count = image.width * (isOpaque ? 3 : 4)
      // The rows, each as its difference to the one above: mostly zeros where boxes are filled.
      if isRepeated {
        packer.add([2])
        packer.add(zeros: count)
        continue
      }
      row.removeAll(keepingCapacity: true)
      row.append(2)
      for place in start..<(start + image.width) {
        let above = y > 0 ? image.pixels[place - image.width] : 0
        Self.append(image.pixels[place], above: above, isOpaque: isOpaque, to: &row)
      }
      packer.add(row)
    }
    let packed = [0x78, 0x01] + packer.finished() + Self.long(Int(packer.checkSum))
    for (type, content) in [("IHDR", header), ("IDAT", packed), ("IEND", [])] {
      let named = Array(type.utf8) + content
      bytes += Self.long(content.count) + named + Self.long(Int(Self.crc32(named)))
    }
    data = Data(bytes)
  }

  private static func append(
    _ pixel: UInt32, above: UInt32, isOpaque: Bool, to row: inout [UInt8]
  ) {
    func part(_ pixel: UInt32, _ shift: UInt32) -> UInt8 {
      let value = pixel >> shift & 0xFF
      let alpha = pixel >> 24
      if alpha == 255 || shift == 24 { return UInt8(value) }
      return alpha == 0 ? 0 : UInt8(min((value * 255 + alpha / 2) / alpha, 255))
    }
    if pixel == above {
      row.append(0)
      row.append(0)
      row.append(0)
      if !isOpaque { row.append(0) }
      return
    }
    row.append(part(pixel, 0) &- part(above, 0))
    row.append(part(pixel, 8) &- part(above, 8))
    row.append(part(pixel, 16) &- part(above, 16))
    if !isOpaque { row.append(part(pixel, 24) &- part(above, 24)) }
  }

  /// A number in four bytes, the highest first.
  private static func long(_ value: Int) -> [UInt8] {
    let value = UInt32(truncatingIfNeeded: value)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The remainders of all bytes by the polynomial 0xEDB88320.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  /// The check sum of a chunk.
  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    let remainders = remainders
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes { value = remainders[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 }
    return ~value
  }
}
