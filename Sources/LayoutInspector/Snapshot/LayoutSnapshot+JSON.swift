import Foundation

/// Why a document can't be read as a snapshot.
public enum SnapshotError: Error, Hashable, Sendable {
  /// It has another shape; the text says where.
  case notASnapshot(String)
  /// A newer version of the library wrote it.
  case newerVersion(Int)
  /// A place in it refers to nothing; the text says which.
  case brokenReference(String)
}

extension SnapshotError: CustomStringConvertible {
  /// What is wrong, in a sentence.
  public var description: String {
    switch self {
    case .notASnapshot(let reason):
      "This is not the JSON of a layout snapshot: \(reason)."
    case .newerVersion(let version):
      "The snapshot has version \(version), and this library reads versions up to"
        + " \(LayoutSnapshot.currentVersion): read it with the version that wrote it, or a newer one."
    case .brokenReference(let place):
      "The snapshot is damaged: \(place) refers to something that isn't in it."
    }
  }
}

extension LayoutSnapshot {
  /// The version of the JSON that this library writes, and the newest that it reads.
  public static var currentVersion: Int { 1 }

  /// The snapshot as JSON, the same text for the same snapshot in every run.
  ///
  /// - Parameter isCompact: Whether to leave out line breaks and indents.
  /// - Returns: The text, with the keys in alphabetical order.
  /// - Throws: `EncodingError` if a number is infinite or not a number.
  /// - Complexity: O(*n*) for *n* views and constraints.
  public func json(isCompact: Bool = false) throws -> String {
    try JSONWriter.text(of: self, JSONText.Form(isIndented: !isCompact))
  }

  /// Reads a snapshot from JSON.
  ///
  /// - Parameter json: What ``json(isCompact:)`` has written, in this version or an older one.
  /// - Throws: A ``SnapshotError`` that says what is wrong.
  /// - Complexity: O(*n*) for *n* views and constraints.
  public init(json: String) throws(SnapshotError) {
    do {
      self = try JSONDecoder().decode(LayoutSnapshot.self, from: Data(json.utf8))
    } catch let error as SnapshotError {
      throw error
    } catch let error as DecodingError {
      throw .notASnapshot(error.place)
    } catch {
      throw .notASnapshot("\(error)")
    }
  }
}

extension LayoutSnapshot: Codable {
  private enum CodingKeys: CodingKey {
    case version, views, constraints, conflicts, scale, notes
  }

  /// Writes the version, and all else.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // In alphabetical order, so that nothing has to be moved.
    try container.encode(conflicts, forKey: .conflicts)
    try container.encode(constraints, forKey: .constraints)
    try container.encode(notes, forKey: .notes)
    try container.encode(scale, forKey: .scale)
    try container.encode(Self.currentVersion, forKey: .version)
    try container.encode(views, forKey: .views)
  }

  /// Reads a snapshot of this version or an older one.
  ///
  /// - Throws: A ``SnapshotError`` for a newer version and for places that refer to nothing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version <= Self.currentVersion else { throw SnapshotError.newerVersion(version) }
    views = try container.decode([Item].self, forKey: .views)
    constraints = try container.decode([Constraint].self, forKey: .constraints)
    conflicts = try container.decode([Conflict].self, forKey: .conflicts)
    scale = try container.decode(CGFloat.self, forKey: .scale)
    notes = try container.decode([String].self, forKey: .notes)
    if let place = brokenReference { throw SnapshotError.brokenReference(place) }
  }

  /// The first place that refers to something that isn't there.
  private var brokenReference: String? {
    for (index, constraint) in constraints.enumerated() {
      let items = [constraint.first?.item, constraint.second?.item].compactMap { $0 }
      for item in items + constraint.terms.map(\.item) where !contains(item) {
        return "constraints[\(index)]"
      }
    }
    for (index, conflict) in conflicts.enumerated()
    where !([conflict.leftOut] + conflict.clashing).allSatisfy(constraints.indices.contains) {
      return "conflicts[\(index)]"
    }
    for (index, view) in views.enumerated() {
      let findings = view.findings + view.guides.flatMap(\.findings)
      if !findings.flatMap(\.constraints).allSatisfy(constraints.indices.contains) {
        return "views[\(index)]"
      }
    }
    return nil
  }

  /// Whether there is such a view or guide.
  public func contains(_ item: Reference) -> Bool {
    guard views.indices.contains(item.view) else { return false }
    return item.guide.map(views[item.view].guides.indices.contains) ?? true
  }
}

extension DecodingError {
  /// What was expected where, in a phrase.
  fileprivate var place: String {
    func at(_ path: [any CodingKey]) -> String {
      path.isEmpty
        ? "at the top"
        : "at "
          + path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
    switch self {
    case .keyNotFound(let key, let context):
      return "\"\(key.stringValue)\" is missing \(at(context.codingPath))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "a value of another kind stands \(at(context.codingPath))"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty
        ? "it is no JSON, or cut off" : "wrong value \(at(context.codingPath))"
    @unknown default:
      return "it can't be read"
    }
  }
}
