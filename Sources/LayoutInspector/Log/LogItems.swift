import Foundation

/// The views of a log, each under the address it has there.
struct LogItems {
  typealias Reference = LayoutSnapshot.Reference

  private(set) var views: [LayoutSnapshot.Item] = []
  private var places: [String: Int] = [:]
  /// Whether the title of a view is that of its class.
  private var isPlain: [Bool] = []
  private var titles: [String: Int] = [:]

  /// The item that a log names, such as `UILabel:0x7f8'Total'`.
  mutating func item(_ name: Substring, _ names: [String: String]) -> Reference {
    var text = String(name)
    // A name that was given stands for an address that is told behind it.
    let given = names[text]
    if let given { text = text == "|" ? given : "\(text):\(given)" }
    let (title, address, isPlain) = Self.parts(text, isNamed: given != nil && name != "|")
    return place(address ?? text, title, isPlain: isPlain)
  }

  /// Something of an item that has a place of its own, as its margins have, or its baseline.
  mutating func part(_ word: String, of item: Reference) -> Reference {
    place("\(item.view) \(word)", "\(views[item.view].title) \(word)", isPlain: false)
  }

  private mutating func place(_ key: String, _ title: String, isPlain: Bool) -> Reference {
    if let known = places[key] {
      // A later line may know the name.
      if self.isPlain[known], !isPlain {
        views[known].title = title
        self.isPlain[known] = false
      }
      return Reference(view: known)
    }
    places[key] = views.count
    titles[title, default: 0] += 1
    var view = LayoutSnapshot.Item(
      depth: 0, type: title, frame: .zero, absoluteFrame: .zero, title: title)
    view.rank = views.count + 1
    if isPlain { view.name = key.hasPrefix("0x") ? "\(title):\(key)" : nil }
    views.append(view)
    self.isPlain.append(isPlain)
    return Reference(view: views.count - 1)
  }

  /// Writes the address behind a class that several views have.
  mutating func tellApart() {
    for place in views.indices where isPlain[place] {
      if titles[views[place].title, default: 0] > 1, let full = views[place].name {
        views[place].title = full
      }
      views[place].name = nil
    }
  }

  /// What to call an item, and its address: `Module.Card:0x7f8'Total'` is Total at 0x7f8.
  private static func parts(
    _ text: String, isNamed: Bool
  ) -> (title: String, address: String?, isPlain: Bool) {
    guard let range = text[...].range(of: ":0x") else { return (text, nil, false) }
    let type = text[..<range.lowerBound]
    let rest = text[text.index(after: range.lowerBound)...]
    let address = rest.prefix { $0.isHexDigit || $0 == "x" }
    let label = rest.dropFirst(address.count)
    let plain = type.split(separator: ".").last.map(String.init) ?? String(type)
    if isNamed { return (String(type), String(address), false) }
    if label.first == "'", label.count > 2 {
      return (String(label.dropFirst().prefix { $0 != "'" }), String(address), false)
    }
    return (plain, String(address), true)
  }
}
