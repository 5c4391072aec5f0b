import Foundation

/// The test data of the Unicode consortium, as Debian's package unicode-data installs it.
///
/// The files are too large to be kept here. Where they aren't installed, the tables of cases beside
/// the tests are all there is.
enum ConsortiumFile {
  /// The lines of a file without comments; none, if the file isn't there.
  ///
  /// Only one in so many lines as the step says is read, but all that begin with an at sign, which
  /// state what is expected of those that follow.
  static func lines(of name: String, step: Int = 1) -> [String] {
    guard let data = FileManager.default.contents(atPath: "/usr/share/unicode/" + name)
    else { return [] }
    return Array(data).split(separator: UInt8(ascii: "\n")).enumerated()
      .filter { $0.element.first == UInt8(ascii: "@") || $0.offset % step == 0 }
      .map { String(decoding: $0.element.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self) }
      .filter { $0.contains { !$0.isWhitespace } }
  }

  /// The lines of a file in which each case stands for itself: all in release, in debug one of 25.
  static func sample(of name: String) -> [String] {
    #if DEBUG
      lines(of: name, step: 25)
    #else
      lines(of: name)
    #endif
  }
}
