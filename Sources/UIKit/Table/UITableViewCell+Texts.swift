public import StandardViews
import ViewTree

extension TableViewCell {
  /// The first text, made when it is first asked for, within the content's margins.
  public var textLabel: UILabel? { texts.first }

  /// The second text, made when it is first asked for; nil in a cell of style `.default`.
  public var detailTextLabel: UILabel? {
    guard cellStyle != .default else { return nil }
    return texts.second(cellStyle)
  }

  /// The picture before the texts, made when it is first asked for.
  ///
  /// It is as large as its picture, at most as high as the row, in the middle of it, and moves the texts
  /// by its width and 16 points.
  public var imageView: UIImageView? { texts.picture }

  private var texts: CellTexts { attached { CellTexts(in: contentView, cellStyle) } }
}

/// A picture that moves the texts of its cell by its width.
final class CellPicture: UIImageView {
  /// Where the first text begins.
  var start: NSLayoutConstraint?
  /// The first text.
  weak var text: UILabel?
  override var image: UIImage? {
    didSet { start?.constant = image.map { 16 + $0.size.width + 16 } ?? 16 }
  }
}

/// The first text of a cell of style `.value2`, in the tint unless the program gives it another colour than that of texts.
private final class CellTitle: UILabel {
  override var shownTextColor: UIColor {
    textColor == .label && !isHighlighted ? tintColor ?? .systemBlue : super.shownTextColor
  }
}

/// The texts of a cell: at least 11 points from the ends of the row, 16 from its sides.
///
/// In style `.value2` the first ends at the end of a column of 91 points, and the second begins 6
/// behind it; both have 12 points' size (not measured).
private final class CellTexts {
  let first: UILabel
  private var other: UILabel?
  private let start: NSLayoutConstraint
  private let content: UIView
  private let end: NSLayoutConstraint

  init(in content: UIView, _ style: UITableViewCell.CellStyle) {
    self.content = content
    first = style == .value2 ? CellTitle() : UILabel()
    first.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(first)
    end = first.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -11)
    start = NSLayoutConstraint(
      item: first, attribute: .leading, relatedBy: style == .value2 ? .greaterThanOrEqual : .equal,
      toItem: content, attribute: .leading, multiplier: 1, constant: 16)
    let room = content.heightAnchor.constraint(greaterThanOrEqualToConstant: 43.5)
    room.priority = UILayoutPriority(999)
    end.priority = UILayoutPriority(998)
    let top = first.topAnchor.constraint(equalTo: content.topAnchor, constant: 11)
    top.priority = UILayoutPriority(998)
    let least = first.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 11)
    least.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([start, end(of: first), least, top, end, room])
    if style == .value2 {
      first.font = .systemFont(ofSize: 12)
      let column = first.trailingAnchor.constraint(
        equalTo: content.leadingAnchor, constant: 16 + 91)
      column.priority = UILayoutPriority(998)
      column.isActive = true
    }
    if style != .subtitle {
      first.centerYAnchor.constraint(equalTo: content.centerYAnchor).isActive = true
    }
  }

  /// Keeps a text 16 points from the end of the row, in which there may be no room at all.
  private func end(of text: UILabel, _ relation: NSLayoutConstraint.Relation = .lessThanOrEqual)
    -> NSLayoutConstraint
  {
    let end = NSLayoutConstraint(
      item: text, attribute: .trailing, relatedBy: relation, toItem: content, attribute: .trailing,
      multiplier: 1, constant: -16)
    end.priority = UILayoutPriority(999)
    return end
  }

  private(set) lazy var picture: UIImageView = {
    let picture = CellPicture()
    picture.translatesAutoresizingMaskIntoConstraints = false
    picture.start = start
    picture.text = first
    content.addSubview(picture)
    let height = content.heightAnchor.constraint(greaterThanOrEqualTo: picture.heightAnchor)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: content.centerYAnchor), height,
    ])
    return picture
  }()

  func second(_ style: UITableViewCell.CellStyle) -> UILabel {
    if let other { return other }
    let label = UILabel()
    other = label
    label.font = .systemFont(ofSize: style == .value1 ? 17 : 12)
    if style == .value1 { label.textColor = .secondaryLabel }
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    if style == .subtitle {
      end.isActive = false
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 3),
        label.leadingAnchor.constraint(equalTo: first.leadingAnchor),
        end(of: label),
        label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -11),
      ])
    } else if style == .value2 {
      NSLayoutConstraint.activate([
        label.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
        label.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 6),
        end(of: label),
      ])
    } else {
      NSLayoutConstraint.activate([
        label.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
        label.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 6),
        end(of: label, .equal),
      ])
    }
    return label
  }
}
