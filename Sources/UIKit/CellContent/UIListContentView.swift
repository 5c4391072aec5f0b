public import Foundation
public import ViewTree

/// Shows a picture and one or two texts, as a ``UIListContentConfiguration`` describes them.
open class UIListContentView: UIView, UIContentView, UIKitNamed {
  private var shown: UIListContentConfiguration
  private let picture = UIImageView()
  private let first = UILabel()
  private let second = UILabel()
  private let room = UILayoutGuide()
  private let guides = [UILayoutGuide(), UILayoutGuide(), UILayoutGuide()]
  private var own: [NSLayoutConstraint] = []

  /// Makes a view that shows a description.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    addParts()
  }

  /// Makes a view of an empty cell with a frame, in points.
  public override init(frame: CGRect) {
    shown = .cell()
    super.init(frame: frame)
    addParts()
  }

  private func addParts() {
    addLayoutGuide(room)
    for part in [picture, first, second] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    for (guide, part) in zip(guides, [first, second, picture]) {
      addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.topAnchor.constraint(equalTo: part.topAnchor),
        guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
      ])
    }
    show()
  }

  /// Makes a view of an empty cell; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    addParts()
  }

  /// The description; one of another kind is left alone.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      show()
    }
  }

  /// Where the first text stands; nil without one.
  open var textLayoutGuide: UILayoutGuide? { first.isHidden ? nil : guides[0] }
  /// Where the second text stands; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { second.isHidden ? nil : guides[1] }
  /// Where the picture stands; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { picture.isHidden ? nil : guides[2] }

  private func show() {
    directionalLayoutMargins = shown.directionalLayoutMargins
    preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    alpha = shown.alpha
    picture.image = shownImage
    picture.isHidden = shown.image == nil
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    set(first, shown.text, shown.attributedText, shown.textProperties)
    set(second, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    NSLayoutConstraint.deactivate(own)
    own = constraintsOfPicture + constraintsOfTexts
    NSLayoutConstraint.activate(own)
  }

  private func set(
    _ label: UILabel, _ text: String?, _ styled: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    // Before the font, so that one that isn't to be adjusted stays what it is.
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    label.text =
      switch properties.transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    if let styled { label.attributedText = styled }
    label.isHidden = (styled?.string ?? text ?? "").isEmpty
    label.setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The picture stands in the middle of its room, and that where lines begin.
  private var constraintsOfPicture: [NSLayoutConstraint] {
    let margins = layoutMarginsGuide
    // Within the margins, below which a cell that has no room yet may be.
    let bottom = room.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    let end = room.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
    end.priority = UILayoutPriority(999)
    var list = [room.topAnchor.constraint(equalTo: margins.topAnchor), bottom, end]
    guard let image = shownImage else {
      list.append(room.leadingAnchor.constraint(equalTo: margins.leadingAnchor))
      list += [picture.widthAnchor, picture.heightAnchor].map { $0.constraint(equalToConstant: 0) }
      list.append(picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor))
      list.append(picture.topAnchor.constraint(equalTo: margins.topAnchor))
      return list
    }
    let size = size(of: image)
    let reserved = shown.imageProperties.reservedLayoutSize
    let width = reserved.width > 0 ? reserved.width : size.width
    let hasText = !first.isHidden || !second.isHidden
    let fits = room.heightAnchor.constraint(
      greaterThanOrEqualToConstant: max(size.height, reserved.height))
    fits.priority = UILayoutPriority(998)
    list += [
      picture.widthAnchor.constraint(equalToConstant: size.width),
      picture.heightAnchor.constraint(equalToConstant: size.height),
      picture.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      picture.centerXAnchor.constraint(equalTo: margins.leadingAnchor, constant: width / 2),
      room.leadingAnchor.constraint(
        equalTo: margins.leadingAnchor, constant: width + (hasText ? shown.imageToTextPadding : 0)),
      fits,
    ]
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { list[6].constant = -width / 2 }
    return list
  }

  private var shownImage: UIImage? {
    shown.image?.preferring(shown.imageProperties.preferredSymbolConfiguration)
  }

  private func size(of image: UIImage) -> CGSize {
    let limit = shown.imageProperties.maximumSize
    let (width, height) = (image.size.width, image.size.height)
    let scale = min(
      limit.width > 0 && width > limit.width ? limit.width / width : 1,
      limit.height > 0 && height > limit.height ? limit.height / height : 1)
    return CGSize(width: width * scale, height: height * scale)
  }

  private var constraintsOfTexts: [NSLayoutConstraint] {
    switch (first.isHidden, second.isHidden) {
    case (true, true): return around(first) + hidden(second)
    case (false, true): return around(first) + hidden(second)
    case (true, false): return around(second) + hidden(first)
    case (false, false):
      return shown.prefersSideBySideTextAndSecondaryText ? beside : below
    }
  }

  /// A text fills the room.
  private func around(_ label: UILabel) -> [NSLayoutConstraint] {
    [
      label.topAnchor.constraint(equalTo: room.topAnchor),
      label.bottomAnchor.constraint(equalTo: room.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: room.trailingAnchor),
    ]
  }

  private func hidden(_ label: UILabel) -> [NSLayoutConstraint] {
    [
      label.topAnchor.constraint(equalTo: room.topAnchor),
      label.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 0),
      label.heightAnchor.constraint(equalToConstant: 0),
    ]
  }

  private var below: [NSLayoutConstraint] {
    [
      first.topAnchor.constraint(equalTo: room.topAnchor),
      first.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      second.topAnchor.constraint(
        equalTo: first.bottomAnchor, constant: shown.textToSecondaryTextVerticalPadding),
      second.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      second.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      second.bottomAnchor.constraint(equalTo: room.bottomAnchor),
    ]
  }

  private var beside: [NSLayoutConstraint] {
    second.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    second.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    return [
      first.topAnchor.constraint(equalTo: room.topAnchor),
      first.bottomAnchor.constraint(equalTo: room.bottomAnchor),
      first.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      second.leadingAnchor.constraint(
        equalTo: first.trailingAnchor, constant: shown.textToSecondaryTextHorizontalPadding),
      second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
      second.trailingAnchor.constraint(equalTo: room.trailingAnchor),
    ]
  }
}
