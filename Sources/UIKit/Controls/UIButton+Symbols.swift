public import StandardViews

/// The sizes, weights, scales and colours of a button's symbols, by states.
private final class ButtonSymbols {
  var configurations: [UInt: UIImage.SymbolConfiguration] = [:]

  deinit {}
}

extension UIButton {
  /// Sets the size, weight, scale and colour of a state's symbol where it has none of its own; nil for those
  /// of the normal state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    attached { ButtonSymbols() }.configurations[state.rawValue] = configuration
    contentDidChange()
  }

  /// What was set for a state; nil if nothing was.
  public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage
    .SymbolConfiguration?
  { attached(ButtonSymbols.self)?.configurations[state.rawValue] }

  /// The size, weight, scale and colour of the present state's symbol, where it has none of its own.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
      ?? preferredSymbolConfigurationForImage(in: .normal)
  }

  /// The picture that the button shows: of a symbol one in the style that is preferred.
  final var shownImage: UIImage? {
    let image = configuration?.image ?? currentImage
    guard let image, image.symbol != nil else { return image }
    return image.preferring(
      configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration)
  }
}
