import Foundation

/// Picture, title and subtitle of a button: their sizes, and where they stand to each other.
///
/// Rectangles begin at 0, 0, the upper left corner of all of them together.
nonisolated struct ButtonArrangement {
  var title = CGRect.zero
  var subtitle = CGRect.zero
  var image = CGRect.zero
  private(set) var size = CGSize.zero

  init(
    _ configuration: UIButton.Configuration, title titleSize: CGSize, subtitle subtitleSize: CGSize,
    image imageSize: CGSize, isRightToLeft: Bool
  ) {
    title.size = titleSize
    subtitle.size = subtitleSize
    image.size = imageSize
    let placement = configuration.imagePlacement
    let isColumn = placement.contains(.top) || placement.contains(.bottom)
    stackTitles(configuration, isCentered: isColumn, isRightToLeft)
    let titles = CGSize(
      width: max(title.width, subtitle.width), height: max(title.maxY, subtitle.maxY))
    let padding =
      imageSize == .zero || titles == .zero ? 0 : max(configuration.imagePadding, 0)
    if isColumn {
      let isFirst = placement.contains(.top)
      size = CGSize(
        width: max(titles.width, imageSize.width),
        height: titles.height + padding + imageSize.height)
      image.origin = CGPoint(
        x: (size.width - imageSize.width) / 2, y: isFirst ? 0 : titles.height + padding)
      moveTitles(
        x: (size.width - titles.width) / 2, y: isFirst ? imageSize.height + padding : 0)
    } else {
      let isFirst = placement.contains(.trailing) == isRightToLeft
      size = CGSize(
        width: titles.width + padding + imageSize.width,
        height: max(titles.height, imageSize.height))
      image.origin = CGPoint(
        x: isFirst ? 0 : titles.width + padding, y: (size.height - imageSize.height) / 2)
      moveTitles(
        x: isFirst ? imageSize.width + padding : 0, y: (size.height - titles.height) / 2)
    }
  }

  private mutating func stackTitles(
    _ configuration: UIButton.Configuration, isCentered: Bool, _ isRightToLeft: Bool
  ) {
    if title != .zero, subtitle != .zero {
      subtitle.origin.y = title.height + max(configuration.titlePadding, 0)
    }
    let width = max(title.width, subtitle.width)
    let share: CGFloat =
      switch configuration.titleAlignment {
      case .automatic: isCentered ? 0.5 : isRightToLeft ? 1 : 0
      case .leading: isRightToLeft ? 1 : 0
      case .center: 0.5
      case .trailing: isRightToLeft ? 0 : 1
      }
    title.origin.x = (width - title.width) * share
    subtitle.origin.x = (width - subtitle.width) * share
  }

  private mutating func moveTitles(x: CGFloat, y: CGFloat) {
    title = title.offsetBy(dx: x, dy: y)
    subtitle = subtitle.offsetBy(dx: x, dy: y)
  }
}
