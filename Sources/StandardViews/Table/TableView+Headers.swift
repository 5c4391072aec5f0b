import Foundation
import ViewTree

/// The headers and footers of sections.
extension TableView {
  /// Makes the class known whose views are headers and footers of a kind, or no class.
  final func registerHeaderFooters(_ viewClass: AnyClass?, _ identifier: String) {
    guard let viewClass else {
      let old = headerFooterMakers.removeValue(forKey: identifier)
      return withExtendedLifetime(old) {}
    }
    guard let viewClass = viewClass as? TableHeaderFooterView.Type else {
      reportRows(
        "\(itemDescription) can't make headers of \(viewClass) for the kind '\(identifier)'.",
        hint: "Register a subclass of TableHeaderFooterView.")
      return
    }
    register(forHeaderFooterViewReuseIdentifier: identifier) {
      viewClass.made(reuseIdentifier: identifier)
    }
  }

  /// Makes known how a header or footer of a kind is made.
  package final func register(
    forHeaderFooterViewReuseIdentifier identifier: String,
    _ makeView: @escaping () -> TableHeaderFooterView
  ) {
    let old = headerFooterMakers[identifier]
    headerFooterMakers[identifier] = makeView
    withExtendedLifetime(old) {}
  }

  /// A header or footer of a kind: one that waits, or a new one; nil for an unknown kind.
  final func reusedOrNewHeaderFooter(_ identifier: String) -> TableHeaderFooterView? {
    if let view = waitingHeaderFooters[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = headerFooterMakers[identifier]?()
    view?.tableOfOrigin = self
    return view
  }

  /// The entries of a section's header and footer; nil for an unknown section.
  final func entries(ofSection section: Int) -> (header: Int, footer: Int)? {
    guard section >= 0, section < sectionStarts.count - 1 else { return nil }
    return (sectionStarts[section], sectionStarts[section + 1] - 1)
  }
}
