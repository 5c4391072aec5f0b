import LayoutKit

/// A tree of 500 views after small changes: what an app pays when something happens on the screen.
enum TreeScenarios {
  static var benchmarks: [Benchmark] {
    Change.allCases.map { change in
      Benchmark(
        workload: "tree", operation: change.rawValue, n: Feed.viewCount,
        constraints: Feed().constraintCount, prepare: { change.prepare() })
    }
  }

  private enum Change: String, CaseIterable {
    case build
    case constant
    case text
    case rotate
    case insert

    func prepare() -> () -> Double {
      if self == .build {
        return { Feed().layOut() }
      }
      let feed = Feed()
      _ = feed.layOut()
      var isOdd = false
      return {
        isOdd.toggle()
        switch self {
        case .build: break
        case .constant: feed.changeConstant(isOdd)
        case .text: feed.changeText(isOdd)
        case .rotate: feed.rotate()
        case .insert: feed.insertOrRemove(isOdd)
        }
        return feed.layOut()
      }
    }
  }
}

/// A column of 83 entries, each a card with a picture, two lines of text, a note that wraps, and
/// a button.
private final class Feed {
  static let entryCount = 83
  /// The window, and six views an entry.
  static let viewCount = 1 + 6 * entryCount

  private let window = Window(environment: LayoutEnvironment(device: .iPhone15))
  private var cards: [View] = []
  private var notes: [Label] = []
  private var pictureWidths: [LayoutConstraint] = []
  private let badge = View()

  init() {
    var above: View?
    for index in 0..<Self.entryCount { above = addEntry(index, below: above) }
    badge.translatesAutoresizingMaskIntoConstraints = false
  }

  var constraintCount: Int {
    cards.reduce(window.constraints.count) { count, card in
      card.subviews.reduce(count + card.constraints.count) { $0 + $1.constraints.count }
    }
  }

  func layOut() -> Double {
    window.layoutIfNeeded()
    return Double(cards.last?.frame.maxY ?? 0)
  }

  func changeConstant(_ isOdd: Bool) {
    pictureWidths[Self.entryCount / 2].constant = isOdd ? 60 : 44
  }

  func changeText(_ isOdd: Bool) {
    notes[Self.entryCount / 2].text = isOdd ? "Short." : Self.note
  }

  func rotate() {
    let size = window.frame.size
    window.environment = LayoutEnvironment(
      device: .iPhone15, orientation: size.width < size.height ? .landscape : .portrait)
  }

  func insertOrRemove(_ isOdd: Bool) {
    guard isOdd else { return badge.removeFromSuperview() }
    let card = cards[Self.entryCount / 2]
    card.addSubview(badge)
    LayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: card.topAnchor),
      badge.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 8),
      badge.heightAnchor.constraint(equalToConstant: 8),
    ])
  }

  private static let note = "A note of some length, which needs two or three lines on a phone."

  private func addEntry(_ index: Int, below above: View?) -> View {
    let card = View()
    let picture = View()
    let title = Label()
    let subtitle = Label()
    let note = Label()
    let button = View()
    title.text = "Entry \(index)"
    subtitle.text = "Some words about it"
    note.text = Self.note
    note.numberOfLines = 0
    window.addSubview(card)
    for view in [picture, title, subtitle, note, button] { card.addSubview(view) }
    for view in [card, picture, title, subtitle, note, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let width = picture.widthAnchor.constraint(equalToConstant: 44)
    let margins = window.safeAreaLayoutGuide
    LayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -16),
      card.topAnchor.constraint(
        equalTo: above?.bottomAnchor ?? margins.topAnchor, constant: 8),
      width, picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      picture.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: picture.topAnchor),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      button.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
      button.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 24),
      button.heightAnchor.constraint(equalToConstant: 24),
      note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: button.trailingAnchor),
      note.topAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 4),
      card.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 12),
    ])
    cards.append(card)
    notes.append(note)
    pictureWidths.append(width)
    return card
  }
}
