/// The values that a ``JSONWriter`` is encoding, each inside the one before, and what is written of them.
struct JSONState {
  /// What a value turns out to be.
  enum Kind {
    /// Nothing of it is written yet.
    case open
    case single, list, object
  }

  /// A value that is being encoded.
  private struct Frame {
    var kind: Kind = .open
    /// Where its text begins.
    let start: Int
    /// The first of its members.
    let firstMember: Int
    /// How many members it has.
    var count = 0
  }

  /// A member of an object that is being encoded, or one of a list that is written for itself.
  private struct Member {
    let key: String
    /// Where the text between it and the one before begins, and its own.
    let gap: Int
    let start: Int
    /// Who writes it for itself until the object or list ends.
    var apart: JSONWriter?
  }

  var text: JSONText
  /// The members of an object that ends, in order.
  private var arranged: JSONText
  private var frames: [Frame] = []
  private var members: [Member] = []

  init(_ form: JSONText.Form, depth: Int) {
    text = JSONText(form, depth: depth)
    arranged = text
    begin()
  }

  // MARK: Values

  /// Begins a value.
  mutating func begin() {
    frames.append(Frame(start: text.bytes.count, firstMember: members.count))
  }

  /// Says what the value is that was begun last.
  mutating func open(_ kind: Kind) {
    guard let last = frames.indices.last, frames[last].kind == .open else { return }
    frames[last].kind = kind
    if kind != .single { text.open(kind == .list ? "[" : "{") }
  }

  /// Writes a value that has a form of its own.
  mutating func append(_ object: any JSONObject) throws(JSONText.NoNumber) {
    open(.single)
    try JSONMembers.write(object, to: &text)
  }

  /// Begins a member of the object that was begun last, or of the list.
  mutating func beginMember(_ key: String?) {
    guard let last = frames.indices.last else { return }
    let gap = text.bytes.count
    text.separate(isFirst: frames[last].count == 0)
    frames[last].count += 1
    guard let key else { return }
    members.append(Member(key: key, gap: gap, start: text.bytes.count))
    text.append(key: key)
  }

  /// How many members the list or object has that was begun last.
  var count: Int { frames.last?.count ?? 0 }

  /// Says who writes the member that was begun last.
  mutating func keepApart(_ writer: JSONWriter) {
    let end = text.bytes.count
    if frames.last?.kind == .list { members.append(Member(key: "", gap: end, start: end)) }
    if let last = members.indices.last { members[last].apart = writer }
  }

  // MARK: Ends

  /// Ends the value that was begun last.
  mutating func end() {
    if frames.last?.kind == .open { open(.object) }
    guard let frame = frames.popLast(), frame.kind != .single else { return }
    let isList = frame.kind == .list
    if isList { insertApart(frame) } else { arrange(frame) }
    text.close(isList ? "]" : "}", isEmpty: text.bytes.count == frame.start + 1)
    members.removeSubrange(frame.firstMember...)
  }

  /// Ends all values.
  mutating func finish() {
    while !frames.isEmpty { end() }
  }

  /// Puts the members of an object in order.
  private mutating func arrange(_ frame: Frame) {
    let own = frame.firstMember..<members.count
    let isInOrder = own.dropFirst().allSatisfy { members[$0 - 1].key <= members[$0].key }
    if isInOrder, own.allSatisfy({ members[$0].apart == nil }) { return }
    let order = own.sorted { members[$0].key < members[$1].key }
    arranged.bytes.removeAll(keepingCapacity: true)
    arranged.depth = text.depth
    for place in order {
      let isLast = place == members.count - 1
      let end = isLast ? text.bytes.count : members[place + 1].gap
      arranged.separate(isFirst: place == order[0])
      arranged.bytes += text.bytes[members[place].start..<end]
      if let apart = members[place].apart { arranged.bytes += apart.finish() }
    }
    text.bytes.replaceSubrange((frame.start + 1)..., with: arranged.bytes)
  }

  /// Puts those members of a list in their places that were written for themselves.
  private mutating func insertApart(_ frame: Frame) {
    for place in (frame.firstMember..<members.count).reversed() {
      guard let apart = members[place].apart else { continue }
      text.bytes.insert(contentsOf: apart.finish(), at: members[place].start)
    }
  }
}

extension JSONState {
  /// The keys and places of the value that was begun last.
  var path: [any CodingKey] {
    frames.indices.compactMap { depth -> JSONPlace? in
      switch frames[depth].kind {
      case .list:
        return JSONPlace(intValue: frames[depth].count - 1)
      case .object:
        let next = depth + 1 < frames.count ? frames[depth + 1].firstMember : members.count
        guard next > frames[depth].firstMember else { return nil }
        return JSONPlace(stringValue: members[next - 1].key)
      case .open, .single:
        return nil
      }
    }
  }
}

/// A key of an object, or a place in a list.
private struct JSONPlace: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}
