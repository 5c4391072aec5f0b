import Foundation
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

  /// A statement that must not compile, and a part of what the compiler says of it.
  struct Wrong: Sendable {
    let code: String
    let complaint: String

    init(_ code: String, _ complaint: String) {
      self.code = code
      self.complaint = complaint
    }
  }

  static let wrong = [
    // The other side measures something else.
    Wrong("make.top.equalTo(v.layout.width)", "'ItemAnchor<AttributeSet.Dimension>'"),
    Wrong("make.left.equalTo(v.layout.width)", "'ItemAnchor<AttributeSet.Dimension>'"),
    Wrong("make.left.equalTo(v.layout.top)", "'ItemAnchor<AttributeSet.Vertical>'"),
    Wrong("make.centerY.equalTo(v.layout.leading)", "'ItemAnchor<AttributeSet.Horizontal>'"),
    Wrong("make.firstBaseline.equalTo(v.layout.height)", "'ItemAnchor<AttributeSet.Dimension>'"),
    Wrong("make.topMargin.equalTo(v.layout.leftMargin)", "'ItemAnchor<AttributeSet.Horizontal>'"),
    Wrong("make.edges.equalTo(v.layout.size)", "'ItemAnchor<AttributeSet.Size>'"),
    Wrong("make.edges.equalTo(v.layout.left)", "'ItemAnchor<AttributeSet.Horizontal>'"),
    Wrong("make.width.equalTo(v.layout.size)", "'ItemAnchor<AttributeSet.Size>'"),
    Wrong("make.center.equalTo(v.layout.edges)", "'ItemAnchor<AttributeSet.Edges>'"),
    Wrong(
      "make.margins.equalTo(v.layout.centerWithinMargins)", "'ItemAnchor<AttributeSet.Center>'"),
    Wrong("make.top.lessThanOrEqualTo(v.layout.right)", "'ItemAnchor<AttributeSet.Horizontal>'"),
    Wrong(
      "make.top.equalTo(each: [v.layout.bottom, v.layout.left])",
      "'ItemAnchor<AttributeSet.Horizontal>'"),
    Wrong(
      "guide.layout.make { $0.left.equalTo(v.layout.height) }",
      "'ItemAnchor<AttributeSet.Dimension>'"),
    // Values that have no part for the attributes.
    Wrong("make.size.equalTo(CGPoint(x: 1, y: 2))", "a CGPoint goes with center"),
    Wrong("make.edges.equalTo(CGSize(width: 1, height: 2))", "a CGSize with size"),
    Wrong("make.edges.equalTo(CGPoint(x: 1, y: 2))", "insets with edges"),
    Wrong("make.edges.lessThanOrEqualTo(CGPoint(x: 1, y: 2))", "insets with edges"),
    Wrong("make.left.greaterThanOrEqualTo(CGSize(width: 1, height: 2))", "others take a number"),
    Wrong("make.size.equalTo(EdgeInsets())", "a CGSize with size"),
    Wrong("make.center.equalTo(DirectionalEdgeInsets())", "a CGPoint goes with center"),
    Wrong("make.left.equalTo(v).offset(CGPoint(x: 1, y: 1))", "no exact matches"),
    Wrong("make.left.equalTo(\"10\")", "no exact matches"),
    Wrong("make.width.equalTo(Int32(5))", "no exact matches"),
    // The words of SnapKit.
    Wrong("v.snp.makeConstraints { $0.left.equalTo(0) }", "'snp' is unavailable: write layout"),
    Wrong("guide.snp.makeConstraints { _ in }", "'snp' is unavailable: write layout"),
    Wrong("v.layout.makeConstraints { _ in }", "unavailable: write make"),
    Wrong("v.layout.prepareConstraints { _ in }", "unavailable: write prepare"),
    Wrong("v.layout.updateConstraints { _ in }", "unavailable: write update"),
    Wrong("v.layout.remakeConstraints { _ in }", "unavailable: write remake"),
    Wrong("v.layout.removeConstraints()", "unavailable: write remove"),
    Wrong("make.left.equalTo(v.layout)", "leave out .layout: equalTo(other)"),
    Wrong("make.left.equalTo(guide.layout)", "leave out .layout: equalTo(other)"),
    Wrong(
      "make.left.lessThanOrEqualTo(v.layout)", "leave out .layout: lessThanOrEqualTo(other)"),
    Wrong("make.size.equalTo(10, 20)", "write equalTo(CGSize(width: 10, height: 20))"),
    Wrong("make.edges.equalTo(v).insets(EdgeInsets())", "'insets' is unavailable: write inset"),
    Wrong("make.edges.equalTo(v).insets(8)", "'insets' is unavailable: write inset"),
    Wrong(
      "make.left.equalTo(v).priority(250).offset(3)",
      "amounts come first: offset(8).priority(750)"),
    Wrong(
      "make.left.equalTo(v).priority(.high).inset(3)",
      "amounts come first: inset(8).priority(750)"),
    Wrong("make.left.equalTo(v).priorityHigh()", "write priority(.high)"),
    Wrong("make.left.equalTo(maybe)", "must be unwrapped"),
    Wrong("make.edges(excluding: .leading).equalTo(v)", ""),
    Wrong("make.directionalEdges(excluding: .left).equalTo(v)", ""),
    Wrong("make.left.equalToSuperview(.keyboard)", "no member 'keyboard'"),
    // The order of the steps.
    Wrong("make.equalTo(v)", "no member 'equalTo'"),
    Wrong("make.left.offset(3)", "no member 'offset'"),
    Wrong("make.left.inset(3)", "no member 'inset'"),
    Wrong("make.left.priority(250)", "no member 'priority'"),
    Wrong("make.left.equalTo(v).equalTo(v)", "no member 'equalTo'"),
    Wrong("make.left.equalTo(v).width", "no member 'width'"),
    Wrong("make.width.equalTo(50).multipliedBy(2)", "multiply the number itself: equalTo(50 * 2)"),
    Wrong("make.left.equalTo(v).labeled(\"x\").priority(250)", "no member 'priority'"),
    Wrong("make.left.equalTo(v).priority(250).priority(750)", "no member 'priority'"),
    Wrong(
      "make.left.equalTo(v).id(\"x\").offset(3)", "amounts come first: offset(8).priority(750)"),
    Wrong("make.size.equalTo(CGSize()).multipliedBy(2)", "multiplied"),
    Wrong("make.left = v.layout.left", "get-only property"),
  ]

  @Test func `Nonsense doesn't compile, statement by statement`() throws {
    let code = Self.file(Self.wrong.map(\.code))
    let errors = try compiler.errors(in: code)
    for (place, wrong) in Self.wrong.enumerated() {
      let messages = errors[Self.firstLine + place] ?? []
      #expect(!messages.isEmpty, "this compiles: \(wrong.code)")
      #expect(
        wrong.complaint.isEmpty || messages.contains { $0.contains(wrong.complaint) },
        "\(wrong.code): \(messages)")
      // Short enough to be read: one sentence about one thing.
      #expect(messages.allSatisfy { $0.count <= 130 }, "\(messages)")
    }
    #expect(Self.wrong.count >= 20)
  }

  static let right = [
    "make.left.equalTo(v)", "make.left.equalTo(guide.layout.right).offset(8)",
    "make.edges.containedIn(v).inset(8)", "make.leading.trailing.containedInSuperview(.safeArea)",
    "make.horizontalEdges.containedIn(v.layout.margins).inset(float).priority(.high)",
    "make.edges.equalTo(v.layout.margins).inset(4.5)", "make.size.equalTo(44)",
    "make.width.equalTo(float).offset(unsigned)", "make.height.equalTo(double).inset(float)",
    "make.width.equalTo(v).multipliedBy(float).priority(float)",
    "make.width.greaterThanOrEqualTo(unsigned).priority(.high - 1)",
    "make.top.equalTo(each: [v.layout.bottom, guide.layout.top]).offset(double)",
    "make.edges(excluding: .bottom).equalToSuperview(.safeArea)",
    "make.directionalEdges(excluding: [.top, .leading]).equalToSuperview()",
    "make.attributes([.left, .width]).equalTo(v.layout.size)",
    "make.left.equalTo(v).offset(1).inset(2).priority(1).labeled(\"x\").id(\"y\").inactive()",
    "make.left.equalTo(v).inactive().id(\"y\").labeled(\"x\")",
    "make.left.equalTo(v).priority(750)", "make.left.equalTo(v).priority(999.5)",
    "make.left.equalTo(v).priority(1000 - 1)", "make.left.equalTo(v).priority(2 * 100.5)",
    "make.left.equalTo(v).priority(double)", "make.left.equalTo(v).priority(Int(double))",
    "make.left.equalTo(v).priority(maybe == nil ? 750 : 250)",
    "make.left.equalTo(v).priority(maybe == nil ? .high : 250)",
    "make.left.equalTo(v).priority(CGFloat(float) * 2)", "make.left.equalTo(v).priority(.high + 1)",
    "make.left.equalTo(v).constraint.update(priority: 750).update(priority: 1.5)",
    "make.left.equalTo(v).constraint.update(priority: float).update(priority: .low)",
    "make.when(maybe) { $0.left.equalTo($1) }",
    "_ = make.left.equalTo(v).constraint",
  ]

  @Test func `Sense compiles`() throws {
    #expect(try compiler.errors(in: Self.file(Self.right)) == [:])
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
    let many = Self.file(Self.right) + "\n" + Self.manyConstraints
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
