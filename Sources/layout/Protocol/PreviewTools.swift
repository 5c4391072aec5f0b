#if !canImport(Darwin)
  import Foundation
  import LayoutKit
  import LayoutPreview

  /// Tools that show the screens of a package.
  enum PreviewTools {
    /// How many pictures stand in an answer.
    private static var pictureLimit: Int { 4 }

    /// Shows screens.
    static func preview(_ package: String) -> ProtocolTool {
      ProtocolTool(
        name: "preview",
        description:
          "Builds the package and shows screens as the device would: a picture and the tree of views with"
          + " their frames, and what the layout reports.",
        arguments: [
          .init(
            name: "names", kind: .texts,
            description: "View controllers, views or #Previews; all if none is named."),
          .init(
            name: "device", kind: .texts, description: "Devices, such as iPhoneSE or iPad mini."),
          .init(
            name: "width", kind: .text,
            description: "Other widths, as 320...1024 or 320,375."),
          .init(name: "dark", kind: .flag, description: "As on a dark screen."),
          .init(name: "rtl", kind: .flag, description: "As for languages from right to left."),
          .init(
            name: "textSize", kind: .text,
            description: "How large people like their text, such as accessibilityLarge."),
          .init(name: "pictures", kind: .flag, description: "false for text alone."),
        ]
      ) { values, context in
        let request = try request(values, package)
        let report = try PreviewSession(package).show(request)
        try PreviewSheet(report).write()
        let shows = values.members["pictures"] != .bool(false)
        return answer(report, shows: shows, &context)
      }
    }

    /// Names screens.
    static func screens(_ package: String) -> ProtocolTool {
      ProtocolTool(
        name: "screens",
        description:
          "The screens that preview can show, with their places, and why others can't be.",
        arguments: []
      ) { _, context in
        let lines = try PreviewSession(package).targets().flatMap(\.screens).map { screen in
          "\(screen.name)  \(screen.place)"
            + (screen.obstacle.map { "  not shown, as \($0)" } ?? "")
        }
        let text = lines.isEmpty ? "There are none." : lines.joined(separator: "\n")
        return ProtocolTool.Answer(content: [.text(context.results.short(text, name: "screens"))])
      }
    }

    /// The path of a screen's snapshot, made again.
    static func snapshot(of screen: String, in package: String) throws -> String {
      let session = try PreviewSession(package)
      var request = PreviewRequest(package: package)
      request.names = [screen]
      request.formats = [.json]
      request.output = session.work.appending(path: "assistant").path
      let report = try session.show(request)
      guard let item = report.items.first else {
        throw Failure(
          message: "\(screen) can't be shown, as \(report.left.first?.reason ?? "it isn't there")",
          status: .noInput)
      }
      switch item.outcome {
      case .shown(let result):
        guard result.mistake == nil, let path = item.files[.json] else {
          throw Failure(message: "\(screen): \(result.mistake ?? "")", status: .noInput)
        }
        return path
      case .failed(let reason, let output):
        throw Failure(message: "\(screen) \(reason)\n\(output)", status: .noInput)
      }
    }

    private static func request(
      _ values: ProtocolTool.Values, _ package: String
    ) throws -> PreviewRequest {
      var request = PreviewRequest(package: package)
      request.names = values.texts("names")
      request.devices = try values.texts("device").map(PreviewRequest.device)
      if values.flag("dark") { request.styles = [.dark] }
      request.isRightToLeft = values.flag("rtl")
      if let widths = values.text("width") { request.widths = try PreviewRequest.widths(widths) }
      if let size = values.text("textSize") {
        request.textSize = try PreviewRequest.textSize(size)
      }
      // One pixel to a point is enough to see.
      request.pngScale = 1
      return request
    }

    private static func answer(
      _ report: PreviewReport, shows: Bool, _ context: inout ProtocolTool.Context
    ) -> ProtocolTool.Answer {
      var content: [JSONValue] = []
      var pictures = 0
      var isWhole = true
      for item in report.items {
        var text = item.screen.name + (item.circumstance.isEmpty ? "" : " on \(item.circumstance)")
        switch item.outcome {
        case .failed(let reason, let output):
          isWhole = false
          text += " \(reason)\n\(output)"
        case .shown(let result):
          if let mistake = result.mistake {
            isWhole = false
            text += ": \(mistake)"
            break
          }
          text += ": \(result.wholeWidth) × \(result.wholeHeight)\n"
          let tree = item.files[.text].flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
          text += (result.diagnostics + [tree ?? ""]).joined(separator: "\n\n")
          for (format, mediaType) in mediaTypes {
            guard let path = item.files[format] else { continue }
            _ = context.results.add(
              .file(URL(fileURLWithPath: path)), name: "\(item.base).\(format.ending)",
              mediaType: mediaType)
          }
          if shows, pictures < pictureLimit, let path = item.files[.png],
            let png = try? Data(contentsOf: URL(fileURLWithPath: path))
          {
            content.append(.picture(png))
            pictures += 1
          }
        }
        content.append(.text(context.results.short(text, name: item.base)))
      }
      let left = report.left.map { "\($0.screen.name): not shown, as \($0.reason)" }
      if !left.isEmpty {
        let text = left.joined(separator: "\n")
        content.append(.text(context.results.short(text, name: "not shown")))
      }
      content.append(.text("Files: \(report.folder.path)"))
      return ProtocolTool.Answer(
        content: content, isError: !isWhole || report.items.isEmpty)
    }

    private static let mediaTypes: [(PreviewJob.Format, String)] = [
      (.png, "image/png"), (.svg, "image/svg+xml"), (.json, "application/json"),
      (.html, "text/html"),
    ]
  }
#endif
