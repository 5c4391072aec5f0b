public import Foundation
public import StandardViews
public import ViewTree

/// A view that a collection shows, and uses again elsewhere when it is out of sight.
open class UICollectionReusableView: UIView, UIKitNamed {
  /// The kind of the view, nil for one that is used once.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  package final var storedReuseIdentifier: String?
  /// What the view stands for, nil while it waits.
  final var element: CollectionElement?
  /// The size that the view was given when it was last asked for another one, and its answer.
  final var settledSizes: [CGSize] = []

  /// Makes a view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes an empty view; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is handed out for another place; an override calls `super` and resets
  /// what the next place may not set.
  open func prepareForReuse() {}

  /// Called when the view takes its place; an override calls `super` and takes over what its own kind
  /// of attributes adds.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view prefers: with the size that constraints ask for, where the layout
  /// has only estimated one; else the same.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let axes = layoutAttributes.openAxes, !axes.isEmpty else { return layoutAttributes }
    let preferred =
      layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    if axes.contains(.horizontal), size.width > 0 { preferred.size.width = size.width }
    if axes.contains(.vertical), size.height > 0 { preferred.size.height = size.height }
    return preferred
  }

  /// Has the collection ask for the size again when what the view shows asks for another one.
  func watchContent() {}

  /// Takes a place, given as it is in the collection.
  func place(_ attributes: UICollectionViewLayoutAttributes, at place: CGRect) {
    if frame != place { frame = place }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if transform != attributes.transform { transform = attributes.transform }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }
}

/// A view that shows an item of a collection.
///
/// What it shows goes into ``contentView``.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds what is shown; it fills the cell.
  open var contentView: UIView { content }
  private let content = UIView()
  /// Where the content was placed last.
  private var placeOfContent = CGRect.null
  /// Lies behind the content and fills the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view that lies behind the content and fills the cell while the item is chosen or touched, in front of
  /// ``backgroundView``; it isn't a subview at other times.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      showChoice()
    }
  }

  /// Shows the view of a chosen item, or takes it away.
  private func showChoice() {
    guard let view = selectedBackgroundView else { return }
    let shows = isSelected || isHighlighted
    guard shows != (view.superview === self) else { return }
    if shows {
      view.frame = CGRect(origin: .zero, size: bounds.size)
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    } else {
      view.removeFromSuperview()
    }
  }
  /// Whether the item is chosen; false at first.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the item is touched; false at first.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  // MARK: Described content

  /// What the cell shows, as a description; the view that is made of it fills ``contentView``.
  ///
  /// A description of the same kind changes that view, one of another kind replaces it, and nil
  /// removes it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { described.configuration }
    set {
      described.show(
        newValue, for: automaticallyUpdatesContentConfiguration ? configurationState : nil,
        in: content)
    }
  }

  /// Whether ``contentConfiguration`` is made again for each state; true at first.
  open var automaticallyUpdatesContentConfiguration = true

  /// What lies behind the content; a colour alone becomes the cell's.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { ground.configuration }
    set { ground.show(newValue, in: self, \.backgroundView) }
  }
  private lazy var ground = KeptBackground()

  /// Whether ``backgroundConfiguration`` is made again for each state; it is remembered.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Called with the cell and its state where ``updateConfiguration(using:)`` is.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the content may look different for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEdited
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Has the next layout call ``updateConfiguration(using:)``.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Called before the layout after the state has changed, to describe the content for it; an override calls
  /// `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = described.configuration {
      described.show(configuration, for: state, in: content)
    }
    configurationUpdateHandler?(self, state)
  }

  /// Whether the collection is edited.
  private final var isEdited = false

  /// Takes notice of whether the collection is edited.
  final func editingDidChange() {
    let isEdited = (superview as? UICollectionView)?.isEditing ?? false
    guard isEdited != self.isEdited else { return }
    self.isEdited = isEdited
    roomDidChange()
    setNeedsUpdateConfiguration()
  }

  /// Has the content placed again, and the collection ask for the size that it has a use for then.
  final func roomDidChange() {
    settledSizes = []
    setNeedsLayout()
    if element != nil { superview?.setNeedsLayout() }
  }

  private var described = ConfiguredContent()
  private var needsUpdateConfiguration = false

  private func stateDidChange() {
    showChoice()
    setNeedsUpdateConfiguration()
  }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// Makes a cell with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
    content.setArranger(self)
    placeContent(isLayout: true)
  }

  /// Makes an empty cell; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
    content.setArranger(self)
  }

  /// Attributes of the size that the constraints in the content ask for, drawn to the present one
  /// with priority 50.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    if layoutAttributes.openAxes != nil {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    let preferred =
      layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
    let size = systemLayoutSizeFitting(layoutAttributes.size)
    preferred.size = CGSize(
      width: size.width > 0 ? size.width : layoutAttributes.size.width,
      height: size.height > 0 ? size.height : layoutAttributes.size.height)
    return preferred
  }

  /// The size that the content asks for; parameters and result are as for any view.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let (left, right) = endsOfContent
    let room = CGSize(width: max(targetSize.width - left - right, 0), height: targetSize.height)
    var size = content.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if size.width > 0 { size.width += left + right }
    return size
  }

  /// How much at the left and the right isn't the content's, in points.
  var endsOfContent: (left: CGFloat, right: CGFloat) { (0, 0) }

  /// Gives the content view the size of the cell, except what stands at its ends.
  ///
  /// An override finds the content in its place, and may move it after it has called `super`.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContent(isLayout: true)
  }

  override func watchContent() { content.watchFittingSize() }

  override func place(_ attributes: UICollectionViewLayoutAttributes, at place: CGRect) {
    super.place(attributes, at: place)
    placeContent(isLayout: false)
  }

  /// Places the content and what is behind it; outside of a layout only where its place is another one, as
  /// a subclass may have moved it.
  private func placeContent(isLayout: Bool) {
    let whole = CGRect(origin: .zero, size: bounds.size)
    let (left, right) = endsOfContent
    let room = CGRect(
      x: min(left, whole.width), y: 0, width: max(whole.width - left - right, 0),
      height: whole.height)
    guard isLayout || room != placeOfContent else { return }
    placeOfContent = room
    if content.frame != room { content.frame = room }
    for back in [backgroundView, selectedBackgroundView] {
      if let back, back.superview === self, back.frame != whole { back.frame = whole }
    }
  }
}

extension UICollectionViewCell: ViewArranger {
  package final func visibilityDidChange(of view: UIView) {}
  package final func contentDidChange(of view: UIView) {}
  package final func viewDidLeave(_ view: UIView) {}
  package final func settingName(of constraint: NSLayoutConstraint) -> String { "contentView" }

  /// The collection asks for the cell's size again.
  package final func fittingSizeDidChange(of view: UIView) {
    guard element != nil, let collection = ownSuperview as? UICollectionView else { return }
    settledSizes = []
    collection.markLayoutStale()
  }
}
