public import Foundation

/// The view at the top of a tree, which stands for a screen: its size and its resolution.
open class Window: View {
  /// How many pixels there are to a point; the frames of views are rounded to whole pixels.
  ///
  /// A value that is not finite and above 0 is reported, and the old one stays.
  public var scale: CGFloat {
    get { storedScale }
    set { setScale(newValue) }
  }

  /// The direction that leading and trailing follow in all views that don't set their own.
  public var userInterfaceLayoutDirection = UserInterfaceLayoutDirection.leftToRight {
    didSet {
      if userInterfaceLayoutDirection != oldValue { hierarchy?.engine?.directionDidChange() }
    }
  }

  private var storedScale: CGFloat = 1

  /// Makes a window whose upper left corner is at 0, 0.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: How many pixels there are to a point.
  public convenience init(size: CGSize, scale: CGFloat = 1) {
    self.init(frame: CGRect(origin: .zero, size: size))
    setScale(scale)
  }

  /// Makes a window at a place of its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
  }

  /// Makes an empty window; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeWindow()
  }

  private func becomeWindow() {
    let hierarchy = joinedHierarchy
    hierarchy.window = self
  }

  private func setScale(_ scale: CGFloat) {
    guard scale.isFinite, scale > 0, scale <= 1e6 else {
      report(
        LayoutDiagnostic(
          .outOfRange,
          "The scale of \(itemDescription) can't be \(plainNumber(Double(scale))).",
          itemNames: [itemDescription], hint: "Use a finite number above 0, such as 2."))
      return
    }
    guard scale != storedScale else { return }
    storedScale = scale
    hierarchy?.engine?.scaleDidChange()
  }
}
