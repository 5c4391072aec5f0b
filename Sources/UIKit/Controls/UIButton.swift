public import Foundation
public import ViewTree

/// A control with a title, a picture or both.
///
/// It prefers to be as large as these: a title is as wide as its text, up to whole points, and 12
/// points higher than its line.
open class UIButton: UIControl {
  /// What a button looks like.
  public nonisolated enum ButtonType: Int, Hashable, Sendable {
    /// As the program says.
    case custom = 0
    /// As the system has it.
    case system = 1
    /// A disclosure of details.
    case detailDisclosure = 2
    /// An information sign on light ground.
    case infoLight = 3
    /// An information sign on dark ground.
    case infoDark = 4
    /// A sign to add a contact.
    case contactAdd = 5
    /// A sign to close.
    case close = 7
    /// As the system has it, in older code.
    public static var roundedRect: ButtonType { .system }
  }

  /// What the button looks like.
  open var buttonType: ButtonType { storedType }
  package final var storedType = ButtonType.custom
  /// Shows the title.
  final let label = ButtonLabel()
  /// Shows the picture.
  final let picture = ButtonPicture()
  private var titles: [UInt: String] = [:]
  private var styledTitles: [UInt: NSAttributedString] = [:]
  private var images: [UInt: UIImage] = [:]
  private var colors: [UInt: UIColor] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]

  /// Whether the button itself changes its labels.
  private var isFillingLabels = false

  /// Shows the title.
  open var titleLabel: UILabel? { label }
  /// Shows the picture.
  open var imageView: UIImageView? { picture }

  /// Shows the subtitle of a ``configuration``; made when it is first needed.
  open private(set) var subtitleLabel: UILabel?

  /// What the button shows and how that is arranged; without one, the titles and pictures of its states.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationDidChange() } }
  }
  /// Called to change the ``configuration`` when the button's state has changed.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What is left free around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// How the title is moved, in points; it changes no size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// How the picture is moved, in points; it changes no size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    storedType = buttonType
    if buttonType == .system { label.font = .systemFont(ofSize: 15) }
  }

  /// Makes a button of a type that performs an action when it is used, and has its title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  /// Makes a button of the system's type with a picture that calls a method when it is used.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Makes a button of a configuration that performs an action when it is used.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    // Observers aren't called for what an initialiser sets.
    configurationDidChange()
  }

  /// Makes a button with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Makes an empty button; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  override var ownTraits: AccessibilityTraits { .button }

  /// The title unless it is set.
  open override var accessibilityLabel: String? {
    get { accessibility?.label?.string ?? configuration?.title ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  private func addParts() {
    label.font = .systemFont(ofSize: 18)
    label.textColor = .white
    label.button = self
    picture.button = self
    // The place of the title follows from the button's height.
    knowsOwnBaselines = true
    addSubview(picture)
    addSubview(label)
  }

  // MARK: Content

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    contentDidChange()
  }

  /// The title of a state; the normal state's, unless the state has its own.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

  /// Sets the title of a state with attributes, in the place of one without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    styledTitles[state.rawValue] = title
    contentDidChange()
  }

  /// The title of a state with attributes; the normal state's, unless the state has its own.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    styledTitles[state.rawValue] ?? styledTitles[0]
  }

  /// The title of the present state with attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The menu that the button would bring up; it is remembered.
  open var menu: UIMenu?
  /// Whether the button's title is that of the item chosen in the menu; it is remembered.
  open var changesSelectionAsPrimaryAction = false
  /// Whether a pointer changes over the button; it is remembered.
  open var isPointerInteractionEnabled = false
  /// Would say how a pointer changes over the button; it is remembered.
  open var pointerStyleProvider: ((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?)?
  /// Whether the picture gets darker when the button is touched; it is remembered.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture gets lighter when the button can't be touched; it is remembered.
  open var adjustsImageWhenDisabled = true
  /// Whether the button lights up when it is touched; it is remembered.
  open var showsTouchWhenHighlighted = false
  /// What the button stands for; it is remembered.
  open var role = Role.normal

  /// What a button stands for.
  public nonisolated enum Role: Int, Hashable, Sendable {
    /// Nothing special.
    case normal = 0
    /// What is done most.
    case primary = 1
    /// To go back.
    case cancel = 2
    /// To take something away.
    case destructive = 3
  }

  /// The title of the present state.
  open var currentTitle: String? { title(for: state) }

  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state.rawValue] = color
    if let current = titleColor(for: self.state) { label.textColor = current }
  }

  /// The colour of the title in a state.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }

  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    contentDidChange()
  }

  /// The picture of a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }

  /// The picture of the present state.
  open var currentImage: UIImage? { image(for: state) }

  /// Sets the picture behind the content in a state; it changes no size.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
  }

  /// The picture behind the content in a state.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[0]
  }

  /// The picture behind the content in the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  override func stateDidChange() {
    contentDidChange()
    setNeedsUpdateConfiguration()
  }

  /// Lets the ``configurationUpdateHandler`` change the configuration.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Calls the ``configurationUpdateHandler``; an override changes the configuration itself.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// A program has given a label another font, say.
  final func labelSizeDidChange() {
    guard !isFillingLabels else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func configurationDidChange() {
    isFillingLabels = true
    if let configuration {
      label.font = .systemFont(ofSize: configuration.buttonSize.titleSize)
      if configuration.subtitle != nil, subtitleLabel == nil {
        let label = ButtonLabel()
        label.button = self
        label.font = .systemFont(ofSize: 12)
        addSubview(label)
        subtitleLabel = label
      }
      if let color = configuration.baseForegroundColor { label.textColor = color }
    }
    subtitleLabel?.text = configuration?.subtitle
    if let label = subtitleLabel,
      let styled = configuration?.shownSubtitle(.systemFont(ofSize: 12), label.textColor)
    {
      label.attributedText = styled
    }
    subtitleLabel?.isHidden = configuration?.subtitle == nil
    contentDidChange()
  }

  final func contentDidChange() {
    isFillingLabels = true
    label.text = configuration?.title ?? currentTitle
    var isStyled = false
    if configuration?.title == nil, let styled = currentAttributedTitle {
      label.attributedText = styled
    }
    if let configuration,
      let styled = configuration.shownTitle(
        .systemFont(ofSize: configuration.buttonSize.titleSize),
        configuration.baseForegroundColor ?? titleColor(for: state) ?? label.textColor)
    {
      label.attributedText = styled
      isStyled = true
    }
    picture.image = configuration?.showsActivityIndicator == true ? .wheel : shownImage
    if !isStyled, let color = titleColor(for: state) { label.textColor = color }
    isFillingLabels = false
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  private var titleSize: CGSize {
    guard let title = label.text, !title.isEmpty else { return .zero }
    let size = label.intrinsicContentSize
    return CGSize(width: size.width.rounded(.up), height: size.height)
  }

  /// The size of title and picture beside each other, in points, with the insets around them.
  open override var intrinsicContentSize: CGSize {
    if let configuration {
      let content = arrangement(configuration).size
      let insets = configuration.contentInsets
      return CGSize(
        width: content.width + insets.leading + insets.trailing,
        height: content.height + insets.top + insets.bottom)
    }
    let title = titleSize
    let image = shownImage?.size ?? .zero
    let line = ControlMetrics.lineHeight(of: label.font)
    let titleHeight = title.height > 0 ? (line + (contentEdgeInsets == .zero ? 12 : 0)) : 0
    let content = CGSize(
      width: title.width + image.width, height: max(titleHeight.rounded(.up), image.height))
    if content.width == 0, contentEdgeInsets == .zero { return CGSize(width: 30, height: 34) }
    return CGSize(
      width: content.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: content.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  /// The size of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Where the background is, in points: everywhere.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the content is, in points: inside ``contentEdgeInsets``.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.room(inside: contentEdgeInsets)
  }

  /// Where the title is in the room for the content, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    rects(in: contentRect).title
  }

  /// Where the picture is in the room for the content, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    rects(in: contentRect).image
  }

  private func rects(in room: CGRect) -> (image: CGRect, title: CGRect) {
    let title = titleSize
    let image = shownImage?.size ?? .zero
    let slack = max(room.width - title.width - image.width, 0)
    let x = room.minX + slack * shareOfSlackBefore
    let width = min(title.width, max(room.width - image.width, 0))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let imageOrigin = CGPoint(x: isRightToLeft ? x + width : x, y: y(of: image, in: room))
    let titleOrigin = CGPoint(x: isRightToLeft ? x : x + image.width, y: y(of: title, in: room))
    return (
      CGRect(origin: imageOrigin, size: image).inset(by: imageEdgeInsets.asMovement),
      CGRect(origin: titleOrigin, size: CGSize(width: width, height: title.height))
        .inset(by: titleEdgeInsets.asMovement)
    )
  }

  /// Places the picture and then the title in the direction of reading, where the alignments say.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let configuration {
      layOut(configuration)
      return
    }
    let content = contentRect(forBounds: bounds)
    let room = content.isNull ? .zero : content
    picture.place(at: imageRect(forContentRect: room))
    label.place(at: titleRect(forContentRect: room))
  }

  private func arrangement(_ configuration: Configuration) -> ButtonArrangement {
    ButtonArrangement(
      configuration, title: titleSize,
      subtitle: configuration.subtitle == nil
        ? .zero : subtitleLabel?.intrinsicContentSize ?? .zero,
      image: picture.image?.size ?? .zero,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func layOut(_ configuration: Configuration) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = configuration.contentInsets
    let room = bounds.room(
      inside: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
    let content = arrangement(configuration)
    let x = room.minX + max(room.width - content.size.width, 0) * shareOfSlackBefore
    let y = y(of: content.size, in: room)
    picture.frame = content.image.offsetBy(dx: x, dy: y)
    label.frame = content.title.offsetBy(dx: x, dy: y)
    label.frame.size.width = min(label.frame.width, max(room.maxX - label.frame.minX, 0))
    subtitleLabel?.frame = content.subtitle.offsetBy(dx: x, dy: y)
  }

  private func y(of size: CGSize, in room: CGRect) -> CGFloat {
    room.minY + (room.height - size.height) * shareOfSlackAbove
  }

  private var shareOfSlackAbove: CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }

  private var shareOfSlackBefore: CGFloat {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .left: return 0
    case .right: return 1
    case .leading: return isRightToLeft ? 1 : 0
    case .trailing: return isRightToLeft ? 0 : 1
    case .center, .fill: return 0.5
    }
  }

  /// The title's baseline is the button's.
  open override var forFirstBaselineLayout: UIView { label }
  /// The title's baseline is the button's.
  open override var forLastBaselineLayout: UIView { label }

  /// Where the title's first line stands; nil without a title.
  open override var firstBaselinePosition: BaselinePosition? {
    label.firstBaselinePosition.flatMap { baseline(below: $0.offset) }
  }
  /// Where the title's last line stands; nil without a title.
  open override var lastBaselinePosition: BaselinePosition? {
    label.lastBaselinePosition.flatMap { baseline(below: titleSize.height + $0.offset) }
  }

  /// A line in the title, whatever the button's height.
  ///
  /// - Parameter distance: How far the line is below the title's upper edge, in points.
  /// - Returns: Where the line is; nil without a title.
  private func baseline(below distance: CGFloat) -> BaselinePosition? {
    guard titleSize != .zero else { return nil }
    let insets = configuration?.contentInsets
    let top = insets?.top ?? contentEdgeInsets.top
    let bottom = insets?.bottom ?? contentEdgeInsets.bottom
    let content = configuration.map { arrangement($0) }
    let height = content?.size.height ?? titleSize.height
    let title = content?.title.minY ?? titleEdgeInsets.asMovement.top
    let share = shareOfSlackAbove
    return BaselinePosition(
      heightFraction: share, offset: top - (top + height + bottom) * share + title + distance)
  }
}

extension EdgeInsets {
  /// Insets that move a rectangle and leave its size: half of what both sides differ by.
  fileprivate var asMovement: EdgeInsets {
    let x = (left - right) / 2
    let y = (top - bottom) / 2
    return EdgeInsets(top: y, left: x, bottom: -y, right: -x)
  }
}
