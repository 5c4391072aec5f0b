#if !canImport(Darwin)
  import Foundation

  /// What an element says otherwise than before, in words.
  struct ElementChange: Hashable {
    /// What the change may do.
    enum Kind: String, Codable, CaseIterable {
      /// Frames may follow from it.
      case layout
      /// It shows, and moves nothing by itself.
      case looks
      /// The program may do something else: classes, outlets, actions, segues, identifiers.
      case behaviour
      /// Interface Builder keeps it for itself: stored frames, places on its canvas, versions.
      case bookkeeping
    }

    var kind: Kind
    /// The change in words, as in “`title.top` 8 → 12 below `header`”.
    var words: String
    /// The line in the later version; in the earlier one for what has gone.
    var line: Int
    /// The views that frames may follow it for, with the axes.
    var targets: Set<LayoutAxis>
    /// Whether it shows even if nothing moves, as a text does.
    var shows = false
    /// The elements around it, from the inside out; with itself.
    var ancestors: [String]
  }

  /// One direction of one view, by its identifier.
  struct LayoutAxis: Hashable {
    var view: String
    var isVertical: Bool

    static func both(_ view: String) -> Set<LayoutAxis> {
      [LayoutAxis(view: view, isVertical: false), LayoutAxis(view: view, isVertical: true)]
    }
  }

  /// Compares the elements of two versions of a document.
  struct ElementComparison {
    private let before: ElementTable
    private let after: ElementTable

    init(_ before: [ElementRecord], _ after: [ElementRecord]) {
      self.before = ElementTable(before)
      self.after = ElementTable(after)
    }

    /// All changes, in the order of the later version; what has gone comes last.
    var changes: [ElementChange] {
      var changes: [ElementChange] = []
      let pairs = pairs
      let matched = Set(pairs.values)
      for element in after.elements {
        guard let old = pairs[element.id].flatMap({ before[$0] }) else {
          changes += additions(element)
          continue
        }
        changes += self.changes(old, element)
      }
      for element in before.elements where !matched.contains(element.id) {
        changes += removals(element)
      }
      return Self.withoutRenewals(changes)
    }

    /// The changes without what came and went alike, as connections that were made again.
    private static func withoutRenewals(_ changes: [ElementChange]) -> [ElementChange] {
      func said(_ start: String) -> Set<String> {
        Set(
          changes.filter { $0.kind == .behaviour && $0.words.hasPrefix(start) }
            .map { String($0.words.dropFirst(start.count)) })
      }
      let renewed = said("new: ").intersection(said("gone: "))
      return changes.filter { change in
        !["new: ", "gone: "].contains { start in
          change.kind == .behaviour && change.words.hasPrefix(start)
            && renewed.contains(String(change.words.dropFirst(start.count)))
        }
      }
    }

    /// For elements of the later version those of the earlier one that they were.
    ///
    /// Those of one identifier, and constraints and connections that say the same of the same items,
    /// whatever their identifiers.
    private var pairs: [String: String] {
      var pairs: [String: String] = [:]
      func isKept(_ element: ElementRecord) -> Bool { before[element.id]?.kind == element.kind }
      // A connection is what it connects, unless nothing else does.
      for element in after.elements where isKept(element) {
        guard let old = before[element.id],
          !ElementWords.isConnection(element)
            || Self.sign(old, before) == Self.sign(element, after)
        else { continue }
        pairs[element.id] = element.id
      }
      var known: [[String]: [String]] = [:]
      for element in before.elements where pairs[element.id] == nil {
        guard let sign = Self.sign(element, before) else { continue }
        known[sign, default: []].append(element.id)
      }
      for element in after.elements where pairs[element.id] == nil {
        guard let sign = Self.sign(element, after), var ids = known[sign], !ids.isEmpty else {
          continue
        }
        pairs[element.id] = ids.removeFirst()
        known[sign] = ids
      }
      let taken = Set(pairs.values)
      for element in after.elements
      where pairs[element.id] == nil && isKept(element) && !taken.contains(element.id) {
        pairs[element.id] = element.id
      }
      return pairs
    }

    /// What tells constraints and connections apart whose identifiers were made again.
    private static func sign(_ element: ElementRecord, _ table: ElementTable) -> [String]? {
      switch element.kind {
      case "constraint":
        let key = ConstraintWords(element, table).key
        return [key.relation] + key.sides
      case "outlet", "outletCollection", "action", "segue":
        return [element.kind, element.parent ?? ""]
          + ElementWords.connecting.map { element.properties[$0] ?? "" }
      default: return nil
      }
    }

    private func differences(
      _ old: ElementRecord, _ new: ElementRecord
    ) -> [String: (String?, String?)] {
      var found: [String: (String?, String?)] = [:]
      for name in Set(old.properties.keys).union(new.properties.keys) {
        let values = (old.properties[name], new.properties[name])
        if values.0 != values.1 { found[name] = values }
      }
      return found
    }

    private func changes(_ old: ElementRecord, _ new: ElementRecord) -> [ElementChange] {
      var differences = differences(old, new)
      var changes: [ElementChange] = []
      if new.kind == "resource" { return resourceChanges(old, new) }
      if ElementWords.isConnection(new) {
        if ElementWords.connecting.contains(where: { differences[$0] != nil }) {
          let words = [ElementWords(old, before), ElementWords(new, after)].map {
            $0.presence?.1 ?? ""
          }
          changes.append(change(.behaviour, "\(words[0]) → \(words[1])", new, []))
        }
        for name in ElementWords.connecting { differences[name] = nil }
      }
      if new.kind == "constraint" {
        let words = ConstraintWords(new, after)
        if let text = words.change(from: ConstraintWords(old, before)) {
          changes.append(change(.layout, text, new, words.targets))
        }
      } else {
        for (kind, text) in ElementWords(new, after).changes(differences, from: old) {
          var change = change(kind, text, new, kind == .layout ? after.targets(of: new) : [])
          change.shows = [" text", " title", " image", " font", " placeholder", " hidden"]
            .contains { text.contains("`\($0) ") }
          changes.append(change)
        }
      }
      if ElementWords.isView(new), old.parent != new.parent {
        let places = [
          old.parent.map(before.name) ?? "the top", new.parent.map(after.name) ?? "the top",
        ]
        changes.append(
          change(
            .layout, "`\(after.name(new.id))` goes from `\(places[0])` to `\(places[1])`", new,
            after.targets(of: new)))
      }
      return changes
    }

    /// A picture's size, from which views follow, or a colour by its name.
    private func resourceChanges(_ old: ElementRecord, _ new: ElementRecord) -> [ElementChange] {
      let sizes = [old, new].map { element in
        ["width", "height"].map { element.properties[$0] ?? "?" }.joined(separator: " × ")
      }
      let colors = [old, new].map { ElementWords.color("color", of: $0) }
      return
        (sizes[0] == sizes[1]
        ? []
        : [
          change(
            .layout, "picture `\(new.name)` \(sizes[0]) → \(sizes[1])", new,
            after.targets(ofImage: new.name))
        ])
        + (colors[0] == colors[1]
          ? [] : [change(.looks, "color `\(new.name)` \(colors[0]) → \(colors[1])", new, [])])
    }

    private func change(
      _ kind: ElementChange.Kind, _ words: String, _ element: ElementRecord,
      _ targets: Set<LayoutAxis>, isGone: Bool = false
    ) -> ElementChange {
      ElementChange(
        kind: kind, words: words, line: element.line, targets: targets,
        ancestors: (isGone ? before : after).ancestors(of: element.id))
    }

    private func additions(_ element: ElementRecord) -> [ElementChange] {
      if element.kind == "constraint" {
        let words = ConstraintWords(element, after)
        return [change(.layout, "new: \(words.statement)", element, words.targets)]
      }
      guard let (kind, words) = ElementWords(element, after).presence else { return [] }
      // With a view or a controller comes what is in it.
      if let parent = element.parent, before[parent] == nil { return [] }
      return [
        change(
          kind, "new: \(words)", element,
          kind == .layout ? after.targets(of: element) : [])
      ]
    }

    private func removals(_ element: ElementRecord) -> [ElementChange] {
      if element.kind == "constraint" {
        let words = ConstraintWords(element, before)
        // A constraint goes with its view.
        guard words.items.allSatisfy({ after[$0] != nil }) else { return [] }
        return [change(.layout, "gone: \(words.statement)", element, words.targets, isGone: true)]
      }
      guard let (kind, words) = ElementWords(element, before).presence else { return [] }
      if let parent = element.parent, after[parent] == nil { return [] }
      return [
        change(
          kind, "gone: \(words)", element, kind == .layout ? before.targets(of: element) : [],
          isGone: true)
      ]
    }
  }
#endif
