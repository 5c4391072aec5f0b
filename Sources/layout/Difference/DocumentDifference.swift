#if !canImport(Darwin)
  import Foundation
  import LayoutInspector

  /// What differs between two versions of a document.
  struct DocumentDifference {
    enum Kind: String, Codable {
      case changed
      case added
      case removed
    }

    var path: String
    var kind: Kind
    var scenes: [SceneDifference]
    /// Changes of layout that move nothing.
    var withoutEffect: [ElementChange] = []
    /// What shows otherwise and moves nothing.
    var looks: [ElementChange] = []
    /// What the program may do otherwise.
    var behaviour: [ElementChange] = []
    /// What only Interface Builder sees.
    var bookkeeping: [String] = []
    /// What there is to say of the later version, and wasn't of the earlier one.
    var newProblems: [DocumentFinding] = []
    /// What is no longer to be said.
    var goneProblems: [DocumentFinding] = []

    /// Whether a view is elsewhere, new or gone.
    var moves: Bool { !scenes.isEmpty }

    var isEmpty: Bool {
      !moves && withoutEffect.isEmpty && looks.isEmpty && behaviour.isEmpty && bookkeeping.isEmpty
        && newProblems.isEmpty && goneProblems.isEmpty
    }
  }

  /// What differs in a scene.
  struct SceneDifference {
    /// The identifier of the view's element.
    var id: String?
    var title: String
    /// The devices on which it is so; empty for that of the document.
    var devices: [String]
    var views: [ViewChange]
    /// The layouts, with views titled by what tells them apart.
    var before: LayoutSnapshot?
    var after: LayoutSnapshot?
  }

  extension DocumentDifference {
    init(_ pair: DocumentPair) {
      path = pair.path
      guard let before = pair.before, let after = pair.after else {
        kind = pair.before == nil ? .added : .removed
        scenes =
          (pair.after ?? pair.before)?.scenes.map {
            SceneDifference(
              title: $0.title(
                in: ElementTable((pair.after ?? pair.before)?.elements ?? []), file: pair.path),
              devices: $0.device.map { [$0] } ?? [], views: [],
              before: pair.before == nil ? nil : $0.snapshot,
              after: pair.after == nil ? nil : $0.snapshot)
          } ?? []
        newProblems = pair.after?.allProblems ?? []
        goneProblems = pair.before?.allProblems ?? []
        return
      }
      kind = .changed
      let changes = ElementComparison(before.elements, after.elements).changes
      scenes = Self.scenes(before, after, changes)
      sort(changes)
      bookkeeping += Self.summary(before, after)
      let told = (Set(before.allProblems.map(\.told)), Set(after.allProblems.map(\.told)))
      newProblems = after.allProblems.filter { !told.0.contains($0.told) }
      goneProblems = before.allProblems.filter { !told.1.contains($0.told) }
    }

    private static func scenes(
      _ before: DocumentRecord, _ after: DocumentRecord, _ changes: [ElementChange]
    ) -> [SceneDifference] {
      let tables = (ElementTable(before.elements), ElementTable(after.elements))
      let pairs = pairs(before.scenes, after.scenes)
      var found: [SceneDifference] = []
      /// Where the same happened on another device.
      var known: [String: Int] = [:]
      for (old, new) in pairs {
        let device = (new ?? old)?.device
        var views: [ViewChange] = []
        if let old, let new {
          views = SceneComparisonOfVersions(old, new, tables.0, tables.1).changes(changes)
          if views.isEmpty { continue }
        }
        let scene = SceneDifference(
          id: (new ?? old)?.id,
          title: (new ?? old)?.title(in: new == nil ? tables.0 : tables.1, file: after.path) ?? "",
          devices: device.map { [$0] } ?? [], views: views,
          before: old?.titledByKeys, after: new?.titledByKeys)
        let sign =
          ([scene.title, (new ?? old)?.id ?? ""]
          + views.map { "\($0.kind) \($0.key) \($0.reasons.joined())" }).joined(separator: "\n")
        if let place = known[sign] {
          found[place].devices += scene.devices
        } else {
          known[sign] = found.count
          found.append(scene)
        }
      }
      return found
    }

    /// The scenes of both versions, side by side: by identifiers, else by titles.
    private static func pairs(
      _ before: [SceneRecord], _ after: [SceneRecord]
    ) -> [(SceneRecord?, SceneRecord?)] {
      var left = before
      var pairs: [(SceneRecord?, SceneRecord?)] = []
      // A title tells scenes apart if there is one of it on both sides.
      func isAlone(_ scene: SceneRecord) -> Bool {
        [before, after].allSatisfy { scenes in
          scenes.count { $0.title == scene.title && $0.device == scene.device } == 1
        }
      }
      for scene in after {
        let place =
          left.firstIndex { $0.id != nil && $0.id == scene.id && $0.device == scene.device }
          ?? left.firstIndex {
            $0.title == scene.title && $0.device == scene.device && isAlone(scene)
          }
        pairs.append((place.map { left.remove(at: $0) }, scene))
      }
      return pairs + left.map { ($0, nil) }
    }

    /// Sorts changes by what they do; those that movements are said to follow from aren't told again.
    private mutating func sort(_ changes: [ElementChange]) {
      let views = scenes.flatMap(\.views)
      let used = Set(views.flatMap(\.reasons))
      let present = Set(
        views.filter { $0.kind == .added || $0.kind == .removed }.map(\.key)
          + scenes.filter { $0.before == nil || $0.after == nil }.compactMap(\.id))
      for change in changes where !used.contains(change.words) {
        switch change.kind {
        case .layout:
          // What a new view says is told by its being new, and a stored frame is Xcode's own affair.
          let around = Set(change.ancestors).union(change.targets.map(\.view))
          guard present.isDisjoint(with: around), !change.words.contains("` frame (") else {
            continue
          }
          if change.shows { looks.append(change) } else { withoutEffect.append(change) }
        case .looks: looks.append(change)
        case .behaviour: behaviour.append(change)
        case .bookkeeping: break
        }
      }
    }

    /// What Interface Builder has changed for itself, in few words.
    private static func summary(_ before: DocumentRecord, _ after: DocumentRecord) -> [String] {
      let table = ElementTable(before.elements)
      var counts: [String: Int] = [:]
      var lines: [String] = []
      for element in after.elements {
        guard let old = table[element.id], old.kind == element.kind else { continue }
        var names: Set<String> = []
        for name in Set(old.properties.keys).union(element.properties.keys)
        where old.properties[name] != element.properties[name] {
          if name == "initialViewController" { continue }
          if element.kind == "document" {
            lines.append(
              "\(name) \(old.properties[name] ?? "none") → \(element.properties[name] ?? "none")")
          } else if ElementWords.isStoredFrame(name) {
            names.insert("stored frames")
          } else if name.hasPrefix("point.") || name.hasPrefix("canvasLocation.") {
            names.insert("places on the canvas")
          } else if ["misplaced", "ambiguous"].contains(name) {
            names.insert("marks of misplaced or ambiguous views")
          } else if name == "userLabel" {
            names.insert("labels for people")
          }
        }
        for name in names { counts[name, default: 0] += 1 }
      }
      return lines.sorted() + counts.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
    }
  }

  extension DocumentFinding {
    /// What it says, wherever it stands.
    ///
    /// Lines change with every line before them.
    fileprivate var told: String {
      "\(kind) \(message.replacing(/:\d+|\[\d+\]/, with: ""))"
    }
  }

  extension DocumentRecord {
    /// What there is to say of the document and of its layouts, each once.
    fileprivate var allProblems: [DocumentFinding] {
      var seen: Set<DocumentFinding> = []
      return (problems + scenes.flatMap(\.problems)).filter { seen.insert($0).inserted }
    }
  }

  extension SceneRecord {
    /// What people call the scene; one without a name is called by what is inside, or by its file.
    fileprivate func title(in table: ElementTable, file: String) -> String {
      guard let id, let element = table[id] else { return title }
      let around = table.ancestors(of: id).dropFirst().lazy.compactMap { table[$0] }
      guard title == element.kind || around.first?.kind == title else { return title }
      if let name = element.properties["reuseIdentifier"] { return "\(title) \(name)" }
      let texts = snapshot.views.lazy.compactMap(\.text?.string)
      if element.kind.hasSuffix("Cell"), let text = texts.first {
        return "\(title) “\(text.prefix(30))”"
      }
      let owner = table["-1"]?.properties["customClass"]
      if around.isEmpty, let owner { return "view of \(owner)" }
      let name = file.split(separator: "/").last?.split(separator: ".").first.map(String.init)
      return "\(title) of \(name ?? file)"
    }

    /// The layout with views titled by what tells them apart.
    fileprivate var titledByKeys: LayoutSnapshot {
      var titled = snapshot
      for (place, key) in viewKeys.enumerated() { titled.views[place].title = key }
      return titled
    }
  }
#endif
