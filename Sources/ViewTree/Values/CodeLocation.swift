/// A line of the program that a constraint or a diagnostic comes from.
public nonisolated struct CodeLocation: Hashable, Sendable {
  /// The module and file, as `#fileID` gives it.
  public var fileID: String
  /// The line, counted from 1.
  public var line: Int

  /// Makes a location; without arguments it is the line of the call.
  public init(fileID: String = #fileID, line: Int = #line) {
    self.fileID = fileID
    self.line = line
  }
}

nonisolated extension CodeLocation: CustomStringConvertible {
  /// The file without its folders, and the line: `Card.swift:31`.
  public var description: String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return "\(file):\(line)"
  }
}
