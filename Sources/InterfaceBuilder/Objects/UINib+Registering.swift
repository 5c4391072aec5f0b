import Foundation
public import UIKit
import ViewTree

extension UITableView {
  /// Registers a document whose view is a cell of a kind; nil has no effect, as a kind can't be
  /// forgotten.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return }
    register(forCellReuseIdentifier: identifier) {
      nib.view(identifier, or: UITableViewCell(reuseIdentifier: identifier))
    }
  }

  /// Registers a document whose view is a header or footer of a kind.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return }
    register(forHeaderFooterViewReuseIdentifier: identifier) {
      nib.view(identifier, or: UITableViewHeaderFooterView(reuseIdentifier: identifier))
    }
  }
}

extension UICollectionView {
  /// Registers a document whose view is a cell of a kind.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return }
    register(forCellWithReuseIdentifier: identifier) {
      nib.view(identifier, or: UICollectionViewCell(frame: .zero))
    }
  }
}

extension UICollectionView {
  /// Registers a document whose view is one of a kind, such as a header.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let nib else { return }
    register(forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) {
      nib.view(identifier, or: UICollectionReusableView(frame: .zero))
    }
  }
}

extension UINib {
  /// The document's view of a class; if it has none, another in its place, and a report.
  fileprivate func view<Kind: UIView>(
    _ identifier: String, or standIn: @autoclosure () -> Kind
  ) -> Kind {
    let objects = objects(owner: nil, reuseIdentifier: identifier)
    if let view = objects.lazy.compactMap({ $0 as? Kind }).first { return view }
    let standIn = standIn()
    LayoutDiagnostic(
      .document, "\(document.file) has no \(Kind.self) for the kind '\(identifier)'.",
      source: CodeLocation(fileID: document.file, line: 0),
      hint: "Its first view has to be one."
    ).report(to: standIn)
    return standIn
  }
}
