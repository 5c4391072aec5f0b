import Foundation

/// The test data of the Unicode consortium, as Debian's package unicode-data installs it.
///
/// The files are too large to be kept here. Where they aren't installed, the tables of cases beside
/// the tests are all there is.
enum ConsortiumFile {
  /// The lines of a file without comments; none, if the file isn't there.
  static func lines(of name: String) -> [String] {
    guard
      let data = FileManager.default.contents(atPath: "/usr/share/unicode/" + name)
    else { return [] }
    return String(decoding: data, as: UTF8.self)
      .split(separator: "\n")
      .map { String($0.prefix { $0 != "#" }).trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
