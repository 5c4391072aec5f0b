public import Foundation

/// A view that shows a row of a table.
///
/// What the row shows goes into ``contentView``, held by constraints to all its edges where the
/// height is to follow from it.
open class TableViewCell: View {
  /// The view that holds the cell's content; it leaves the line below the row free.
  open var contentView: View { content }

  /// The kind of the cell, nil for one that is used once.
  ///
  /// Cells of one kind take each other's place.
  open var reuseIdentifier: String? { kind }

  /// The entry of the table that is the row which the cell shows; -1 while it waits.
  final var shownRow = -1

  private let content = View()
  private let kind: String?
  /// How the cell arranges texts that it is given.
  package final let cellStyle: CellStyle

  // MARK: Looks

  /// What stands at the end of the row; it takes no room.
  open var accessoryType: AccessoryType {
    get { attached(CellLooks.self)?.accessoryType ?? .none }
    set { attached { CellLooks() }.accessoryType = newValue }
  }

  /// What the row looks like while it is chosen.
  open var selectionStyle: SelectionStyle {
    get { attached(CellLooks.self)?.selectionStyle ?? .default }
    set { attached { CellLooks() }.selectionStyle = newValue }
  }

  /// Makes a cell of a kind, 320 × 44 points large.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    kind = reuseIdentifier
    super.init(frame: Self.initialFrame)
    addSubview(content)
    placeContent()
    content.setArranger(self)
  }

  /// Makes a cell that is used once, with a frame in its future superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    place(frame)
  }

  /// A cell is 320 × 44 points large until a table places it.
  package override class var initialFrame: CGRect { CGRect(x: 0, y: 0, width: 320, height: 44) }

  /// Makes a cell of a kind, without a style.
  public convenience init(reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Makes a cell, of the kind and style that a document of Interface Builder gives it.
  public required init?(coder: NSCoder) {
    let document = coder as? DocumentCoder
    cellStyle = document?.cellStyle ?? .default
    kind = document?.reuseIdentifier
    super.init(coder: coder)
    addSubview(content)
    content.setArranger(self)
  }

  /// Called before the cell is handed out for another row; an override calls `super` and takes
  /// back what the next row may not set.
  open func prepareForReuse() {}

  /// The size that the content asks for, with the line below it.
  ///
  /// Parameters and result are as for any view.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    let line = lineHeight
    let target = CGSize(width: targetSize.width, height: max(targetSize.height - line, 0))
    var size = content.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if size.height > 0 { size.height += line }
    return size
  }

  /// Gives the content view the size of the cell, but for the line below it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// Sets the frame of the cell and that of the content at once.
  final func place(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
    placeContent()
  }

  private func placeContent() {
    let size = bounds.size
    let frame = CGRect(
      x: 0, y: 0, width: size.width, height: max(size.height - lineHeight, 0))
    if content.frame != frame { content.frame = frame }
  }

  /// The height of the line below the cell: a pixel, or 0 outside of tables with lines.
  private var lineHeight: CGFloat {
    guard let table = ownSuperview as? TableView, table.separatorStyle == .singleLine else {
      return 0
    }
    return 1 / table.pixelsPerPoint
  }
}

extension TableViewCell: ViewArranger {
  package final func visibilityDidChange(of view: View) {}
  package final func contentDidChange(of view: View) {}
  package final func viewDidLeave(_ view: View) {}
  package final func settingName(of constraint: LayoutConstraint) -> String { "contentView" }

  /// The row is as high as the content asks for.
  package final func fittingSizeDidChange(of view: View) {
    (superview as? TableView)?.contentDidChange(of: self)
  }
}
