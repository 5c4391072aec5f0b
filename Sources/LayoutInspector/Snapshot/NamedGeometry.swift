import Foundation

/// Rectangles and sizes are written with the names of their numbers, where Foundation writes bare
/// lists; what is made by the compiler in this module calls these.
extension KeyedEncodingContainer {
  mutating func encode(_ rect: CGRect, forKey key: Key) throws {
    try encode(NamedRect(rect), forKey: key)
  }

  mutating func encodeIfPresent(_ size: CGSize?, forKey key: Key) throws {
    try encodeIfPresent(size.map(NamedSize.init), forKey: key)
  }
}

extension KeyedDecodingContainer {
  func decode(_ type: CGRect.Type, forKey key: Key) throws -> CGRect {
    try decode(NamedRect.self, forKey: key).rect
  }

  func decodeIfPresent(_ type: CGSize.Type, forKey key: Key) throws -> CGSize? {
    try decodeIfPresent(NamedSize.self, forKey: key)?.size
  }
}

private struct NamedRect: Codable, JSONObject {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(_ rect: CGRect) {
    x = Double(rect.origin.x)
    y = Double(rect.origin.y)
    width = Double(rect.size.width)
    height = Double(rect.size.height)
  }

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  func write(_ members: inout JSONMembers) throws(JSONText.NoNumber) {
    try members.write("height", height)
    try members.write("width", width)
    try members.write("x", x)
    try members.write("y", y)
  }
}

private struct NamedSize: Codable {
  var width: Double
  var height: Double

  init(_ size: CGSize) {
    width = Double(size.width)
    height = Double(size.height)
  }

  var size: CGSize { CGSize(width: width, height: height) }
}
