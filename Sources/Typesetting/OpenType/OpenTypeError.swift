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
