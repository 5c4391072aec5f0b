#if !canImport(Darwin)
  import Foundation

  /// Builds the package that shows screens, without those that can't be made.
  struct PreviewBuild {
    let package: PreviewPackage
    let work: URL
    /// The program.
    private(set) var program: URL
    /// The screens that the compiler refuses to make, with its words.
    private(set) var refused: [String: String] = [:]

    private var memory: URL { work.appending(path: "refused.json") }

    init(_ package: PreviewPackage, in work: URL) {
      self.package = package
      self.work = work
      program = work
      if let data = try? Data(contentsOf: memory),
        let known = try? JSONDecoder().decode([String: String].self, from: data)
      {
        refused = known
      }
    }

    /// What a screen is remembered by: it is tried again when its source has changed.
    private static func key(_ screen: PackageScreen) -> String {
      "\(screen.target)/\(screen.name)/\(screen.stamp)"
    }

    /// Why a screen can't be made, if the compiler has said so.
    func refusal(of screen: PackageScreen) -> String? { refused[Self.key(screen)] }

    /// Builds.
    ///
    /// The names of classes say nothing of how they are made; where the compiler refuses a line of the
    /// list, the list is written again without it.
    ///
    /// - Throws: ``Failure`` with what the compiler says of the user's sources.
    mutating func run(_ targets: [PortedTarget], _ screens: [PackageScreen]) throws {
      while true {
        let tried = screens.filter { $0.obstacle == nil && refusal(of: $0) == nil }
        try package.write(targets, tried)
        let (end, said) = try Subprocess.run(
          [
            "swift", "build", "--package-path", package.folder.path, "--scratch-path",
            work.appending(path: "build").path, "--product", PreviewPackage.program,
          ], to: work.appending(path: "build.log"))
        if end == .status(0) {
          program = work.appending(path: "build/debug/\(PreviewPackage.program)")
          return
        }
        let errors = Self.errors(in: said)
        let refusals = errors.compactMap { error -> (PackageScreen, String)? in
          let parts = error.path.split(separator: "/").suffix(2)
          guard parts.count == 2, parts.last == Substring(PreviewPackage.list),
            let screen = PreviewPackage.screen(
              atLine: error.line, of: String(parts[parts.startIndex]), among: tried)
          else { return nil }
          return (screen, error.message)
        }
        guard !refusals.isEmpty, refusals.count == errors.count else {
          throw Failure(
            message: "the package doesn't build\n\(Self.words(of: said))", status: .findings)
        }
        for (screen, message) in refusals where refusal(of: screen) == nil {
          refused[Self.key(screen)] = message
        }
        try? JSONEncoder().encode(refused).write(to: memory)
      }
    }

    struct CompilerError: Equatable {
      var path: String
      var line: Int
      var message: String
    }

    /// The errors with a place in what a build says: `/folder/Card.swift:31:5: error: …`.
    static func errors(in text: String) -> [CompilerError] {
      var result: [CompilerError] = []
      for line in text.split(whereSeparator: \.isNewline) {
        guard let range = line.range(of: ": error: ") else { continue }
        let place = line[..<range.lowerBound].split(separator: ":")
        guard place.count >= 3, place[0].hasPrefix("/"), let number = Int(place[place.count - 2])
        else { continue }
        let path = place.dropLast(2).joined(separator: ":")
        let error = CompilerError(
          path: path, line: number, message: String(line[range.upperBound...]))
        if !result.contains(error) { result.append(error) }
      }
      return result
    }

    /// The errors in what a build says, each once, with the lines of source that stand below them.
    ///
    /// All that was said, if there are none.
    static func words(of text: String) -> String {
      var seen: Set<Substring> = []
      var result: [Substring] = []
      var isKept = false
      for line in text.split(separator: "\n") {
        let isError =
          line.hasPrefix("error: ") || line.contains(": error: ") && !line.hasPrefix(" ")
        let isInside = line.hasPrefix(" ")
        if isError { isKept = seen.insert(line).inserted } else if !isInside { isKept = false }
        if isKept { result.append(line) }
      }
      return result.isEmpty ? text : result.joined(separator: "\n")
    }
  }
#endif
