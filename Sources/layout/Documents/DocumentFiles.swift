#if !canImport(Darwin)
  import Foundation

  /// The documents that a path on the command line stands for.
  enum DocumentFiles {
    /// The file itself, or, for a folder, all documents inside it, by their paths.
    static func at(_ path: String) throws -> [URL] {
      guard FileManager.default.fileExists(atPath: path) else {
        throw Failure(message: "\(path): no such file", status: .noInput)
      }
      let url = URL(fileURLWithPath: path)
      let isFolder = try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
      guard isFolder == true else { return [url] }
      let inside = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      var files: [URL] = []
      while let file = inside?.nextObject() as? URL {
        if ["xib", "storyboard"].contains(file.pathExtension) { files.append(file) }
      }
      return files.sorted { $0.path < $1.path }
    }
  }
#endif
