import Foundation

/// The seeds with which a random test runs.
///
/// There are as many as asked for in a release build and a tenth of that in a debug build, which is
/// about twenty times slower. They start at a base that is another one every day, and is printed:
///
/// | environment | what it does |
/// |---|---|
/// | `LAYOUTKIT_SEED=20779` | starts at this base, so that a run's cases come again |
/// | `LAYOUTKIT_SOAK=0.5` | goes on for half a minute in each random test, from seed to seed |
/// | `LAYOUTKIT_LIMIT=60` | gives each test an hour, and not 15 minutes: all begin at once, and a sanitizer is slow |
package struct Seeds: Sequence, IteratorProtocol {
  private var seed: UInt32
  private var left: Int
  private var given = 0
  private let end: ContinuousClock.Instant?
  private let law: String

  /// So many seeds, at least one of them in any build; a soak tells how many the law had in the end.
  package init(_ count: Int, law: String = #function) {
    self.law = law
    seed = UInt32(truncatingIfNeeded: Self.base &* Self.stride)
    if let minutes = Self.soakMinutes {
      left = .max
      end = .now + .seconds(60 * minutes)
    } else {
      left = Self.share(of: count)
      end = nil
    }
  }

  package mutating func next() -> Int? {
    guard left > 0, end.map({ .now < $0 }) ?? true else {
      if end != nil { tellCount("\(law): \(given) cases") }
      return nil
    }
    left -= 1
    given += 1
    defer { seed &+= 1 }
    return Int(seed)
  }
}

extension Seeds {
  /// How many seeds there are for a count: what a test that adds its cases up has to expect.
  package static func share(of count: Int) -> Int {
    #if DEBUG
      Swift.max(1, count / 10)
    #else
      count
    #endif
  }

  /// The cases of a table that a run looks at: all of them in a release build, a tenth in a debug
  /// build, another one every day.
  package static func sample<Case>(of cases: [Case]) -> [Case] {
    #if DEBUG
      let rest = Int(UInt32(truncatingIfNeeded: base) % 10)
      let sample = cases.indices.filter { $0 % 10 == rest }.map { cases[$0] }
      return sample.isEmpty ? cases : sample
    #else
      cases
    #endif
  }

  /// The minutes after which a random test is taken to hang.
  package static var limit: Int {
    let minutes = number("LAYOUTKIT_LIMIT") { Int($0) } ?? 15
    return Swift.min(Swift.max(minutes, 1), 100_000) + Int((soakMinutes ?? 0).rounded(.up))
  }

  /// How far the bases of two days are apart.
  private static let stride = 100_000

  /// The first seed is so many strides from 0: the days since 1970, unless the environment says.
  private static let base: Int = {
    let today = Int(Date().timeIntervalSince1970 / 86_400)
    let base = number("LAYOUTKIT_SEED", { Int($0) }) ?? today
    print("Random tests start at LAYOUTKIT_SEED=\(base); set it to run the same cases again.")
    return base
  }()

  private static let soakMinutes = number("LAYOUTKIT_SOAK", Double.init).map {
    $0 > 0 ? Swift.min($0, 100_000) : 0
  }

  private static func number<Number>(_ name: String, _ read: (String) -> Number?) -> Number? {
    ProcessInfo.processInfo.environment[name].flatMap(read)
  }
}
