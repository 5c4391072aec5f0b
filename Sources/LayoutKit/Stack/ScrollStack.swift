public import Foundation
public import StandardViews
public import ViewTree

/// A scroll view around one stack: as long as what is arranged, and as wide as the scroll view.
///
/// The stack's edges are those of the content, so that the content's size follows from it; across
/// the axis it is as large as the scroll view, so that nothing scrolls that way.
///
///     let list = ScrollStack(.vertical)
///     list.stack.spacing = 1
///     for row in rows { list.stack.addArrangedSubview(row) }
open class ScrollStack: ScrollView {
  /// The stack that scrolls.
  ///
  /// Set it up as you like, except its axis, which follows ``axis``.
  public final let stack = StackView()

  /// Which way the arranged views follow each other, and the content scrolls.
  public final var axis: LayoutConstraint.Axis {
    get { stack.axis }
    set {
      stack.axis = newValue
      setNeedsUpdateConstraints()
    }
  }

  private final let ledger = StackLedger(.item)

  /// Makes a scroll view around an empty stack.
  public convenience init(_ axis: LayoutConstraint.Axis) {
    self.init(frame: .zero)
    stack.axis = axis
  }

  /// Makes a scroll view around an empty row, with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stack)
  }

  /// Makes a scroll view around an empty row; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(stack)
  }

  /// States that the content is the stack, and how large the stack is across its axis.
  open override func updateConstraints() {
    if stack.ownSuperview === self {
      stack.translatesAutoresizingMaskIntoConstraints = false
      let cross = AxisNames(stack.axis == .horizontal ? .vertical : .horizontal)
      ledger.restate(stack, in: self) {
        $0.directionalEdges.equalTo(contentLayoutGuide).labeled("content")
        $0[cross.size].equalTo(frameLayoutGuide.at(cross.size)).labeled("frame")
      }
    }
    super.updateConstraints()
  }
}
