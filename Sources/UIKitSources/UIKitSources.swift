import Foundation
import PackagePlugin

/// Makes unchanged sources for iOS compile where Objective-C is absent.
///
/// It takes all Swift files in the folder of the target that the target doesn't compile by itself, and
/// writes each as ``SourcePorting`` rewrites it. For the colours and pictures of `.xcassets` in the folder it
/// writes the symbols that Xcode generates.
@main
struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let own = Set(
      module.sourceFiles.filter { $0.type == .source }.map { $0.url.standardizedFileURL.path })
    let found = Self.files(in: target.directoryURL)
    let inputs = found.sources.filter { !own.contains($0.path) }
    guard !inputs.isEmpty else {
      Diagnostics.warning(
        """
        UIKitSources finds no source to rewrite in \(target.directoryURL.path): name the files that need \
        no rewriting in `sources:` of the target, as in `sources: ["Linux.swift"]`
        """)
      return []
    }
    let outputs = inputs.map { input in
      let name = input.deletingPathExtension().lastPathComponent
      return context.pluginWorkDirectoryURL.appending(path: "\(name).ported.swift")
    }
    let symbols = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
    let hasCatalogs = !found.catalogs.isEmpty
    let assets =
      hasCatalogs ? ["--assets", symbols.path] + found.catalogs.map(\.path) + ["--"] : []
    return [
      .buildCommand(
        displayName: "Rewriting \(inputs.count) sources of \(target.name)",
        executable: try context.tool(named: "UIKitSourcesTool").url,
        arguments: assets + zip(inputs, outputs).flatMap { [$0.path, $1.path] },
        inputFiles: inputs + found.assets, outputFiles: outputs + (hasCatalogs ? [symbols] : []))
    ]
  }

  /// The Swift files in a folder, the catalogues, and the files in these that say what they have; each in the
  /// order of the paths.
  private static func files(in folder: URL) -> (sources: [URL], catalogs: [URL], assets: [URL]) {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: (sources: [URL], catalogs: [URL], assets: [URL]) = ([], [], [])
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift", file.lastPathComponent != "Package.swift" {
        found.sources.append(file.standardizedFileURL)
      } else if file.pathExtension == "xcassets" {
        found.catalogs.append(file.standardizedFileURL)
      } else if file.lastPathComponent == "Contents.json", file.path.contains(".xcassets/") {
        found.assets.append(file.standardizedFileURL)
      }
    }
    let inOrder = { (one: URL, other: URL) in one.path < other.path }
    return (
      found.sources.sorted(by: inOrder), found.catalogs.sorted(by: inOrder),
      found.assets.sorted(by: inOrder)
    )
  }
}
