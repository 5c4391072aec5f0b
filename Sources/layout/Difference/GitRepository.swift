#if !canImport(Darwin)
  import Foundation

  /// A repository, asked by the program `git`.
  struct GitRepository {
    /// A folder inside it.
    var folder: String

    /// One of two sides of a comparison.
    enum Side: Equatable {
      /// A commit, by its name.
      case commit(String)
      /// The files as they are now.
      case workTree
    }

    /// A file that differs between two sides.
    struct Change: Equatable {
      /// The path before; nil for a new file.
      var old: String?
      /// The path after; nil for one that has gone.
      var new: String?
    }

    /// The sides that words such as `main..HEAD`, `main...HEAD` or `main` name.
    ///
    /// With three points the first side is where both have parted; one name alone is compared with the
    /// files as they are.
    func sides(_ range: String) throws -> (old: Side, new: Side) {
      for separator in ["...", ".."] {
        guard let place = range.range(of: separator) else { continue }
        let (first, second) = (String(range[..<place.lowerBound]), range[place.upperBound...])
        let old = try commit(first.isEmpty ? "HEAD" : first)
        let new = try commit(second.isEmpty ? "HEAD" : String(second))
        guard separator == "..." else { return (.commit(old), .commit(new)) }
        let base = try? run(["merge-base", old, new])
        guard let base = base.map(Self.line), !base.isEmpty else {
          throw Failure(
            message: "\(range): the revisions have no common one\(missingHistory)", status: .noInput
          )
        }
        return (.commit(base), .commit(new))
      }
      return (.commit(try commit(range)), .workTree)
    }

    /// The full name of a commit.
    private func commit(_ name: String) throws -> String {
      let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]
      guard let answer = try? run(words), !Self.line(answer).isEmpty else {
        _ = try topLevel()
        throw Failure(
          message: "there is no revision \(name) in the repository\(missingHistory)",
          status: .noInput)
      }
      return Self.line(answer)
    }

    /// Why a revision may be missing, with what to do, as the end of a message; empty if nothing is known.
    private var missingHistory: String {
      if let answer = try? run(["rev-parse", "--is-shallow-repository"]),
        Self.line(answer) == "true"
      {
        return "; the clone is shallow: git fetch --unshallow brings the rest"
      }
      let hasCommit = (try? run(["rev-parse", "--verify", "--quiet", "HEAD"])) != nil
      return hasCommit ? "" : "; it has no commit yet"
    }

    /// The folder that paths are relative to.
    func topLevel() throws -> String {
      Self.line(try run(["rev-parse", "--show-toplevel"]))
    }

    /// The files that differ.
    ///
    /// - Parameters:
    ///   - old: One side.
    ///   - new: The other one.
    ///   - patterns: Which files, by git's own patterns.
    /// - Returns: The files, by their paths.
    /// - Throws: ``Failure`` if git doesn't work.
    func changes(from old: Side, to new: Side, _ patterns: [String]) throws -> [Change] {
      var words = ["diff", "--name-status", "-z", "--find-renames", "--no-ext-diff"]
      for case .commit(let name) in [old, new] { words.append(name) }
      let answer = try run(words + ["--"] + patterns)
      var parts = answer.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
      var changes: [Change] = []
      while let status = parts.popFirst(), let path = parts.popFirst() {
        switch status.first {
        case "A": changes.append(Change(old: nil, new: path))
        case "D": changes.append(Change(old: path, new: nil))
        case "R", "C": changes.append(Change(old: path, new: parts.popFirst()))
        default: changes.append(Change(old: path, new: path))
        }
      }
      return changes
    }

    /// What is in a file; nil if it can't be read.
    func contents(of path: String, on side: Side) throws -> Data? {
      switch side {
      case .commit(let name): return try? run(["cat-file", "blob", "\(name):\(path)"])
      case .workTree:
        return DocumentFiles.contents(of: try topLevel() + "/" + path)
      }
    }

    private static func line(_ data: Data) -> String {
      String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// What git says; if it fails, its own first line of why is in the message.
    private func run(_ words: [String]) throws -> Data {
      let (data, status) = try start(words)
      guard status == 0 else {
        let complaint = try start(words, readingErrors: true).data
        let first = String(decoding: complaint, as: UTF8.self).split(separator: "\n").first
        let reason = (first ?? "it didn't work").replacing("fatal: ", with: "", maxReplacements: 1)
        throw Failure(message: "git \(words[0]) in \(folder): \(reason)", status: .noInput)
      }
      return data
    }

    /// What git writes, in English, and how it ends.
    private func start(
      _ words: [String], readingErrors: Bool = false
    ) throws -> (data: Data, status: Int32) {
      let process = Process()
      process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder] + words
      let output = Pipe()
      process.standardOutput = readingErrors ? FileHandle.nullDevice : output
      process.standardError = readingErrors ? output : FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      do { try process.run() } catch {
        throw Failure(message: "git can't be started: \(error)", status: .noInput)
      }
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (data, process.terminationStatus)
    }
  }
#endif
