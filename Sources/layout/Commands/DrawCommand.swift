import Foundation
import LayoutInspector

/// Draws a snapshot.
struct DrawCommand: Command {
  var input = DocumentInput()

  let name = "draw"
  let summary = "Draw a snapshot as text, SVG or PNG."
  let usage = """
    Usage: layout draw [<snapshot>] [--as <format>] [--style <style>] [--scale <number>] [-o <file>]

    Reads the JSON of a snapshot from a file or, without one or with -, from standard input.

      --as <format>     text, svg, png or json; by default what the file's name ends in, else text
      --style <style>   painted or schematic, which shows outlines and guides
      --scale <number>  pixels to a point in a PNG; by default that of the screen
      -o <file>         write to this file instead of standard output; a PNG needs one
    """

  func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
    let parsed = try arguments.parsed(options: ["--as", "--style", "--scale", "-o"])
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
    let data = try Self.data(of: snapshot, format, style, scale)
    guard let file else {
      console.out(String(decoding: data, as: UTF8.self))
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
    of snapshot: LayoutSnapshot, _ format: Format, _ style: LayoutSnapshot.PictureStyle,
    _ scale: Double?
  ) throws -> Data {
    switch format {
    case .text: return Data(snapshot.description.utf8)
    case .svg: return Data(snapshot.svg(style).utf8)
    case .json: return Data(try snapshot.json().utf8)
    case .png: return Data(snapshot.png(scale: CGFloat(scale ?? Double(snapshot.scale))))
    }
  }
}
