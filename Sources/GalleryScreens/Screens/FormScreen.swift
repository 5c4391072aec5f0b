import Foundation
import LayoutKit

enum FormScreen {
  static let screen = Screen(
    name: "form", title: "Form and keyboard",
    summary: """
      A form in a scroll view in a view controller. The scroll view ends at the keyboard, which is \
      `keyboardLayoutGuide`; the bar above it adds to the safe area, and so to the insets of the \
      scroll view. Fields keep to the width that is good to read.
      """, devices: Device.keyboards, build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .card
    window.rootViewController = ContactController()
  }

  final class ContactController: ViewController {
    private let scroll = ScrollView().named("scroll")
    private let form = View().named("fields")
    private let keyboard = View().named("keyboard")
    private var focused = View()

    override func viewDidLoad() {
      additionalSafeAreaInsets.top = 44
      addScrollView()
      addBar()
      addFields()
    }

    /// Where there is a keyboard, somebody is about to write the note.
    override func viewDidAppear(_ animated: Bool) {
      guard view.window?.keyboardFrame != nil else { return }
      let field = focused.frame.insetBy(dx: 0, dy: -20)
      scroll.scrollRectToVisible(field, animated: animated)
    }

    override func viewWillLayoutSubviews() {
      keyboard.backgroundColor = view.window?.keyboardFrame == nil ? .card : .hairline
    }

    private func addScrollView() {
      view.addSubviews(scroll, keyboard)
      scroll.addSubview(form)
      let guide = view.keyboardLayoutGuide
      keyboard.layout.make {
        $0.leading.trailing.bottom.equalToSuperview()
        $0.top.equalTo(guide.layout.top)
      }
      scroll.layout.make {
        $0.top.leading.trailing.equalToSuperview()
        $0.bottom.equalTo(keyboard.layout.top)
      }
      form.layout.make {
        $0.edges.equalTo(scroll.contentLayoutGuide)
        $0.width.equalTo(scroll.frameLayoutGuide)
      }
    }

    private func addBar() {
      let bar = View.box(.card).named("bar")
      let title = Label("New contact", .headline).named("bar title")
      let line = View.hairline()
      view.addSubview(bar)
      bar.addSubviews(title, line)
      bar.layout.make {
        $0.top.leading.trailing.equalToSuperview()
        $0.bottom.equalTo(view.safeAreaLayoutGuide.layout.top)
      }
      title.layout.make {
        $0.centerX.equalToSuperview()
        $0.centerY.equalTo(bar.layout.bottom).offset(-22)
      }
      line.layout.make {
        $0.leading.trailing.bottom.equalToSuperview()
        $0.height.equalTo(1)
      }
    }

    private func addFields() {
      let fields = [
        ("First name", "Ada"), ("Last name", "Lovelace"), ("Company", "Analytical Engines"),
        ("Phone", "+44 20 7946 0815"), ("Email", "ada@analytical.engine"),
        ("Street", "12 St James's Square"), ("City", "London"), ("Note", "Likes numbers"),
      ]
      let save = makeButton("Save", fill: .accent, color: .white)
      let column = view.readableContentGuide
      var last: View?
      for (caption, value) in fields {
        let field = LoginScreen.field(caption, value: value).named(caption)
        form.addSubview(field)
        field.layout.make {
          $0.leading.trailing.equalTo(column)
          if let last {
            $0.top.equalTo(last.layout.bottom).offset(20)
          } else {
            $0.top.equalToSuperview().offset(24)
          }
        }
        last = field
        focused = field
      }
      form.addSubview(save)
      save.layout.make {
        $0.leading.trailing.equalTo(column)
        $0.top.equalTo(focused.layout.bottom).offset(32)
        $0.bottom.equalToSuperview().offset(-24)
      }
    }
  }
  // gallery:end
}
