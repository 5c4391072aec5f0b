// article: card
import LayoutTesting
import Testing

@Test func card() {
  let window = Window(environment: LayoutEnvironment(device: .iPhoneSE))
  let card = Card(in: window)

  expect(card.photo, .isLeftOf(card.title), .doesNotOverlap(card.badge))
  expect(card.title, .isInside(card), .isAligned(.centerY, with: card.photo), .doesNotTruncate)
  expect(window, .hasNoAmbiguity, .hasNoMistakes)
}
// end

// article: expectation
extension LayoutExpectation {
  static var isSquare: Self {
    LayoutExpectation { view in
      view.frame.width == view.frame.height ? nil : "\(view.itemName) is \(view.frame.size)"
    }
  }
}
// end

@Test func `The code on squares`() {
  expect(View(frame: CGRect(x: 0, y: 0, width: 5, height: 5)), .isSquare)
}

@Suite struct LoginTests {
  // article: login
  @Test func login() {
    expectLayout(of: LoginController(), on: .phones, .rightToLeft, .textSizes, matches: "login")
  }
  // end
}

@Suite struct ScreenTests {
  // article: both
  @Test func login() {
    expectLayout(of: LoginController(), on: .phones, .rightToLeft, .textSizes, matches: "login")
  }

  @Test func card() {
    let window = Window(size: CGSize(width: 320, height: 200))
    let card = Card(in: window)
    expect(card.title, .isInside(card), .isAbove(card.subtitle), .doesNotTruncate)
    expect(card, .hasNoAmbiguity, .hasNoMistakes)
  }
  // end
}

/// A picture with a badge in its corner, beside a title.
private final class Card: View {
  let photo = View()
  let badge = View()
  let title = Label()
  let subtitle = Label()

  init(in window: Window) {
    super.init(frame: .zero)
    (title.text, subtitle.text) = ("Tea", "Green, hot")
    window.addSubview(self)
    for view in [photo, badge, title, subtitle] { addSubview(view) }
    layout.make { $0.top.horizontalEdges.equalToSuperview().inset(16) }
    photo.layout.make {
      $0.leading.verticalEdges.equalToSuperview().inset(8)
      $0.size.equalTo(48)
    }
    title.layout.make {
      $0.leading.equalTo(photo.layout.trailing).offset(8)
      $0.centerY.equalTo(photo)
    }
    subtitle.layout.make {
      $0.leading.equalTo(title)
      $0.top.equalTo(title.layout.bottom)
    }
    badge.layout.make {
      $0.trailing.top.equalToSuperview()
      $0.size.equalTo(12)
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A title in the middle of the screen.
private final class LoginController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let title = Label()
    title.name = "title"
    title.text = "Welcome"
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    view.addSubview(title)
    title.layout.make {
      $0.leading.equalToSuperview(.safeArea).inset(16)
      $0.centerY.equalToSuperview()
    }
  }
}
