import Foundation
import UIKit

extension ViewKind {
  static var collections: [ViewKind] {
    [
      ViewKind("collectionView", UICollectionView.self) { view, values, reader in
        setUpScrolling(view, values, reader)
        if let layout = values.element.child("collectionViewFlowLayout") {
          view.collectionViewLayout = flowLayout(values.values(of: layout))
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
        for key in ["sectionHeaderView", "sectionFooterView"] {
          guard let part = values.element.child(key: key), reader.isPicture else { continue }
          reader.readPart(part) { _ in }
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

  private static func flowLayout(_ values: Values) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = values["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    if let spacing = values.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
    if let spacing = values.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = spacing
    }
    if let size = values.size("itemSize"), size.width > 0, size.height > 0 {
      layout.itemSize = size
    }
    if let size = values.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = values.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let inset = values.insets("sectionInset") { layout.sectionInset = inset }
    return layout
  }
}
