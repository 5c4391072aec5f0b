public import Foundation

/// A font read from the bytes of an OpenType or TrueType file.
///
/// ```swift
/// let font = try OpenTypeFont(data: Data(contentsOf: url))
/// font.width(of: "AVAST", size: 17)
/// ```
///
/// Text is measured by its glyphs, the kerning of pairs and common ligatures. Letters that change
/// with their neighbours, as in Arabic and Indic scripts, are measured as they stand alone.
///
/// A file is never trusted: what doesn't fit together is refused with an error that names the
/// table, and damage inside the lists of pairs, ligatures and outlines, which are read when they
/// are asked for, counts as if the entry were missing.
public struct OpenTypeFont: Sendable {
  /// What all instances of one file share.
  let file: File
  /// The values of the variation axes from -1 to 1; none for the font as the file has it.
  let coordinates: [Double]

  /// The tables of a file, read as far as every font needs them.
  final class File: Sendable {
    let directory: FontDirectory
    let unitsPerEm: Int
    let characters: CharacterMap
    let widths: GlyphWidths
    let axes: VariationAxes
    let classes: GlyphClasses
    let kerning: PairKerning
    let ligatures: Ligatures
    let names: FontNames

    init(_ data: FontData, index: Int) throws(OpenTypeError) {
      directory = try FontDirectory(data, index: index)
      let head = try directory.required("head", count: 54)
      guard let units = head.u16(18), (16...16384).contains(units) else {
        throw OpenTypeError(table: "head", reason: "the em has no size from 16 to 16384")
      }
      unitsPerEm = units
      widths = try GlyphWidths(directory)
      characters = try CharacterMap(directory.required("cmap", count: 4))
      axes = try VariationAxes(directory)
      classes = GlyphClasses(directory["GDEF"], glyphCount: widths.glyphCount)
      kerning = try PairKerning(directory, glyphCount: widths.glyphCount)
      ligatures = try Ligatures(directory, glyphCount: widths.glyphCount)
      names = FontNames(directory["name"])
    }
  }

  /// Reads a font.
  ///
  /// - Parameters:
  ///   - data: The bytes of a file: one font, or a collection.
  ///   - index: Which font of a collection, counted from 0.
  /// - Throws: ``OpenTypeError``, if the file is damaged or of another kind.
  /// - Complexity: O(*n*), where *n* is the number of glyphs; outlines are read when they are asked for.
  public init(data: Data, index: Int = 0) throws(OpenTypeError) {
    file = try File(FontData(data), index: index)
    coordinates = []
  }

  private init(file: File, coordinates: [Double]) {
    self.file = file
    self.coordinates = coordinates
  }

  /// How many fonts the bytes of a file hold: 1, or more in a collection.
  ///
  /// - Parameter data: The bytes of the file.
  /// - Returns: The number, 0 for no bytes at all; the fonts themselves aren't checked.
  public static func fontCount(in data: Data) -> Int {
    FontDirectory.fontCount(in: FontData(data))
  }

  /// The weights a variable font can take, from 1 to 1000 with regular at 400; nil for another.
  public var weights: ClosedRange<CGFloat>? {
    file.axes.axes.first { $0.tag == "wght" }.map { CGFloat($0.least)...CGFloat($0.greatest) }
  }

  /// Makes the font of another weight.
  ///
  /// Widths and kerning are those of the weight; outlines stay those of the file.
  ///
  /// - Parameter weight: The weight, held within ``weights``; what is not a number counts as 400.
  /// - Returns: The font, which is the same if it isn't variable.
  public func withWeight(_ weight: CGFloat) -> OpenTypeFont {
    let coordinates = file.axes.coordinates("wght", value: weight.isNaN ? 400 : Double(weight))
    return OpenTypeFont(
      file: file, coordinates: coordinates.allSatisfy { $0 == 0 } ? [] : coordinates)
  }
}

extension OpenTypeFont: Hashable {
  /// Whether two fonts come from one reading of a file and have one weight.
  public static func == (left: OpenTypeFont, right: OpenTypeFont) -> Bool {
    left.file === right.file && left.coordinates == right.coordinates
  }

  /// Hashes the reading of the file and the weight.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(coordinates)
  }
}

/// What is wrong with a font file.
public struct OpenTypeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The table the mistake lies in, by its four letters, such as `cmap`; `file` for what is around
  /// the tables.
  public let table: String
  /// What is wrong there.
  public let reason: String

  /// The table and the reason, on one line.
  public var description: String { "font table \(table): \(reason)" }
}
