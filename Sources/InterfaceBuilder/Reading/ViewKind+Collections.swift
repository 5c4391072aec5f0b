import Foundation
import StandardViews
import UIKit

extension ViewKind {
  static var collections: [ViewKind] {
    [
      ViewKind("collectionView", UICollectionView.self) { view, values, reader in
        setUpScrolling(view, values, reader)
        if let layout = values.element.child("collectionViewFlowLayout") {
          view.collectionViewLayout = flowLayout(values.values(of: layout), reader)
        }
        for cell in values.element.list("cells") where cell.name == "collectionViewCell" {
          reader.readPrototype(cell) { identifier, make in
            reader.atEnd {
              view.register(forCellWithReuseIdentifier: identifier) {
                make() as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
              }
            }
          }
        }
        let parts = [
          ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
          ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in parts {
          guard let part = values.element.child(key: key) else { continue }
          reader.readPrototype(part) { identifier, make in
            reader.atEnd {
              view.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
                make() as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
              }
            }
          }
        }
        if let background = values.element.child(key: "backgroundView"), reader.isView(background) {
          reader.readPart(background) { view.backgroundView = $0 }
        }
      },
      ViewKind("collectionViewCell", UICollectionViewCell.self) { cell, values, reader in
        cell.storedReuseIdentifier = values["reuseIdentifier"]
        guard let content = values.element.child(key: "contentView") else { return }
        reader.read(content, into: cell.contentView)
      },
      ViewKind("collectionReusableView", UICollectionReusableView.self) { view, values, _ in
        view.storedReuseIdentifier = values["reuseIdentifier"]
      },
    ]
  }

  /// The layout that a document describes, in programs of the class that it names.
  private static func flowLayout(
    _ values: Values, _ reader: PartReader
  ) -> UICollectionViewFlowLayout {
    let base = UICollectionViewFlowLayout.self
    let type =
      reader.isPicture
      ? base
      : reader.source.classes.type(
        of: values.element, insteadOf: base, named: "UICollectionViewFlowLayout", values.notes,
        fitting: { $0 as? UICollectionViewFlowLayout.Type })
    let layout = type.init(coder: DocumentCoder()) ?? UICollectionViewFlowLayout()
    layout.scrollDirection = values["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    if let spacing = values.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
    if let spacing = values.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = spacing
    }
    if let size = values.size("itemSize"), size.width > 0, size.height > 0 {
      layout.itemSize = size
    }
    if let size = values.size("estimatedItemSize"), size.width > 0, size.height > 0 {
      layout.estimatedItemSize = size
    }
    layout.sectionHeadersPinToVisibleBounds =
      values.flag("sectionHeadersPinToVisibleBounds") ?? false
    layout.sectionFootersPinToVisibleBounds =
      values.flag("sectionFootersPinToVisibleBounds") ?? false
    if let size = values.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = values.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let inset = values.insets("sectionInset") { layout.sectionInset = inset }
    return layout
  }
}
