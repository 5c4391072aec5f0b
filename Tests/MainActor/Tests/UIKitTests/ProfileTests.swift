import SnapKit
import Testing
import UIKit

/// A screen as it stands in an app: nothing in it says that it is not on iOS.
final class ProfileViewController: UIViewController {
  private let avatar = UIImageView()
  private let nameLabel = UILabel()
  private let followers = UIStackView()
  private var top: Constraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    nameLabel.text = "Ada"
    nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    followers.axis = .horizontal
    followers.distribution = .fillEqually
    for _ in 0..<3 { followers.addArrangedSubview(UIView()) }
    [avatar, nameLabel, followers].forEach(view.addSubview)

    avatar.snp.makeConstraints { make in
      top = make.top.equalTo(view.safeAreaLayoutGuide).offset(20).constraint
      make.leading.equalToSuperview().inset(16)
      make.width.height.equalTo(64)
    }
    nameLabel.snp.makeConstraints { make in
      make.leading.equalTo(avatar.snp.trailing).offset(12)
      make.trailing.lessThanOrEqualToSuperview().inset(16)
      make.centerY.equalTo(avatar)
    }
    followers.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(16)
      make.top.equalTo(avatar.snp.bottom).offset(24)
      make.height.equalTo(40).priority(.high)
    }
  }

  func compact() { top?.update(offset: 8) }

  var frames: [CGRect] {
    [avatar.frame, followers.frame] + followers.arrangedSubviews.map(\.frame)
  }

  deinit { print("", terminator: "") }
}

@MainActor
/// A screen with UIKit and SnapKit, unchanged.
@Suite
struct ProfileTests {
  @Test func `The screen has its frames`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = ProfileViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    // From the statements: 320 − 2 × 16 in three equal parts.
    #expect(
      controller.frames == [
        CGRect(x: 16, y: 20, width: 64, height: 64), CGRect(x: 16, y: 108, width: 288, height: 40),
        CGRect(x: 0, y: 0, width: 96, height: 40), CGRect(x: 96, y: 0, width: 96, height: 40),
        CGRect(x: 192, y: 0, width: 96, height: 40),
      ])
    controller.compact()
    window.layoutIfNeeded()
    #expect(controller.frames[0].minY == 8)
  }
}
