#if !canImport(Darwin)
  import Foundation
  import InterfaceBuilder
  import InterfaceCanvas
  import LayoutInspector
  import LayoutKit

  /// A laid-out scene of a document, with its title.
  struct DocumentScene {
    /// The document, the scene and the device, as in `Card.xib: CardView on iPhone15`.
    var title: String
    /// What the scene is called.
    var name: String
    /// The path of the document.
    var path: String
    var device: LayoutEnvironment.Device?
    var snapshot: LayoutSnapshot
    /// The identifier of the view's element.
    var identifier: String?
    /// For each view of the snapshot the identifier of its element.
    var identifiers: [String?]
    /// What the layout says of it.
    var findings: [DocumentFinding]

    /// Lays a scene out.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - source: Its document.
    ///   - device: The device it was made for; nil for its own size.
    ///   - detail: How much of the layout to keep.
    init(
      _ scene: CanvasScene, of source: DocumentSource, on device: LayoutEnvironment.Device?,
      detail: LayoutSnapshot.Detail
    ) {
      let document = source.document
      var findings: [DocumentFinding] = []
      scene.window.onDiagnostic = {
        findings.append(DocumentFinding($0, of: document, in: source.path))
      }
      scene.window.layoutIfNeeded()
      snapshot = LayoutSnapshot(of: scene.view, detail: detail)
      scene.window.onDiagnostic = nil
      self.findings = findings
      title = "\(document.file): \(scene.title)" + (device.map { " on \($0.rawValue)" } ?? "")
      name = scene.title
      path = source.path
      self.device = device
      identifier = scene.identifier
      let known = scene.identifiers
      identifiers = Self.views(of: scene.view).map { known[ObjectIdentifier($0)] }
    }

    /// The views in the order of a snapshot.
    private static func views(of root: View) -> [View] {
      var views: [View] = []
      var pending = [root]
      while let view = pending.popLast() {
        views.append(view)
        pending.append(contentsOf: view.subviews.reversed())
      }
      return views
    }
  }

  /// The pictures of scenes, a file each.
  struct DocumentPictures {
    let scenes: [DocumentScene]

    init(_ scenes: [DocumentScene]) { self.scenes = scenes }

    /// The forms that pictures have.
    enum Form: String {
      case svg
      case png
    }

    /// Writes the pictures to a folder, which is made if it isn't there.
    func write(to folder: URL, as form: Form) throws {
      var used: Set<String> = []
      for scene in scenes {
        let plain = String(
          scene.title.map { $0.isLetter || $0.isNumber ? $0 : "-" }.prefix(100))
        var name = plain
        var number = 2
        while !used.insert(name.lowercased()).inserted {
          name = "\(plain)-\(number)"
          number += 1
        }
        let file = folder.appendingPathComponent("\(name).\(form.rawValue)")
        do {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          try Self.data(of: scene.snapshot, as: form).write(to: file)
        } catch {
          throw Failure(
            message: "\(file.path) can't be written: \(error.localizedDescription)",
            status: .noOutput)
        }
      }
    }

    private static func data(of snapshot: LayoutSnapshot, as form: Form) -> Data {
      switch form {
      case .svg: Data(snapshot.svg(.schematic).utf8)
      case .png: snapshot.png(.schematic, scale: max(snapshot.scale, 1))
      }
    }
  }

  /// A page with the pictures and trees of scenes.
  struct DocumentPage {
    let scenes: [DocumentScene]

    init(_ scenes: [DocumentScene]) { self.scenes = scenes }

    func write(to file: URL) throws {
      do {
        try Data(html.utf8).write(to: file)
      } catch {
        throw Failure(
          message: "\(file.path) can't be written: \(error.localizedDescription)",
          status: .noOutput)
      }
    }

    var html: String {
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Interface Builder documents</title>
      <style>
      body { margin: 32px; font: 15px/1.5 system-ui, sans-serif; background: #f4f5f7; color: #1a1d24; }
      section { margin-bottom: 40px; }
      .scene { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
      svg { background: #fff; box-shadow: 0 1px 4px #0003; }
      pre { margin: 0; font-size: 12px; overflow-x: auto; }
      </style>
      </head>
      <body>
      \(scenes.map(section).joined(separator: "\n"))
      </body>
      </html>

      """
    }

    private func section(_ scene: DocumentScene) -> String {
      """
      <section>
      <h2>\(FindingReport.markup(scene.title))</h2>
      <div class="scene">
      \(scene.snapshot.svg(.schematic))
      <pre>\(FindingReport.markup(scene.snapshot.textTree))</pre>
      </div>
      </section>
      """
    }
  }
#endif
