// swift-format-ignore-file

import UIKit

// A screen as it stands in an app: no name in this file is this library's own.

/// A picture and two lines, in a card.
final class ContactCard: UIView {
  let name = UILabel()
  let cornerRadius: CGFloat = 12
  let layout = UIStackView()
  private(set) var firstBaseline: NSLayoutYAxisAnchor?
  private let portrait = UIImageView()
  private let role = UILabel()

  init(name: String, role: String) {
    super.init(frame: .zero)
    self.name.text = name
    self.role.text = role
    setUp()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setUp() {
    backgroundColor = UIColor.white
    layer.cornerRadius = cornerRadius
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 2)
    name.font = .systemFont(ofSize: 20, weight: .semibold)
    role.font = UIFont.preferredFont(forTextStyle: .footnote)
    role.textColor = .gray
    role.numberOfLines = 0
    portrait.contentMode = .scaleAspectFill
    portrait.clipsToBounds = true
    portrait.layer.masksToBounds = true

    layout.axis = .vertical
    layout.alignment = .leading
    layout.spacing = 4
    [name, role].forEach(layout.addArrangedSubview)
    [portrait, layout].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    firstBaseline = name.firstBaselineAnchor
    NSLayoutConstraint.activate([
      portrait.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      portrait.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      portrait.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -16),
      portrait.widthAnchor.constraint(equalToConstant: 48),
      portrait.heightAnchor.constraint(equalTo: portrait.widthAnchor),
      layout.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 12),
      layout.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      layout.topAnchor.constraint(equalTo: portrait.topAnchor),
      layout.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -16),
    ])
  }

  override class var requiresConstraintBasedLayout: Bool { true }

  override var tag: Int { didSet { name.tag = tag } }

  override func draw(_ rect: CGRect) { super.draw(rect) }
}

final class ContactViewController: UIViewController {
  let card = ContactCard(name: "Ada Lovelace", role: "Analyst")
  let divider = UIView()
  let footer = UILabel()
  private var dividerHeight = NSLayoutConstraint()
  private(set) var log: [String] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Contact"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad")
    view.backgroundColor = .lightGray
    view.addSubview(card)
    view.addSubview(divider)
    view.addSubview(footer)
    for view in view.subviews { view.translatesAutoresizingMaskIntoConstraints = false }
    footer.text = "Seen today"

    let views: [String: Any] = ["card": card, "divider": divider, "footer": footer]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[card]-gap-[divider]", options: [.alignAllLeading, .alignAllTrailing],
        metrics: ["gap": 24], views: views))
    dividerHeight = NSLayoutConstraint(
      item: divider, attribute: .height, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 1)
    dividerHeight.priority = UILayoutPriority(999)
    dividerHeight.isActive = true
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      footer.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      NSLayoutConstraint(
        item: footer, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
        multiplier: 1.0, constant: 0.0),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.append("viewDidLayoutSubviews")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("viewDidAppear")
  }

  func showThickDivider() {
    dividerHeight.constant = 3
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}
