#if !canImport(Darwin)
  /// A value that an element sets of its own object by key-value coding when it is loaded.
  struct RuntimeAttribute {
    private let keyPath: String
    private let value: String

    /// Reads what an element says below a path such as
    /// `userDefinedRuntimeAttributes.userDefinedRuntimeAttribute[2]`; nil if it says nothing there.
    init?(_ path: String, of element: ElementRecord) {
      guard let keyPath = element.properties["\(path).keyPath"] else { return nil }
      self.keyPath = keyPath
      let parts = element.properties.filter {
        $0.key == "\(path).value" || $0.key.hasPrefix("\(path).value.")
      }
      value = parts.sorted { $0.key < $1.key }.map(\.value).joined(separator: " ")
    }

    /// As in “`cornerRadius` 8”.
    var words: String { value.isEmpty ? "`\(keyPath)`" : "`\(keyPath)` \(value)" }
  }
#endif
