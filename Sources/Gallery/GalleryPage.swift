import Foundation
import GalleryScreens
import LayoutInspector

/// The web page: every screen with its pictures, its code and its frames.
struct GalleryPage {
  let exhibits: [Exhibit]

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>LayoutKit Gallery</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>LayoutKit Gallery</h1>
    <p>Every picture below was laid out by the code beside it, without a screen, and drawn as SVG: \
    no browser decided where anything goes.</p>
    <nav>\(exhibits.map(link).joined(separator: "\n"))
    <label><input type="checkbox" id="frames"> Show frames</label></nav>
    </header>
    <main>
    \(exhibits.map(section).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private func link(_ exhibit: Exhibit) -> String {
    ##"<a href="#\##(exhibit.screen.name)">\##(escapedForXML(exhibit.screen.title))</a>"##
  }

  private func section(_ exhibit: Exhibit) -> String {
    let screen = exhibit.screen
    let code = screen.code ?? "// The source file isn't where it was compiled."
    return """
      <section id="\(screen.name)">
      <h2>\(escapedForXML(screen.title))</h2>
      <p>\(prose(screen.summary)) <a href="\(screen.name).html">Inspect it</a></p>
      <div class="exhibit">
      <div class="pictures">
      \(exhibit.snapshots.map { figure($0.snapshot, device: $0.device.name) }.joined())
      </div>
      <pre class="code"><code>\(SwiftHighlighter(code).html)</code></pre>
      </div>
      \(exhibit.snapshots.map { tree($0.snapshot, device: $0.device.name) }.joined())
      </section>
      """
  }

  /// A picture whose outlines come to light when the page's box is ticked.
  private func figure(_ snapshot: LayoutSnapshot, device: String) -> String {
    let (width, height) = (Int(snapshot.size.width), Int(snapshot.size.height))
    return """
      <figure class="\(device)">
      <svg viewBox="0 0 \(width) \(height)" role="img" aria-label="\(device)">
      \(snapshot.svgGroup())
      <g class="frames">
      \(snapshot.svgOutlines())
      </g>
      </svg>
      <figcaption>\(width) × \(height)</figcaption>
      </figure>

      """
  }

  private func tree(_ snapshot: LayoutSnapshot, device: String) -> String {
    """
    <details><summary>Frames on the \(device)</summary>
    <pre>\(escapedForXML(snapshot.textTree))</pre></details>

    """
  }

  /// A text whose parts in backquotes are code.
  private func prose(_ text: String) -> String {
    escapedForXML(text).split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "<code>\($0.element)</code>" }
      .joined()
  }
}
