import Foundation
import UIKit
import ViewTree

/// Finds documents by their names.
enum DocumentFinder {
  /// The file of a name, the one for the device before the one for all.
  ///
  /// - Parameters:
  ///   - name: The name, without what says what is in it.
  ///   - kind: `xib` or `storyboard`.
  ///   - bundle: Where to look; the main bundle and the folders that the program has named come after it.
  /// - Returns: The file, or nil if there is none.
  static func file(_ name: String, _ kind: String, in bundle: Bundle?) -> URL? {
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else { return nil }
    let names = [name + deviceSuffix, name]
    for folder in folders(bundle) {
      for name in names {
        for place in ["", "Base.lproj/", "en.lproj/"] {
          let url = folder.appendingPathComponent("\(place)\(name).\(kind)")
          if FileManager.default.fileExists(atPath: url.path) { return url }
        }
      }
    }
    return nil
  }

  /// `~ipad` or `~iphone`, by the screen.
  private static var deviceSuffix: String {
    let traits = UIScreen.main.traitCollection
    let isTablet = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    return isTablet ? "~ipad" : "~iphone"
  }

  private static func folders(_ bundle: Bundle?) -> [URL] {
    var folders = [bundle, .main].compactMap { $0?.resourceURL }
    folders += InterfaceDocuments.folders + packageResources
    return folders
  }

  /// The resources of packages beside the program.
  private static let packageResources: [URL] = {
    let folder = Bundle.main.bundleURL
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
  }()
}
