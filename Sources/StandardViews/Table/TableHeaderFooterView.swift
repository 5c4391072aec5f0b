public import Foundation
public import ViewTree

/// A header or footer of a section, which a table uses again for others.
///
/// What it shows goes into ``contentView``, held by constraints to all its edges where the height is to
/// follow from it.
open class TableHeaderFooterView: View {
  /// The view that holds the content; it fills the header.
  open var contentView: View { content }
  /// The kind of the view, nil for one that is used once.
  open var reuseIdentifier: String? { kind }

  /// A view behind the content, as large as the header; nil at first.
  open var backgroundView: View? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView {
        backgroundView.frame = CGRect(origin: .zero, size: bounds.size)
        insertSubview(backgroundView, at: 0)
      }
    }
  }

  /// The title, made when it is first asked for; in a header made for a title it is that.
  ///
  /// A subclass may have a label of its own in its place, which it adds to ``contentView`` and holds there.
  open var textLabel: HighlightableLabel? {
    if let label = titleLabel as? HighlightableLabel { return label }
    let label = HighlightableLabel()
    label.font = titleLabel?.font ?? .systemFont(ofSize: 17, weight: .semibold)
    label.text = titleLabel?.text
    label.numberOfLines = titleLabel?.numberOfLines ?? 1
    titleLabel = label
    return label
  }

  /// A second text: nil unless a subclass has one.
  open var detailTextLabel: HighlightableLabel? { nil }

  private let content = View()
  private let kind: String?
  /// Shows the title, if there is one.
  package final var titleLabel: Label? {
    didSet {
      guard titleLabel !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let titleLabel { hold(titleLabel) }
    }
  }

  /// Makes a view of a kind.
  public init(reuseIdentifier: String?) {
    kind = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Makes a view that is used once, with a frame in its future superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view, of the kind that a document of Interface Builder gives it.
  public required init?(coder: NSCoder) {
    kind = (coder as? DocumentCoder)?.reuseIdentifier
    super.init(coder: coder)
    addSubview(content)
  }

  /// Called before the view is handed out again; an override calls `super` and resets what the next
  /// section may not set.
  open func prepareForReuse() {}

  /// The size that the content asks for; parameters and result are as for any view.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    let sides = contentSides
    var size = content.systemLayoutSizeFitting(
      CGSize(width: max(targetSize.width - sides.left - sides.right, 0), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if size.width > 0 { size.width += sides.left + sides.right }
    return size
  }

  private var contentSides: EdgeInsets { (ownSuperview as? TableView)?.contentSides ?? .zero }

  /// Gives the content view and the view behind it the size of the header.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let whole = CGRect(origin: .zero, size: bounds.size)
    if let backgroundView, backgroundView.superview === self, backgroundView.frame != whole {
      backgroundView.frame = whole
    }
    let sides = contentSides
    let room = CGRect(
      x: min(sides.left, whole.width), y: 0, width: max(whole.width - sides.left - sides.right, 0),
      height: whole.height)
    if content.frame != room { content.frame = room }
  }

  /// Places the title 16 from the sides, at the lower edge where there is more room.
  private func hold(_ label: Label) {
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    // Where there is no room, as before a table has placed the header, the title is cut.
    let top = label.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 3)
    top.priority = LayoutPriority(999)
    let end = label.trailingAnchor.constraint(
      lessThanOrEqualTo: content.trailingAnchor, constant: -16)
    end.priority = LayoutPriority(999)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      end, top, label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -4),
    ])
  }
}
