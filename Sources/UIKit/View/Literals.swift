// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, TypeNamesShouldBeCapitalized

public import StandardViews
public import ViewTree

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor
/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage

nonisolated extension Color: _ExpressibleByColorLiteral {
  /// The colour of a literal in the program.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

nonisolated extension Image: _ExpressibleByImageLiteral {
  /// The picture of a literal in the program: one of size 0, as there are no bundles of pictures.
  public convenience init(imageLiteralResourceName path: String) { self.init(size: .zero) }
}
