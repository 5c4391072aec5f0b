import Foundation
import ViewTree

/// A picture that moves the texts of its cell by its width.
package final class CellPicture: HighlightableImageView {
  /// Where the first text begins.
  var start: LayoutConstraint?
  /// How far the picture and the text are moved inwards, in points.
  var indent: CGFloat = 0 { didSet { placeText() } }
  /// The first text.
  package private(set) weak var text: HighlightableLabel?

  init(before text: HighlightableLabel, _ start: LayoutConstraint?) {
    super.init(frame: .zero)
    self.text = text
    self.start = start
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override var image: Image? {
    didSet { placeText() }
  }

  private func placeText() {
    start?.constant = indent + (image.map { 16 + $0.size.width + 16 } ?? 16)
  }
}

/// The first text of a cell of style `.value2`, in the tint unless the program gives it another colour than that of texts.
private final class CellTitle: HighlightableLabel {
  override var shownTextColor: Color {
    textColor == Label.usualTextColor && !isHighlighted
      ? tintColor ?? .usualTint : super.shownTextColor
  }
}

/// The texts of a cell: at least 11 points from the ends of the row, 16 from its sides.
///
/// In style `.value2` the first ends at the end of a column of 91 points, and the second begins 6 behind it; both have 12
/// points' size (not measured). What a subclass puts in the place of the first text is where the subclass has it, and the
/// second one stands to that.
final class CellTexts {
  private let content: View
  private let style: TableViewCell.CellStyle
  private var other: HighlightableLabel?
  private var shownPicture: HighlightableImageView?
  private var start: LayoutConstraint?
  private var end: LayoutConstraint?
  private var pictureStart: LayoutConstraint?

  /// How far the picture and the texts are moved inwards, in points.
  var indent: CGFloat {
    didSet {
      guard indent != oldValue else { return }
      start?.constant = 16 + indent
      pictureStart?.constant = 16 + indent
      (shownPicture as? CellPicture)?.indent = indent
    }
  }

  init(in content: View, _ style: TableViewCell.CellStyle, indent: CGFloat) {
    self.content = content
    self.style = style
    self.indent = indent
  }

  private(set) lazy var first: HighlightableLabel = {
    let first = style == .value2 ? CellTitle() : HighlightableLabel()
    add(first)
    let start = LayoutConstraint(
      item: first, attribute: .leading, relatedBy: style == .value2 ? .greaterThanOrEqual : .equal,
      toItem: content, attribute: .leading, multiplier: 1, constant: 16 + indent)
    let end = first.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -11)
    end.priority = LayoutPriority(998)
    let room = content.heightAnchor.constraint(greaterThanOrEqualToConstant: 43.5)
    room.priority = LayoutPriority(999)
    let top = first.topAnchor.constraint(equalTo: content.topAnchor, constant: 11)
    top.priority = LayoutPriority(998)
    let least = first.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 11)
    least.priority = LayoutPriority(999)
    LayoutConstraint.activate([start, self.end(of: first), least, top, end, room])
    if style == .value2 {
      first.font = .systemFont(ofSize: 12)
      let column = first.trailingAnchor.constraint(
        equalTo: content.leadingAnchor, constant: 16 + 91)
      column.priority = LayoutPriority(998)
      column.isActive = true
    }
    if style != .subtitle {
      first.centerYAnchor.constraint(equalTo: content.centerYAnchor).isActive = true
    }
    (self.start, self.end) = (start, end)
    return first
  }()

  /// The first text, or what a subclass has in its place, if that is in the content.
  private func shownFirst(of cell: TableViewCell) -> HighlightableLabel {
    guard let shown = cell.textLabel, shown.isDescendant(of: content) else { return first }
    return shown
  }

  private func add(_ view: View) {
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
  }

  /// Keeps a text 16 points from the end of the row, in which there may be no room at all.
  private func end(of text: Label, _ relation: LayoutConstraint.Relation = .lessThanOrEqual)
    -> LayoutConstraint
  {
    let end = LayoutConstraint(
      item: text, attribute: .trailing, relatedBy: relation, toItem: content, attribute: .trailing,
      multiplier: 1, constant: -16)
    end.priority = LayoutPriority(999)
    return end
  }

  func picture(of cell: TableViewCell) -> HighlightableImageView {
    if let shownPicture { return shownPicture }
    let text = shownFirst(of: cell)
    let picture = CellPicture(before: text, text === first ? start : nil)
    picture.indent = indent
    shownPicture = picture
    add(picture)
    let height = content.heightAnchor.constraint(greaterThanOrEqualTo: picture.heightAnchor)
    height.priority = LayoutPriority(999)
    let start = picture.leadingAnchor.constraint(
      equalTo: content.leadingAnchor, constant: 16 + indent)
    pictureStart = start
    LayoutConstraint.activate([
      start,
      picture.centerYAnchor.constraint(equalTo: content.centerYAnchor), height,
    ])
    return picture
  }

  func second(of cell: TableViewCell) -> HighlightableLabel {
    if let other { return other }
    let first = shownFirst(of: cell)
    let label = HighlightableLabel()
    other = label
    label.font = .systemFont(ofSize: style == .value1 ? 17 : 12)
    if style == .value1 { label.textColor = .usualSecondaryText }
    add(label)
    if style == .subtitle {
      end?.isActive = false
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 3),
        label.leadingAnchor.constraint(equalTo: first.leadingAnchor),
        end(of: label),
        label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -11),
      ])
    } else if style == .value2 {
      LayoutConstraint.activate([
        label.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
        label.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 6),
        end(of: label),
      ])
    } else {
      LayoutConstraint.activate([
        label.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
        label.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 6),
        end(of: label, .equal),
      ])
    }
    return label
  }
}
