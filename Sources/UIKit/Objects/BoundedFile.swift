import Foundation

/// Files that others have written, which are read no further than they may be long.
///
/// A name may stand for what has no end, as `/dev/zero` does, or waits for a writer.
nonisolated package enum BoundedFile {
  /// The bytes of a file that was named; one more than there may be if it is longer, nil if it can't be read.
  ///
  /// - Complexity: O(min(*n*, `limit`)) for *n* bytes.
  package static func start(of file: URL, limit: Int) -> Data? {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    let count = max(0, min(limit, 1 << 40)) + 1
    do { return try handle.read(upToCount: count) ?? Data() } catch { return nil }
  }

  /// The bytes of a file that was found, and not named; nil if it or what a link leads to is no file, or longer than
  /// it may be.
  static func contents(of file: URL, limit: Int) -> Data? {
    guard isFile(file), let data = start(of: file, limit: limit), data.count <= limit else {
      return nil
    }
    return data
  }

  /// Whether a file, or what a link leads to, is one, and no folder, device or queue.
  package static func isFile(_ file: URL) -> Bool {
    let path = file.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }
}
