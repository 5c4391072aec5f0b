import Drawing
import Foundation
import StandardViews
import ViewTree

nonisolated extension Image.Orientation {
  /// Whether the picture lies on a side, so that its height becomes the width.
  var isOnSide: Bool { rawValue % 4 > 1 }

  /// What makes a picture of a size stand upright: turns about 0, 0 and mirrors, and moves it back there.
  func upright(_ size: CGSize) -> AffineTransform {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .upMirrored: AffineTransform(m11: -1, m12: 0, m21: 0, m22: 1, tX: width, tY: 0)
    case .down: AffineTransform(m11: -1, m12: 0, m21: 0, m22: -1, tX: width, tY: height)
    case .downMirrored: AffineTransform(m11: 1, m12: 0, m21: 0, m22: -1, tX: 0, tY: height)
    // A quarter to the left, so that the upper edge becomes the left one.
    case .left: AffineTransform(m11: 0, m12: -1, m21: 1, m22: 0, tX: 0, tY: width)
    // A quarter to the right, so that the upper edge becomes the right one.
    case .right: AffineTransform(m11: 0, m12: 1, m21: -1, m22: 0, tX: height, tY: 0)
    case .leftMirrored: AffineTransform(m11: 0, m12: 1, m21: 1, m22: 0, tX: 0, tY: 0)
    case .rightMirrored: AffineTransform(m11: 0, m12: -1, m21: -1, m22: 0, tX: height, tY: width)
    }
  }
}

nonisolated extension Image.Content {
  /// What is shown of a size, moved by a transform.
  func turned(_ transform: AffineTransform, _ size: CGSize) -> Image.Content {
    guard transform != .identity else { return self }
    let group = Mark.Group(transform: transform)
    func turn(_ file: ImageFile) -> [Mark] {
      [.image(image: file, frame: CGRect(origin: .zero, size: size))].inGroup(group)
    }
    return switch self {
    case .none: .none
    case .marks(let marks, let dark): .marks(marks.inGroup(group), dark: dark?.inGroup(group))
    case .file(let file, let dark): .marks(turn(file), dark: dark.map { turn($0) })
    }
  }
}
