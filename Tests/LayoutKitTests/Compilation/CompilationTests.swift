import Foundation
import TestSupport
import Testing

/// What must not compile doesn't, and says so shortly; what must compile does so quickly.
///
/// The suite needs the compiler that built the tests, and runs wherever it is found.
@Suite(.enabled(if: Compiler() != nil))
struct CompilationTests {
  let compiler: Compiler

  init() throws {
    compiler = try #require(Compiler())
  }

  @Test func `Nonsense doesn't compile, statement by statement`() throws {
    let wrong = try Fixtures.pairs("wrong.txt")
    let errors = try compiler.errors(in: Self.file(wrong.map(\.first)))
    for (place, (code, second)) in wrong.enumerated() {
      let messages = errors[Self.firstLine + place] ?? []
      let complaint = second.dropFirst(2)
      #expect(!messages.isEmpty, "this compiles: \(code)")
      #expect(
        complaint.isEmpty || messages.contains { $0.contains(complaint) }, "\(code): \(messages)")
      // Short enough to be read: one sentence about one thing.
      #expect(messages.allSatisfy { $0.count <= 130 }, "\(messages)")
    }
    #expect(wrong.count >= 20)
  }

  @Test func `Sense compiles`() throws {
    #expect(try compiler.errors(in: Self.file(Fixtures.lines("right.txt"))) == [:])
  }

  private static let firstLine = 4

  /// A function of its own for each statement, so that one doesn't hide what is said of another.
  private static func file(_ statements: [String]) -> String {
    let parameters =
      "_ make: ConstraintMaker, _ v: View, _ guide: LayoutGuide, _ maybe: View?, _ float: Float,"
      + " _ double: Double, _ unsigned: UInt"
    let functions = statements.enumerated().map { "func f\($0)(\(parameters)) { \($1) }" }
    return (["import Foundation", "import LayoutKit", ""] + functions).joined(separator: "\n")
  }

  @Test func `300 constraints type-check in twice the time of an empty file and half a second`()
    throws
  {
    let many = try Self.file(Fixtures.lines("right.txt")) + "\n" + Self.manyConstraints
    let empty = "import Foundation\nimport LayoutKit\n"
    var best: (many: Duration, empty: Duration) = (.seconds(100), .seconds(100))
    // Whatever else the machine does only adds to the time, so that the shortest counts.
    for _ in 0..<12 where best.many >= best.empty * 2 + .milliseconds(500) {
      best.empty = min(best.empty, try time(of: empty))
      best.many = min(best.many, try time(of: many))
    }
    #expect(best.many < best.empty * 2 + .milliseconds(500))
  }

  private func time(of code: String) throws -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    let errors = try compiler.errors(in: code)
    let end = clock.now
    #expect(errors == [:])
    return end - start
  }

  /// 60 closures of five statements.
  private static var manyConstraints: String {
    let statements = [
      "$0.left.equalTo(o.layout.right).offset(8)", "$0.top.bottom.equalToSuperview().inset(16.5)",
      "$0.width.equalTo(44).priority(.high)", "$0.size.equalTo(o).multipliedBy(0.5)",
      "$0.edges.equalTo(g).inset(8)", "$0.centerX.equalTo(o)",
      "$0.height.greaterThanOrEqualTo(n)", "$0.trailing.lessThanOrEqualToSuperview().offset(-16)",
      "$0.width.equalToSuperview().dividedBy(3).offset(-2 * n).priority(.high - 1)",
      "$0.edges.equalToSuperview(.safeArea)",
    ]
    let closures = (0..<60).map { place in
      let five = (0..<5).map { statements[(place * 5 + $0) % statements.count] }
      return "  v.layout.make {\n    \(five.joined(separator: "\n    "))\n  }"
    }
    return "func many(_ v: View, _ o: View, _ g: LayoutGuide, _ n: Double) {\n"
      + closures.joined(separator: "\n") + "\n}\n"
  }
}
