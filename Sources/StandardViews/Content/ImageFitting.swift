import ViewTree

/// What makes of the pictures that a view is given those that it shows, such as a symbol of another size.
package final class ImageFitting {
  /// Gives the picture that is shown instead of another one.
  package var fit: ((Image) -> Image)?

  /// Shows pictures as they are.
  package init() {}

  deinit {}
}

extension ImageView {
  /// A picture as the view shows it.
  final func fitted(_ image: Image?) -> Image? {
    guard let image, let fit = attached(ImageFitting.self)?.fit else { return image }
    return fit(image)
  }

  /// Shows other pictures than the view is given; nil for those themselves.
  package final func fitImages(_ fit: ((Image) -> Image)?) {
    guard fit != nil || attached(ImageFitting.self) != nil else { return }
    attached { ImageFitting() }.fit = fit
    call(.invalidateIntrinsicContentSize) { invalidateIntrinsicContentSize() }
  }
}
