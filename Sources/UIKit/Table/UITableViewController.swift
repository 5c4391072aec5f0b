public import Foundation
public import ViewTree

/// Looks after a table, which is its view, and whose data source and delegate it is.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Makes a controller of a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a plain table; no archive is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller of a plain table, unless a document of Interface Builder has another.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  deinit {}

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table, which is the view; another kind of view is no table.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Makes the table, unless it comes from a document of Interface Builder.
  open override func loadView() {
    super.loadView()
    if let table = viewIfLoaded as? UITableView {
      table.dataSource = table.dataSource ?? self
      table.delegate = table.delegate ?? self
      return
    }
    let table = UITableView(frame: viewIfLoaded?.frame ?? .zero, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  // MARK: Rows

  /// One section, unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// None, unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// An empty cell, unless overridden.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  /// No title, unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No title, unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// The table's row height, unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }

  /// The table's height of headers, unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  /// The table's height of footers, unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }

  /// None, unless overridden.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  /// None, unless overridden.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }

  /// Never called, as nothing is touched.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called after the table was scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
