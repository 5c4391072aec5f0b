#if !canImport(Darwin)
  import Foundation
  import InterfaceBuilder
  import LayoutInspector
  import LayoutKit

  /// A laid-out scene of a document, with its title.
  struct DocumentScene {
    /// The document, the scene and the device, as in `Card.xib: CardView on iPhone15`.
    var title: String
    var snapshot: LayoutSnapshot

    init(_ scene: CanvasScene, of document: InterfaceDocument, on device: LayoutEnvironment.Device?)
    {
      title = "\(document.file): \(scene.title)" + (device.map { " on \($0.rawValue)" } ?? "")
      scene.window.layoutIfNeeded()
      snapshot = LayoutSnapshot(of: scene.view)
    }
  }

  /// The pictures of scenes, a file each.
  struct DocumentPictures {
    let scenes: [DocumentScene]

    init(_ scenes: [DocumentScene]) { self.scenes = scenes }

    /// Writes the pictures to a folder, which is made if it isn't there.
    func write(to folder: URL) throws {
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
        let file = folder.appendingPathComponent("\(name).svg")
        do {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          try Data(scene.snapshot.svg(.schematic).utf8).write(to: file)
        } catch {
          throw Failure(
            message: "\(file.path) can't be written: \(error.localizedDescription)",
            status: .noOutput)
        }
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
      <h2>\(Self.escaped(scene.title))</h2>
      <div class="scene">
      \(scene.snapshot.svg(.schematic))
      <pre>\(Self.escaped(scene.snapshot.textTree))</pre>
      </div>
      </section>
      """
    }

    private static func escaped(_ text: String) -> String {
      text.replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "<", with: "&lt;")
        .replacingOccurrences(of: ">", with: "&gt;")
    }
  }
#endif
