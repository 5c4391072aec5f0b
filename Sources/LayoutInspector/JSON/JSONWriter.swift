/// Writes values as JSON while they are encoded, with the keys of objects in alphabetical order.
///
/// The text is that of Foundation's encoder, which makes an object of each value before it writes the first.
/// What has a form of its own, ``JSONObject``, is written by that.
final class JSONWriter: Encoder {
  private var state: JSONState

  private init(_ form: JSONText.Form, depth: Int) {
    state = JSONState(form, depth: depth)
  }

  /// A value as JSON.
  ///
  /// - Throws: `EncodingError` if a number is infinite or none.
  /// - Complexity: O(*n* *d*) for a text of *n* bytes in which objects stand in each other *d* deep.
  static func text(of value: some Encodable, _ form: JSONText.Form) throws -> String {
    let writer = JSONWriter(form, depth: 0)
    try writer.encode(value)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  /// Writes a value as a member.
  func write(_ value: some Encodable) throws {
    state.begin()
    try encode(value)
    state.end()
  }

  /// Writes the value that was begun last.
  private func encode(_ value: some Encodable) throws {
    guard let object = value as? any JSONObject else { return try value.encode(to: self) }
    try check { (state: inout JSONState) throws(JSONText.NoNumber) in try state.append(object) }
  }

  /// Does something with the text that finds out if a number isn't one of JSON's.
  private func check(_ write: (inout JSONState) throws(JSONText.NoNumber) -> Void) throws {
    do {
      try write(&state)
    } catch {
      let text = "JSON has no number such as \(error.number)."
      let context = EncodingError.Context(codingPath: codingPath, debugDescription: text)
      throw EncodingError.invalidValue(error.number, context)
    }
  }

  // MARK: Members

  /// Says what the value is that is being encoded.
  func open(_ kind: JSONState.Kind) { state.open(kind) }

  /// Begins a member of the object that is being encoded, or of the list.
  func begin(_ key: String?) { state.beginMember(key) }

  /// How many members the list has that is being encoded.
  var count: Int { state.count }

  /// Begins a member that is written for itself, as others may be written before it ends.
  func beginApart(_ key: String?) -> JSONWriter {
    state.beginMember(key)
    let writer = JSONWriter(state.text.form, depth: state.text.depth)
    state.keepApart(writer)
    return writer
  }

  /// All that was written, once nothing more is.
  func finish() -> [UInt8] {
    state.finish()
    return state.text.bytes
  }

  func append(_ string: String) { state.text.append(quoted: string) }

  func append(_ isTrue: Bool) { state.text.bytes += (isTrue ? "true" : "false").utf8 }

  func append(_ number: some BinaryInteger) { state.text.append(number) }

  func append(_ number: some BinaryFloatingPoint & CustomStringConvertible & Sendable) throws {
    try check { (state: inout JSONState) throws(JSONText.NoNumber) in
      try state.text.append(number)
    }
  }

  func appendNull() { state.text.bytes += "null".utf8 }

  // MARK: Encoder

  var codingPath: [any CodingKey] { state.path }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    open(.object)
    return KeyedEncodingContainer(JSONObjectContainer(writer: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    open(.list)
    return JSONListContainer(writer: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONValueContainer(writer: self)
  }
}
