import ViewTree

/// Something in a document that can't be read as it stands: what, where, and how to mend it.
///
/// The rest of the document is read all the same.
public nonisolated struct DocumentProblem: Hashable, Sendable {
  /// What kind of problem it is.
  public nonisolated enum Kind: Hashable, Sendable {
    /// The file can't be found or opened.
    case missingFile
    /// The text is no well-formed XML, or ends too early.
    case malformed
    /// There is more of something than ``DocumentLimits`` allow.
    case limit
    /// The document is not for iOS.
    case otherPlatform
    /// An unknown element stands where a view or controller is expected.
    case unknownElement
    /// A class is not in the program.
    case unknownClass
    /// An attribute has a value that it can't have.
    case badValue
    /// An element lacks an identifier, or has the identifier of another one.
    case identifier
    /// Something refers to an element that isn't there.
    case danglingReference
    /// A part contains itself.
    case cycle
    /// An outlet, an action or an attribute isn't known for its class.
    case unknownName
  }

  /// What kind of problem it is.
  public var kind: Kind
  /// The problem in a sentence.
  public var message: String
  /// How to mend it, in a sentence.
  public var hint: String
  /// The document's name, without its folders.
  public var file: String
  /// The line, from 1; 0 if it is about the whole document.
  public var line: Int
}

nonisolated extension DocumentProblem: CustomStringConvertible {
  /// All of it in one line, as in `Card.xib:31: …`.
  public var description: String {
    ((line > 0 ? "\(file):\(line): " : "\(file): ") + "\(message) \(hint)").printable
  }
}
