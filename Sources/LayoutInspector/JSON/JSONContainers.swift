/// Encodes the members of an object.
struct JSONObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writer: JSONWriter

  var codingPath: [any CodingKey] { writer.codingPath }

  func encodeNil(forKey key: Key) {
    writer.begin(key.stringValue)
    writer.appendNull()
  }

  func encode(_ value: Bool, forKey key: Key) {
    writer.begin(key.stringValue)
    writer.append(value)
  }

  func encode(_ value: String, forKey key: Key) {
    writer.begin(key.stringValue)
    writer.append(value)
  }

  func encode(_ value: Int, forKey key: Key) {
    writer.begin(key.stringValue)
    writer.append(value)
  }

  func encode(_ value: Double, forKey key: Key) throws {
    writer.begin(key.stringValue)
    try writer.append(value)
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    writer.begin(key.stringValue)
    try writer.write(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    writer.beginApart(key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    writer.beginApart(key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { writer.beginApart("super") }

  func superEncoder(forKey key: Key) -> any Encoder { writer.beginApart(key.stringValue) }
}

/// Encodes the members of a list.
struct JSONListContainer: UnkeyedEncodingContainer {
  let writer: JSONWriter

  var codingPath: [any CodingKey] { writer.codingPath }
  var count: Int { writer.count }

  func encodeNil() {
    writer.begin(nil)
    writer.appendNull()
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    writer.begin(nil)
    try writer.write(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    writer.beginApart(nil).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    writer.beginApart(nil).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { writer.beginApart(nil) }
}

/// Encodes a value that is neither.
struct JSONValueContainer: SingleValueEncodingContainer {
  let writer: JSONWriter

  var codingPath: [any CodingKey] { writer.codingPath }

  func encodeNil() {
    writer.open(.single)
    writer.appendNull()
  }

  func encode(_ value: Bool) {
    writer.open(.single)
    writer.append(value)
  }

  func encode(_ value: String) {
    writer.open(.single)
    writer.append(value)
  }

  func encode(_ value: some BinaryInteger & Encodable) {
    writer.open(.single)
    writer.append(value)
  }

  func encode(_ value: some BinaryFloatingPoint & CustomStringConvertible & Encodable & Sendable)
    throws
  {
    writer.open(.single)
    try writer.append(value)
  }

  func encode(_ value: some Encodable) throws { try value.encode(to: writer) }
}
