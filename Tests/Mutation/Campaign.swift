import Foundation

/// A sample of mutants, built once and tried one after another.
struct Campaign {
  let options: Options
  private let scratch: URL
  private let files = FileManager.default

  init(_ options: Options) {
    self.options = options
    scratch = options.scratch
  }

  func run() throws {
    var mutants = try sample()
    say("\(mutants.count) of \(options.count) mutants and more, in case some don't compile")
    let kept = scratch.appending(path: ".mutants")
    if options.isBuilt {
      let text = (try? String(contentsOf: kept, encoding: .utf8)) ?? ""
      let numbers = Set(text.split(separator: " ").compactMap { Int($0) })
      mutants = mutants.filter { numbers.contains($0.0) }
    } else {
      try? files.removeItem(at: scratch.appending(path: ".suites"))
      mutants = try build(mutants)
      let numbers = mutants.map { "\($0.0)" }.joined(separator: " ")
      try numbers.write(to: kept, atomically: true, encoding: .utf8)
    }
    let bundle = TestBundle(
      bundle: scratch.appending(
        path: ".build/\(options.isDebug ? "debug" : "release")/LayoutKitPackageTests.xctest"),
      folder: scratch)
    let trial = Trial(bundle: bundle, suites: try suites(of: bundle))
    let report = options.report
    if !options.isBuilt || !files.fileExists(atPath: report.path) { try Data().write(to: report) }
    let handle = try FileHandle(forWritingTo: report)
    try handle.seekToEnd()
    let tried = mutants.prefix(options.count).filter { $0.0 >= options.first }
    let outcomes = try twoAtATime(tried) { number, mutant in
      try trial.run(number, of: mutant.target)
    } done: { mutant, outcome in
      let verdict = outcome.isKilled ? "killed  " : "SURVIVED"
      let line = "\(verdict) \(mutant.0) \(mutant.1.text)  [\(outcome.text)]"
      say(line)
      try handle.write(contentsOf: Data((line + "\n").utf8))
    }
    let killed = outcomes.count { $0.isKilled }
    let share = 100 * Double(killed) / Double(max(1, outcomes.count))
    say("\(killed) of \(outcomes.count) killed, \(Int(share)) %")
    if 100 * killed < options.goal * outcomes.count { exit(1) }
  }

  private func suites(of bundle: TestBundle) throws -> Suites {
    let kept = scratch.appending(path: ".suites")
    if options.isBuilt, files.fileExists(atPath: kept.path) { return try Suites(contentsOf: kept) }
    let suites = try Suites(of: bundle)
    for text in suites.failing { say("Left out, as it fails without a mutant: \(text)") }
    let seconds = suites.suites.reduce(0) { $0 + $1.seconds }
    say("Without a mutant: \(suites.suites.count) suites, \(seconds) s")
    try suites.write(to: kept)
    return suites
  }

  // MARK: Sampling

  /// The mutants in the order in which they are drawn, numbered from 1: a tenth and ten more than asked for.
  private func sample() throws -> [(Int, Mutant)] {
    var all: [Mutant] = []
    for target in options.targets {
      for file in try swiftFiles(of: target) {
        let source = try String(contentsOf: options.package.appending(path: file), encoding: .utf8)
        all += MutantFinder(target: target, file: file, source: source).mutants
      }
    }
    say("\(all.count) mutants in \(options.targets.joined(separator: ", "))")
    if let only = options.only {
      return all.filter { only.contains("\($0.file):\($0.line)") }.enumerated().map {
        ($0.offset + 1, $0.element)
      }
    }
    var generator = SampleGenerator(state: options.seed)
    all.shuffle(using: &generator)
    return all.prefix(options.count + options.count / 5 + 10).enumerated().map {
      ($0.offset + 1, $0.element)
    }
  }

  private func swiftFiles(of target: String) throws -> [String] {
    let folder = options.package.appending(path: "Sources/\(target)")
    guard let walk = files.enumerator(atPath: folder.path) else { return [] }
    return walk.compactMap { $0 as? String }.filter {
      $0.hasSuffix(".swift") && !$0.contains("Invariants")
    }
    .map { "Sources/\(target)/\($0)" }.sorted()
  }

  // MARK: Building

  private var build: String {
    // As `.ci/run optimized` builds its tests, with the solver's checks of itself.
    options.isDebug
      ? "swift build"
      : "swift build -c release -Xswiftc -enable-testing -Xswiftc -DDEBUG --traits Invariants"
  }

  /// Builds the copy, and leaves out what doesn't compile.
  private func build(_ sampled: [(Int, Mutant)]) throws -> [(Int, Mutant)] {
    try copyPackage()
    var mutants = sampled
    for target in options.targets {
      while true {
        try write(mutants)
        let (status, output) = try Shell.output(
          "\(build) --target \(target) 2>&1",
          in: scratch)
        if status == 0 { break }
        let blamed = blamed(for: errorPlaces(in: output), among: mutants)
        let left = mutants.filter { !blamed.contains($0.0) }
        guard left.count < mutants.count else {
          say(output)
          throw Failure(
            description: "\(target) doesn't compile, and no mutant stands where the errors are")
        }
        for (number, mutant) in mutants where blamed.contains(number) {
          say("doesn't compile: \(number) \(mutant.text)")
        }
        mutants = left
      }
    }
    let (status, output) = try Shell.output(
      "\(build) --build-tests 2>&1",
      in: scratch)
    guard status == 0 else {
      say(output)
      throw Failure(description: "the tests don't compile")
    }
    return mutants
  }

  /// The mutants on the lines of errors; for an error on another line, such as a constant that has no value
  /// at the end, the one next to it.
  private func blamed(
    for places: [(file: String, line: Int)], among mutants: [(Int, Mutant)]
  ) -> Set<Int> {
    var blamed: Set<Int> = []
    for (file, line) in places {
      let near = mutants.filter { $0.1.file == file }
      guard let distance = near.map({ abs($0.1.line - line) }).min() else { continue }
      for (number, mutant) in near where abs(mutant.line - line) == distance {
        blamed.insert(number)
      }
    }
    return blamed
  }

  private func errorPlaces(in output: String) -> [(file: String, line: Int)] {
    output.split(separator: "\n").compactMap { line in
      guard line.contains(": error: "), let start = line.range(of: "Sources/") else { return nil }
      let parts = line[start.lowerBound...].split(separator: ":")
      guard parts.count > 1, let number = Int(parts[1]) else { return nil }
      return (String(parts[0]), number)
    }
  }

  private func copyPackage() throws {
    let list = try Shell.output(
      "git ls-files -z --cached --others --exclude-standard", in: options.package
    ).1
    // What is no longer there must go, what is the same must keep its date.
    try files.createDirectory(at: scratch, withIntermediateDirectories: true)
    let copied = scratch.appending(path: ".copied")
    let before = Set(
      ((try? String(contentsOf: copied, encoding: .utf8)) ?? "").split(separator: "\0").map(
        String.init))
    let now = Set(list.split(separator: "\0").map(String.init))
    for gone in before.subtracting(now) { try? files.removeItem(at: scratch.appending(path: gone)) }
    for path in now
    where !options.targets.contains(where: {
      path.hasPrefix("Sources/\($0)/") && path.hasSuffix(".swift")
    }) {
      if let target = try? files.destinationOfSymbolicLink(
        atPath: options.package.appending(path: path).path)
      {
        try link(path, to: target)
        continue
      }
      guard var data = try? Data(contentsOf: options.package.appending(path: path)) else {
        continue
      }
      if path == "Package.swift", !options.isDebug {
        // A mutant may leave a value unused.
        let text = String(decoding: data, as: UTF8.self)
          .replacing(".treatAllWarnings(as: .error),", with: "").replacing(
            ".strictMemorySafety(),", with: "")
        data = Data(text.utf8)
      }
      try put(data, at: path)
    }
    try list.write(to: copied, atomically: true, encoding: .utf8)
  }

  private func write(_ mutants: [(Int, Mutant)]) throws {
    let byFile = Dictionary(grouping: mutants) { $0.1.file }
    for target in options.targets {
      for file in try swiftFiles(of: target) + invariants(of: target) {
        let source = try String(contentsOf: options.package.appending(path: file), encoding: .utf8)
        let text = Schemata.text(
          of: source, mutants: (byFile[file] ?? []).map { (number: $0.0, mutant: $0.1) })
        try put(Data(text.utf8), at: file)
      }
      try put(
        Data(Schemata.selection(for: target).utf8), at: "Sources/\(target)/MutantSelection.swift")
    }
  }

  private func invariants(of target: String) throws -> [String] {
    let folder = options.package.appending(path: "Sources/\(target)")
    return (files.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") && $0.contains("Invariants") }.map {
        "Sources/\(target)/\($0)"
      }
  }

  /// Targets share files by links, of folders, too.
  private func link(_ path: String, to target: String) throws {
    let url = scratch.appending(path: path)
    if (try? files.destinationOfSymbolicLink(atPath: url.path)) == target { return }
    try? files.removeItem(at: url)
    try files.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  private func put(_ data: Data, at path: String) throws {
    let url = scratch.appending(path: path)
    if (try? Data(contentsOf: url)) == data { return }
    try files.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    let permissions = try? files.attributesOfItem(
      atPath: options.package.appending(path: path).path)[.posixPermissions]
    if let permissions {
      try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
    }
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String
}
