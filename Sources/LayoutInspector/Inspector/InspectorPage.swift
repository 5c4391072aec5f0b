import Foundation
import InspectorParts
import LayoutKit

/// The document of an ``Inspector``.
struct InspectorPage {
  let title: String
  let entries: [Inspector.Entry]
  let engine: Inspector.Engine?

  /// Nothing is loaded from anywhere, whatever stands in the texts of a tree.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'wasm-unsafe-eval';"
    + " img-src data:; base-uri 'none'; form-action 'none'"

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <title>\(escapedForXML(title))</title>
    <style>
    \(PageParts.style)
    </style>
    </head>
    <body>
    \(PageParts.body)
    <script type="application/json" id="data">\(data)</script>
    <script type="text/plain" id="engine-module">\(engine?.base64 ?? "")</script>
    <script>
    (() => {
    "use strict";
    \(PageParts.scripts)
    start();
    })();
    </script>
    </body>
    </html>

    """
  }

  /// The snapshots as JSON in which no text ends the element it stands in.
  private var data: String {
    var note: String?
    let snapshots = entries.map { entry in
      let snapshot = entry.snapshot.prefix(Inspector.viewLimit)
      if snapshot.views.count < entry.snapshot.views.count {
        note =
          "\(entry.title) has \(entry.snapshot.views.count) views; the first \(snapshot.views.count)"
          + " are shown. Take a snapshot of a part of the tree to see the rest."
      }
      let json = Self.encoded(snapshot) ?? Self.unwritable
      let isWhole = snapshot.views.count == entry.snapshot.views.count
      let reasons = isWhole ? Self.encoded(InspectorReasons(snapshot)) : nil
      let widths = isWhole ? entry.widths.flatMap { Self.encoded($0) } : nil
      return "{\"title\":\(Self.encoded(entry.title) ?? "\"\""),\"snapshot\":\(json),"
        + "\"heights\":\(entry.heights.json),\"skippedHeights\":\(entry.heights.skipped),"
        + "\"cutHeights\":\(entry.heights.cut),"
        + (widths.map { "\"widths\":\($0)," } ?? "") + "\"reasons\":\(reasons ?? "{}")}"
    }
    let noteText = note.flatMap { Self.encoded($0) }.map { ",\"note\":\($0)" } ?? ""
    let list = snapshots.joined(separator: ",")
    return "{\"title\":\(Self.encoded(title) ?? "\"\""),\"snapshots\":[\(list)]\(noteText)}"
  }

  /// What stands for a snapshot with numbers that JSON doesn't have.
  private static let unwritable =
    #"{"version":1,"scale":1,"views":[],"constraints":[],"conflicts":[],"notes":["#
    + #""The snapshot has numbers that are infinite or none, and can't be shown."]}"#

  /// A value as JSON that can't end the HTML around it early; nil for numbers that JSON doesn't have.
  private static func encoded(_ value: some Encodable) -> String? {
    try? JSONWriter.text(of: value, JSONText.Form(isInPage: true))
  }
}

extension LayoutSnapshot {
  /// The snapshot of the first views, with the constraints that speak of these alone.
  func prefix(_ count: Int) -> LayoutSnapshot {
    guard views.count > count else { return self }
    return LayoutSnapshot(views: Array(views.prefix(count)), scale: scale, notes: notes)
      .withoutFindings
  }

  private var withoutFindings: LayoutSnapshot {
    var snapshot = self
    for place in snapshot.views.indices {
      snapshot.views[place].findings = []
      for guide in snapshot.views[place].guides.indices {
        snapshot.views[place].guides[guide].findings = []
      }
    }
    return snapshot
  }
}
