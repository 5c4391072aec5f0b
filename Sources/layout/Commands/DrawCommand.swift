import Foundation
import LayoutInspector

/// Draws a snapshot.
struct DrawCommand: Command {
  var input = DocumentInput()

  let name = "draw"
  let summary = "Draw a snapshot as text, SVG, PNG or a web page."
  let usage = """
    Usage: layout draw [<snapshot>] [--as <format>] [--style <style>] [--scale <number>]
                       [--compare <snapshot>] [-o <file>]

    Reads the JSON of a snapshot from a file or, without one or with -, from standard input.

      --as <format>         text, svg, png, html or json; by default what the file's name ends in,
                            else text
      --style <style>       painted; schematic, which shows outlines and guides; blueprint, which
                            shows constraints, what isn't met and what is open
      --scale <number>      pixels to a point in a PNG; by default that of the screen
      --compare <snapshot>  show what has moved since this snapshot, in an SVG, a PNG or a page
      -o <file>             write to this file instead of standard output; a PNG needs one
    """

  func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
    let parsed = try arguments.parsed(options: ["--as", "--style", "--scale", "--compare", "-o"])
    guard parsed.rest.count <= 1 else { throw Misuse(message: "one snapshot at a time") }
    let file = parsed.value(of: "-o")
    let format = try Self.format(parsed.value(of: "--as"), file)
    let style = try Self.style(parsed.value(of: "--style"))
    let scale = try parsed.value(of: "--scale").map(Self.scale)
    if format == .png, file == nil { throw Misuse(message: "a PNG needs a file: -o <file>") }
    let snapshot = try input.snapshot(try input.read(parsed.rest.first))
    guard !snapshot.views.isEmpty else {
      throw Failure(message: "there is nothing in the snapshot to draw", status: .noInput)
    }
    let before = try parsed.value(of: "--compare").map { try input.snapshot(try input.read($0)) }
    let data = try Self.data(of: snapshot, before, format, style, scale)
    guard let file else {
      let text = String(decoding: data, as: UTF8.self)
      format == .text ? console.out(text) : console.file(text)
      return .success
    }
    do {
      try data.write(to: URL(fileURLWithPath: file))
    } catch {
      throw Failure(
        message: "\(file) can't be written: \(error.localizedDescription)", status: .noOutput)
    }
    return .success
  }

  private enum Format: String {
    case text
    case svg
    case png
    case html
    case json
  }

  private static func format(_ word: String?, _ file: String?) throws -> Format {
    if let word {
      guard let format = Format(rawValue: word) else {
        throw Misuse(message: "unknown format \(word)")
      }
      return format
    }
    let ending = file.map { URL(fileURLWithPath: $0).pathExtension.lowercased() } ?? ""
    return Format(rawValue: ending) ?? .text
  }

  private static func style(_ word: String?) throws -> LayoutSnapshot.PictureStyle {
    switch word {
    case nil, "painted": return .painted
    case "schematic": return .schematic
    case "blueprint": return .blueprint
    case let word?: throw Misuse(message: "unknown style \(word)")
    }
  }

  private static func scale(_ word: String) throws -> Double {
    guard let number = Double(word), number > 0, number <= 16 else {
      throw Misuse(message: "\(word) is no scale between 0 and 16")
    }
    return number
  }

  private static func data(
    of snapshot: LayoutSnapshot, _ before: LayoutSnapshot?, _ format: Format,
    _ style: LayoutSnapshot.PictureStyle, _ scale: Double?
  ) throws -> Data {
    let scale = CGFloat(scale ?? Double(snapshot.scale))
    switch format {
    case .text: return Data(snapshot.description.utf8)
    case .json: return Data(try snapshot.json().utf8)
    case .svg:
      return Data((before.map { snapshot.svg(comparedTo: $0) } ?? snapshot.svg(style)).utf8)
    case .png:
      return before.map { snapshot.png(comparedTo: $0, scale: scale) }
        ?? snapshot.png(style, scale: scale)
    case .html:
      var inspector = Inspector(snapshot)
      if let before { inspector.add(before, title: "before") }
      return Data(inspector.html.utf8)
    }
  }
}
