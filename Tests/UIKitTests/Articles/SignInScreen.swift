// article: screen
import SnapKit
import UIKit

final class SignInViewController: UIViewController {
  let field = UITextField()
  let button = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    button.configuration?.title = "Sign in"
    view.addSubview(field)
    view.addSubview(button)
    field.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(24)
      make.leading.trailing.equalToSuperview().inset(16)
    }
    button.snp.makeConstraints { make in
      make.leading.trailing.equalTo(field)
      make.bottom.equalTo(view.safeAreaLayoutGuide).inset(16)
      make.height.equalTo(50)
    }
  }
}
// end
