public import StandardViews
import ViewTree

/// A header or footer of a section, which a table uses again for others.
public typealias UITableViewHeaderFooterView = TableHeaderFooterView

extension TableHeaderFooterView {
  /// The title, made when it is first asked for; in a header made for a title it is that.
  public var textLabel: UILabel? {
    if let label = titleLabel as? UILabel { return label }
    let label = UILabel()
    label.font = titleLabel?.font ?? .systemFont(ofSize: 17, weight: .semibold)
    label.text = titleLabel?.text
    label.numberOfLines = titleLabel?.numberOfLines ?? 1
    titleLabel = label
    return label
  }
}
