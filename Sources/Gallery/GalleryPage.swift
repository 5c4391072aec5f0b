import Foundation
import GalleryScreens
import LayoutInspector
import LayoutKit

/// The web page: every screen in the frame of its device, with its code, a slider for the width, its frames,
/// and a way to its inspector.
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
    <p>Every picture below was laid out by the code beside it, without a screen. No browser decided \
    where anything goes. Move a slider to see another width. In an inspector, ask why a frame is as it is, and drag \
    its numbers. <code>View.box</code>, <code>makeButton</code> and the short initialisers of <code>Label</code> are \
    helpers of this gallery, in <code>Sources/GalleryScreens</code>.</p>
    <nav aria-label="Screens"><b>Screens</b> \(links(Screen.whole))</nav>
    <nav aria-label="Recipes"><b>Recipes</b> \(links(Screen.recipes))</nav>
    </header>
    <div class="bar">
    <label><input type="checkbox" id="dark"> Dark</label>
    <label><input type="checkbox" id="frames"> Frames</label>
    </div>
    <main>
    \(exhibits.map(section).joined(separator: "\n"))
    </main>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  private func links(_ screens: [Screen]) -> String {
    screens.map { ##"<a href="#\##($0.name)">\##(escapedForXML($0.title))</a>"## }
      .joined(separator: "\n")
  }

  private func section(_ exhibit: Exhibit) -> String {
    let screen = exhibit.screen
    let code = screen.code ?? "// The source file isn't where it was compiled."
    return """
      <section id="\(screen.name)">
      <h2>\(escapedForXML(screen.title))</h2>
      <p>\(prose(screen.summary))</p>
      <div class="exhibit">
      <div class="side">
      <div class="controls">\(slider(screen))
      <a class="inspect" href="\(screen.name).html">Inspect and solve</a></div>
      <div class="pictures">
      \(exhibit.snapshots.map { figure(exhibit, $0.device, $0.snapshot) }.joined())\(terminal(exhibit))
      </div>
      <figure class="stage \(exhibit.screen.devices[0].kind.rawValue)" hidden>
      <div class="bezel"><img alt=""></div><figcaption></figcaption></figure>
      </div>
      <pre class="code" tabindex="0"><code>\(SwiftHighlighter(code).html)</code></pre>
      </div>
      \(exhibit.snapshots.map { tree($0.snapshot, device: $0.device.name) }.joined())
      </section>
      """
  }

  private func slider(_ screen: Screen) -> String {
    guard let range = WidthRange(screen) else { return "" }
    let widths = range.widths.map(String.init).joined(separator: " ")
    return """
      <label class="width">Width <input type="range" min="0" max="\(range.widths.count - 1)" \
      value="\(range.start)" data-screen="\(screen.name)" data-widths="\(widths)"></label>
      <button type="button" hidden>Devices</button>
      """
  }

  /// A picture whose outlines come to light when the page's box is ticked.
  private func figure(_ exhibit: Exhibit, _ device: Device, _ snapshot: LayoutSnapshot) -> String {
    if device == .terminal { return "" }
    let (width, height) = (Int(snapshot.size.width), Int(snapshot.size.height))
    let file = escapedForXML(fileName("\(exhibit.screen.name)-\(device.name)"))
    let dark =
      exhibit.dark[device] == nil
      ? "" : #"<img class="dark" src="\#(file)-dark.svg" alt="" loading="lazy">"#
    let name = escapedForXML("\(exhibit.screen.title) on the \(device.name)")
    return """
      <figure class="\(device.kind.rawValue)" style="--width: \(width); --height: \(height)">
      <div class="bezel\(dark.isEmpty ? "" : " both")">
      <img class="light" src="\(file).svg" alt="\(name)" loading="lazy">\(dark)
      <svg class="frames" viewBox="0 0 \(width) \(height)" aria-hidden="true">
      \(snapshot.svgOutlines())
      </svg>
      </div>
      <figcaption>\(escapedForXML(device.name)), \(width) × \(height)</figcaption>
      </figure>

      """
  }

  /// The characters that a terminal shows, where there is one.
  private func terminal(_ exhibit: Exhibit) -> String {
    exhibit.windows.filter { $0.device == .terminal }.map { device, window in
      let (columns, rows) = (Int(window.bounds.width), Int(window.bounds.height))
      return """
        <figure class="terminal">
        <div class="bezel"><pre class="cells">\(escapedForXML(CellPicture(of: window).text))</pre></div>
        <figcaption>\(escapedForXML(device.name)), \(columns) × \(rows) cells</figcaption>
        </figure>

        """
    }.joined()
  }

  /// A file's name as a link to it is written.
  private func fileName(_ name: String) -> String {
    name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
  }

  private func tree(_ snapshot: LayoutSnapshot, device: String) -> String {
    """
    <details><summary>Frames: \(escapedForXML(device))</summary>
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
