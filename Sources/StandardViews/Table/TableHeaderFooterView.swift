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

  // MARK: Described content

  /// What the view shows, as a description; the view that is made of it fills ``contentView``.
  ///
  /// A description of the same kind changes that view, one of another kind replaces it, and nil removes it.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { looksIfAny?.content.configuration }
    set {
      guard newValue != nil || looksIfAny != nil else { return }
      let looks = ownLooks
      looks.content.show(
        newValue, for: looks.updatesContent ? configurationState : nil, in: content)
    }
  }

  /// Whether ``contentConfiguration`` is made again for each state; true at first.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { looksIfAny?.updatesContent ?? true }
    set { ownLooks.updatesContent = newValue }
  }

  /// What the content may look different for.
  open var configurationState: ViewConfigurationState {
    var state = ViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    return state
  }

  /// Called with the view and its state where ``updateConfiguration(using:)`` is.
  open var configurationUpdateHandler: ((TableHeaderFooterView, ViewConfigurationState) -> Void)? {
    get { looksIfAny?.updateHandler }
    set {
      ownLooks.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Has the next layout call ``updateConfiguration(using:)``.
  open func setNeedsUpdateConfiguration() {
    ownLooks.needsUpdate = true
    setNeedsLayout()
  }

  /// Called before the layout after the state has changed, to describe the content for it; an override calls `super`.
  open func updateConfiguration(using state: ViewConfigurationState) {
    guard let looks = looksIfAny else { return }
    if looks.updatesContent, let configuration = looks.content.configuration {
      looks.content.show(configuration, for: state, in: content)
    }
    looks.updateHandler?(self, state)
  }

  /// Whether the table keeps the view at its upper edge.
  final var isPinned: Bool {
    get { looksIfAny?.isPinned ?? false }
    set {
      guard newValue != isPinned else { return }
      ownLooks.isPinned = newValue
      setNeedsUpdateConfiguration()
    }
  }

  private var looksIfAny: HeaderLooks? { attached(HeaderLooks.self) }
  private var ownLooks: HeaderLooks { attached { HeaderLooks() } }

  private func updateConfigurationIfNeeded() {
    guard let looks = looksIfAny, looks.needsUpdate else { return }
    looks.needsUpdate = false
    updateConfiguration(using: configurationState)
  }

  /// The table that handed the view out.
  package final weak var tableOfOrigin: TableView?
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
    updateConfigurationIfNeeded()
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
  ///
  /// An override finds both and the title in their places, and may move them after it has called `super`.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
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
    // Only a subclass can move the title.
    if type(of: self) != TableHeaderFooterView.self, titleLabel != nil { content.layoutIfNeeded() }
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

/// What of a header is described, and how.
private final class HeaderLooks {
  var content = ConfiguredContent()
  var updateHandler: ((TableHeaderFooterView, ViewConfigurationState) -> Void)?
  var updatesContent = true
  var needsUpdate = false
  var isPinned = false
}
