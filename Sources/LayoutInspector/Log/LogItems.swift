import Foundation

/// The views of a log, each under the address it has there.
struct LogItems {
  typealias Reference = LayoutSnapshot.Reference

  private(set) var views: [LayoutSnapshot.Item] = []
  private var places: [String: Int] = [:]
  /// Whether the title of a view is that of its class.
  private var isPlain: [Bool] = []
  /// The addresses behind the titles.
  private var addresses: [String?] = []
  /// What of a view has a place of its own.
  private var parts: [Part] = []

  private struct Part {
    var word: String
    var owner: Int
    var view: Int
  }

  /// The item that a log names, such as `UILabel:0x7f8'Total'`.
  ///
  /// - Parameters:
  ///   - text: The name.
  ///   - names: What names stand for in the line.
  ///   - place: Which of the line's items it is.
  /// - Returns: The item, a new one where it is named for the first time.
  mutating func item(_ text: Substring, _ names: LogNames = LogNames(), at place: Int = 0)
    -> Reference
  {
    // A name that was given stands for an address that is told behind it.
    if let given = names.address(of: text, at: place) {
      return reference(given, String(text), address: given, isPlain: false)
    }
    guard let range = text.range(of: ":0x") else {
      return reference(String(text), String(text), address: nil, isPlain: false)
    }
    let type = text[..<range.lowerBound].split(separator: " ").last ?? ""
    let rest = text[text.index(after: range.lowerBound)...]
    let address = String(rest.prefix { $0.isHexDigit || $0 == "x" })
    // What a label shows may have such marks in it.
    let label = rest.dropFirst(address.count)
    let shown = label.dropFirst().dropLast()
    if label.first == "'", label.last == "'", !shown.allSatisfy(\.isWhitespace) {
      return reference(address, String(shown), address: address, isPlain: false)
    }
    let title = type.split(separator: ".").last.map(String.init) ?? String(type)
    return reference(address, title, address: address, isPlain: true)
  }

  /// Something of an item that has a place of its own, as its margins have, or its baseline.
  mutating func part(_ word: String, of item: Reference) -> Reference {
    if let known = parts.first(where: { $0.word == word && $0.owner == item.view }) {
      return Reference(view: known.view)
    }
    let part = reference("\(item.view) \(word)", "", address: nil, isPlain: false)
    parts.append(Part(word: word, owner: item.view, view: part.view))
    return part
  }

  /// Says which item a part of another is.
  mutating func setPart(_ word: String, of item: Reference, to part: Reference) {
    parts.append(Part(word: word, owner: item.view, view: part.view))
  }

  /// The margins that constraints speak of, and whose they are.
  var margins: [(margins: Reference, owner: Reference)] {
    parts.filter { $0.word == "margins" && places["\($0.owner) \($0.word)"] != nil }.map {
      (Reference(view: $0.view), Reference(view: $0.owner))
    }
  }

  /// The parts of items that constraints speak of, and of which the log says nothing.
  var unseen: [String] {
    var items = self
    items.tellApart()
    return parts.filter { places["\($0.owner) \($0.word)"] != nil }.map {
      "the \($0.word) of \(items.views[$0.owner].title)"
    }
  }

  private mutating func reference(
    _ key: String, _ title: String, address: String?, isPlain: Bool
  ) -> Reference {
    if let known = places[key] {
      // A later line may know the name.
      if self.isPlain[known], !isPlain {
        views[known].title = title
        self.isPlain[known] = false
      }
      return Reference(view: known)
    }
    places[key] = views.count
    var view = LayoutSnapshot.Item(
      depth: 0, type: title, frame: .zero, absoluteFrame: .zero, title: title)
    view.rank = views.count + 1
    views.append(view)
    addresses.append(address)
    self.isPlain.append(isPlain)
    return Reference(view: views.count - 1)
  }

  /// Writes the address behind a title that several views have.
  mutating func tellApart() {
    var count: [String: Int] = [:]
    for view in views { count[view.title, default: 0] += 1 }
    for place in views.indices {
      let title = views[place].title
      guard let address = addresses[place], count[title, default: 0] > 1 else { continue }
      views[place].title = "\(title):\(address)"
    }
    for part in parts where places["\(part.owner) \(part.word)"] != nil {
      views[part.view].title = "\(views[part.owner].title) \(part.word)"
    }
  }
}
