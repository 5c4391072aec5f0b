import Foundation
import PackagePlugin

/// Makes unchanged sources for iOS compile where Objective-C is absent.
///
/// It takes all Swift files in the folder of the target that the target doesn't compile by itself, and
/// writes each as ``SourcePorting`` rewrites it.
@main
struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let own = Set(
      module.sourceFiles.filter { $0.type == .source }.map { $0.url.standardizedFileURL.path })
    let inputs = Self.sources(in: target.directoryURL).filter { !own.contains($0.path) }
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
    return [
      .buildCommand(
        displayName: "Rewriting \(inputs.count) sources of \(target.name)",
        executable: try context.tool(named: "UIKitSourcesTool").url,
        arguments: zip(inputs, outputs).flatMap { [$0.path, $1.path] }, inputFiles: inputs,
        outputFiles: outputs)
    ]
  }

  /// The Swift files in a folder, in the order of their paths.
  private static func sources(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var result: [URL] = []
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift", file.lastPathComponent != "Package.swift" {
        result.append(file.standardizedFileURL)
      }
    }
    return result.sorted { $0.path < $1.path }
  }
}
