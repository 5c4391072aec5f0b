import Foundation

/// The words without which a source needs no rewriting, so that it isn't even taken apart.
enum Trigger {
  private static let words = [
    "@objc", "@IB", "@NS", "@GK", "@UIApplicationMain", "@nonobjc", "dynamic", "#selector",
    "#keyPath", "#Preview", "os(", "import UIKit.", "import class", "import struct", "import enum",
    "import protocol", "import typealias", "import QuartzCore", "import ObjectiveC",
    "import Darwin", "import os.", "import OSLog", "?(", "NSLocalizedString", "UINib",
    "UIStoryboard", "loadNibNamed", "instantiateViewController", "import SnapKit",
    "AttributedString()", "NSHashTable", "NSMapTable",
    ".greatestFiniteMagnitude", ".infinity", ".leastN", ".pi", ".nan", ".ulpOfOne",
  ]

  /// Which of the sources have to be read: all, if what stands in one may change another.
  static func needed(_ sources: [Data]) -> [Bool] {
    let isWholeModule = sources.contains {
      has("extension", $0) && has("override", $0) || has("optional", $0) && has("@objc", $0)
        || has("Selector(\"", $0) || has("Selector((\"", $0) || has("NSSelectorFromString(\"", $0)
    }
    return sources.map { source in
      isWholeModule || words.contains { has($0, source) }
        || has("UI", source) && !has("import UIKit", source)
    }
  }

  private static func has(_ word: String, _ source: Data) -> Bool {
    source.range(of: Data(word.utf8)) != nil
  }
}
