package import Foundation
import ViewTree

/// What a document says of an object that has to be known when the object is made.
///
/// It is handed to `init(coder:)` in the place of an archive, and holds no other values: whoever
/// decodes something finds nothing.
package nonisolated final class DocumentCoder: NSCoder {
  /// How the sections of a table are set off.
  package var tableStyle = TableView.Style.plain
  /// How a cell arranges its texts.
  package var cellStyle = TableViewCell.CellStyle.default
  /// The kind of a cell.
  package var reuseIdentifier: String?
  /// The name of the document with a controller's view.
  package var nibName: String?
  /// Where that document is.
  package var nibBundle: Bundle?

  /// Keys may be asked for.
  package override var allowsKeyedCoding: Bool { true }
  /// There is none.
  package override func containsValue(forKey key: String) -> Bool { false }
  /// There is none.
  package override func decodeObject(forKey key: String) -> Any? { nil }
  /// There is none.
  package override func decodeBool(forKey key: String) -> Bool { false }
  /// There is none.
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  /// There is none.
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  /// There is none.
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  /// There is none.
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  /// There is none.
  package override func decodeDouble(forKey key: String) -> Double { 0 }
}
