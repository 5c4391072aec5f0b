// Written from ProfileCard.xib by layout ib --swift.

import Foundation
import LayoutKit
import UIKit

/// ProfileCard, with the layout of ProfileCard.xib.
final class ProfileCard: UIView {
  let photo = UIImageView()
  let names = UIStackView()
  let nameLabel = UILabel()
  let noteLabel = UILabel()
  let thinLine = UIView()
  let messageField = UITextField()
  let sendButton = UIButton(type: .system)
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    let size = frame.size
    frame.size = CGSize(width: 320, height: 240)
    photo.layer.cornerRadius = 32
    photo.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    photo.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    photo.clipsToBounds = true
    photo.contentMode = .scaleAspectFill
    names.axis = .vertical
    names.alignment = .leading
    names.spacing = 4
    nameLabel.font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    nameLabel.textColor = UIColor(white: 0.1, alpha: 1)
    nameLabel.text = "Ada Lovelace"
    noteLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
    noteLabel.numberOfLines = 0
    noteLabel.lineBreakMode = .byWordWrapping
    noteLabel.text = "Notes on an engine that was never built, with a table of numbers"
    thinLine.backgroundColor = UIColor(red: 0.8, green: 0.85, blue: 0.9, alpha: 1)
    messageField.font = UIFont.systemFont(ofSize: 15)
    messageField.borderStyle = .roundedRect
    messageField.placeholder = "Say \"hello\""
    sendButton.setContentHuggingPriority(UILayoutPriority(260), for: .horizontal)
    sendButton.titleLabel?.font = UIFont.systemFont(ofSize: 15)
    sendButton.setTitle("Send", for: .normal)
    sendButton.addAction(UIAction { [weak self] in self?.send($0.sender) }, for: .touchUpInside)
    badge.frame = CGRect(x: 296, y: 4, width: 20, height: 20)
    badge.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
    addSubview(photo)
    addSubview(names)
    names.addArrangedSubview(nameLabel)
    names.addArrangedSubview(noteLabel)
    addSubview(thinLine)
    addSubview(messageField)
    addSubview(sendButton)
    addSubview(badge)
    photo.layout.make {
      $0.width.equalTo(64)
      $0.width.equalTo(photo.layout.height)
      $0.leading.equalTo(layout.leadingMargin)
      $0.top.equalTo(layout.topMargin)
    }
    names.layout.make {
      $0.leading.equalTo(photo.layout.trailing).offset(12)
      $0.trailing.equalTo(layout.trailingMargin)
      $0.centerY.equalTo(photo.layout.centerY).priority(750)
      $0.top.greaterThanOrEqualTo(layout.topMargin)
    }
    thinLine.layout.make {
      $0.height.equalTo(1).id("line")
      $0.top.greaterThanOrEqualTo(photo.layout.bottom).offset(8)
      $0.top.equalTo(names.layout.bottom).offset(8).priority(500)
      $0.leading.equalToSuperview()
      $0.trailing.equalToSuperview()
    }
    messageField.layout.make {
      $0.leading.equalTo(safeAreaLayoutGuide.layout.leading).offset(16)
      $0.bottom.equalTo(safeAreaLayoutGuide.layout.bottom).offset(-20)
    }
    sendButton.layout.make {
      $0.leading.equalTo(messageField.layout.trailing).offset(8)
      $0.trailing.equalTo(safeAreaLayoutGuide.layout.trailing).offset(-16)
      $0.firstBaseline.equalTo(messageField.layout.firstBaseline)
      $0.width.greaterThanOrEqualToSuperview().multipliedBy(0.2).offset(6)
    }
    frame.size = size
  }

  /// Sent by `sendButton`.
  func send(_ sender: Any?) {}
}
