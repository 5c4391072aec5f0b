import Foundation
import LayoutKit

enum LoginScreen {
  static let screen = Screen(
    name: "login", title: "Login form",
    summary: """
      A form in the middle, as wide as the phone allows and never wider than 380 points. The link \
      beside the password's caption shares its baseline.
      """,
    build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .card
    let form = View().named("form")
    let footer = Label("New here? Create an account", .subheadline, color: .secondaryInk)
    window.addSubviews(form, footer.named("footer"))

    form.layout.make {
      $0.center.equalToSuperview()
      $0.width.equalToSuperview().offset(-48).priority(999)
      $0.width.lessThanOrEqualTo(380)
    }
    footer.layout.make {
      $0.centerX.equalToSuperview()
      $0.bottom.equalToSuperview().inset(40)
    }

    let mark = View.box(.accent, radius: 16).named("mark")
    let dot = View.box(.white, radius: 12)
    let title = Label("Welcome back", .largeTitle).named("title")
    let subtitle = Label(
      "Sign in to pick up where you left off. Your drafts are still here.", color: .secondaryInk,
      lines: 0
    ).named("subtitle")
    let email = field("Email", value: "ada@analytical.engine").named("email")
    let password = field("Password", value: "••••••••••••").named("password")
    let forgot = Label("Forgot it?", .captionBold, color: .accent).named("forgot")
    let signIn = makeButton("Sign in", fill: .accent, color: .white)
    let key = makeButton("Use a passkey", fill: .accentSoft, color: .accent)
    form.addSubviews(mark, title, subtitle, email, password, forgot, signIn, key)
    mark.addSubview(dot)

    mark.layout.make {
      $0.top.leading.equalToSuperview()
      $0.size.equalTo(56)
    }
    dot.layout.make {
      $0.center.equalToSuperview()
      $0.size.equalTo(24)
    }
    title.layout.make {
      $0.top.equalTo(mark.layout.bottom).offset(24)
      $0.leading.equalToSuperview()
    }
    subtitle.layout.make {
      $0.top.equalTo(title.layout.bottom).offset(8)
      $0.leading.trailing.equalToSuperview()
    }
    email.layout.make {
      $0.top.equalTo(subtitle.layout.bottom).offset(32)
      $0.leading.trailing.equalToSuperview()
    }
    password.layout.make {
      $0.top.equalTo(email.layout.bottom).offset(20)
      $0.leading.trailing.equalToSuperview()
    }
    forgot.layout.make {
      $0.firstBaseline.equalTo(password.subviews[0])
      $0.trailing.equalToSuperview()
    }
    signIn.layout.make {
      $0.top.equalTo(password.layout.bottom).offset(32)
      $0.leading.trailing.equalToSuperview()
    }
    key.layout.make {
      $0.top.equalTo(signIn.layout.bottom).offset(12)
      $0.leading.trailing.bottom.equalToSuperview()
    }
  }

  /// A caption above a box with a value.
  static func field(_ caption: String, value: String) -> View {
    let field = View()
    let caption = Label(caption, .captionBold)
    let box = View.box(.canvas, radius: 12)
    let value = Label(value)
    field.addSubviews(caption, box)
    box.addSubview(value)

    caption.layout.make { $0.top.leading.equalToSuperview() }
    box.layout.make {
      $0.top.equalTo(caption.layout.bottom).offset(8)
      $0.leading.trailing.bottom.equalToSuperview()
      $0.height.equalTo(50)
    }
    value.layout.make {
      $0.leading.equalToSuperview().offset(16)
      $0.trailing.lessThanOrEqualToSuperview().offset(-16)
      $0.centerY.equalToSuperview()
    }
    return field
  }
  // gallery:end
}
