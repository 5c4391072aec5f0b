#if !canImport(Darwin)
  import Foundation
  import LayoutInspector

  /// A view that isn't where it was.
  struct ViewChange: Hashable {
    /// What has happened to it.
    enum Kind: String, Codable {
      case moved
      case added
      case removed
      /// It is in another view than before.
      case reparented
      case shown
      case hidden
    }

    var kind: Kind
    /// What tells it apart in both versions.
    var key: String
    /// What people call it.
    var name: String
    /// The frame in the superview's coordinates.
    var before: CGRect?
    var after: CGRect?
    /// What it follows from, in words.
    var reasons: [String] = []

    /// The parts of the frame that differ, as in `y 20 → 24, height 20 → 40`.
    var movement: String {
      guard let before, let after else {
        return (after ?? before).map(ComparisonReport.text) ?? ""
      }
      let parts = [
        ("x", before.minX, after.minX), ("y", before.minY, after.minY),
        ("width", before.width, after.width), ("height", before.height, after.height),
      ].filter { Self.differ($0.1, $0.2) }
      return parts.map {
        "\($0.0) \(ElementWords.number(Double($0.1))) → \(ElementWords.number(Double($0.2)))"
      }.joined(separator: ", ")
    }

    /// Whether two lengths differ by more than rounding to pixels can.
    static func differ(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) > 0.34 }
  }

  /// Two layouts of one scene, compared view by view.
  struct SceneComparisonOfVersions {
    private let before: SceneRecord
    private let after: SceneRecord
    private let tables: (before: ElementTable, after: ElementTable)
    /// The places of views by what tells them apart.
    private let places: (before: [String: Int], after: [String: Int])
    private let keys: (before: [String], after: [String])

    init(
      _ before: SceneRecord, _ after: SceneRecord, _ old: ElementTable, _ new: ElementTable
    ) {
      self.before = before
      self.after = after
      tables = (old, new)
      keys = (before.viewKeys, after.viewKeys)
      places = (Self.indices(of: keys.before), Self.indices(of: keys.after))
    }

    private static func indices(of keys: [String]) -> [String: Int] {
      Dictionary(keys.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// The views that aren't where they were, in the order of the later version; what has gone is last.
    ///
    /// - Parameter changes: What the elements say otherwise; views follow from those of them that they
    ///   are tied to.
    /// - Returns: The views with what they follow from.
    func changes(_ changes: [ElementChange]) -> [ViewChange] {
      var found: [ViewChange] = []
      let reasons = MovementReasons(
        changes, moved: movedAxes,
        links: links(before.snapshot, keys.before).merging(
          links(after.snapshot, keys.after)
        ) { $0.union($1) })
      let parents = (Self.parents(before.snapshot), Self.parents(after.snapshot))
      let hasElements = after.identifiers.contains { $0 != nil }
      for (place, key) in keys.after.enumerated() {
        // What controls have made for themselves is no matter of the document.
        if hasElements, after.identifiers[place] == nil { continue }
        let item = after.snapshot.views[place]
        guard let earlier = places.before[key] else {
          // What comes with another view isn't told.
          if parents.1[place].map({ places.before[keys.after[$0]] != nil }) == true {
            found.append(
              ViewChange(
                kind: .added, key: key, name: name(key, place, isNew: true), after: item.frame))
          }
          continue
        }
        let old = before.snapshot.views[earlier]
        let isSame =
          parents.0[earlier].map { keys.before[$0] } == parents.1[place].map { keys.after[$0] }
        var change = ViewChange(
          kind: .moved, key: key, name: name(key, place, isNew: true), before: old.frame,
          after: item.frame)
        if !isSame, place > 0 {
          change.kind = .reparented
        } else if old.isHidden != item.isHidden {
          change.kind = item.isHidden ? .hidden : .shown
        } else if !Self.moved(old.frame, item.frame) {
          continue
        }
        change.reasons = reasons.reasons(for: key, named: change.name)
        if change.reasons.isEmpty, let open = storedFrame(key, old.frame, item.frame) {
          change.reasons = [open]
        }
        found.append(change)
      }
      for (place, key) in keys.before.enumerated() where places.after[key] == nil {
        if hasElements, before.identifiers[place] == nil { continue }
        if parents.0[place].map({ places.after[keys.before[$0]] != nil }) == true {
          found.append(
            ViewChange(
              kind: .removed, key: key, name: name(key, place, isNew: false),
              before: before.snapshot.views[place].frame))
        }
      }
      return found
    }

    /// What a view follows that constraints leave open: its stored frame.
    private func storedFrame(_ key: String, _ before: CGRect, _ after: CGRect) -> String? {
      guard let old = tables.before[key], let new = tables.after[key],
        let stored = old.storedFrame, !Self.moved(stored, before),
        let later = new.storedFrame, !Self.moved(later, after)
      else { return nil }
      let frames = [old, new].map(ElementWords.frame)
      guard frames[0] != frames[1] else { return nil }
      return "constraints leave `\(tables.after.name(key))` open: it stays at its stored frame, "
        + "\(frames[0]) → \(frames[1])"
    }

    private func name(_ key: String, _ place: Int, isNew: Bool) -> String {
      let table = isNew ? tables.after : tables.before
      if table[key] != nil { return table.name(key) }
      let view = (isNew ? after : before).snapshot.views[place]
      return view.name ?? view.text.map { "“\($0.string.prefix(30))”" } ?? view.title
    }

    private static func moved(_ old: CGRect, _ new: CGRect) -> Bool {
      ViewChange.differ(old.minX, new.minX) || ViewChange.differ(old.minY, new.minY)
        || ViewChange.differ(old.width, new.width) || ViewChange.differ(old.height, new.height)
    }

    /// The directions in which views have moved, or are new or gone.
    private var movedAxes: Set<LayoutAxis> {
      var axes: Set<LayoutAxis> = []
      let parents = (Self.parents(before.snapshot), Self.parents(after.snapshot))
      for (key, place) in places.after {
        guard let earlier = places.before[key] else {
          axes.formUnion(LayoutAxis.both(key))
          continue
        }
        let (old, new) = (before.snapshot.views[earlier], after.snapshot.views[place])
        let (one, other) = (old.frame, new.frame)
        let isElsewhere =
          old.isHidden != new.isHidden
          || parents.0[earlier].map { keys.before[$0] } != parents.1[place].map { keys.after[$0] }
        if isElsewhere || ViewChange.differ(one.minX, other.minX)
          || ViewChange.differ(one.width, other.width)
        {
          axes.insert(LayoutAxis(view: key, isVertical: false))
        }
        if isElsewhere || ViewChange.differ(one.minY, other.minY)
          || ViewChange.differ(one.height, other.height)
        {
          axes.insert(LayoutAxis(view: key, isVertical: true))
        }
      }
      for key in keys.before where places.after[key] == nil { axes.formUnion(LayoutAxis.both(key)) }
      return axes
    }

    /// Which directions of views are tied to each other by constraints, and by texts that wrap.
    private func links(
      _ snapshot: LayoutSnapshot, _ keys: [String]
    ) -> [LayoutAxis: Set<LayoutAxis>] {
      var links: [LayoutAxis: Set<LayoutAxis>] = [:]
      for constraint in snapshot.constraints where constraint.state != .inactive {
        let axes = Set(
          constraint.terms.map { term in
            LayoutAxis(
              view: keys[term.item.view], isVertical: term.part == .y || term.part == .height)
          })
        guard axes.count > 1, axes.count < 50 else { continue }
        for axis in axes { links[axis, default: []].formUnion(axes) }
      }
      // A height that follows a width.
      for (place, view) in snapshot.views.enumerated() where view.text != nil {
        let axes = LayoutAxis.both(keys[place])
        for axis in axes { links[axis, default: []].formUnion(axes) }
      }
      // A view without constraints follows the one around it, and the other way round.
      let parents = Self.parents(snapshot)
      for place in snapshot.views.indices {
        guard let parent = parents[place] else { continue }
        for isVertical in [false, true] {
          let own = LayoutAxis(view: keys[place], isVertical: isVertical)
          let outer = LayoutAxis(view: keys[parent], isVertical: isVertical)
          links[own, default: []].insert(outer)
          links[outer, default: []].insert(own)
        }
      }
      return links
    }

    /// For each view the place of its superview.
    private static func parents(_ snapshot: LayoutSnapshot) -> [Int?] {
      var parents: [Int?] = []
      var path: [Int] = []
      for (place, view) in snapshot.views.enumerated() {
        path = Array(path.prefix(max(view.depth, 0)))
        parents.append(path.last)
        path.append(place)
      }
      return parents
    }
  }

  extension SceneRecord {
    /// For each view what tells it apart: its element's identifier, else where it is inside one that has
    /// one, else its title.
    var viewKeys: [String] {
      var keys: [String] = []
      var path: [String] = []
      var counts: [String: Int] = [:]
      for (place, view) in snapshot.views.enumerated() {
        path = Array(path.prefix(max(view.depth, 0)))
        var key = identifiers.indices.contains(place) ? identifiers[place] : nil
        if key == nil {
          let base = "\(path.last ?? "")/\(view.name ?? view.type)"
          counts[base, default: 0] += 1
          key = "\(base)[\(counts[base] ?? 0)]"
        }
        keys.append(key ?? "")
        path.append(key ?? "")
      }
      return keys
    }
  }

  /// Which changes of elements movements follow from.
  private struct MovementReasons {
    private let sources: [LayoutAxis: [String]]
    private let moved: Set<LayoutAxis>
    private let links: [LayoutAxis: Set<LayoutAxis>]

    init(
      _ changes: [ElementChange], moved: Set<LayoutAxis>, links: [LayoutAxis: Set<LayoutAxis>]
    ) {
      var sources: [LayoutAxis: [String]] = [:]
      for change in changes where change.kind == .layout {
        for target in change.targets { sources[target, default: []].append(change.words) }
      }
      self.sources = sources
      self.moved = moved
      self.links = links
    }

    /// The closest changes, by the constraints between what has moved.
    func reasons(for key: String, named name: String) -> [String] {
      var found: [String] = []
      for axis in [false, true].map({ LayoutAxis(view: key, isVertical: $0) })
      where moved.contains(axis) {
        for reason in closest(to: axis) where !found.contains(reason) { found.append(reason) }
      }
      // What is said of the view itself comes first.
      let own = found.filter { $0.contains("`\(name).") || $0.contains("`\(name)` ") }
      return own + found.filter { !own.contains($0) }
    }

    private func closest(to start: LayoutAxis) -> [String] {
      var seen: Set<LayoutAxis> = [start]
      var ring = [start]
      while !ring.isEmpty {
        let reasons = ring.flatMap { sources[$0] ?? [] }
        if !reasons.isEmpty { return reasons }
        var next: [LayoutAxis] = []
        for axis in ring {
          for other in (links[axis] ?? []).sorted(by: {
            ($0.view, $0.isVertical ? 1 : 0) < ($1.view, $1.isVertical ? 1 : 0)
          })
          where moved.contains(other) && seen.insert(other).inserted {
            next.append(other)
          }
        }
        ring = next
      }
      return []
    }
  }
#endif
