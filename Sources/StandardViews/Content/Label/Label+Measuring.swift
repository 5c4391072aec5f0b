import Foundation
import Typesetting
import ViewTree

/// The sizes of a label's text that somebody has asked for.
struct LabelMeasurements: Equatable {
  /// The pixels along a point that the sizes were rounded to.
  var scale: CGFloat = 1
  /// Not wrapped, or at the width the program prefers.
  var natural: LabelMeasurement?
  /// At the width that was asked for last.
  var wrapped: LabelMeasurement?
}

/// The size of a text that was broken at a width.
struct LabelMeasurement: Equatable {
  var width: CGFloat
  /// What the label asks for: as large as its text rectangle.
  var size: CGSize
  /// The width of the text alone.
  var textWidth: CGFloat
  /// The height of the text alone.
  var textHeight: CGFloat
  /// Without text those of a line in the label's font.
  var metrics: TextBlockMetrics
}

/// A text and who measured it.
struct MeasuredText {
  var paragraph: Paragraph
  var measurer: AnyTextMeasurer
}

nonisolated extension TextRoom {
  /// A width that limits where it is above 0.
  init(limit width: CGFloat) { self = width > 0 ? .width(width) : .maxContent }
}

extension Label {
  /// The text as it is without the layout's say.
  final var naturalMeasurement: LabelMeasurement {
    forgetOtherScales()
    if let known = measurements.natural { return known }
    let new = measure(width: preferredMaxLayoutWidth)
    measurements.natural = new
    return new
  }

  /// The text broken at a width.
  final func measurement(forWidth width: CGFloat) -> LabelMeasurement {
    forgetOtherScales()
    let width = width > 0 ? width : 0
    if let known = measurements.wrapped, known.width == width { return known }
    let new = measure(width: width)
    measurements.wrapped = new
    return new
  }

  /// The text as the layout has it at the moment: broken at the width it asked about last.
  final var currentMeasurement: LabelMeasurement {
    forgetOtherScales()
    guard contentHeightDependsOnWidth, let wrapped = measurements.wrapped else {
      return naturalMeasurement
    }
    return wrapped
  }

  /// Half of what a subclass would like to be higher than its text, in points: the text stands in the middle.
  final var roomAboveText: CGFloat {
    guard type(of: self) != Label.self else { return 0 }
    let measured = currentMeasurement
    let isWrapped = contentHeightDependsOnWidth && measurements.wrapped != nil
    let wanted = isWrapped ? intrinsicContentSize(forWidth: measured.width) : intrinsicContentSize
    let room = wanted.height - measured.textHeight
    return wanted.height >= 0 && room.magnitude < Self.unlimited ? room / 2 : 0
  }

  func measure(width: CGFloat) -> LabelMeasurement {
    let length = textMeasurer.length
    let room = TextRoom(limit: numberOfLines == 1 ? 0 : width / length)
    let lines = paragraph.lines(in: room, limit: numberOfLines)
    let text = CGSize(
      width: pixelsPerPoint.roundedUp(lines.width) * length,
      height: pixelsPerPoint.roundedUp(lines.height))
    return LabelMeasurement(
      width: width, size: sizeOfTextRect(around: text, width: width), textWidth: text.width,
      textHeight: text.height,
      metrics: TextBlockMetrics(lines, scale: pixelsPerPoint)
        ?? TextBlockMetrics(lineMetrics(of: storedFont), scale: pixelsPerPoint))
  }

  /// The size of ``textRect(forBounds:limitedToNumberOfLines:)`` in room for all of the text.
  ///
  /// - Parameters:
  ///   - text: The size of the text alone, which stays where the rectangle is no answer.
  ///   - width: The room for a line; with 0 or less there is no limit.
  /// - Returns: The size, in points.
  private func sizeOfTextRect(around text: CGSize, width: CGFloat) -> CGSize {
    // The label's own code may ask for the label's size.
    guard type(of: self) != Label.self, ownTextRect == nil else { return text }
    let wide = numberOfLines != 1 && width > 0 ? width : Self.unlimited
    let bounds = CGRect(x: 0, y: 0, width: wide, height: Self.unlimited)
    ownTextRect = (bounds, numberOfLines, text)
    let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    ownTextRect = nil
    func isUsable(_ extent: CGFloat) -> Bool { extent >= 0 && extent < Self.unlimited / 2 }
    return CGSize(
      width: isUsable(size.width) ? size.width : text.width,
      height: isUsable(size.height) ? size.height : text.height)
  }

  /// The extent of bounds without a limit, in points.
  private static var unlimited: CGFloat { 1e6 }

  /// The text as the window's measurer has measured it.
  final var paragraph: Paragraph {
    let measurer = textMeasurer
    if let known = measuredText, known.measurer === measurer { return known.paragraph }
    let paragraph = measurer.base.paragraph(of: styledText)
    measuredText = MeasuredText(paragraph: paragraph, measurer: measurer)
    return paragraph
  }

  private var styledText: StyledText {
    var style = ParagraphStyle()
    style.lineBreakMode = lineBreakMode
    style.truncation = truncationUnit
    if let attributed { return attributed.styledText(style) }
    let font: Font? = font
    return StyledText(text ?? "", font: (font ?? storedFont).measured, style: style)
  }

  /// The size of the text with a limit of lines of its own, in points, rounded up to whole pixels.
  package final func size(forWidth width: CGFloat, limit: Int) -> CGSize {
    let length = textMeasurer.length
    let room = TextRoom(limit: limit == 1 ? 0 : width / length)
    let lines = paragraph.lines(in: room, limit: limit)
    return CGSize(
      width: pixelsPerPoint.roundedUp(lines.width) * length,
      height: pixelsPerPoint.roundedUp(lines.height))
  }

  private func forgetOtherScales() {
    let scale = pixelsPerPoint
    let measurer = textMeasurer
    if measurements.scale != scale || measuredText.map({ $0.measurer !== measurer }) ?? false {
      measurements = LabelMeasurements(scale: scale)
    }
  }

  /// Tells the layout of a change if something it rests on is different now.
  final func contentDidChange() {
    let old = measurements
    measuredText = nil
    measurements = LabelMeasurements(scale: old.scale)
    if old.natural != nil { _ = naturalMeasurement }
    if let width = old.wrapped?.width { _ = measurement(forWidth: width) }
    guard measurements != old else { return }
    call(.invalidateIntrinsicContentSize) { invalidateIntrinsicContentSize() }
  }
}
