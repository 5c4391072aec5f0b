#if !canImport(Darwin)
  import Foundation
  import LayoutKit
  import LayoutPreview

  /// Shows the screens of a package.
  struct PreviewCommand: Command {
    let name = "preview"
    let summary = "Show the screens of a package as pictures, text and web pages."
    let usage = """
      Usage: layout preview [NAME]... [options]

      Makes view controllers, views and #Previews of a package, lays them out and writes of each a
      PNG, an SVG, the tree as text, a snapshot as JSON and the inspector's page, and index.html with
      all of them. Without a name all that can be made without arguments are shown, and those that
      have `static var preview`.

        --package FOLDER   the package, by default the one that the working directory is in
        --output FOLDER    where to write, by default .build/layout-preview/pictures of the package
        --list             only name what there is
        --device NAME      the device, by default iPhone15; may be repeated
        --all-devices      on all devices that are known
        --dark             as on a dark screen; with --light both
        --rtl              as for languages from right to left
        --text-size NAME   how large people like their text, such as accessibilityLarge
        --width RANGE      a film strip of widths: 320...1024, 320...1024/64 or 320,375,430
        --device-frame     with the time, the home indicator and the round corners of the device
        --scale NUMBER     pixels of a PNG to a point, by default 2
        --limit SECONDS    how long a screen may take, by default 20
        --watch            show again whenever a source changes
        --open             open index.html

      Ends with 1 if a screen fails or can't be made, and if the package doesn't build.
      """

    func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
      let parsed = try arguments.parsed(
        flags: [
          "--list", "--all-devices", "--light", "--dark", "--rtl", "--device-frame", "--watch",
          "--open",
        ],
        options: [
          "--package", "--output", "--device", "--text-size", "--width", "--scale", "--limit",
        ])
      let request = try Self.request(parsed)
      let session = try PreviewSession(request.package)
      if parsed.flags.contains("--list") { return try list(session, console) }
      guard parsed.flags.contains("--watch") else {
        return try show(request, session, opens: parsed.flags.contains("--open"), console)
      }
      var opens = parsed.flags.contains("--open")
      while true {
        let stamp = session.stamp()
        do {
          _ = try show(request, session, opens: opens, console)
          opens = false
        } catch let failure as Failure {
          console.err("layout: \(failure.message)")
        }
        while session.stamp() == stamp { Thread.sleep(forTimeInterval: 0.3) }
      }
    }

    private static func request(_ parsed: Arguments.Parsed) throws -> PreviewRequest {
      var request = PreviewRequest()
      if let package = parsed.value(of: "--package") { request.package = package }
      request.names = parsed.rest
      request.output = parsed.value(of: "--output")
      request.devices = try (parsed.values["--device"] ?? []).map(PreviewRequest.device)
      if parsed.flags.contains("--all-devices") {
        request.devices = LayoutEnvironment.Device.allCases
      }
      if parsed.flags.contains("--dark") {
        request.styles = parsed.flags.contains("--light") ? [.light, .dark] : [.dark]
      }
      request.isRightToLeft = parsed.flags.contains("--rtl")
      request.showsDevice = parsed.flags.contains("--device-frame")
      if let name = parsed.value(of: "--text-size") {
        request.textSize = try PreviewRequest.textSize(name)
      }
      if let widths = parsed.value(of: "--width") {
        request.widths = try PreviewRequest.widths(widths)
      }
      request.pngScale = try number("--scale", 0.1...8, parsed) ?? request.pngScale
      request.limit = try number("--limit", 0.1...3600, parsed) ?? request.limit
      return request
    }

    private static func number(
      _ option: String, _ range: ClosedRange<Double>, _ parsed: Arguments.Parsed
    ) throws -> Double? {
      guard let word = parsed.value(of: option) else { return nil }
      guard let number = Double(word), range.contains(number) else {
        throw Misuse(
          message: "\(option) \(word) isn't between \(range.lowerBound) and \(range.upperBound)")
      }
      return number
    }

    private func list(_ session: PreviewSession, _ console: Console) throws -> ExitCode {
      for screen in try session.targets().flatMap(\.screens) {
        let note = screen.obstacle.map { "  not shown, as \($0)" } ?? ""
        console.out("\(screen.name)  \(screen.place)\(note)")
      }
      return .success
    }

    private func show(
      _ request: PreviewRequest, _ session: PreviewSession, opens: Bool, _ console: Console
    ) throws -> ExitCode {
      let report = try session.show(request)
      let sheet = PreviewSheet(report)
      try sheet.write()
      for item in report.items {
        console.out(Self.line(of: item))
        for line in Self.details(of: item) { console.err("  " + line) }
      }
      for (screen, reason) in report.left {
        console.err("\(screen.name): not shown, as \(reason)")
      }
      console.out(sheet.file.path)
      if opens, let reason = PageOpener().open(sheet.file, keepingOutputIn: session.work) {
        console.err("layout: \(reason)")
      }
      let isWhole = report.items.allSatisfy {
        if case .shown(let result) = $0.outcome { return result.mistake == nil }
        return false
      }
      // What isn't asked for by name may be left out.
      return isWhole && (request.names.isEmpty || report.left.isEmpty) ? .success : .findings
    }

    private static func line(of item: PreviewItem) -> String {
      let title = item.circumstance.isEmpty ? "" : " on \(item.circumstance)"
      switch item.outcome {
      case .shown(let result):
        if let mistake = result.mistake { return "\(item.screen.name)\(title): \(mistake)" }
        return "\(item.screen.name)\(title): \(result.wholeWidth) × \(result.wholeHeight),"
          + " \(result.views) views, \(item.base).png"
      case .failed(let reason, _): return "\(item.screen.name)\(title): \(reason)"
      }
    }

    private static func details(of item: PreviewItem) -> [String] {
      switch item.outcome {
      case .shown(let result):
        result.diagnostics.flatMap { $0.split(separator: "\n").map(String.init) }
      case .failed(_, let output): output.split(separator: "\n").map(String.init)
      }
    }
  }
#endif
