#if !canImport(Darwin)
  import Foundation
  import InterfaceBuilder
  import InterfaceCanvas
  import LayoutInspector
  import LayoutKit

  /// A document before and after, each laid out; nil for one that isn't there.
  struct DocumentPair {
    var path: String
    var before: DocumentRecord?
    var after: DocumentRecord?

    /// Whether a version can't be read to its end, where views may have moved that aren't seen.
    var isUnknown: Bool {
      [before, after].contains { $0?.problems.contains { $0.severity == .error } == true }
    }

    /// What keeps both versions from being read, which differ in nothing that can be told.
    var unread: [DocumentFinding] {
      guard let before, let after else { return [] }
      let known = Set(before.problems.map(\.kind))
      return after.problems.filter { $0.severity == .error && known.contains($0.kind) }
    }
  }

  extension DocumentPair {
    /// Lays two versions of a document out alike: for one device, and scenes that are in both at one size.
    ///
    /// So a version that was last looked at on another device doesn't differ for that.
    ///
    /// - Parameters:
    ///   - old: The earlier version.
    ///   - new: The later one.
    ///   - devices: What to lay out for; if empty, the device of the later version.
    init(
      old: DocumentSource?, new: DocumentSource?, on devices: [LayoutEnvironment.Device]
    ) {
      path = new?.path ?? old?.path ?? ""
      let device = (new ?? old)?.document.device
      let environments: [(LayoutEnvironment.Device?, LayoutEnvironment)] =
        devices.isEmpty
        ? device.map { [(nil, $0.environment)] } ?? []
        : devices.map { ($0, LayoutEnvironment(device: $0)) }
      before = old.map { DocumentRecord($0) }
      after = new.map { DocumentRecord($0) }
      for (device, environment) in environments {
        let twin = new.map { DocumentCanvas($0.document, in: environment) }
        let first = old.map { old in
          DocumentCanvas(
            new.map { old.document.onCanvas(of: $0.document) } ?? old.document,
            in: environment)
        }
        let surroundings = Self.surroundings(twin, after, first, before, onDevice: device != nil)
        if let new, let twin { after?.add(twin, of: new, on: device, surroundings) }
        if let old, let first { before?.add(first, of: old, on: device, surroundings) }
      }
    }

    /// For each scene what it is laid out in: the later version's, at its size.
    private static func surroundings(
      _ new: DocumentCanvas?, _ after: DocumentRecord?, _ old: DocumentCanvas?,
      _ before: DocumentRecord?, onDevice: Bool
    ) -> [String: LayoutEnvironment] {
      var found: [String: LayoutEnvironment] = [:]
      for (canvas, record) in [(old, before), (new, after)] {
        for scene in canvas?.scenes ?? [] {
          guard let id = scene.identifier else { continue }
          // What a device was asked for fills its screen.
          let stored = onDevice ? nil : record?.storedSize(of: id)
          found[id] = scene.window.environment
          if let stored { found[id]?.size = stored }
        }
      }
      return found
    }
  }

  extension DocumentRecord {
    fileprivate init(_ source: DocumentSource) {
      self.init(
        path: source.path, device: source.document.device.name,
        elements: ElementRecord.all(of: source.document), scenes: [],
        problems: source.document.problems.map { DocumentFinding($0, in: source.path) })
    }

    /// The size that an element has in the document.
    fileprivate func storedSize(of id: String) -> CGSize? {
      guard let element = elements.first(where: { $0.id == id }),
        let width = element.properties["frame.width"].flatMap(Double.init),
        let height = element.properties["frame.height"].flatMap(Double.init),
        (1...16_384).contains(width), (1...16_384).contains(height)
      else { return nil }
      return CGSize(width: width, height: height)
    }

    fileprivate mutating func add(
      _ canvas: DocumentCanvas, of source: DocumentSource, on device: LayoutEnvironment.Device?,
      _ surroundings: [String: LayoutEnvironment]
    ) {
      for scene in canvas.scenes {
        if let environment = scene.identifier.flatMap({ surroundings[$0] }) {
          scene.window.environment = environment
        }
        scenes.append(
          SceneRecord(DocumentScene(scene, of: source, on: device, detail: .constraints)))
      }
      for problem in canvas.problems {
        let finding = DocumentFinding(problem, in: path)
        if !problems.contains(finding) { problems.append(finding) }
      }
    }
  }
#endif
