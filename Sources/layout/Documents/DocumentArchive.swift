#if !canImport(Darwin)
  import Foundation
  import InterfaceBuilder
  import LayoutInspector
  import LayoutKit

  /// Documents with their layouts, as `layout ib --json` writes and `layout diff` reads them.
  struct DocumentArchive: Codable {
    /// The version of the form; 1.
    var version = 1
    var documents: [DocumentRecord]

    /// Reads what ``json`` has written, or a single snapshot.
    ///
    /// - Parameters:
    ///   - text: The JSON.
    ///   - path: What messages call it.
    /// - Throws: ``Failure`` for other JSON, and for a later version of the form.
    init(json text: String, _ path: String) throws {
      if let archive = try? JSONDecoder().decode(DocumentArchive.self, from: Data(text.utf8)) {
        guard archive.version <= 1 else {
          throw Failure(
            message: "\(path) was written by a later version, which reads it", status: .noInput)
        }
        self = archive
        return
      }
      do throws(SnapshotError) {
        let snapshot = try LayoutSnapshot(json: text)
        let scene = SceneRecord(
          id: nil, title: snapshot.views.first?.title ?? "nothing", device: nil,
          snapshot: snapshot, identifiers: snapshot.views.map { _ in nil }, problems: [])
        documents = [
          DocumentRecord(path: path, device: nil, elements: [], scenes: [scene], problems: [])
        ]
      } catch {
        throw Failure(message: "\(path): \(error.description)", status: .noInput)
      }
    }

    init(documents: [DocumentRecord]) { self.documents = documents }

    var json: String {
      get throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
      }
    }
  }

  /// One document: its elements, its scenes laid out, and what there is to say of it.
  struct DocumentRecord: Codable {
    var path: String
    /// The name of the device that the document was last edited for.
    var device: String?
    var elements: [ElementRecord]
    var scenes: [SceneRecord]
    var problems: [DocumentFinding]
  }

  /// One view that is inside no other, laid out.
  struct SceneRecord: Codable {
    /// The identifier of the view's element.
    var id: String?
    var title: String
    /// The device it is laid out for; nil for its own size.
    var device: String?
    var snapshot: LayoutSnapshot
    /// For each view of the snapshot the identifier of its element, nil for views made along with others.
    var identifiers: [String?]
    /// What the layout says of it.
    var problems: [DocumentFinding]
  }

  extension SceneRecord {
    init(_ scene: DocumentScene) {
      id = scene.identifier
      title = scene.name
      device = scene.device?.rawValue
      snapshot = scene.snapshot
      identifiers = scene.identifiers
      problems = scene.findings
    }
  }

  /// An element that others can speak of, with what it says about itself.
  struct ElementRecord: Codable, Hashable {
    var id: String
    /// The element's name, such as `label`.
    var kind: String
    var line: Int
    /// What people call it: its outlet, its label, its text, its class, or its kind.
    var name: String
    /// The identifier of the closest element around it that has one.
    var parent: String?
    /// The place among the elements of its list.
    var place: Int
    /// Attributes, and those of elements inside that have no identifier, by their path, as in
    /// `frame.width`.
    var properties: [String: String]
  }

  extension ElementRecord {
    /// The frame that the document has stored.
    var storedFrame: CGRect? {
      let numbers = ["x", "y", "width", "height"].compactMap {
        properties["frame.\($0)"].flatMap(Double.init)
      }
      guard numbers.count == 4 else { return nil }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// All elements of a document that have identifiers, in their order.
    static func all(of document: InterfaceDocument) -> [ElementRecord] {
      guard let root = document.root else { return [] }
      let outlets = outlets(of: root)
      var records: [ElementRecord] = []
      var pending: [(element: DocumentElement, parent: String?, place: Int)] = [(root, nil, 0)]
      while let (element, parent, place) = pending.popLast() {
        var own = parent
        // A scene is told by its controller; what stands for somebody else has no name of its own.
        if let id = element.id, element.name != "device", element.name != "capability" {
          var properties: [String: String] = [:]
          collect(element, "", into: &properties)
          properties["id"] = nil
          records.append(
            ElementRecord(
              id: id, kind: element.name, line: element.line,
              name: name(of: element, outlets[id]), parent: parent, place: place,
              properties: properties))
          own = id
        } else if element.name == "document" {
          var properties = element.attributes
          if let device = element.child("device") {
            for (key, value) in device.attributes { properties["device.\(key)"] = value }
          }
          records.append(
            ElementRecord(
              id: "document", kind: "document", line: element.line, name: "document",
              parent: nil, place: 0, properties: properties))
        }
        if element.name == "scene", let id = element["sceneID"], let point = element.child("point")
        {
          var properties: [String: String] = [:]
          collect(point, "canvasLocation.", into: &properties)
          records.append(
            ElementRecord(
              id: id, kind: "scene", line: element.line, name: "scene", parent: nil, place: place,
              properties: properties))
        }
        if element.name == "resources" { records += element.children.compactMap(resource) }
        for (place, child) in element.children.enumerated().reversed()
        where child.name != "device" && child.name != "dependencies" {
          pending.append((child, own, place))
        }
      }
      return records
    }

    /// A picture or colour that the document has noted.
    private static func resource(_ element: DocumentElement) -> ElementRecord? {
      guard let name = element["name"] else { return nil }
      var properties: [String: String] = [:]
      collect(element, "", into: &properties)
      return ElementRecord(
        id: "\(element.name) \(name)", kind: "resource", line: element.line, name: name,
        parent: nil, place: 0, properties: properties)
    }

    /// The names of outlets, by the identifiers of what they lead to.
    private static func outlets(of root: DocumentElement) -> [String: String] {
      var names: [String: String] = [:]
      for element in root.all where element.name == "outlet" {
        guard let id = element["destination"], let name = element["property"],
          !["view", "delegate", "dataSource"].contains(name), names[id] == nil
        else { continue }
        names[id] = name
      }
      return names
    }

    private static func name(of element: DocumentElement, _ outlet: String?) -> String {
      if let name = outlet ?? element["userLabel"] { return name }
      let state = element.children.first { $0.name == "state" && $0.key == "normal" }
      let texts = [
        element["text"], state?["title"], element["title"], element["placeholder"],
        element.child("buttonConfiguration")?["title"],
      ]
      let text = texts.lazy.compactMap { $0 }.first { !$0.isEmpty }
      if let text {
        let line = text.split(separator: "\n").first.map(String.init) ?? text
        return "\(element.name) “\(line.count > 30 ? line.prefix(29) + "…" : line)”"
      }
      if let name = element["image"] { return "\(element.name) \(name)" }
      return element["customClass"] ?? element["storyboardIdentifier"] ?? element.name
    }

    /// Collects what an element says, and what elements inside say that nobody can speak of.
    private static func collect(
      _ element: DocumentElement, _ prefix: String, into properties: inout [String: String]
    ) {
      for (name, value) in element.attributes where name != "key" || prefix.isEmpty {
        properties[prefix + name] = value
      }
      let text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
      if !text.isEmpty { properties[prefix + "text()"] = text }
      var counts: [String: Int] = [:]
      for child in element.children where child.id == nil && !isList(child) {
        let base = child.key.map { $0 == "normal" ? "state.normal" : $0 } ?? child.name
        // Long texts stand in elements, short ones in attributes.
        if child.name == "string" || child.name == "mutableString" {
          properties[prefix + base] = child.text
          continue
        }
        if child.name == "attributedString" {
          properties[prefix + base] = child.all.compactMap { $0["content"] ?? contents(of: $0) }
            .joined()
          properties["\(prefix)\(base).styles"] = styles(of: child)
          continue
        }
        if child.name == "autoresizingMask" {
          properties[prefix + child.name] = child.attributes.keys.filter { $0 != "key" }.sorted()
            .joined(separator: " ")
          continue
        }
        counts[base, default: 0] += 1
        let number = counts[base] ?? 1
        collect(child, "\(prefix)\(base)\(number > 1 ? "[\(number)]" : "").", into: &properties)
      }
    }

    /// The text of a fragment that stands in an element of its own.
    private static func contents(of element: DocumentElement) -> String? {
      element.key == "content" ? element.text : nil
    }

    /// What the fragments of a text say of their looks.
    private static func styles(of element: DocumentElement) -> String {
      element.all.filter { $0.key != "content" }.map { inner in
        inner.attributes.filter { $0.key != "key" && $0.key != "content" }
          .map { "\($0.key) \($0.value)" }.sorted().joined(separator: " ")
      }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Whether an element is there for those inside it, which stand by themselves.
    private static func isList(_ element: DocumentElement) -> Bool {
      element.children.contains { $0.id != nil || isList($0) }
    }
  }
#endif
