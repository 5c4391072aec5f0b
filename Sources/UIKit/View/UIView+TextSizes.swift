public import ViewTree

extension UIView {
  /// The smallest setting of the size of text for the view and all in it; nil, as at first, for any.
  ///
  /// Whoever asks for the traits of a view inside hears of this setting where people have chosen a smaller one.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { textSizeLimits.least }
    set { textSizeLimits.least = newValue.flatMap { $0 == .unspecified ? nil : $0 } }
  }

  /// The largest setting of the size of text for the view and all in it; nil, as at first, for any.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { textSizeLimits.most }
    set { textSizeLimits.most = newValue.flatMap { $0 == .unspecified ? nil : $0 } }
  }
}
