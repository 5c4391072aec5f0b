import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Code under `#if`, patterns, attributes and the texts of messages are left alone.
final class MutantFinder: SyntaxVisitor {
  private let target: String
  private let file: String
  private let locations: SourceLocationConverter
  private(set) var mutants: [Mutant] = []

  init(target: String, file: String, source: String) {
    self.target = target
    self.file = file
    let tree = Parser.parse(source: source)
    let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
    locations = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(folded)
  }

  // MARK: What is left alone

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  // MARK: Operators

  private static let otherOperators = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    "+": "-", "-": "+", "*": "/", "/": "*", "&&": "||", "||": "&&", "&+": "&-", "&-": "&+",
    "&": "|", "|": "&", "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=",
    "&+=": "&-=", "&-=": "&+=",
  ]

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator,
      let other = Self.otherOperators[sign.text], isOneLine(node), !hasClosure(node)
    else { return .visitChildren }
    let original = node.trimmedDescription
    let start =
      sign.positionAfterSkippingLeadingTrivia.utf8Offset
      - node.positionAfterSkippingLeadingTrivia.utf8Offset
    var bytes = Array(original.utf8)
    bytes.replaceSubrange(start..<start + sign.text.utf8.count, with: Array(other.utf8))
    let changed = String(decoding: bytes, as: UTF8.self)
    if sign.text.hasSuffix("="), !["<=", ">=", "==", "!=", "===", "!=="].contains(sign.text) {
      guard isStatement(node) else { return .visitChildren }
      add(node, .operator, "\(original) → \(changed)") {
        "if \($0) { \(changed) } else { "
      } after: { _ in
        " }"
      }
    } else {
      add(node, .operator, "\(original) → \(changed)") {
        "(\($0) ? \(changed) : "
      } after: { _ in
        ")"
      }
    }
    return .visitChildren
  }

  // MARK: Constants

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.literal.text
    addConstant(node, text == "0" ? "1" : "(\(text) + 1)")
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addConstant(node, Double(node.literal.text) == 0 ? "1.0" : "(\(node.literal.text) * 2)")
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addConstant(node, node.literal.text == "true" ? "false" : "true")
    return .skipChildren
  }

  private func addConstant(_ node: some ExprSyntaxProtocol, _ other: String) {
    add(node, .constant, "\(node.trimmedDescription) → \(other)") {
      "(\($0) ? \(other) : "
    } after: { _ in
      ")"
    }
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition { addNegation(condition) }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    addNegation(node.condition)
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    addNegation(node.condition)
    return .visitChildren
  }

  private func addNegation(_ condition: ExprSyntax) {
    guard !condition.is(BooleanLiteralExprSyntax.self) else { return }
    add(condition, .condition, "\(condition.trimmedDescription) → not so") { _ in
      "(("
    } after: {
      ") != \($0))"
    }
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    switch node.item {
    case .expr(let expression) where isRemovable(expression, in: node):
      add(expression, .statement, "without \(expression.trimmedDescription)") {
        "if !\($0) { "
      } after: { _ in
        " }"
      }
    case .stmt(let statement) where isJump(statement) && !isLastOfGuardOrCase(node):
      add(statement, .statement, "without \(statement.trimmedDescription)") {
        "if !\($0) { "
      } after: { _ in
        " }"
      }
    default: break
    }
    return .visitChildren
  }

  private func isRemovable(_ expression: ExprSyntax, in item: CodeBlockItemSyntax) -> Bool {
    guard isStatement(expression) else { return false }
    var inner = expression
    if let attempt = inner.as(TryExprSyntax.self) { inner = attempt.expression }
    if let call = inner.as(FunctionCallExprSyntax.self) {
      // A class must be initialised on each path.
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "init"
    }
    guard let infix = inner.as(InfixOperatorExprSyntax.self) else { return false }
    if infix.leftOperand.is(DiscardAssignmentExprSyntax.self) { return true }
    if infix.operator.is(AssignmentExprSyntax.self) {
      // What an initialiser assigns has no value before.
      return function(of: Syntax(item))?.is(InitializerDeclSyntax.self) != true
    }
    return infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true
  }

  /// Whether an expression stands for itself, and isn't a block's value.
  private func isStatement(_ node: some ExprSyntaxProtocol) -> Bool {
    var parent = node.parent
    if parent?.is(TryExprSyntax.self) == true { parent = parent?.parent }
    guard let item = parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    if list.count > 1 { return true }
    guard let block = list.parent else { return false }
    if block.is(SwitchCaseSyntax.self) { return isStatementBlock(block.parent?.parent) }
    guard block.is(CodeBlockSyntax.self), let owner = block.parent else { return false }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil
    }
    if let accessor = owner.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text != "get"
    }
    if owner.is(InitializerDeclSyntax.self) || owner.is(ForStmtSyntax.self)
      || owner.is(WhileStmtSyntax.self)
      || owner.is(DeferStmtSyntax.self) || owner.is(DeinitializerDeclSyntax.self)
    {
      return true
    }
    return isStatementBlock(owner)
  }

  /// Whether an `if` or `switch` is a statement and not a value.
  private func isStatementBlock(_ owner: Syntax?) -> Bool {
    guard let owner, owner.is(IfExprSyntax.self) || owner.is(SwitchExprSyntax.self) else {
      return false
    }
    if owner.parent?.is(IfExprSyntax.self) == true { return isStatementBlock(owner.parent) }
    guard owner.parent?.is(ExpressionStmtSyntax.self) == true,
      let list = owner.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    if list.count > 1 { return true }
    guard let function = list.parent?.parent?.as(FunctionDeclSyntax.self) else {
      return list.parent?.parent?.is(ForStmtSyntax.self) == true
    }
    return function.signature.returnClause == nil
  }

  private func isJump(_ statement: StmtSyntax) -> Bool {
    if let back = statement.as(ReturnStmtSyntax.self) { return back.expression == nil }
    return statement.is(ContinueStmtSyntax.self)
  }

  private func isLastOfGuardOrCase(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return true }
    if list.parent?.parent?.is(GuardStmtSyntax.self) == true { return true }
    return list.count == 1 && list.parent?.is(SwitchCaseSyntax.self) == true
  }

  private func function(of node: Syntax) -> Syntax? {
    var node = node.parent
    while let some = node {
      if some.is(InitializerDeclSyntax.self) || some.is(FunctionDeclSyntax.self)
        || some.is(ClosureExprSyntax.self)
        || some.is(AccessorDeclSyntax.self)
      {
        return some
      }
      node = some.parent
    }
    return nil
  }

  // MARK: Adding

  private func isOneLine(_ node: some SyntaxProtocol) -> Bool {
    !node.trimmedDescription.contains("\n")
  }

  private func hasClosure(_ node: some SyntaxProtocol) -> Bool {
    node.trimmedDescription.contains("{")
  }

  private func add(
    _ node: some SyntaxProtocol, _ kind: Mutant.Kind, _ change: String,
    before: @escaping @Sendable (String) -> String, after: @escaping @Sendable (String) -> String
  ) {
    let start = node.positionAfterSkippingLeadingTrivia
    let line = change.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(
      separator: " ")
    mutants.append(
      Mutant(
        target: target, file: file, line: locations.location(for: start).line, kind: kind,
        change: line,
        range: start.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset, before: before,
        after: after))
  }
}
