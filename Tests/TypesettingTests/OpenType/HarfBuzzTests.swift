import Foundation
import TestSupport
import Testing
import Typesetting

/// Holds widths against HarfBuzz's, where somebody has run Tools/harfbuzz-widths.py and says in the
/// environment variable LAYOUTKIT_HARFBUZZ where the result is.
@Suite struct HarfBuzzTests {
  @Test func `Widths are equal on999 of1000 texts`() throws {
    guard let path = ProcessInfo.processInfo.environment["LAYOUTKIT_HARFBUZZ"],
      let data = FileManager.default.contents(atPath: path)
    else { return }
    var fonts: [String: OpenTypeFont] = [:]
    var counts: [String: (equal: Int, all: Int)] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "\t", maxSplits: 3).map(String.init)
      let name = fields[0] + " " + fields[1]
      let width = try #require(Int(fields[2]))
      let font = try fonts[name] ?? Self.font(fields[0], weight: fields[1])
      fonts[name] = font
      let own = font.width(of: fields[3], size: CGFloat(font.unitsPerEm))
      let isEqual = (own - CGFloat(width)).magnitude < 0.5
      counts[name, default: (0, 0)].equal += isEqual ? 1 : 0
      counts[name, default: (0, 0)].all += 1
      if !isEqual { tellCount("HarfBuzz \(name): \(fields[3]) \(width) \(own)") }
    }
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      tellCount("HarfBuzz \(name): \(count.equal) of \(count.all) equal")
      #expect(count.equal * 1000 >= count.all * 999, "\(name)")
    }
  }

  private static func font(_ path: String, weight: String) throws -> OpenTypeFont {
    let url = URL(fileURLWithPath: "/usr/share/fonts/" + path)
    let font = try OpenTypeFont(data: Data(contentsOf: url))
    let weight = Double(weight) ?? 0
    return weight > 0 ? font.withWeight(CGFloat(weight)) : font
  }
}
