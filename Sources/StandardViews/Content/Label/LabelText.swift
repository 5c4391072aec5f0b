import Foundation
import Typesetting
package import ViewTree

/// How a stretch of text is drawn.
package nonisolated struct DrawnTextLook {
  package var font: Font
  package var color: Color
  package var underline: Color?
  package var strikethrough: Color?
  package var background: Color?
  /// The styles of the lines under the text and through it, with the values of UIKit.
  package var underlineStyle = 1
  package var strikethroughStyle = 1
  /// How far the text is drawn above its baseline, in points.
  package var raise: CGFloat = 0
  /// The width of a line along the letters' edges in hundredths of the font's size, above 0 for hollow letters; 0 for none.
  package var strokeWidth: CGFloat = 0
  /// The colour of that line; the letters' colour without one.
  package var strokeColor: Color?
  /// What stands in the place of the text.
  package var attachment: (any TextAttachmentObject)?
}

/// A text with attributes, as a label measures, draws and gives it back.
nonisolated struct LabelText: Equatable {
  /// A stretch of one font and colour.
  private nonisolated struct Run: Equatable {
    var text: String
    var font: Font
    var color: Color
    var spacing: CGFloat
    var style: ParagraphStyle?
    var decorations = TextDecorations()
    var attachment: (any TextAttachmentObject)?
    /// The room of the attachment when the text was set.
    var box: StyledText.Box?

    static func == (left: Run, right: Run) -> Bool {
      left.text == right.text && left.font == right.font && left.color == right.color
        && left.spacing == right.spacing && left.style == right.style
        && left.decorations == right.decorations && left.attachment === right.attachment
        && left.box == right.box
    }
  }

  /// The text as it was set, with what was changed since.
  private(set) var source: NSAttributedString
  private var runs: [Run]
  /// What attributes have values of another kind than their keys ask for, in words, each once.
  let mistakes: [String]

  /// Reads the attributes of a text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - font: The font of characters that don't have one.
  ///   - color: The colour of characters that don't have one.
  init(_ source: NSAttributedString, font: Font, color: Color) {
    self.source = NSAttributedString(attributedString: source)
    var runs: [Run] = []
    var mistakes: [String] = []
    source.forEachRun { text, attributes in
      mistakes += attributes.mistakes.filter { !mistakes.contains($0) }
      runs.append(
        Run(
          text: text, font: attributes.font ?? font, color: attributes.color ?? color,
          spacing: attributes.spacing, style: attributes.paragraphStyle,
          decorations: attributes.decorations, attachment: attributes.attachment,
          box: attributes.attachment.flatMap { StyledText.Box($0.place) }))
    }
    self.runs = runs
    self.mistakes = mistakes
  }

  /// Whether both show the same; attributes that don't show count for nothing.
  static func == (left: LabelText, right: LabelText) -> Bool { left.runs == right.runs }

  /// What labels are measured by, with a style for paragraphs that don't say how they are set; its
  /// unit of truncation counts for all.
  func styledText(_ style: ParagraphStyle) -> StyledText {
    StyledText(
      runs: runs.map { run in
        var own = run.style
        own?.truncation = style.truncation
        var measured = StyledText.Run(
          run.text, font: run.font.measured, spacing: run.spacing, style: own)
        measured.box = run.box
        return measured
      }, style: style)
  }

  /// How a run is drawn; the last one if there are fewer.
  func look(ofRun index: Int) -> DrawnTextLook? {
    runs.isEmpty ? nil : Self.look(of: runs[min(max(index, 0), runs.count - 1)])
  }

  /// How each run is drawn.
  var looks: [DrawnTextLook] { runs.map(Self.look) }

  private static func look(of run: Run) -> DrawnTextLook {
    let decorations = run.decorations
    return DrawnTextLook(
      font: decorations.isSlanted ? run.font.slanted : run.font, color: run.color,
      underline: decorations.underline != 0 ? decorations.underlineColor ?? run.color : nil,
      strikethrough: decorations.strikethrough != 0
        ? decorations.strikethroughColor ?? run.color : nil, background: decorations.background,
      underlineStyle: decorations.underline, strikethroughStyle: decorations.strikethrough,
      raise: decorations.raise, strokeWidth: decorations.strokeWidth,
      strokeColor: decorations.strokeColor, attachment: run.attachment)
  }

  /// The font, the colour and the style of the first character.
  var first: (font: Font, color: Color, style: ParagraphStyle?)? {
    runs.first.map { ($0.font, $0.color, $0.style) }
  }

  mutating func set(font: Font) {
    for index in runs.indices { runs[index].font = font }
    setSource(TextAttributes.font, font)
  }

  mutating func set(color: Color) {
    for index in runs.indices { runs[index].color = color }
    setSource(TextAttributes.color, color)
  }

  mutating func set(alignment: TextAlignment) {
    changeStyles { $0.alignment = ParagraphAlignment(rawValue: alignment.rawValue) ?? .natural }
  }

  mutating func set(lineBreakMode: LineBreakMode) {
    changeStyles { $0.lineBreakMode = lineBreakMode }
  }

  /// Gives fonts with a text style the size that traits ask for.
  mutating func adjustFonts(to traits: TraitCollection) {
    let changed = NSMutableAttributedString(attributedString: source)
    var start = 0
    for index in runs.indices {
      let count = runs[index].text.utf16.count
      let font = runs[index].font.adjusted(to: traits)
      if font != runs[index].font {
        runs[index].font = font
        changed.addAttribute(
          TextAttributes.font, value: font, range: NSRange(location: start, length: count))
      }
      start += count
    }
    source = changed
  }

  private mutating func changeStyles(_ change: (inout ParagraphStyle) -> Void) {
    for index in runs.indices {
      var style = runs[index].style ?? ParagraphStyle()
      change(&style)
      runs[index].style = style
    }
    let changed = NSMutableAttributedString(attributedString: source)
    var start = 0
    for run in runs {
      let count = run.text.utf16.count
      changed.addAttribute(
        TextAttributes.paragraphStyle, value: run.style ?? ParagraphStyle(),
        range: NSRange(location: start, length: count))
      start += count
    }
    source = changed
  }

  private mutating func setSource(_ key: NSAttributedString.Key, _ value: Any) {
    let changed = NSMutableAttributedString(attributedString: source)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    source = changed
  }
}

nonisolated extension StyledText.Box {
  /// The room for something drawn at a place; nil for one that can't be computed with.
  fileprivate init?(_ place: CGRect) {
    let numbers = [place.minX, place.minY, place.width, place.height]
    guard numbers.allSatisfy({ $0.magnitude < 1e6 }) else { return nil }
    self.init(width: place.width, ascender: place.maxY, descender: place.minY)
  }
}
