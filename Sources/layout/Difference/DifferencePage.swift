#if !canImport(Darwin)
  import Foundation
  import LayoutInspector

  /// A page with both pictures of every scene that differs: side by side, one over the other, and with a
  /// slider between them.
  struct DifferencePage {
    private let differences: [DocumentDifference]

    init(_ differences: [DocumentDifference]) {
      self.differences = differences.filter { !$0.isEmpty || $0.kind != .changed }
    }

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
      <title>Layout changes</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <h1>\(FindingReport.markup(DifferenceText(differences).headline))</h1>
      \(differences.map(section).joined(separator: "\n"))
      <script>\(Self.script)</script>
      </body>
      </html>

      """
    }

    private func section(_ difference: DocumentDifference) -> String {
      let text = DifferenceText([difference]).lines.dropFirst().dropLast()
      return """
        <section>
        <h2>\(FindingReport.markup(DifferenceText.title(difference)))</h2>
        \(difference.scenes.map(scene).joined(separator: "\n"))
        <pre>\(FindingReport.markup(text.joined(separator: "\n")))</pre>
        </section>
        """
    }

    private func scene(_ scene: SceneDifference) -> String {
      let title = "<h3>\(FindingReport.markup(DifferenceText.title(scene)))</h3>"
      guard let before = scene.before, let after = scene.after else {
        let picture = (scene.after ?? scene.before)?.svg(.painted) ?? ""
        return "\(title)\n<div class=\"pair\"><figure>\(picture)</figure></div>"
      }
      let (old, new) = (before.svg(.painted), after.svg(.painted))
      return """
        \(title)
        <div class="scene" data-view="beside">
        <nav><button data-show="beside">Side by side</button>
        <button data-show="over">Overlaid</button>
        <button data-show="slide">Slider</button></nav>
        <div class="beside"><figure>\(old)<figcaption>before</figcaption></figure>
        <figure>\(new)<figcaption>after</figcaption></figure></div>
        <div class="over"><figure>\(after.svg(comparedTo: before))<figcaption>dashed: before,
        solid: after</figcaption></figure></div>
        <div class="slide"><div class="stack"><div>\(old)</div><div class="top">\(new)</div></div>
        <input type="range" min="0" max="100" value="50" aria-label="Before and after"></div>
        </div>
        """
    }

    private static let style = """

      body { margin: 32px; font: 15px/1.5 system-ui, sans-serif; background: #f4f5f7; color: #1a1d24; }
      h1 { font-size: 20px; } h2 { font-size: 17px; overflow-wrap: anywhere; }
      section { margin-bottom: 40px; }
      figure { margin: 0; } figcaption { color: #667; }
      svg { background: #fff; box-shadow: 0 1px 4px #0003; }
      pre { font-size: 12px; overflow-x: auto; white-space: pre-wrap; }
      nav { margin-bottom: 12px; }
      .scene > div { display: none; flex-wrap: wrap; gap: 24px; }
      .scene[data-view=beside] .beside, .scene[data-view=over] .over { display: flex; }
      .scene[data-view=slide] .slide { display: block; }
      .stack { position: relative; width: max-content; }
      .stack .top { position: absolute; inset: 0; clip-path: inset(0 0 0 50%); }
      input { width: 320px; display: block; }

      """

    private static let script = """

      for (const scene of document.querySelectorAll('.scene')) {
        for (const button of scene.querySelectorAll('button'))
          button.onclick = () => { scene.dataset.view = button.dataset.show; };
        const range = scene.querySelector('input');
        range.oninput = () => {
          scene.querySelector('.top').style.clipPath = `inset(0 0 0 ${range.value}%)`;
        };
      }

      """
  }
#endif
