#if !canImport(Darwin)
  import Foundation
  import InterfaceBuilder
  import LayoutInspector
  import LayoutKit

  /// Compares the layouts of two versions of documents.
  struct DiffCommand: Command {
    var input = DocumentInput()

    let name = "diff"
    let summary = "Say which views move from one version of documents to another, and why."
    let usage = """
      Usage: layout diff [options] OLD NEW
             layout diff [options] --git RANGE [-- PATTERN...]

      Compares two documents of Interface Builder, all documents of two folders, or those that
      differ between two revisions of a git repository. OLD and NEW may also be JSON that
      layout ib --json has written, or snapshots. Both versions are laid out alike: for the device
      of the later one, at its sizes. Folders that layout preview has written are compared by
      their snapshots.

        --git RANGE        main..HEAD, main...HEAD (since the branch began), or main, which is
                           compared with the files as they are
        -C FOLDER          the repository; by default where the program runs
        --device NAME      lay full screens out for a device; may be repeated
        --all-devices      lay full screens out for all devices that are known
        --markdown         print a comment for a pull request
        --json             print the differences as JSON
        --html FILE        write a page with both pictures side by side, overlaid and with a slider

      Ends with 0 if no view has moved, with 1 if some have, and with 2 if that isn't known, as a
      version can't be read to its end.
      """

    let misuseStatus = ExitCode.trouble

    func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
      do {
        return try compare(arguments, console)
      } catch let failure as Failure {
        throw Failure(message: failure.message, status: .trouble)
      }
    }

    private func compare(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
      let parsed = try arguments.parsed(
        flags: ["--all-devices", "--markdown", "--json"],
        options: ["--git", "-C", "--device", "--html"])
      if parsed.flags.isSuperset(of: ["--markdown", "--json"]) {
        throw Misuse(message: "--markdown and --json are two things")
      }
      let devices = try DocumentOptions.devices(parsed)
      let pairs: [DocumentPair]
      if let range = parsed.value(of: "--git") {
        let repository = GitRepository(folder: parsed.value(of: "-C") ?? ".")
        pairs = try Self.pairs(repository, range, parsed.rest, devices)
      } else {
        guard parsed.value(of: "-C") == nil else { throw Misuse(message: "-C goes with --git") }
        guard parsed.rest.count == 2 else {
          throw Misuse(message: "two versions are compared, or --git")
        }
        pairs = try self.pairs(parsed.rest[0], parsed.rest[1], devices)
      }
      for finding in pairs.flatMap(\.unread) { console.err(finding.text) }
      let differences = pairs.map { DocumentDifference($0) }
      if parsed.flags.contains("--json") {
        console.file(try DifferenceJSON(differences).text)
      } else if parsed.flags.contains("--markdown") {
        console.file(DifferenceText(differences).markdown)
      } else {
        for line in DifferenceText(differences).lines { console.out(line) }
      }
      if let file = parsed.value(of: "--html") {
        try DifferencePage(differences).write(to: URL(fileURLWithPath: file))
      }
      if differences.contains(where: \.moves) { return .findings }
      return pairs.contains(where: \.isUnknown) ? .trouble : .success
    }

    // MARK: Versions

    /// The documents that differ between two revisions.
    private static func pairs(
      _ repository: GitRepository, _ range: String, _ patterns: [String],
      _ devices: [LayoutEnvironment.Device]
    ) throws -> [DocumentPair] {
      let sides = try repository.sides(range)
      let patterns = patterns.isEmpty ? ["*.xib", "*.storyboard"] : patterns
      func source(_ path: String?, _ side: GitRepository.Side) throws -> DocumentSource? {
        guard let path, DocumentFiles.isDocument(path) else { return nil }
        return try repository.contents(of: path, on: side).map {
          DocumentSource(
            path: path,
            document: InterfaceDocument(
              data: $0, file: URL(fileURLWithPath: path).lastPathComponent))
        }
      }
      return try repository.changes(from: sides.old, to: sides.new, patterns).compactMap {
        let (old, new) = (try source($0.old, sides.old), try source($0.new, sides.new))
        guard old != nil || new != nil else { return nil }
        return DocumentPair(old: old, new: new, on: devices)
      }
    }

    /// The documents of two files or folders.
    private func pairs(
      _ old: String, _ new: String, _ devices: [LayoutEnvironment.Device]
    ) throws -> [DocumentPair] {
      let isFolder = try [old, new].map { path -> Bool in
        guard FileManager.default.fileExists(atPath: path) || path == "-" else {
          throw Failure(message: "\(path): no such file", status: .noInput)
        }
        return path != "-" && DocumentFiles.isFolder(path)
      }
      guard isFolder[0] == isFolder[1] else {
        throw Misuse(message: "a file and a folder can't be compared")
      }
      guard isFolder[0] else { return try files(old, new, devices) }
      let (before, after) = (try Self.documents(in: old), try Self.documents(in: new))
      let (first, last) = (Self.snapshots(in: old), Self.snapshots(in: new))
      return Set(before.keys).union(after.keys).sorted().map {
        DocumentPair(old: before[$0], new: after[$0], on: devices)
      }
        + Set(first.keys).union(last.keys).sorted().map {
          DocumentPair(path: $0, before: first[$0], after: last[$0])
        }
    }

    /// The snapshots that stand in a folder itself, by their names without the ending; other JSON is left out.
    private static func snapshots(in folder: String) -> [String: DocumentRecord] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      var found: [String: DocumentRecord] = [:]
      for file in names.sorted() where file.hasSuffix(".json") {
        let name = String(file.dropLast(5))
        guard let data = DocumentFiles.contents(of: "\(folder)/\(file)"),
          let text = String(data: data, encoding: .utf8),
          let archive = try? DocumentArchive(json: text, name), archive.documents.count == 1
        else { continue }
        found[name] = archive.documents.first
      }
      return found
    }

    /// The documents of a folder, by their paths below it.
    private static func documents(in folder: String) throws -> [String: DocumentSource] {
      let start = folder.hasSuffix("/") ? folder : folder + "/"
      var found: [String: DocumentSource] = [:]
      for path in try DocumentFiles.at(folder) {
        let name = String(path.dropFirst(start.count))
        found[name] = DocumentSource(
          path: name, document: InterfaceDocument(contentsOf: URL(fileURLWithPath: path)))
      }
      return found
    }

    private func files(
      _ old: String, _ new: String, _ devices: [LayoutEnvironment.Device]
    ) throws -> [DocumentPair] {
      let contents = try [old, new].map { try input.data($0) }
      let areJSON = contents.map { DocumentInput.isJSON($0) }
      guard areJSON[0] == areJSON[1] else {
        throw Misuse(message: "a document and JSON can't be compared")
      }
      if areJSON[0] {
        guard devices.isEmpty else { throw Misuse(message: "JSON has its devices already") }
        let archives = try zip([old, new], contents).map { path, data in
          try DocumentArchive(json: DocumentInput.text(data, path), path)
        }
        return try Self.archives(archives[0], archives[1])
      }
      let sources = zip([old, new], contents).map { path, data in
        DocumentSource(
          path: path,
          document: InterfaceDocument(
            data: data,
            file: path == "-" ? "standard input" : URL(fileURLWithPath: path).lastPathComponent))
      }
      return [DocumentPair(old: sources[0], new: sources[1], on: devices)]
    }

    /// The documents of two archives: by their paths, or the only two.
    private static func archives(
      _ old: DocumentArchive, _ new: DocumentArchive
    ) throws -> [DocumentPair] {
      if let before = old.documents.first, let after = new.documents.first,
        old.documents.count == 1, new.documents.count == 1
      {
        return [DocumentPair(path: after.path, before: before, after: after)]
      }
      func byPath(_ archive: DocumentArchive) -> [String: DocumentRecord] {
        Dictionary(archive.documents.map { ($0.path, $0) }) { first, _ in first }
      }
      let (before, after) = (byPath(old), byPath(new))
      return Set(before.keys).union(after.keys).sorted().map {
        DocumentPair(path: $0, before: before[$0], after: after[$0])
      }
    }
  }
#endif
