#if !canImport(Darwin)
  import Testing

  @testable import layout

  /// Constraints of a document as people say them: about the view inside or beside, inwards and onwards.
  @Suite struct ConstraintWordsTests {
    /// A view with a header and a title in it, its guides, and the bars around it.
    private static let elements = [
      element("a", "view", "FormView"),
      element("h", "view", "header", in: "a"), element("t", "label", "title", in: "a"),
      element("s", "viewLayoutGuide", in: "a", ["key": "safeArea"]),
      element("m", "viewLayoutGuide", in: "a", ["key": "layoutMargins"]),
      element("c", "viewLayoutGuide", in: "a", ["key": "contentLayoutGuide"]),
      element("f", "viewLayoutGuide", in: "a", ["key": "frameLayoutGuide"]),
      element("k", "viewLayoutGuide", in: "a", ["key": "keyboard"]),
      element("g", "viewLayoutGuide", in: "a"),
      element("y", "viewControllerLayoutGuide", in: nil, ["type": "top"]),
      element("z", "viewControllerLayoutGuide", in: nil, ["type": "bottom"]),
    ]

    private static func element(
      _ id: String, _ kind: String, _ name: String? = nil, in parent: String? = nil,
      _ properties: [String: String] = [:]
    ) -> ElementRecord {
      ElementRecord(
        id: id, kind: kind, line: 1, name: name ?? kind, parent: parent, place: 0,
        properties: properties)
    }

    /// A constraint from a formula such as `t.top = h.bottom`, beside which other attributes may stand.
    private static func words(
      _ formula: String, _ more: [String: String] = [:]
    ) -> ConstraintWords {
      let parts = formula.split(separator: " ").map(String.init)
      var properties = more
      for (place, side) in [("first", 0), ("second", 2)] where side < parts.count {
        let names = parts[side].split(separator: ".").map(String.init)
        properties["\(place)Item"] = names[0]
        properties["\(place)Attribute"] = names[1]
      }
      let relations = [">": "greaterThanOrEqual", "<": "lessThanOrEqual"]
      if parts.count > 1 { properties["relation"] = relations[parts[1]] }
      return ConstraintWords(
        element("x", "constraint", in: "a", properties), ElementTable(elements))
    }

    struct Case: Sendable, CustomTestStringConvertible {
      let formula: String
      let more: [String: String]
      let words: String
      var testDescription: String { words }

      init(_ formula: String, _ words: String) { self.init(formula, [:], words) }

      init(_ formula: String, _ more: [String: String], _ words: String) {
        (self.formula, self.more, self.words) = (formula, more, words)
      }
    }

    static let cases = [
      Case("t.height", ["constant": "20"], "`title.height` 20"),
      Case("t.height >", ["constant": "20"], "`title.height` at least 20"),
      Case("t.height <", ["constant": "20.5"], "`title.height` at most 20.5"),
      // Beside each other: before and above count backwards.
      Case("t.top = h.bottom", ["constant": "8"], "`title.top` 8 below `header`"),
      Case("t.bottom = h.top", ["constant": "-8"], "`title.bottom` 8 above `header`"),
      Case("t.leading = h.trailing", ["constant": "8"], "`title.leading` 8 after `header`"),
      Case("t.trailing = h.leading", ["constant": "-8"], "`title.trailing` 8 before `header`"),
      Case("t.left = h.right", ["constant": "8"], "`title.left` 8 after `header`"),
      Case("t.right = h.left", ["constant": "-8"], "`title.right` 8 before `header`"),
      // At most 8 less than where the header begins is a distance of at least 8.
      Case("t.right < h.left", ["constant": "-8"], "`title.right` at least 8 before `header`"),
      Case("t.right > h.left", ["constant": "-8"], "`title.right` at most 8 before `header`"),
      // Inside each other, in either order.
      Case(
        "t.bottom = a.bottom", ["constant": "-8"],
        "`title.bottom` 8 from the bottom edge of `FormView`"),
      Case(
        "a.bottom = t.bottom", ["constant": "8"],
        "`title.bottom` 8 from the bottom edge of `FormView`"),
      Case(
        "a.bottom > t.bottom", ["constant": "8"],
        "`title.bottom` at least 8 from the bottom edge of `FormView`"),
      Case(
        "a.top < t.top", ["constant": "-8"],
        "`title.top` at least 8 from the top edge of `FormView`"),
      Case(
        "a.trailingMargin = t.trailing", ["constant": "4"],
        "`title.trailing` 4 from the trailing margin of `FormView`"),
      Case(
        "t.centerX = a.centerX", ["constant": "3"],
        "`title.centerX` 3 from the centre of `FormView`"),
      Case(
        "t.centerX = a.centerXWithinMargins", "`title.centerX` 0 from the centre of `FormView`"),
      Case(
        "t.firstBaseline = h.firstBaseline", ["constant": "2"],
        "`title.firstBaseline` 2 from the baseline of `header`"),
      Case("t.centerX = h.leading", ["constant": "8"], "`title.centerX` 8 from `header.leading`"),
      Case(
        "t.centerY = a.centerY", ["multiplier": "0.5"],
        "`title.centerY` 0 (× 0.5) from the centre of `FormView`"),
      // Sizes of others.
      Case("t.width = h.width", "`title.width` `header.width`"),
      Case(
        "t.width = h.width", ["multiplier": "2", "constant": "-4"],
        "`title.width` 2 × `header.width` − 4"),
      Case("t.width = t.height", ["multiplier": "16:9"], "`title.width` 16:9 × `title.height`"),
      Case("a.width = t.width", ["constant": "40"], "`title.width` `FormView.width` − 40"),
      // Guides and bars.
      Case("t.top = s.top", "`title.top` 0 from the top edge of `safe area`"),
      Case("s.bottom = t.bottom", "`title.bottom` 0 from the bottom edge of `safe area`"),
      Case("t.top = m.top", "`title.top` 0 from the top edge of `margins of FormView`"),
      Case("t.top = c.top", "`title.top` 0 from the top edge of `content of FormView`"),
      Case("t.width = f.width", "`title.width` `frame of FormView.width`"),
      Case("t.bottom = k.top", "`title.bottom` 0 above `keyboard`"),
      Case("t.top = g.top", "`title.top` 0 from the top edge of `guide`"),
      Case("t.top = y.bottom", ["constant": "8"], "`title.top` 8 below `top bars`"),
      Case("t.bottom = z.top", ["constant": "-8"], "`title.bottom` 8 above `bottom bars`"),
      Case("z.top = t.bottom", ["constant": "8"], "`title.bottom` 8 above `bottom bars`"),
      Case("t.top = nobody.top", "`title.top` 0 from the top edge of `nobody`"),
      // What else is said of them.
      Case("t.top = h.bottom", ["symbolic": "YES"], "`title.top` standard below `header`"),
      Case("t.height", ["constant": "9", "priority": "250"], "`title.height` 9 at priority 250"),
      Case(
        "t.height", ["constant": "9", "priority": "750.5", "placeholder": "YES"],
        "`title.height` 9 at priority 750.5 (removed at build time)"),
    ]

    @Test(arguments: cases) func `Constraints in words`(_ row: Case) {
      #expect(Self.words(row.formula, row.more).statement == row.words)
    }

    struct Change: Sendable, CustomTestStringConvertible {
      let old: [String: String]
      let new: [String: String]
      let words: String?
      var testDescription: String { words ?? "nothing" }
    }

    static let changes = [
      Change(old: ["constant": "8"], new: ["constant": "8.0"], words: nil),
      Change(old: ["symbolic": "YES"], new: ["symbolic": "YES"], words: nil),
      Change(
        old: ["constant": "8"], new: ["constant": "12"],
        words: "`title.top` 8 → 12 below `header`"),
      Change(
        old: ["constant": "8"], new: ["symbolic": "YES"],
        words: "`title.top` 8 → standard below `header`"),
      Change(
        old: [:], new: ["priority": "750"],
        words: "priority of `title.top` 0 below `header` 1000 → 750"),
      Change(
        old: [:], new: ["placeholder": "YES"],
        words: "`title.top` 0 below `header` is removed at build time"),
      Change(
        old: ["placeholder": "YES"], new: [:],
        words: "`title.top` 0 below `header` is kept at build time"),
      Change(
        old: ["constant": "8"], new: ["constant": "9", "priority": "1"],
        words: "`title.top` 8 → 9 below `header`; priority of `title.top` 9 below `header` 1000 → 1"
      ),
    ]

    @Test(arguments: changes) func `Changes of one constraint`(_ row: Change) {
      let (old, new) = (
        Self.words("t.top = h.bottom", row.old), Self.words("t.top = h.bottom", row.new)
      )
      #expect(new.change(from: old) == row.words)
    }

    @Test func `What is tied to something else is another sentence`() {
      let (old, new) = (Self.words("t.top = h.bottom"), Self.words("t.top = a.top"))
      #expect(
        new.change(from: old)
          == "`title.top` 0 below `header` → `title.top` 0 from the top edge of `FormView`")
    }
  }
#endif
