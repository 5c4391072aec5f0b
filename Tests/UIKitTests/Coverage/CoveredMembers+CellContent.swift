import UIKit

/// The members for what cells are described by.
extension CoveredMembers {
  static var cellContent: [String: [CoveredMember]] {
    [
      "UITableViewCell": cellContentUITableViewCell,
      "UICollectionViewCell": cellContentUICollectionViewCell,
      "UIListContentConfiguration": cellContentUIListContentConfiguration,
      "UIListContentView": cellContentUIListContentView,
      "UIBackgroundConfiguration": cellContentUIBackgroundConfiguration,
    ]
  }

  private static var cellContentUITableViewCell: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("accessoryView", { (it: UITableViewCell) in it.accessoryView }))
    members.append(
      CoveredMember("editingAccessoryView", { (it: UITableViewCell) in it.editingAccessoryView }))
    members.append(
      CoveredMember("editingAccessoryType", { (it: UITableViewCell) in it.editingAccessoryType }))
    members.append(
      CoveredMember("contentConfiguration", { (it: UITableViewCell) in it.contentConfiguration }))
    members.append(
      CoveredMember(
        "backgroundConfiguration", { (it: UITableViewCell) in it.backgroundConfiguration }))
    members.append(
      CoveredMember("defaultContentConfiguration()", UITableViewCell.defaultContentConfiguration))
    members.append(
      CoveredMember("configurationState", { (it: UITableViewCell) in it.configurationState }))
    members.append(
      CoveredMember(
        "configurationUpdateHandler", { (it: UITableViewCell) in it.configurationUpdateHandler }))
    members.append(
      CoveredMember(
        "automaticallyUpdatesContentConfiguration",
        { (it: UITableViewCell) in it.automaticallyUpdatesContentConfiguration }))
    members.append(
      CoveredMember("setNeedsUpdateConfiguration()", UITableViewCell.setNeedsUpdateConfiguration))
    members.append(
      CoveredMember("updateConfiguration(using:)", UITableViewCell.updateConfiguration(using:)))
    members.append(
      CoveredMember("setSelected(_:animated:)", UITableViewCell.setSelected(_:animated:)))
    members.append(
      CoveredMember("setHighlighted(_:animated:)", UITableViewCell.setHighlighted(_:animated:)))
    members.append(
      CoveredMember("setEditing(_:animated:)", UITableViewCell.setEditing(_:animated:)))
    members.append(CoveredMember("isSelected", { (it: UITableViewCell) in it.isSelected }))
    members.append(CoveredMember("isHighlighted", { (it: UITableViewCell) in it.isHighlighted }))
    members.append(CoveredMember("isEditing", { (it: UITableViewCell) in it.isEditing }))
    members.append(CoveredMember("separatorInset", { (it: UITableViewCell) in it.separatorInset }))
    members.append(CoveredMember("backgroundView", { (it: UITableViewCell) in it.backgroundView }))
    members.append(
      CoveredMember(
        "selectedBackgroundView", { (it: UITableViewCell) in it.selectedBackgroundView }))
    members.append(
      CoveredMember("indentationLevel", { (it: UITableViewCell) in it.indentationLevel }))
    members.append(
      CoveredMember("indentationWidth", { (it: UITableViewCell) in it.indentationWidth }))
    return members
  }

  private static var cellContentUICollectionViewCell: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "contentConfiguration", { (it: UICollectionViewCell) in it.contentConfiguration }))
    members.append(
      CoveredMember(
        "backgroundConfiguration", { (it: UICollectionViewCell) in it.backgroundConfiguration }))
    members.append(
      CoveredMember("configurationState", { (it: UICollectionViewCell) in it.configurationState }))
    members.append(
      CoveredMember(
        "configurationUpdateHandler",
        { (it: UICollectionViewCell) in it.configurationUpdateHandler }))
    members.append(
      CoveredMember(
        "automaticallyUpdatesContentConfiguration",
        { (it: UICollectionViewCell) in it.automaticallyUpdatesContentConfiguration }))
    members.append(
      CoveredMember(
        "setNeedsUpdateConfiguration()", UICollectionViewCell.setNeedsUpdateConfiguration))
    members.append(
      CoveredMember("updateConfiguration(using:)", UICollectionViewCell.updateConfiguration(using:))
    )
    return members
  }

  private static var cellContentUIListContentConfiguration: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("cell()", UIListContentConfiguration.cell))
    members.append(CoveredMember("subtitleCell()", UIListContentConfiguration.subtitleCell))
    members.append(CoveredMember("valueCell()", UIListContentConfiguration.valueCell))
    members.append(CoveredMember("plainHeader()", UIListContentConfiguration.plainHeader))
    members.append(CoveredMember("plainFooter()", UIListContentConfiguration.plainFooter))
    members.append(CoveredMember("groupedHeader()", UIListContentConfiguration.groupedHeader))
    members.append(CoveredMember("groupedFooter()", UIListContentConfiguration.groupedFooter))
    members.append(CoveredMember("header()", UIListContentConfiguration.header))
    members.append(CoveredMember("footer()", UIListContentConfiguration.footer))
    members.append(
      CoveredMember(
        "prominentInsetGroupedHeader()", UIListContentConfiguration.prominentInsetGroupedHeader))
    members.append(CoveredMember("sidebarCell()", UIListContentConfiguration.sidebarCell))
    members.append(CoveredMember("text", { (it: UIListContentConfiguration) in it.text }))
    members.append(
      CoveredMember("attributedText", { (it: UIListContentConfiguration) in it.attributedText }))
    members.append(
      CoveredMember("textProperties", { (it: UIListContentConfiguration) in it.textProperties }))
    members.append(
      CoveredMember("secondaryText", { (it: UIListContentConfiguration) in it.secondaryText }))
    members.append(
      CoveredMember(
        "secondaryAttributedText",
        { (it: UIListContentConfiguration) in it.secondaryAttributedText }))
    members.append(
      CoveredMember(
        "secondaryTextProperties",
        { (it: UIListContentConfiguration) in it.secondaryTextProperties }))
    members.append(CoveredMember("image", { (it: UIListContentConfiguration) in it.image }))
    members.append(
      CoveredMember(
        "textToSecondaryTextHorizontalPadding",
        { (it: UIListContentConfiguration) in it.textToSecondaryTextHorizontalPadding }))
    members.append(
      CoveredMember(
        "textToSecondaryTextVerticalPadding",
        { (it: UIListContentConfiguration) in it.textToSecondaryTextVerticalPadding }))
    members.append(
      CoveredMember(
        "imageToTextPadding", { (it: UIListContentConfiguration) in it.imageToTextPadding }))
    members.append(
      CoveredMember(
        "directionalLayoutMargins",
        { (it: UIListContentConfiguration) in it.directionalLayoutMargins }))
    members.append(
      CoveredMember(
        "prefersSideBySideTextAndSecondaryText",
        { (it: UIListContentConfiguration) in it.prefersSideBySideTextAndSecondaryText }))
    members.append(
      CoveredMember(
        "axesPreservingSuperviewLayoutMargins",
        { (it: UIListContentConfiguration) in it.axesPreservingSuperviewLayoutMargins }))
    members.append(
      CoveredMember(
        "updated(for:)",
        { (it: UIListContentConfiguration, state: UICellConfigurationState) in
          it.updated(for: state)
        }))
    members.append(
      CoveredMember(
        "makeContentView()", { (it: UIListContentConfiguration) in it.makeContentView() }))
    return members
  }

  private static var cellContentUIListContentView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(configuration:)", UIListContentView.init(configuration:)))
    members.append(CoveredMember("configuration", { (it: UIListContentView) in it.configuration }))
    members.append(
      CoveredMember("textLayoutGuide", { (it: UIListContentView) in it.textLayoutGuide }))
    return members
  }

  private static var cellContentUIBackgroundConfiguration: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("clear()", UIBackgroundConfiguration.clear))
    members.append(CoveredMember("listPlainCell()", UIBackgroundConfiguration.listPlainCell))
    members.append(CoveredMember("listGroupedCell()", UIBackgroundConfiguration.listGroupedCell))
    members.append(
      CoveredMember("backgroundColor", { (it: UIBackgroundConfiguration) in it.backgroundColor }))
    members.append(
      CoveredMember("cornerRadius", { (it: UIBackgroundConfiguration) in it.cornerRadius }))
    members.append(
      CoveredMember("backgroundInsets", { (it: UIBackgroundConfiguration) in it.backgroundInsets }))
    members.append(
      CoveredMember("strokeColor", { (it: UIBackgroundConfiguration) in it.strokeColor }))
    members.append(
      CoveredMember("strokeWidth", { (it: UIBackgroundConfiguration) in it.strokeWidth }))
    return members
  }
}
