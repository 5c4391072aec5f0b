import Foundation

/// A part of a font file.
///
/// Numbers are big-endian; what lies outside the part reads as nil. Parts are read where they are in
/// the file; what is read often is copied before, and faster then.
struct FontData: Sendable {
  /// Where the bytes are, held by one reference, as parts are made all the time.
  private final class Storage: Sendable {
    /// The file; nil for a part that has been copied.
    let file: Data?
    let bytes: [UInt8]

    init(file: Data?, bytes: [UInt8]) {
      self.file = file
      self.bytes = bytes
    }
  }

  private let storage: Storage
  private let start: Int
  /// The length, in bytes.
  let count: Int

  init(_ bytes: [UInt8]) {
    storage = Storage(file: nil, bytes: bytes)
    start = 0
    count = bytes.count
  }

  init(_ file: Data) {
    storage = Storage(file: file, bytes: [])
    start = file.startIndex
    count = file.count
  }

  private init(of other: FontData, start: Int, count: Int) {
    storage = other.storage
    self.start = start
    self.count = count
  }

  /// The same part, copied out of the file.
  ///
  /// - Complexity: O(*n*), where *n* is the length.
  var copied: FontData {
    storage.file == nil ? self : FontData(Array(bytes(0, count: count) ?? []))
  }

  /// The same part, copied out of the file unless it is longer than any glyph.
  var copiedIfShort: FontData { count <= 1 << 14 ? copied : self }

  private func byte(_ place: Int) -> UInt8 {
    if let file = storage.file { return file[place] }
    return storage.bytes[place]
  }

  /// The part from an offset to the end, or so long; nil if it reaches outside.
  func part(at offset: Int, count length: Int? = nil) -> FontData? {
    guard offset >= 0, offset <= count else { return nil }
    let length = length ?? count - offset
    guard length >= 0, length <= count - offset else { return nil }
    return FontData(of: self, start: start + offset, count: length)
  }

  /// The part that an offset of 16 bits points to; nil for the offset 0 too.
  func part(atOffset16 place: Int) -> FontData? {
    guard let offset = u16(place), offset > 0 else { return nil }
    return part(at: offset)
  }

  /// The part that an offset of 32 bits points to; nil for the offset 0 too.
  func part(atOffset32 place: Int) -> FontData? {
    guard let offset = u32(place), offset > 0 else { return nil }
    return part(at: offset)
  }

  func u8(_ offset: Int) -> Int? {
    guard offset >= 0, offset < count else { return nil }
    return Int(byte(start + offset))
  }

  func i8(_ offset: Int) -> Int? {
    u8(offset).map { $0 < 0x80 ? $0 : $0 - 0x100 }
  }

  func u16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return Int(byte(start + offset)) << 8 | Int(byte(start + offset + 1))
  }

  func i16(_ offset: Int) -> Int? {
    u16(offset).map { $0 < 0x8000 ? $0 : $0 - 0x10000 }
  }

  /// An unsigned number of 32 bits; nil too where it is more than an `Int` holds.
  func u32(_ offset: Int) -> Int? { bits32(offset).flatMap { Int(exactly: $0) } }

  func i32(_ offset: Int) -> Int? { bits32(offset).map { Int(Int32(bitPattern: $0)) } }

  private func bits32(_ offset: Int) -> UInt32? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    let at = start + offset
    return UInt32(byte(at)) << 24 | UInt32(byte(at + 1)) << 16 | UInt32(byte(at + 2)) << 8
      | UInt32(byte(at + 3))
  }

  /// A signed number with 14 bits behind the point.
  func f2dot14(_ offset: Int) -> Double? { i16(offset).map { Double($0) / 16384 } }

  /// A signed number with 16 bits behind the point.
  func fixed(_ offset: Int) -> Double? { i32(offset).map { Double($0) / 65536 } }

  /// The bytes of a stretch; nil if it reaches outside.
  func bytes(_ offset: Int, count length: Int) -> ArraySlice<UInt8>? {
    guard let part = part(at: offset, count: length) else { return nil }
    let range = part.start..<(part.start + length)
    if let file = storage.file { return ArraySlice(file[range]) }
    return storage.bytes[range]
  }

  /// Four bytes as letters.
  func tag(_ offset: Int) -> String? {
    bytes(offset, count: 4).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Finds a record among sorted ones.
  ///
  /// - Parameters:
  ///   - first: The offset of the first record.
  ///   - count: How many there are; those that lie outside count as too high.
  ///   - stride: The length of a record.
  ///   - isBelow: Whether the record at an offset stands before the wanted one; nil if it can't
  ///     be read.
  /// - Returns: The offset and the place of the first record that isn't below, which may not exist.
  func search(
    from first: Int, count: Int, stride: Int, isBelow: (Int) -> Bool?
  ) -> (offset: Int, place: Int) {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBelow(first + middle * stride) ?? false { low = middle + 1 } else { high = middle }
    }
    return (first + low * stride, low)
  }
}
