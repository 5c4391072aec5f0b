public import Foundation
public import StandardViews
public import ViewTree

/// What lies behind the content of a cell, a header or a button.
///
/// Of a button the colour, the corners and the line are shown.
public nonisolated struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour that fills it.
  public var backgroundColor: UIColor?
  /// The radius of its corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far it is moved inwards, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// A view in it: nil, as none is kept in what is passed between threads.
  public var customView: UIView? {
    get { nil }
    set {}
  }
  /// The picture in it.
  public var image: UIImage?
  /// The colour of the line around it.
  public var strokeColor: UIColor?
  /// The width of that line, in points.
  public var strokeWidth: CGFloat = 0
  /// How far that line lies outside, in points.
  public var strokeOutset: CGFloat = 0

  /// What changes the colour for a state.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// What changes the line's colour for a state.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// How the picture is placed.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Along which edges the margins count, too.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// Makes a background of nothing.
  init() {}

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
  /// That of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    filled(.secondarySystemGroupedBackground)
  }
  /// That of a list of any kind.
  public static func listCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
  /// That of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// That of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// That of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = color
    return background
  }

  /// The description for a state: the same.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

extension TableViewCell {
  /// What lies behind the content; a colour alone becomes the cell's.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { attached(KeptBackground.self)?.configuration }
    set { attached { KeptBackground() }.show(newValue, in: self, \.backgroundView) }
  }

  /// A description of an empty cell in the style of the cell: its texts one below the other in style `.subtitle`,
  /// beside each other in the styles with a value.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}

extension TableHeaderFooterView {
  /// What lies behind the content; a colour alone becomes the view's.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { attached(KeptBackground.self)?.configuration }
    set { attached { KeptBackground() }.show(newValue, in: self, \.backgroundView) }
  }

  /// Whether the background is made again for each state; it is remembered.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// A description of an empty header in the style of the table that handed the view out.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain = ((superview as? UITableView) ?? tableOfOrigin)?.style ?? .plain == .plain
    return isPlain ? .plainHeader() : .groupedHeader()
  }
}
