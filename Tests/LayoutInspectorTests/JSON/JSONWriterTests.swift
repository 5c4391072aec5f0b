import Foundation
import TestSupport
import Testing

@testable import LayoutInspector

/// The text is that of Foundation's encoder.
@Suite struct JSONWriterTests {
  @Test(arguments: [
    "", "a/b", "\"\\", "\n\r\t\u{8}\u{C}", "\u{0}\u{1}\u{1F}\u{20}\u{7F}", "é 🧭 \u{FEFF}",
    "</script>",
    "\u{2027}\u{2028}\u{2029}\u{202A}",
  ])
  func `Texts`(text: String) throws {
    try expectSame([text])
    try expectSame([text: text])
    let inPage = try JSONWriter.text(of: [text: text], JSONText.Form(isInPage: true))
    #expect(!inPage.contains { "<\u{2028}\u{2029}".contains($0) })
    let read = try JSONDecoder().decode([String: String].self, from: Data(inPage.utf8))
    #expect(read == [text: text])
  }

  @Test func `Numbers`() throws {
    try expectSame([
      0, -0.0, 1, -1, 0.1, 0.1 + 0.2, 1e-7, 1e15, 1e16, 1e20, 4_503_599_627_370_497.5, .pi,
      .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ])
    try expectSame([0, 0.1, 1e10, 16_777_216, Float.leastNormalMagnitude])
    try expectSame([CGFloat(0), 2.5])
    try expectSame([Int.min, 0, .max])
    try expectSame([UInt64.max])
    try expectSame([Int8.min, 3])
    try expectSame([true, nil, false])
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `Says where a number stands that JSON doesn't have`(number: Double) {
    #expect {
      try JSONWriter.text(of: ["rows": [[1], [2, number]]], JSONText.Form())
    } throws: { error in
      guard case EncodingError.invalidValue(_, let context) = error else { return false }
      return context.codingPath.map(\.stringValue) == ["rows", "Index 1", "Index 1"]
    }
  }

  @Test(.timeLimit(.minutes(Seeds.limit))) func `Random values`() throws {
    for seed in Seeds(3000) {
      var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed) | 1 << 45)
      try expectSame(RandomValue(depth: 4, &random), "seed \(seed)")
    }
  }

  @Test(.timeLimit(.minutes(Seeds.limit))) func `Snapshots of random trees`() throws {
    for seed in Seeds(20) {
      try expectSame(LayoutSnapshot(of: RandomTree(seed: seed).window), "seed \(seed)")
    }
  }

  /// With nothing absent, so that a member which isn't written shows.
  @Test func `Objects that write themselves`() throws {
    let item = LayoutSnapshot.Reference(view: 3, guide: 12)
    let side = LayoutSnapshot.Side(item: item, attribute: "top")
    var constraint = LayoutSnapshot.Constraint(
      text: "\"a\".top <= b", first: side, relation: .lessThanOrEqual, second: side,
      multiplier: 0.5,
      constant: -8, priority: 750, label: "label", source: .init(file: "Kit/Card.swift", line: 310),
      state: .violated, violation: 1e-9, slack: 2, terms: [.init(item: item, part: .y, factor: -1)],
      limit: 1e20, order: .max)
    constraint.readiness = -4
    let finding = LayoutSnapshot.Finding(
      part: .width, value: 100.25, constraints: [0, 21], alternative: -0.0)
    let values: [any JSONObject] = [
      item, side, constraint, constraint.terms[0], try #require(constraint.source), finding,
    ]
    for value in values {
      for child in Mirror(reflecting: value).children {
        #expect(!"\(child.value)".hasPrefix("nil"), "\(child.label ?? "") is absent")
      }
      try expectSame(value)
    }
    try expectSame([constraint, LayoutSnapshot.Constraint(text: "")])
    try expectSame([LayoutSnapshot.Finding(part: .x, constraints: [])])
    var broken = constraint
    broken.limit = .infinity
    #expect(throws: EncodingError.self) { try JSONWriter.text(of: [broken], JSONText.Form()) }
  }

  private func expectSame(_ value: some Encodable, _ comment: Comment? = nil) throws {
    for isIndented in [false, true] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
      let expected = String(decoding: try encoder.encode(value), as: UTF8.self)
      let text = try JSONWriter.text(of: value, JSONText.Form(isIndented: isIndented))
      #expect(text == expected, comment)
    }
  }
}

/// A value that uses each way of encoding members, some of which are begun before others end.
private indirect enum RandomValue: Encodable {
  case nothing
  case number(Double)
  case text(String)
  case list([RandomValue])
  case object([(key: Key, value: RandomValue)])
  /// A list and an object in an object, whose members come by turns.
  case woven([RandomValue])

  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(depth: Int, _ random: inout SplitMix64) {
    var members: [RandomValue] = []
    if depth > 0 {
      for _ in 0..<random.integer(0...4) {
        members.append(RandomValue(depth: depth - 1, &random))
      }
    }
    switch random.integer(0...5) {
    case 0 where depth < 4: self = .nothing
    case 1 where depth < 4: self = .number(Double(random.integer(-999...999)) / 8)
    case 2 where depth < 4: self = .text(random.pick("", "text", "\"\n"))
    case 3: self = .list(members)
    case 4: self = .woven(members)
    default:
      self = .object(
        members.enumerated().map { place, value in
          (Key(stringValue: random.pick("key", "Key", "aKey", "ab", "b") + "\(place)"), value)
        })
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .nothing:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .number(let number): try number.encode(to: encoder)
    case .text(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .list(let values):
      var container = encoder.unkeyedContainer()
      for (place, value) in values.enumerated() where container.count == place {
        if case .nothing = value { try container.encodeNil() } else { try container.encode(value) }
      }
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for (key, value) in members {
        if case .nothing = value {
          try container.encodeNil(forKey: key)
        } else {
          try container.encode(value, forKey: key)
        }
      }
    case .woven(let values):
      var container = encoder.container(keyedBy: Key.self)
      var object = container.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: "object"))
      var list = container.nestedUnkeyedContainer(forKey: Key(stringValue: "list"))
      var inner = list.nestedContainer(keyedBy: Key.self)
      for (place, value) in values.enumerated() {
        try object.encode(value, forKey: Key(stringValue: "o\(place)"))
        try list.encode(value)
        try inner.encode(value, forKey: Key(stringValue: "i\(place)"))
        try container.encode(place, forKey: Key(stringValue: "c\(place)"))
      }
      var last = list.nestedUnkeyedContainer()
      try last.encode(values)
      try values.encode(to: container.superEncoder())
      try values.encode(to: list.superEncoder())
      try values.encode(to: container.superEncoder(forKey: Key(stringValue: "above")))
    }
  }
}
