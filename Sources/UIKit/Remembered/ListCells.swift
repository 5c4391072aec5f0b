public import Foundation
public import ViewTree

/// What stands at an end of a cell of a list, and takes room from its content.
#if MainActor
  @preconcurrency @MainActor
#endif
public struct UICellAccessory {
  /// When it is shown.
  public nonisolated enum DisplayedState: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case always, whenEditing, whenNotEditing
  }

  /// What kind it is.
  public enum AccessoryType: Hashable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case label, detail, popUpMenu
    /// A view of the program's.
    case customView(UIView)
  }

  /// At which end it stands.
  public nonisolated enum Placement: Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  /// How wide its place is.
  public nonisolated enum LayoutDimension: Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case actual, standard
    case custom(CGFloat)
  }

  /// What is said of an accessory.
  public nonisolated struct Options: Hashable, Sendable {
    /// What a disclosure stands for.
    public nonisolated enum Style: Int, Hashable, Sendable {
      // Their names say what they are.
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      case automatic, header, cell
    }

    /// Whether it is left out.
    public var isHidden: Bool?
    /// How wide its place is.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// The colour behind it.
    public var backgroundColor: UIColor?
    /// What a disclosure stands for.
    public var style: Style?

    /// Makes options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil, style: Style? = nil,
      showsVerticalSeparator: Bool? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      self.style = style
    }
  }

  /// A view and where it stands.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// At which end it stands.
    public let placement: Placement
    fileprivate let options: Options

    /// Makes a place for a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      options = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// What kind it is.
  public let accessoryType: AccessoryType
  /// When it is shown.
  public let displayed: DisplayedState
  /// What is said of it.
  public var options = Options()
  /// The text, where it is one.
  public var text: String?
  /// The view, where it is one of the program's.
  public var customView: UIView?
  /// Whether it stands where lines begin.
  private(set) var isLeading = false

  private init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: Options) {
    accessoryType = type
    self.displayed = displayed
    self.options = options
    isLeading = [.delete, .insert, .multiselect].contains(type)
  }

  /// How much room it takes, in points: what tables leave for the same, else what was read off pictures.
  func width(in cell: UIView) -> CGFloat {
    if case .custom(let width) = options.reservedLayoutWidth { return width }
    if options.reservedLayoutWidth == .standard { return 28 }
    switch accessoryType {
    case .disclosureIndicator: return 10.5
    case .outlineDisclosure: return 15
    case .checkmark: return 24
    case .detail, .delete, .insert, .multiselect: return 28
    case .reorder: return 26
    case .popUpMenu: return 20
    case .customView(let view): return Self.size(of: view).width
    case .label:
      let font = UIFont.preferredFont(forTextStyle: .body)
      return (text ?? "").size(withAttributes: [.font: font]).width.rounded(.up)
    }
  }

  /// The size of a view, or the one that it asks for.
  static func size(of view: UIView) -> CGSize {
    view.bounds.size == .zero ? view.systemLayoutSizeFitting(.zero) : view.bounds.size
  }

  /// Whether it is shown while the list is edited, or isn't.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    options.isHidden != true
      && (displayed == .always || (displayed == .whenEditing) == isEditing)
  }

  /// An arrow that leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }
  /// An arrow that opens what is below.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, options) }
  /// A tick.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }
  /// A sign to take the cell away.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, options) }
  /// A sign to add a cell.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, options) }
  /// A grip to move the cell.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }
  /// A circle to choose the cell.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options) }
  /// A sign for details.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options) }
  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options)
    accessory.text = text
    return accessory
  }
  /// A view of the program's.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (displayed, isLeading) =
      switch configuration.placement {
      case .leading(let displayed): (displayed, true)
      case .trailing(let displayed): (displayed, false)
      }
    var accessory = UICellAccessory(
      .customView(configuration.customView), displayed, configuration.options)
    accessory.customView = configuration.customView
    accessory.isLeading = isLeading
    return accessory
  }
  /// A menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.popUpMenu, displayed, options) }
}

/// A cell of a list; its content fills it except its ends.
///
/// What stands at an end begins at the margin, the first the outermost, 8 points from each other; where lines
/// begin the content moves inwards by that, too.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at its ends.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for view in oldValue.compactMap(\.customView) where view.superview === self {
        view.removeFromSuperview()
      }
      for view in accessories.compactMap(\.customView) { addSubview(view) }
      roomDidChange()
    }
  }
  /// By how many steps the content is moved inwards.
  open var indentationLevel = 0 { didSet { roomDidChange() } }
  /// How wide such a step is, in points.
  open var indentationWidth: CGFloat = 10 { didSet { roomDidChange() } }
  /// Whether what stands at the beginning is moved, too; true at first.
  open var indentsAccessories = true { didSet { roomDidChange() } }

  private var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }

  /// Where the line below the cell would be: all over the content.
  open var separatorLayoutGuide: UILayoutGuide { contentView.layoutMarginsGuide }

  private var isListEditing: Bool { (superview as? UICollectionView)?.isEditing ?? false }

  private func shown(isLeading: Bool) -> [UICellAccessory] {
    accessories.filter { $0.isLeading == isLeading && $0.isShown(whileEditing: isListEditing) }
  }

  /// The left ends of what stands at an end, from outside in, and how much they take together.
  private func offsets(isLeading: Bool) -> (offsets: [CGFloat], room: CGFloat) {
    var offsets: [CGFloat] = []
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edge = isLeading != isMirrored ? layoutMargins.left : layoutMargins.right
    if isLeading, indentsAccessories { edge += indentation }
    for accessory in shown(isLeading: isLeading) {
      if !offsets.isEmpty { edge += 8 }
      offsets.append(edge)
      edge += accessory.width(in: self)
    }
    return (offsets, offsets.isEmpty ? 0 : edge)
  }

  override var endsOfContent: (left: CGFloat, right: CGFloat) {
    let (places, room) = offsets(isLeading: true)
    let leading = places.isEmpty || !indentsAccessories ? room + indentation : room
    let trailing = offsets(isLeading: false).room
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? (trailing, leading) : (leading, trailing)
  }

  /// Places the content, and the program's views at the ends in the middle of the height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for isLeading in [true, false] {
      for (accessory, offset) in zip(
        shown(isLeading: isLeading), offsets(isLeading: isLeading).offsets)
      {
        guard let view = accessory.customView else { continue }
        let size = UICellAccessory.size(of: view)
        let room = accessory.width(in: self)
        let x = isLeading != isMirrored ? offset : bounds.width - offset - room
        view.frame = CGRect(
          x: x + (room - size.width) / 2, y: ((bounds.height - size.height) / 2).rounded(),
          width: size.width, height: size.height)
      }
    }
    for accessory in accessories {
      accessory.customView?.isHidden = !accessory.isShown(whileEditing: isListEditing)
    }
  }

  /// A description of an empty cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// A description of an empty ground.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}
