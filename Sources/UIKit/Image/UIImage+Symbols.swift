public import StandardViews

nonisolated extension Image {
  /// Draws a symbol, as large as a circle is in its style; a stand-in for one that is rarely used.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - rendering: In which colours; nil for that of the style.
  convenience init(_ symbol: Symbol, rendering: Rendering? = nil) {
    let style = symbol.style
    let marks = SymbolShapes.marks(
      of: symbol.name, side: style.size.width, steps: style.weightSteps)
    self.init(
      size: style.size, insteadOf: nil, content: marks.map { .marks($0) } ?? .none,
      rendering: rendering ?? style.color.map { .tinted($0) } ?? .automatic(isSymbol: true),
      symbol: symbol)
  }

  /// The size, weight, scale and colour that a symbol was given; nil for other pictures, and without any.
  public var symbolConfiguration: SymbolConfiguration? {
    guard let style = symbol?.style, style != SymbolStyle() else { return nil }
    return SymbolConfiguration(style)
  }

  /// The symbol with other values in the place of all that it was given; other pictures as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    styled(configuration.style)
  }

  /// The symbol with other values, and with its own where none is given; other pictures as they are.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    styled((symbol?.style ?? SymbolStyle()).applying(configuration.style))
  }

  /// The symbol with its own values, and with others where it has none; other pictures as they are.
  func preferring(_ configuration: SymbolConfiguration?) -> Image {
    guard let configuration, let own = symbol?.style else { return self }
    return styled(configuration.style.applying(own))
  }

  private func styled(_ style: SymbolStyle) -> Image {
    guard let symbol, style != symbol.style else { return self }
    // A colour or mode that the picture was given stays, unless the style says another colour.
    return Image(
      Symbol(name: symbol.name, style: style),
      rendering: style.color == symbol.style.color ? rendering : nil)
  }
}

extension UIImageView {
  /// The size, weight, scale and colour of a symbol where it has none of its own; nil at first.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { remembered(nil) }
    set {
      remember(newValue)
      fitImages(newValue.map { configuration in { $0.preferring(configuration) } })
    }
  }
}
