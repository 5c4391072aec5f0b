import Foundation

/// What the program has in memory.
enum Memory {
  /// The bytes that are resident, room that was used in between included; nil where nobody tells.
  static var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("RssAnon:") }),
      let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
    else { return nil }
    return kilobytes * 1024
  }
}
