import UIKit

/// The members for lists and their data.
extension CoveredMembers {
  static var collections: [String: [CoveredMember]] {
    [
      "NSDiffableDataSourceSnapshot": collectionsNSDiffableDataSourceSnapshot,
      "UICollectionViewDiffableDataSource": collectionsUICollectionViewDiffableDataSource,
      "UITableViewDiffableDataSource": collectionsUITableViewDiffableDataSource,
      "UICollectionView": collectionsUICollectionView,
      "UICollectionView.CellRegistration": collectionsUICollectionViewCellRegistration,
      "UICollectionView.SupplementaryRegistration":
        collectionsUICollectionViewSupplementaryRegistration,
      "UICollectionViewCompositionalLayout": collectionsUICollectionViewCompositionalLayout,
      "UICollectionViewCompositionalLayoutConfiguration":
        collectionsUICollectionViewCompositionalLayoutConfiguration,
      "NSCollectionLayoutDimension": collectionsNSCollectionLayoutDimension,
      "NSCollectionLayoutSize": collectionsNSCollectionLayoutSize,
      "NSCollectionLayoutSpacing": collectionsNSCollectionLayoutSpacing,
      "NSCollectionLayoutEdgeSpacing": collectionsNSCollectionLayoutEdgeSpacing,
      "NSCollectionLayoutItem": collectionsNSCollectionLayoutItem,
      "NSCollectionLayoutGroup": collectionsNSCollectionLayoutGroup,
      "NSCollectionLayoutSection": collectionsNSCollectionLayoutSection,
      "NSCollectionLayoutBoundarySupplementaryItem":
        collectionsNSCollectionLayoutBoundarySupplementaryItem,
      "NSCollectionLayoutSupplementaryItem": collectionsNSCollectionLayoutSupplementaryItem,
      "NSCollectionLayoutDecorationItem": collectionsNSCollectionLayoutDecorationItem,
    ]
  }

  private static var collectionsNSDiffableDataSourceSnapshot: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "sectionIdentifiers",
        { (it: NSDiffableDataSourceSnapshot<Int, Int>) in it.sectionIdentifiers }))
    members.append(
      CoveredMember(
        "itemIdentifiers", { (it: NSDiffableDataSourceSnapshot<Int, Int>) in it.itemIdentifiers }))
    members.append(
      CoveredMember(
        "numberOfItems", { (it: NSDiffableDataSourceSnapshot<Int, Int>) in it.numberOfItems }))
    members.append(
      CoveredMember(
        "numberOfSections", { (it: NSDiffableDataSourceSnapshot<Int, Int>) in it.numberOfSections })
    )
    members.append(
      CoveredMember(
        "reloadedItemIdentifiers",
        { (it: NSDiffableDataSourceSnapshot<Int, Int>) in it.reloadedItemIdentifiers }))
    members.append(
      CoveredMember(
        "reconfiguredItemIdentifiers",
        { (it: NSDiffableDataSourceSnapshot<Int, Int>) in it.reconfiguredItemIdentifiers }))
    members.append(
      CoveredMember(
        "numberOfItems(inSection:)",
        NSDiffableDataSourceSnapshot<Int, Int>.numberOfItems(inSection:)))
    members.append(
      CoveredMember(
        "itemIdentifiers(inSection:)",
        NSDiffableDataSourceSnapshot<Int, Int>.itemIdentifiers(inSection:)))
    members.append(
      CoveredMember(
        "sectionIdentifier(containingItem:)",
        NSDiffableDataSourceSnapshot<Int, Int>.sectionIdentifier(containingItem:)))
    members.append(
      CoveredMember("indexOfItem(_:)", NSDiffableDataSourceSnapshot<Int, Int>.indexOfItem(_:)))
    members.append(
      CoveredMember("indexOfSection(_:)", NSDiffableDataSourceSnapshot<Int, Int>.indexOfSection(_:))
    )
    members.append(
      CoveredMember(
        "appendSections(_:)",
        { (it: inout NSDiffableDataSourceSnapshot<Int, Int>) in it.appendSections([]) }))
    members.append(
      CoveredMember(
        "insertSections(_:beforeSection:)",
        { (it: inout NSDiffableDataSourceSnapshot<Int, Int>) in
          it.insertSections([], beforeSection: 0)
        }))
    members.append(
      CoveredMember(
        "insertSections(_:afterSection:)",
        { (it: inout NSDiffableDataSourceSnapshot<Int, Int>) in
          it.insertSections([], afterSection: 0)
        }))
    members.append(
      CoveredMember(
        "deleteSections(_:)",
        { (it: inout NSDiffableDataSourceSnapshot<Int, Int>) in it.deleteSections([]) }))
    members.append(
      CoveredMember(
        "moveSection(_:beforeSection:)",
        { (it: inout NSDiffableDataSourceSnapshot<Int, Int>) in it.moveSection(0, beforeSection: 1)
        }))
    members.append(
      CoveredMember(
        "moveSection(_:afterSection:)",
        { (it: inout NSDiffableDataSourceSnapshot<Int, Int>) in it.moveSection(0, afterSection: 1) }
      ))
    members.append(
      CoveredMember(
        "reloadSections(_:)",
        { (it: inout NSDiffableDataSourceSnapshot<Int, Int>) in it.reloadSections([]) }))
    members.append(
      CoveredMember(
        "appendItems(_:toSection:)",
        { (it: inout NSDiffableDataSourceSnapshot<Int, Int>) in it.appendItems([], toSection: 0) }))
    members.append(
      CoveredMember(
        "insertItems(_:beforeItem:)",
        { (it: inout NSDiffableDataSourceSnapshot<Int, Int>) in it.insertItems([], beforeItem: 0) })
    )
    members.append(
      CoveredMember(
        "insertItems(_:afterItem:)",
        { (it: inout NSDiffableDataSourceSnapshot<Int, Int>) in it.insertItems([], afterItem: 0) }))
    members.append(
      CoveredMember(
        "deleteItems(_:)",
        { (it: inout NSDiffableDataSourceSnapshot<Int, Int>) in it.deleteItems([]) }))
    members.append(
      CoveredMember(
        "deleteAllItems()",
        { (it: inout NSDiffableDataSourceSnapshot<Int, Int>) in it.deleteAllItems() }))
    members.append(
      CoveredMember(
        "moveItem(_:beforeItem:)",
        { (it: inout NSDiffableDataSourceSnapshot<Int, Int>) in it.moveItem(0, beforeItem: 1) }))
    members.append(
      CoveredMember(
        "moveItem(_:afterItem:)",
        { (it: inout NSDiffableDataSourceSnapshot<Int, Int>) in it.moveItem(0, afterItem: 1) }))
    members.append(
      CoveredMember(
        "reloadItems(_:)",
        { (it: inout NSDiffableDataSourceSnapshot<Int, Int>) in it.reloadItems([]) }))
    members.append(
      CoveredMember(
        "reconfigureItems(_:)",
        { (it: inout NSDiffableDataSourceSnapshot<Int, Int>) in it.reconfigureItems([]) }))
    return members
  }

  private static var collectionsUICollectionViewDiffableDataSource: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(collectionView:cellProvider:)",
        UICollectionViewDiffableDataSource<Int, Int>.init(collectionView:cellProvider:)))
    members.append(
      CoveredMember(
        "apply(_:animatingDifferences:completion:)",
        { (it: UICollectionViewDiffableDataSource<Int, Int>) in
          it.apply(.init(), animatingDifferences: true, completion: nil)
        }))
    members.append(
      CoveredMember(
        "applySnapshotUsingReloadData(_:completion:)",
        { (it: UICollectionViewDiffableDataSource<Int, Int>) in
          it.applySnapshotUsingReloadData(.init(), completion: nil)
        }))
    members.append(
      CoveredMember(
        "snapshot()", { (it: UICollectionViewDiffableDataSource<Int, Int>) in it.snapshot() }))
    members.append(
      CoveredMember(
        "itemIdentifier(for:)", UICollectionViewDiffableDataSource<Int, Int>.itemIdentifier(for:)))
    members.append(
      CoveredMember("indexPath(for:)", UICollectionViewDiffableDataSource<Int, Int>.indexPath(for:))
    )
    members.append(
      CoveredMember(
        "sectionIdentifier(for:)",
        UICollectionViewDiffableDataSource<Int, Int>.sectionIdentifier(for:)))
    members.append(
      CoveredMember("index(for:)", UICollectionViewDiffableDataSource<Int, Int>.index(for:)))
    members.append(
      CoveredMember(
        "supplementaryViewProvider",
        { (it: UICollectionViewDiffableDataSource<Int, Int>) in it.supplementaryViewProvider }))
    return members
  }

  private static var collectionsUITableViewDiffableDataSource: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(tableView:cellProvider:)",
        UITableViewDiffableDataSource<Int, Int>.init(tableView:cellProvider:)))
    members.append(
      CoveredMember(
        "apply(_:animatingDifferences:completion:)",
        { (it: UITableViewDiffableDataSource<Int, Int>) in
          it.apply(.init(), animatingDifferences: true, completion: nil)
        }))
    members.append(
      CoveredMember(
        "applySnapshotUsingReloadData(_:completion:)",
        { (it: UITableViewDiffableDataSource<Int, Int>) in
          it.applySnapshotUsingReloadData(.init(), completion: nil)
        }))
    members.append(CoveredMember("snapshot()", UITableViewDiffableDataSource<Int, Int>.snapshot))
    members.append(
      CoveredMember(
        "itemIdentifier(for:)", UITableViewDiffableDataSource<Int, Int>.itemIdentifier(for:)))
    members.append(
      CoveredMember("indexPath(for:)", UITableViewDiffableDataSource<Int, Int>.indexPath(for:)))
    members.append(
      CoveredMember(
        "sectionIdentifier(for:)", UITableViewDiffableDataSource<Int, Int>.sectionIdentifier(for:)))
    members.append(
      CoveredMember("index(for:)", UITableViewDiffableDataSource<Int, Int>.index(for:)))
    return members
  }

  private static var collectionsUICollectionView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("reconfigureItems(at:)", UICollectionView.reconfigureItems(at:)))
    members.append(
      CoveredMember(
        "dequeueConfiguredReusableCell(using:for:item:)",
        {
          (
            it: UICollectionView,
            registration: UICollectionView.CellRegistration<UICollectionViewCell, Int>
          ) in
          it.dequeueConfiguredReusableCell(
            using: registration, for: IndexPath(item: 0, section: 0), item: 0)
        }))
    members.append(
      CoveredMember(
        "dequeueConfiguredReusableSupplementary(using:for:)",
        {
          (
            it: UICollectionView,
            registration: UICollectionView.SupplementaryRegistration<UICollectionReusableView>
          ) in
          it.dequeueConfiguredReusableSupplementary(
            using: registration, for: IndexPath(item: 0, section: 0))
        }))
    return members
  }

  private static var collectionsUICollectionViewCellRegistration: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(handler:)",
        UICollectionView.CellRegistration<UICollectionViewCell, Int>.init(handler:)))
    return members
  }

  private static var collectionsUICollectionViewSupplementaryRegistration: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(elementKind:handler:)",
        UICollectionView.SupplementaryRegistration<UICollectionReusableView>.init(
          elementKind:handler:)))
    return members
  }

  private static var collectionsUICollectionViewCompositionalLayout: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(section:)",
        { UICollectionViewCompositionalLayout(section: $0) }
          as (NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout))
    members.append(
      CoveredMember(
        "init(section:configuration:)",
        UICollectionViewCompositionalLayout.init(section:configuration:)))
    members.append(
      CoveredMember(
        "init(sectionProvider:)",
        { UICollectionViewCompositionalLayout(sectionProvider: $0) }
          as (@escaping UICollectionViewCompositionalLayout.SectionProvider)
          -> UICollectionViewCompositionalLayout))
    members.append(
      CoveredMember(
        "init(sectionProvider:configuration:)",
        UICollectionViewCompositionalLayout.init(sectionProvider:configuration:)))
    members.append(
      CoveredMember(
        "configuration", { (it: UICollectionViewCompositionalLayout) in it.configuration }))
    members.append(CoveredMember("list(using:)", UICollectionViewCompositionalLayout.list(using:)))
    return members
  }

  private static var collectionsUICollectionViewCompositionalLayoutConfiguration: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "scrollDirection",
        { (it: UICollectionViewCompositionalLayoutConfiguration) in it.scrollDirection }))
    members.append(
      CoveredMember(
        "interSectionSpacing",
        { (it: UICollectionViewCompositionalLayoutConfiguration) in it.interSectionSpacing }))
    members.append(
      CoveredMember(
        "boundarySupplementaryItems",
        { (it: UICollectionViewCompositionalLayoutConfiguration) in it.boundarySupplementaryItems })
    )
    members.append(
      CoveredMember(
        "contentInsetsReference",
        { (it: UICollectionViewCompositionalLayoutConfiguration) in it.contentInsetsReference }))
    return members
  }

  private static var collectionsNSCollectionLayoutDimension: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("fractionalWidth(_:)", NSCollectionLayoutDimension.fractionalWidth(_:)))
    members.append(
      CoveredMember("fractionalHeight(_:)", NSCollectionLayoutDimension.fractionalHeight(_:)))
    members.append(CoveredMember("absolute(_:)", NSCollectionLayoutDimension.absolute(_:)))
    members.append(CoveredMember("estimated(_:)", NSCollectionLayoutDimension.estimated(_:)))
    return members
  }

  private static var collectionsNSCollectionLayoutSize: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(widthDimension:heightDimension:)",
        NSCollectionLayoutSize.init(widthDimension:heightDimension:)))
    return members
  }

  private static var collectionsNSCollectionLayoutSpacing: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("fixed(_:)", NSCollectionLayoutSpacing.fixed(_:)))
    members.append(CoveredMember("flexible(_:)", NSCollectionLayoutSpacing.flexible(_:)))
    return members
  }

  private static var collectionsNSCollectionLayoutEdgeSpacing: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(leading:top:trailing:bottom:)",
        NSCollectionLayoutEdgeSpacing.init(leading:top:trailing:bottom:)))
    return members
  }

  private static var collectionsNSCollectionLayoutItem: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(layoutSize:supplementaryItems:)",
        NSCollectionLayoutItem.init(layoutSize:supplementaryItems:)))
    members.append(
      CoveredMember("contentInsets", { (it: NSCollectionLayoutItem) in it.contentInsets }))
    members.append(CoveredMember("edgeSpacing", { (it: NSCollectionLayoutItem) in it.edgeSpacing }))
    return members
  }

  private static var collectionsNSCollectionLayoutGroup: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "horizontal(layoutSize:subitems:)", NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)
      ))
    members.append(
      CoveredMember(
        "vertical(layoutSize:subitems:)", NSCollectionLayoutGroup.vertical(layoutSize:subitems:)))
    members.append(
      CoveredMember(
        "horizontal(layoutSize:subitem:count:)",
        NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count:)))
    members.append(
      CoveredMember(
        "vertical(layoutSize:subitem:count:)",
        NSCollectionLayoutGroup.vertical(layoutSize:subitem:count:)))
    members.append(
      CoveredMember(
        "horizontal(layoutSize:repeatingSubitem:count:)",
        NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:)))
    members.append(
      CoveredMember(
        "vertical(layoutSize:repeatingSubitem:count:)",
        NSCollectionLayoutGroup.vertical(layoutSize:repeatingSubitem:count:)))
    members.append(
      CoveredMember(
        "custom(layoutSize:itemProvider:)", NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)
      ))
    members.append(
      CoveredMember("interItemSpacing", { (it: NSCollectionLayoutGroup) in it.interItemSpacing }))
    return members
  }

  private static var collectionsNSCollectionLayoutSection: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(group:)", NSCollectionLayoutSection.init(group:)))
    members.append(
      CoveredMember("contentInsets", { (it: NSCollectionLayoutSection) in it.contentInsets }))
    members.append(
      CoveredMember(
        "interGroupSpacing", { (it: NSCollectionLayoutSection) in it.interGroupSpacing }))
    members.append(
      CoveredMember(
        "boundarySupplementaryItems",
        { (it: NSCollectionLayoutSection) in it.boundarySupplementaryItems }))
    members.append(
      CoveredMember(
        "supplementariesFollowContentInsets",
        { (it: NSCollectionLayoutSection) in it.supplementariesFollowContentInsets }))
    members.append(
      CoveredMember("decorationItems", { (it: NSCollectionLayoutSection) in it.decorationItems }))
    members.append(
      CoveredMember(
        "orthogonalScrollingBehavior",
        { (it: NSCollectionLayoutSection) in it.orthogonalScrollingBehavior }))
    members.append(
      CoveredMember(
        "visibleItemsInvalidationHandler",
        { (it: NSCollectionLayoutSection) in it.visibleItemsInvalidationHandler }))
    members.append(
      CoveredMember(
        "contentInsetsReference", { (it: NSCollectionLayoutSection) in it.contentInsetsReference }))
    return members
  }

  private static var collectionsNSCollectionLayoutBoundarySupplementaryItem: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(layoutSize:elementKind:alignment:absoluteOffset:)",
        NSCollectionLayoutBoundarySupplementaryItem.init(
          layoutSize:elementKind:alignment:absoluteOffset:)))
    members.append(
      CoveredMember(
        "pinToVisibleBounds",
        { (it: NSCollectionLayoutBoundarySupplementaryItem) in it.pinToVisibleBounds }))
    members.append(
      CoveredMember(
        "extendsBoundary",
        { (it: NSCollectionLayoutBoundarySupplementaryItem) in it.extendsBoundary }))
    return members
  }

  private static var collectionsNSCollectionLayoutSupplementaryItem: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(layoutSize:elementKind:containerAnchor:itemAnchor:)",
        NSCollectionLayoutSupplementaryItem.init(layoutSize:elementKind:containerAnchor:itemAnchor:)
      ))
    return members
  }

  private static var collectionsNSCollectionLayoutDecorationItem: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "background(elementKind:)", NSCollectionLayoutDecorationItem.background(elementKind:)))
    return members
  }
}
