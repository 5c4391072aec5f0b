// Apple's systems have Objective-C.
#if !canImport(Darwin)
  import Foundation
  import SourcePorting

  /// Rewrites sources for iOS so that they compile where Objective-C is absent.
  struct PortCommand: Command {
    let name = "port"
    let summary = "Rewrite sources for iOS so that they compile without Objective-C."
    let usage = """
      Usage: layout port <source>... [--diff] [-o <folder>]

      Rewrites Swift sources as the plugin UIKitSources does: @objc, #selector, @IBOutlet, overrides in
      extensions. All of them are taken for one module. One is printed; of several those that change
      are, each below its path. What can't be rewritten stays, and is told on standard error.

        --diff       print the lines that change instead
        -o <folder>  write the files into this folder instead, those that don't change as well;
                     if two of them have one name, with the folders they are in
      """

    func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
      let parsed = try arguments.parsed(flags: ["--diff"], options: ["-o"])
      guard !parsed.rest.isEmpty else { throw Misuse(message: "no source is given") }
      let paths = parsed.rest
      let sources = try paths.map { path in
        do {
          return (path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
        } catch {
          throw Failure(message: "\(path) can't be read", status: .noInput)
        }
      }
      let ported = SourcePort(sources).ported()
      for note in ported.flatMap(\.notes) { console.err(note.description) }
      if let folder = parsed.value(of: "-o") {
        for (source, name) in zip(ported, Self.names(of: ported.map(\.path))) {
          try write(source, as: name, into: folder)
        }
      }
      for (source, original) in zip(ported, sources) where source.isChanged || paths.count == 1 {
        if parsed.flags.contains("--diff") {
          printDifference(source, original.bytes, on: console)
        } else if parsed.value(of: "-o") == nil {
          if paths.count > 1 { console.out("// \(source.path)") }
          console.out(source.text)
        }
      }
      return .success
    }

    /// What sources are called in a folder: as they are, or if two of them have one name, with the folders that
    /// they are in below the one that all of them share.
    private static func names(of paths: [String]) -> [String] {
      let whole = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.pathComponents }
      let names = whole.map { $0.last ?? "" }
      guard Set(names).count < names.count, let first = whole.first else { return names }
      let shared = first.indices.dropLast().first { place in
        whole.contains { place >= $0.count - 1 || $0[place] != first[place] }
      }
      return whole.map { $0.dropFirst(shared ?? first.count - 1).joined(separator: "/") }
    }

    private func write(_ source: PortedSource, as name: String, into folder: String) throws {
      let file = URL(fileURLWithPath: folder).appending(path: name)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(source.bytes).write(to: file)
      } catch {
        throw Failure(
          message: "\(file.path) can't be written: \(error.localizedDescription)", status: .noOutput
        )
      }
    }

    /// Prints the lines that differ; each stays in its place, so that they pair up.
    private func printDifference(
      _ source: PortedSource, _ original: [UInt8], on console: Console
    ) {
      let newline = UInt8(ascii: "\n")
      let before = original.split(separator: newline, omittingEmptySubsequences: false)
      let after = source.bytes.split(separator: newline, omittingEmptySubsequences: false)
      for (number, (old, new)) in zip(before, after).enumerated() where old != new {
        console.out("\(source.path):\(number + 1)")
        console.out("-" + String(decoding: old, as: UTF8.self))
        console.out("+" + String(decoding: new, as: UTF8.self))
      }
    }
  }
#endif
