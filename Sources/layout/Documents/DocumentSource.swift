#if !canImport(Darwin)
  import Foundation
  import InterfaceBuilder
  import UIKit

  /// A document to read, with the path that messages give it.
  struct DocumentSource {
    /// The path as it was given, or below the folder that was given.
    var path: String
    /// The document.
    var document: InterfaceDocument

    /// The documents that words on a command line stand for: files, folders, which are searched, and
    /// standard input for `-`.
    static func all(_ paths: [String], _ input: DocumentInput) throws -> [DocumentSource] {
      try paths.flatMap { path -> [DocumentSource] in
        if path == "-" {
          let name = "standard input"
          return [
            DocumentSource(
              path: name, document: InterfaceDocument(data: input.standardInput(), file: name))
          ]
        }
        return try DocumentFiles.named(path).map {
          DocumentSource(
            path: $0, document: InterfaceDocument(contentsOf: URL(fileURLWithPath: $0)))
        }
      }
    }
  }

  /// The documents that a path on the command line stands for.
  enum DocumentFiles {
    /// How many bytes of a file are read that was found in a folder, and not named.
    static let foundLimit = 256 << 20

    /// The bytes of a file that was found; nil for what is no file.
    ///
    /// Of one that is too long there are enough for its reader to say so.
    static func contents(of path: String) -> Data? {
      let file = URL(fileURLWithPath: path)
      return BoundedFile.isFile(file) ? BoundedFile.start(of: file, limit: foundLimit) : nil
    }

    /// The file itself, or, for a folder, the paths of all documents inside it, in their order, without what
    /// is no file.
    static func at(_ path: String) throws -> [String] {
      guard FileManager.default.fileExists(atPath: path) else {
        throw Failure(message: "\(path): no such file", status: .noInput)
      }
      guard isFolder(path) else { return [path] }
      let folder = path.hasSuffix("/") ? path : path + "/"
      let inside = FileManager.default.enumerator(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
      var files: [String] = []
      while let file = inside?.nextObject() as? String {
        if isDocument(file), BoundedFile.isFile(URL(fileURLWithPath: folder + file)) {
          files.append(folder + file)
        }
      }
      return files.sorted()
    }

    /// As ``at(_:)``, for what must be there: a folder without documents is likely another than was meant.
    static func named(_ path: String) throws -> [String] {
      let files = try at(path)
      guard !files.isEmpty else {
        throw Failure(message: "\(path) has no .xib and no .storyboard inside", status: .noInput)
      }
      return files
    }

    /// Whether a folder is there, or a link to one.
    static func isFolder(_ path: String) -> Bool {
      let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      return (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
    }

    /// Whether a path ends as those of documents do.
    static func isDocument(_ path: String) -> Bool {
      [".xib", ".storyboard"].contains { path.hasSuffix($0) }
    }
  }
#endif
