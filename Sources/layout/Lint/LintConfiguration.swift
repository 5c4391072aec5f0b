import Foundation

/// What is looked for and where, as `.iblinter.yml` says it.
struct LintConfiguration {
  var rules = Set(DocumentRule.allCases.filter(\.isDefault))
  var included: [String] = []
  var excluded: [String] = []
  /// For each module the folders of its classes.
  var modules: [(name: String, included: [String], excluded: [String])] = []
  /// For each class of UIKit those that are to be used instead.
  var baseClasses: [String: [String]] = [:]
  var device = "retina4_7"
  var usesTraitCollections = true
  /// The controllers that may leave the bottom bar.
  var controllersWithBar: [String] = []
  /// What can't be read, in sentences with their lines.
  private(set) var remarks: [String] = []
  /// The folder that paths are relative to.
  var folder = "."

  init() {}

  /// Reads a configuration; what isn't known is left out and remarked on.
  init(_ text: String, file: String) {
    folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    do throws(PlainYAML.Mistake) {
      guard case .map(let entries) = try PlainYAML(text) else {
        remarks.append("\(file): this is no map of settings; it is not used")
        return
      }
      for entry in entries { read(entry, file) }
    } catch {
      remarks.append("\(file):\(error.line): this line can't be read; the file is not used")
    }
  }

  private mutating func read(_ entry: PlainYAML.Entry, _ file: String) {
    func fields(_ map: [PlainYAML.Entry]) -> [String: PlainYAML] {
      Dictionary(map.map { ($0.key, $0.value) }) { _, last in last }
    }
    let first = fields(entry.value.maps.first ?? [])
    switch entry.key {
    case "enabled_rules": rules.formUnion(rules(entry, file))
    case "disabled_rules": rules.subtract(rules(entry, file))
    case "included": included = entry.value.texts
    case "excluded": excluded = entry.value.texts
    case "custom_module_rule":
      modules = entry.value.maps.map(fields).map {
        (
          $0["module"]?.texts.first ?? "", $0["included"]?.texts ?? [], $0["excluded"]?.texts ?? []
        )
      }
    case "use_base_class_rule":
      for map in entry.value.maps.map(fields) {
        guard let name = map["element_class"]?.texts.first else { continue }
        baseClasses[name] = map["base_classes"]?.texts ?? []
      }
    case "view_as_device_rule": device = first["device_id"]?.texts.first ?? device
    case "use_trait_collections_rule":
      usesTraitCollections = first["enabled"]?.texts.first != "false"
    case "hides_bottom_bar_rule":
      controllersWithBar = first["excluded_view_controllers"]?.texts ?? []
    // These are about how IBLinter reports and runs.
    case "reporter", "disable_while_building_for_ib", "ignore_cache": break
    default: remarks.append("\(file):\(entry.line): the key \(entry.key) isn't known")
    }
  }

  private mutating func rules(_ entry: PlainYAML.Entry, _ file: String) -> Set<DocumentRule> {
    var rules: Set<DocumentRule> = []
    for name in entry.value.texts {
      if let rule = DocumentRule(rawValue: name) {
        rules.insert(rule)
      } else {
        remarks.append("\(file):\(entry.line): the rule \(name) isn't known")
      }
    }
    return rules
  }

  /// Whether a document in a folder is looked at.
  func includes(_ path: String) -> Bool {
    func isIn(_ folders: [String]) -> Bool {
      let path = URL(fileURLWithPath: path).standardizedFileURL.path
      return folders.contains { folder in
        let start = URL(fileURLWithPath: self.folder).appendingPathComponent(folder)
          .standardizedFileURL.path
        return path == start || path.hasPrefix(start.hasSuffix("/") ? start : start + "/")
      }
    }
    return !isIn(excluded) && (included.isEmpty || isIn(included))
  }
}
