#if !canImport(Darwin)
  import Foundation
  import LayoutPreview

  /// A screen under one circumstance, and what came of it.
  struct PreviewItem {
    var screen: PackageScreen
    /// What the names of its files begin with.
    var base: String
    /// The circumstance, empty for the ordinary one.
    var circumstance: String
    var files: [PreviewJob.Format: String]
    var outcome: PreviewOutcome
  }

  /// What came of a request.
  struct PreviewReport {
    var items: [PreviewItem]
    /// Screens that can't be made, and why.
    var left: [(screen: PackageScreen, reason: String)]
    /// Where the files are.
    var folder: URL
  }

  /// A package whose screens are shown, once or again and again.
  struct PreviewSession {
    let root: URL
    let work: URL

    /// Finds a package.
    ///
    /// - Parameter path: A folder in the package.
    /// - Throws: ``Failure`` if there is none.
    init(_ path: String) throws {
      root = try UserPackage.root(from: path)
      work = root.appending(path: ".build/layout-preview", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    }

    /// The program that runs.
    private static var program: URL {
      let here = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(fileURLWithPath: here ?? CommandLine.arguments.first ?? "layout")
    }

    /// The targets with their sources as they are now.
    func targets() throws -> [PortedTarget] {
      var taken: Set<String> = []
      return try UserPackage(at: root, work: work).targets.map {
        try PortedTarget($0, taken: &taken)
      }
    }

    /// Builds what is needed and shows it.
    ///
    /// - Throws: ``Failure`` for names that no screen has, and for packages that don't build.
    func show(_ request: PreviewRequest) throws -> PreviewReport {
      let targets = try targets()
      let all = targets.flatMap(\.screens)
      let chosen = try ScreenChoice.of(request.names, among: all)
      let kit = try PreviewKit(of: Self.program, in: work)
      let user = try UserPackage(at: root, work: work)
      let package = PreviewPackage(user: user, folder: work.appending(path: "package"), kit: kit)
      // Where names are given, what else the package has may not even build.
      let needed = Set(chosen.map(\.target))
      var build = PreviewBuild(package, in: work)
      do {
        try build.run(targets, all.filter { needed.contains($0.target) })
      } catch let failure as Failure {
        throw Failure(message: failure.message + Self.traitHint(root), status: failure.status)
      }
      return try show(request, chosen, build)
    }

    private func show(
      _ request: PreviewRequest, _ chosen: [PackageScreen], _ build: PreviewBuild
    ) throws -> PreviewReport {
      let folder = folder(of: request)
      var report = PreviewReport(items: [], left: [], folder: folder)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw Failure(message: "\(folder.path) can't be made", status: .noOutput)
      }
      var jobs: [PreviewJob] = []
      var taken: Set<String> = []
      for screen in chosen {
        if let reason = screen.obstacle {
          report.left.append((screen, reason))
          continue
        }
        if let reason = build.refusal(of: screen) {
          report.left.append((screen, "the compiler says: \(reason)"))
          continue
        }
        let name = Self.fileName(screen.name, &taken)
        for (circumstance, setting) in request.settings {
          let base = circumstance.isEmpty ? name : "\(name)-\(circumstance)"
          let files = Dictionary(
            uniqueKeysWithValues: request.formats.map {
              ($0, folder.appending(path: "\(base).\($0.ending)").path)
            })
          jobs.append(
            PreviewJob(
              screen: screen.name, setting: setting, files: files, pngScale: request.pngScale))
          report.items.append(
            PreviewItem(
              screen: screen, base: base, circumstance: circumstance, files: files,
              outcome: .failed("", output: "")))
        }
      }
      // What stood there isn't taken for new where a screen fails.
      for path in jobs.flatMap(\.files.values) { try? FileManager.default.removeItem(atPath: path) }
      let show = PreviewShow(
        program: build.program, work: work, sources: root, limit: request.limit)
      let outcomes = try show.run(jobs)
      for (place, outcome) in outcomes.enumerated() { report.items[place].outcome = outcome }
      return report
    }

    /// What to say where the package may want views to belong to the main actor, and here they don't.
    private static func traitHint(_ root: URL) -> String {
      #if MainActor
        return ""
      #else
        let manifest = try? String(
          contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        guard let manifest, manifest.contains("traits:"), manifest.contains("\"MainActor\"") else {
          return ""
        }
        return "\nThe package asks for the trait MainActor, without which this program was built:"
          + " run it by `swift run layout preview` in the package."
      #endif
    }

    private func folder(of request: PreviewRequest) -> URL {
      request.output.map { URL(fileURLWithPath: $0, isDirectory: true) }
        ?? work.appending(path: "pictures", directoryHint: .isDirectory)
    }

    /// A name for files that no other screen has, whatever the screen is called.
    static func fileName(_ name: String, _ taken: inout Set<String>) -> String {
      let plain = String(
        name.unicodeScalars.map { scalar in
          let isPlain = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          return isPlain || scalar == "_" || scalar == "-" ? Character(scalar) : "-"
        }.prefix(80))
      var result = plain.isEmpty ? "screen" : plain
      var number = 2
      // The sheet is `index.html`.
      while result.lowercased() == "index" || !taken.insert(result.lowercased()).inserted {
        result = "\(plain)-\(number)"
        number += 1
      }
      return result
    }

    /// What tells whether anything has changed since: the dates of all sources and manifests.
    func stamp() -> String {
      var stamp = ContentStamp()
      var folders = [root]
      if let user = try? UserPackage(at: root, work: work) {
        folders = user.targets.map(\.folder)
      }
      for folder in folders {
        let files = FileManager.default.enumerator(
          at: folder, includingPropertiesForKeys: [.contentModificationDateKey],
          options: [.skipsHiddenFiles])
        while let file = files?.nextObject() as? URL {
          let date = try? file.resourceValues(forKeys: [.contentModificationDateKey])
            .contentModificationDate
          stamp.add("\(file.path) \(date?.timeIntervalSince1970 ?? 0)".utf8)
        }
      }
      let manifest = try? FileManager.default.attributesOfItem(
        atPath: root.appending(path: "Package.swift").path)[.modificationDate]
      stamp.add("\(manifest as? Date ?? .distantPast)".utf8)
      return stamp.text
    }
  }
#endif
