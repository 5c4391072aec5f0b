public import Foundation
public import ViewTree

/// A scroll view with text that is written in.
///
/// While it scrolls it has no size of its own; else it is as high as its text at its width, with
/// ``textContainerInset`` and 5 points at the sides.
open class UITextView: UIScrollView {
  private let label = UILabel()

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; nil counts as none.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      contentDidChange()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes, as ``UILabel`` has it.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      contentDidChange()
    }
  }
  /// What the text is measured and drawn with; 12 points at first.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: 12)
      contentDidChange()
    }
  }
  /// The colour of the text; black with nil.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  /// Where the lines stand between the sides.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  /// Whether the text can be written in; true at first.
  open var isEditable = true
  /// Whether the text can be chosen; true at first.
  open var isSelectable = true
  /// What is left free around the text, in points; 8 above and below at first.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  /// Makes an empty text view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty text view; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    label.lineBreakMode = .byWordWrapping
    addSubview(label)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var sides: CGFloat { textContainerInset.left + textContainerInset.right + 10 }
  private var ends: CGFloat { textContainerInset.top + textContainerInset.bottom }

  private func size(within width: CGFloat) -> CGSize {
    var size = label.intrinsicContentSize(forWidth: max(width - sides, 1))
    if size.height == 0 { size.height = label.lineMetrics(of: label.font).height.rounded(.up) }
    return CGSize(width: size.width + sides, height: size.height + ends)
  }

  /// The size of the text on one line a paragraph, unless it scrolls.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return size(within: .greatestFiniteMagnitude / 2)
  }
  /// True unless the text scrolls.
  open override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }
  /// The size of the text at a width.
  open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    isScrollEnabled ? super.intrinsicContentSize(forWidth: width) : size(within: width)
  }
  /// The size of the text at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(within: size.width) }

  /// Gives the text the view's width, and the content the text's height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = size(within: bounds.width)
    label.frame = CGRect(
      x: textContainerInset.left + 5, y: textContainerInset.top,
      width: max(bounds.width - sides, 0), height: max(size.height - ends, 0))
    contentSize = CGSize(width: bounds.width, height: size.height)
  }
}
