#if !canImport(Darwin)
  import Foundation
  import LayoutPreview

  /// A page with the pictures of all screens.
  struct PreviewSheet {
    let report: PreviewReport

    init(_ report: PreviewReport) { self.report = report }

    /// Where it is written.
    var file: URL { report.folder.appending(path: "index.html") }

    /// Writes it beside the pictures.
    func write() throws {
      do {
        try Data(html.utf8).write(to: file)
      } catch {
        throw Failure(message: "\(file.path) can't be written", status: .noOutput)
      }
    }

    /// The page; it loads the pictures beside it and nothing else.
    var html: String {
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'">
      <title>Screens</title>
      <style>
      :root { color-scheme: light dark; }
      body { margin: 24px; font: 15px/1.45 system-ui, sans-serif; background: light-dark(#f2f3f5, #16181c); }
      h1 { font-size: 22px; margin: 0 0 16px; }
      main { display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr)); }
      section { min-width: 0; }
      section.strip { grid-column: 1 / -1; }
      @media (min-width: 552px) { section.pair { grid-column: span 2; } }
      h2 { font-size: 15px; margin: 0; overflow-wrap: anywhere; }
      p { margin: 2px 0 8px; font-size: 13px; color: light-dark(#5b6270, #a3a9b5); }
      .frames { display: flex; gap: 16px; overflow-x: auto; align-items: flex-start; padding-bottom: 8px; }
      figure { margin: 0; flex: none; }
      section:not(.strip) figure { flex: 1; min-width: 0; }
      img { max-width: 100%; height: auto; }
      .strip figure { width: min-content; min-width: 150px; }
      .strip img { max-width: none; }
      figcaption { font-size: 12px; color: light-dark(#5b6270, #a3a9b5); }
      img { display: block; background: #fff; border-radius: 6px; box-shadow: 0 0 0 1px #8884, 0 2px 8px #0002; }
      a { color: inherit; margin-right: 8px; }
      pre { margin: 0; padding: 8px; border-radius: 6px; font-size: 12px; overflow-x: auto; white-space: pre-wrap;
        overflow-wrap: anywhere; background: light-dark(#fdeeee, #3a1f22); }
      pre.note { background: light-dark(#fff6df, #35301f); margin-top: 8px; }
      </style>
      </head>
      <body>
      <h1>\(Self.count(groups.count, "screen"))</h1>
      <main>
      \(groups.map(section).joined(separator: "\n"))
      \(report.left.map { left($0.screen, $0.reason) }.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
    }

    /// The items of each screen.
    private var groups: [[PreviewItem]] {
      var groups: [[PreviewItem]] = []
      for item in report.items {
        if let last = groups.indices.last, groups[last].first?.screen == item.screen {
          groups[last].append(item)
        } else {
          groups.append([item])
        }
      }
      return groups
    }

    private func section(_ items: [PreviewItem]) -> String {
      guard let first = items.first else { return "" }
      return """
        <section\(items.count > 2 ? " class=\"strip\"" : items.count > 1 ? " class=\"pair\"" : "")>
        \(heading(first.screen))
        <div class="frames">
        \(items.map { figure($0, isStrip: items.count > 2) }.joined(separator: "\n"))
        </div>
        </section>
        """
    }

    private func heading(_ screen: PackageScreen) -> String {
      """
      <h2>\(Self.escaped(screen.name))</h2>
      <p>\(Self.escaped(screen.target)) · \(Self.escaped(screen.place))</p>
      """
    }

    private func figure(_ item: PreviewItem, isStrip: Bool) -> String {
      let caption = item.circumstance.isEmpty ? "" : Self.escaped(item.circumstance) + " · "
      switch item.outcome {
      case .shown(let result) where result.mistake == nil:
        let notes = result.diagnostics.map { "<pre class=\"note\">\(Self.escaped($0))</pre>" }
        let picture = item.files[.svg] == nil ? PreviewJob.Format.png : .svg
        return """
          <figure>
          <a href="\(link(item, .html))"><img src="\(link(item, picture))" \
          width="\(result.wholeWidth / (isStrip ? 2 : 1))" alt=""></a>
          <figcaption>\(caption)\(result.wholeWidth) × \(result.wholeHeight), \
          \(Self.count(result.views, "view")) · \(links(item))</figcaption>
          \(notes.joined(separator: "\n"))
          </figure>
          """
      case .shown(let result):
        return "<figure><pre>\(Self.escaped(result.mistake ?? ""))</pre></figure>"
      case .failed(let reason, let output):
        return """
          <figure>
          <figcaption>\(caption)\(Self.escaped(reason))</figcaption>
          <pre>\(Self.escaped(output))</pre>
          </figure>
          """
      }
    }

    private func left(_ screen: PackageScreen, _ reason: String) -> String {
      """
      <section>
      \(heading(screen))
      <pre class="note">Not shown, as \(Self.escaped(reason)).</pre>
      </section>
      """
    }

    private func links(_ item: PreviewItem) -> String {
      PreviewJob.Format.allCases.filter { item.files[$0] != nil }.map {
        "<a href=\"\(link(item, $0))\">\($0.rawValue)</a>"
      }.joined()
    }

    private func link(_ item: PreviewItem, _ format: PreviewJob.Format) -> String {
      let name = "\(item.base).\(format.ending)"
      return Self.escaped(
        name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name)
    }

    private static func count(_ number: Int, _ thing: String) -> String {
      number == 1 ? "1 \(thing)" : "\(number) \(thing)s"
    }

    private static func escaped(_ text: String) -> String {
      text.replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "<", with: "&lt;")
        .replacingOccurrences(of: ">", with: "&gt;")
        .replacingOccurrences(of: "\"", with: "&quot;")
    }
  }
#endif
