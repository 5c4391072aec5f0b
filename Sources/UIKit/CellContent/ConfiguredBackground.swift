import Foundation
import ViewTree

/// Shows a background in a cell or a header.
///
/// A colour alone is the view's own; for all else there is a background view, in place of one of the program's.
final class KeptBackground {
  /// What is shown.
  private(set) var configuration: UIBackgroundConfiguration?

  deinit {}

  /// Shows a background; one that is taken away leaves a colour of the view.
  ///
  /// - Parameters:
  ///   - configuration: The background.
  ///   - cell: The cell or header.
  ///   - place: Its background view, which lies behind one that shows a choice.
  func show<Cell: UIView>(
    _ configuration: UIBackgroundConfiguration?, in cell: Cell,
    _ place: ReferenceWritableKeyPath<Cell, UIView?>
  ) {
    self.configuration = configuration
    let old = cell[keyPath: place] as? ConfiguredBackground
    guard let configuration, configuration.hasShape else {
      if old != nil { cell[keyPath: place] = nil }
      if let configuration { cell.backgroundColor = configuration.shownColor }
      return
    }
    let ground = old ?? ConfiguredBackground(frame: cell.bounds)
    cell.backgroundColor = nil
    if old == nil { cell[keyPath: place] = ground }
    ground.show(configuration)
  }
}

nonisolated extension UIBackgroundConfiguration {
  /// Whether there is more to show than a colour.
  fileprivate var hasShape: Bool {
    cornerRadius > 0 || backgroundInsets != .zero || image != nil
      || strokeColor != nil && strokeWidth > 0
      || !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty
  }

  /// The colour that is shown.
  fileprivate var shownColor: UIColor? {
    backgroundColor.map { backgroundColorTransformer?($0) ?? $0 }
  }
}

/// A background with corners, insets, a line and a picture.
private final class ConfiguredBackground: UIView {
  private var configuration = UIBackgroundConfiguration.clear()
  private let fill = UIView()
  private let picture = UIImageView()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(fill)
    addSubview(line)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  func show(_ new: UIBackgroundConfiguration) {
    configuration = new
    fill.backgroundColor = new.shownColor
    fill.layer.cornerRadius = new.cornerRadius
    fill.clipsToBounds = new.cornerRadius > 0
    picture.image = new.image
    picture.contentMode = new.imageContentMode
    if new.image == nil {
      picture.removeFromSuperview()
    } else {
      fill.insertSubview(picture, at: 0)
    }
    let stroke = new.strokeColor.map { new.strokeColorTransformer?($0) ?? $0 }
    line.layer.borderColor = stroke?.cgColor
    line.layer.borderWidth = stroke == nil ? 0 : max(new.strokeWidth, 0)
    line.layer.cornerRadius = new.cornerRadius > 0 ? max(new.cornerRadius + new.strokeOutset, 0) : 0
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let margins = superview?.directionalLayoutMargins ?? .zero
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isMirrored = superview?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(
      x: isMirrored ? insets.trailing : insets.leading, y: insets.top,
      width: max(bounds.width - insets.leading - insets.trailing, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    let outset = configuration.strokeOutset
    line.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
    picture.frame = fill.bounds
  }
}
