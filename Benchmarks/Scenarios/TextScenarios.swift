import Foundation
import Typesetting

/// Paragraphs of 500 and more characters, measured and broken into lines.
enum TextScenarios {
  /// Every operation on longer and longer texts, and on a font from a file if there is one.
  static var benchmarks: [Benchmark] {
    [500, 5000, 50_000].flatMap { count in
      Operation.allCases.map { operation in
        Benchmark(
          workload: "text", operation: operation.rawValue, n: count, constraints: 1,
          prepare: { operation.prepare(text(count)) })
      }
    } + fontBenchmarks
  }

  /// A font is opened, and 500 characters are measured with it: the file that the environment
  /// variable LAYOUTKIT_FONT names.
  private static var fontBenchmarks: [Benchmark] {
    guard let path = ProcessInfo.processInfo.environment["LAYOUTKIT_FONT"],
      let data = FileManager.default.contents(atPath: path),
      let font = try? OpenTypeFont(data: data)
    else { return [] }
    let measurer = StandardMeasurer(families: [FontFamily(name: "File", fonts: [font])])
    var styled = text(500)
    styled.runs[0].font.family = "File"
    let text = styled
    return [
      Benchmark(
        workload: "font", operation: "open", n: data.count, constraints: 1,
        prepare: { { ((try? OpenTypeFont(data: data))?.unitsPerEm).map(Double.init) ?? 0 } }),
      Benchmark(
        workload: "font", operation: "measure", n: 500, constraints: 1,
        prepare: { { Double(measurer.paragraph(of: text).maxWidth) } }),
    ]
  }

  private enum Operation: String, CaseIterable {
    /// The text is measured with the standard font.
    case measure
    /// It is measured in the cells of a terminal.
    case cells
    /// It has been measured, and is broken into lines of one width after another.
    case lines

    func prepare(_ text: StyledText) -> () -> Double {
      switch self {
      case .measure:
        return { Double(StandardMeasurer().paragraph(of: text).maxWidth) }
      case .cells:
        return { Double(CellMeasurer().paragraph(of: text).maxWidth) }
      case .lines:
        let paragraph = StandardMeasurer().paragraph(of: text)
        var step = 0
        return {
          step += 1
          return Double(paragraph.lines(in: .width(CGFloat(200 + step % 300))).height)
        }
      }
    }
  }

  /// A text with letters beyond ASCII, digits and punctuation.
  private static func text(_ count: Int) -> StyledText {
    let sentence = "Sphinx of black quartz, judge my vow — said Zoë’s well-known 3-year-old. "
    let text = String(repeating: sentence, count: count / sentence.count + 1).prefix(count)
    return StyledText(String(text), font: TextFont(size: 17))
  }
}
