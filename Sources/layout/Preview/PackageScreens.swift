#if !canImport(Darwin)
  import Foundation
  import SourcePorting

  /// A screen of a package, by a name that no other one has.
  struct PackageScreen: Equatable {
    var name: String
    var target: String
    var screen: DeclaredScreen
    /// What tells whether the source is the one that the compiler saw.
    var stamp: String

    /// The file and the line, as `Card.swift:31`.
    var place: String {
      "\(URL(fileURLWithPath: screen.path).lastPathComponent):\(screen.line)"
    }

    /// Why it can't be made, as far as its source says so.
    var obstacle: String? {
      if case .obstacle(let reason) = screen.making { return reason }
      return nil
    }
  }

  /// The sources of a target as they compile here, and the screens in them.
  struct PortedTarget {
    let target: PackageTarget
    /// The paths below the target's folder, and what is compiled.
    let files: [(path: String, source: PortedSource)]
    let screens: [PackageScreen]

    init(_ target: PackageTarget, taken: inout Set<String>) throws {
      self.target = target
      let paths = target.sources()
      let sources = try paths.map { path -> (path: String, bytes: [UInt8]) in
        let file = target.folder.appending(path: path).path
        do {
          return (file, Array(try Data(contentsOf: URL(fileURLWithPath: file))))
        } catch {
          throw Failure(message: "\(file) can't be read", status: .noInput)
        }
      }
      let ported = SourcePort(sources).ported()
      files = zip(paths, ported).map { ($0, $1) }
      let stamps = Dictionary(
        sources.map { ($0.path, ContentStamp($0.bytes).text) }, uniquingKeysWith: { $1 })
      var screens: [PackageScreen] = []
      for screen in DeclaredScreens(sources, ported: ported).screens {
        var name = screen.name
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
          name = "\(screen.name) \(number)"
          number += 1
        }
        screens.append(
          PackageScreen(
            name: name, target: target.name, screen: screen, stamp: stamps[screen.path] ?? ""))
      }
      self.screens = screens
    }
  }

  /// The screens that are asked for by name.
  enum ScreenChoice {
    /// - Throws: ``Failure`` with the nearest names where there is none.
    static func of(_ names: [String], among screens: [PackageScreen]) throws -> [PackageScreen] {
      guard !screens.isEmpty else {
        throw Failure(
          message: "the package has no view controller, view or #Preview", status: .noInput)
      }
      if names.isEmpty { return screens }
      return try names.flatMap { name -> [PackageScreen] in
        let lower = name.lowercased()
        let matches: [(PackageScreen) -> Bool] = [
          { $0.name == name }, { "\($0.target).\($0.name)" == name },
          { $0.name.lowercased() == lower },
          { $0.screen.name.split(separator: ".").last?.lowercased() == lower },
        ]
        for match in matches {
          let found = screens.filter(match)
          if !found.isEmpty { return found }
        }
        let nearest = NearestNames.of(name, among: screens.map(\.name))
        throw Failure(
          message: "there is no screen \(name) in the package; nearest are"
            + " \(nearest.joined(separator: ", "))", status: .noInput)
      }
    }
  }
#endif
