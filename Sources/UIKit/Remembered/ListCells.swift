public import Foundation
public import ViewTree

/// What stands at an end of a cell of a list; it is remembered, and takes no room.
#if MainActor
  @MainActor
#endif
public struct UICellAccessory {
  /// When it is shown.
  public nonisolated enum DisplayedState: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case always, whenEditing, whenNotEditing
  }

  /// What kind it is.
  public nonisolated enum AccessoryType: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case label, customView, detail, popUpMenu
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

    /// Makes a place for a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
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

  private init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: Options) {
    accessoryType = type
    self.displayed = displayed
    self.options = options
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
    var accessory = UICellAccessory(.customView, .always, Options())
    accessory.customView = configuration.customView
    return accessory
  }
  /// A menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.popUpMenu, displayed, options) }
}

/// A cell of a list; its content fills it but for its ends.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at its ends; views of the program's are remembered like all else.
  open var accessories: [UICellAccessory] = []
  /// By how many steps the content is moved inwards; it is remembered.
  open var indentationLevel = 0
  /// How wide such a step is, in points; it is remembered.
  open var indentationWidth: CGFloat = 10
  /// Whether what stands at the beginning is moved, too; it is remembered.
  open var indentsAccessories = true

  /// Where the line below the cell would be: all over the content.
  open var separatorLayoutGuide: UILayoutGuide { contentView.layoutMarginsGuide }

  /// A description of an empty cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// A description of an empty ground.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}

/// Lines of a list; they are remembered.
public nonisolated struct UIListSeparatorConfiguration: Sendable {
  /// Whether a line is shown.
  public nonisolated enum Visibility: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic, visible, hidden
  }

  /// Whether there is a line above.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above is moved inwards, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// How far the line below is moved inwards, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The colour of lines.
  public var color = UIColor.separator

  /// Makes the lines that lists have at first.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
