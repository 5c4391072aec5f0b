/// Room for the statements of one closure of the DSL, kept with a tree from one to the next.
package protocol StatementBuffer: AnyObject {}

extension View {
  /// Takes the tree's spare room for statements, if there is one and nobody uses it.
  package final func takeStatementBuffer() -> (any StatementBuffer)? {
    guard let hierarchy, let buffer = hierarchy.statementBuffer else { return nil }
    hierarchy.statementBuffer = nil
    return buffer
  }

  /// Leaves room for the statements of the next closure with the tree, if there is a tree.
  package final func keep(_ buffer: any StatementBuffer) {
    hierarchy?.statementBuffer = buffer
  }
}
