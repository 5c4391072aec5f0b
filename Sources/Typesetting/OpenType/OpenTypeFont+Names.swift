extension OpenTypeFont {
  /// The name that the fonts of all weights share, such as `Inter`; empty if the file has none.
  public var familyName: String { file.names.name(16) ?? file.names.name(1) ?? "" }

  /// The name of this one among them, such as `Bold Italic`; empty if the file has none.
  public var styleName: String { file.names.name(17) ?? file.names.name(2) ?? "" }

  /// The name without spaces, such as `Inter-Bold`; empty if the file has none.
  public var postScriptName: String { file.names.name(6) ?? "" }
}
