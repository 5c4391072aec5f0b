import Foundation
import Testing
import UIKit

/// What scroll views, tables, collections and their cells keep beside their layout.
@Suite
struct ScrollMemoryTests {
  private func cell() -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  @Test func `Scroll views`() {
    remembers(UIScrollView(), \.indexDisplayMode, .automatic, .alwaysHidden)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset.y = 30
    view.stopScrollingAndZooming()
    #expect(view.contentOffset.y == 30 && view.touchesShouldBegin([], with: nil, in: view))
  }

  @Test func `Tables and their cells`() {
    remembers(UITableView(), \.separatorInsetReference, .fromCellEdges, .fromAutomaticInsets)
    remembers(UITableView(), \.selfSizingInvalidation, .enabled, .disabled)
    remembersObject(UITableView(), \.separatorEffect, UIBlurEffect(style: .light))
    let table = UITableView()
    let count = table.numberOfSections
    table.reloadSectionIndexTitles()
    #expect(table.numberOfSections == count && table.subviews.isEmpty)
    remembers(cell(), \.focusStyle, .default, .custom)
    remembersObject(cell(), \.multipleSelectionBackgroundView, UIView())
    #expect(!cell().showingDeleteConfirmation && !cell().showsReorderControlNow)
  }

  @Test func `Collections`() {
    remembers(UICollectionView(frame: .zero), \.reorderingCadence, .immediate, .slow)
    remembers(UICollectionView(frame: .zero), \.selfSizingInvalidation, .enabled, .disabled)
  }

  @Test func `Backgrounds of rows and headers colour them`() {
    var background = UIBackgroundConfiguration.clear()
    #expect(background.backgroundColor == nil && background.customView == nil)
    background.customView = UIView()
    background.backgroundColor = .red
    #expect(background.customView == nil)
    let (row, header) = (cell(), UITableViewHeaderFooterView(reuseIdentifier: nil))
    let item = UICollectionViewListCell(frame: .zero)
    #expect(row.backgroundConfiguration == nil && header.backgroundConfiguration == nil)
    row.backgroundConfiguration = background
    header.backgroundConfiguration = background
    item.backgroundConfiguration = background
    #expect(row.backgroundConfiguration == background && row.backgroundColor == .red)
    #expect(header.backgroundConfiguration == background && header.backgroundColor == .red)
    #expect(item.backgroundConfiguration == background && item.backgroundColor == .red)
    remembers(
      UITableViewHeaderFooterView(reuseIdentifier: nil),
      \.automaticallyUpdatesBackgroundConfiguration, true, false)
    #expect(background.updated(for: row.configurationState) == background)
    let clear: [UIBackgroundConfiguration] = [
      .listSidebarCell(), .listPlainHeaderFooter(), .listGroupedHeaderFooter(), .clear(),
    ]
    for kind in clear { #expect(kind.backgroundColor == nil && kind.cornerRadius == 0) }
    #expect(UIBackgroundConfiguration.listCell() == .listPlainCell())
    #expect(item.defaultBackgroundConfiguration() == .listCell())
  }

  @Test func `Accessories of cells`() throws {
    let words = UICellAccessory.label(text: "Words")
    #expect(words.text == "Words" && words.accessoryType == .label && words.displayed == .always)
    let list: [(UICellAccessory, UICellAccessory.AccessoryType, UICellAccessory.DisplayedState)] = [
      (.outlineDisclosure(), .outlineDisclosure, .always),
      (.insert(), .insert, .whenEditing), (.multiselect(), .multiselect, .whenEditing),
      (.popUpMenu(UIMenu(title: "a")), .popUpMenu, .always),
    ]
    for (accessory, type, displayed) in list {
      #expect(accessory.accessoryType == type && accessory.displayed == displayed)
    }
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    cell.accessories = [words]
    cell.layoutIfNeeded()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Words"
    #expect(
      cell.contentView.frame.width == 320 - 16 - label.intrinsicContentSize.width.rounded(.up))
    #expect(cell.separatorLayoutGuide === cell.contentView.layoutMarginsGuide)
    #expect(cell.defaultContentConfiguration() == .cell())
  }

  @Test func `Kinds of content`() {
    let side = UIListContentConfiguration.valueCell()
    #expect(side.prefersSideBySideTextAndSecondaryText)
    #expect(side.secondaryTextProperties.font == side.textProperties.font)
    #expect(UIListContentConfiguration.plainFooter() == .groupedFooter())
    #expect(UIListContentConfiguration.header() == .groupedHeader())
    #expect(UIListContentConfiguration.footer() == .groupedFooter())
    #expect(UIListContentConfiguration.sidebarCell() == .cell())
    #expect(UIListContentConfiguration.sidebarSubtitleCell() == .subtitleCell())
    let fonts: [(UIListContentConfiguration, UIFont.TextStyle)] = [
      (.prominentInsetGroupedHeader(), .title3), (.sidebarHeader(), .headline),
    ]
    for (content, style) in fonts {
      #expect(content.textProperties.font == .preferredFont(forTextStyle: style))
    }
  }

  @Test func `A value beside its name ends at the margin`() throws {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Value"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.layoutIfNeeded()
    let labels = view.subviews.flatMap { [$0] + $0.subviews }.compactMap { $0 as? UILabel }
    let (name, value) = (
      try #require(labels.first { $0.text == "Name" }),
      try #require(labels.first { $0.text == "Value" })
    )
    let (left, right) = (
      name.convert(name.bounds, to: view), value.convert(value.bounds, to: view)
    )
    let margins = content.directionalLayoutMargins
    #expect(left.minX == margins.leading && abs(right.maxX - (320 - margins.trailing)) < 0.5)
    #expect(right.minX >= left.maxX + content.textToSecondaryTextHorizontalPadding)
    #expect(abs(left.minY - right.minY) < 0.5)
  }

  @Test func `Changes of colours and attributes are equal to themselves alone`() {
    let red = UIConfigurationColorTransformer { _ in .red }
    #expect(red(.blue) == .red && red == red && red != .grayscale)
    #expect(Set([red, red, .preferredTint]).count == 2)
    #expect(UIConfigurationColorTransformer.preferredTint(.red) == .systemBlue)
    #expect(UIConfigurationColorTransformer.grayscale(.white) == UIColor(white: 1))
    let same = UIConfigurationTextAttributesTransformer { $0 }
    let other = UIConfigurationTextAttributesTransformer { $0 }
    #expect(same == same && same != other && Set([same, same, other]).count == 2)
  }
}
