#if !canImport(Darwin)
  import Foundation

  /// What follows the user's manifest in the package that shows the screens.
  ///
  /// Targets, settings, resources and dependencies stay as the user declares them, but: the sources are
  /// the copies; what this program is made of is taken from there instead of being built again; programs
  /// become libraries; tests are left out.
  struct PreviewManifest {
    var root: URL
    var kit: URL
    var copies: [String]
    var folder: String
    var shown: [String]
    var program: String
    var library: String

    private static var libraries: [String] {
      [
        "UIKit", "SnapKit", "InterfaceBuilder", "LayoutKit", "LayoutInspector", "LayoutSolver",
        "Typesetting",
      ]
    }

    private static func quoted(_ text: String) -> String {
      let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"")
      return "\"\(escaped)\""
    }

    private static func list(_ texts: [String]) -> String {
      "[\(texts.map(quoted).joined(separator: ", "))]"
    }

    var text: String {
      """


      // What `layout preview` adds.
      func addLayoutPreview(to package: Package) {
        let root = \(Self.quoted(root.path))
        let kit = \(Self.quoted(kit.path))
        let libraries: Set<String> = \(Self.list(Self.libraries))
        let copies: Set<String> = \(Self.list(copies))
        let compiling: [SwiftSetting] = [.unsafeFlags(["-I", kit + "/Modules"])]
        var left: Set<String> = []
        var needed: Set<String> = []

        func lastPart(_ path: String) -> String {
          let name = path.split(separator: "/").last.map(String.init) ?? path
          return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
        }
        func isOurs(_ dependency: Target.Dependency) -> Bool {
          switch dependency {
          case .productItem(let name, let package, _, _):
            guard libraries.contains(name) else {
              if let package { needed.insert(package.lowercased()) }
              return false
            }
            left.insert((package ?? name).lowercased())
            return true
          case .byNameItem(let name, _):
            guard libraries.contains(name), !package.targets.contains(where: { $0.name == name })
            else {
              needed.insert(name.lowercased())
              return false
            }
            left.insert(name.lowercased())
            return true
          default: return false
          }
        }
        func isPorting(_ plugin: Target.PluginUsage) -> Bool {
          if case .plugin("UIKitSources", let package) = plugin {
            if let package { left.insert(package.lowercased()) }
            return true
          }
          return false
        }

        package.targets.removeAll { $0.type == .test }
        package.products = []
        package.targets = package.targets.map { target in
          target.dependencies.removeAll(where: isOurs)
          target.plugins?.removeAll(where: isPorting)
          guard copies.contains(target.name) else { return target }
          return .target(
            name: target.name, dependencies: target.dependencies,
            path: \(Self.quoted(folder + "/")) + target.name, exclude: target.exclude,
            resources: target.resources, cSettings: target.cSettings, cxxSettings: target.cxxSettings,
            swiftSettings: (target.swiftSettings ?? []) + compiling,
            linkerSettings: target.linkerSettings, plugins: target.plugins)
        }
        package.dependencies = package.dependencies.compactMap { dependency in
          switch dependency.kind {
          case .fileSystem(let name, let path):
            let identity = (name ?? lastPart(path)).lowercased()
            if left.contains(identity) || left.contains(lastPart(path)),
              !needed.contains(identity), !needed.contains(lastPart(path))
            {
              return nil
            }
            return path.hasPrefix("/") ? dependency : .package(path: root + "/" + path)
          case .sourceControl(let name, let location, _):
            let identity = (name ?? lastPart(location)).lowercased()
            let isLeft = left.contains(identity) || left.contains(lastPart(location))
            let isNeeded = needed.contains(identity) || needed.contains(lastPart(location))
            return isLeft && !isNeeded ? nil : dependency
          default: return dependency
          }
        }
        package.targets.append(
          .executableTarget(
            name: \(Self.quoted(program)),
            dependencies: \(Self.list(shown)).map { .target(name: $0) },
            path: \(Self.quoted(folder + "/" + program)), swiftSettings: compiling,
            linkerSettings: [
              .unsafeFlags([
                "-L", kit, "-l\(library)", "-Xlinker", "-rpath", "-Xlinker", kit,
              ])
            ]))
      }
      addLayoutPreview(to: package)

      """
    }
  }
#endif
