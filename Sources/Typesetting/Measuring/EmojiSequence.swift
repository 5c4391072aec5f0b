/// Tells which scalars make up one picture with those before them.
struct EmojiSequence {
  /// What a scalar is to the picture before it.
  enum Role {
    /// Nothing: it has its own width.
    case plain
    /// A part of it without a width of its own.
    case part
    /// What turns the sign before it into a picture.
    case widens
    /// The first letter of a flag.
    case flag
  }

  private var isPicture = false
  private var isJoined = false
  private var isHalfFlag = false

  /// The role of the next scalar.
  mutating func next(_ scalar: UInt32, _ properties: ScalarProperties) -> Role {
    guard scalar >= 0x200D else {
      self = EmojiSequence()
      return .plain
    }
    let wasJoined = isJoined
    isJoined = false
    switch scalar {
    case 0x200D:
      isJoined = isPicture
      return .plain
    case 0xFE0F:
      defer { isPicture = true }
      return isPicture ? .part : .widens
    case 0x1F3FB...0x1F3FF where isPicture: return .part
    case 0x1F1E6...0x1F1FF:
      isPicture = true
      isHalfFlag.toggle()
      return isHalfFlag ? .flag : .part
    default:
      isHalfFlag = false
      if wasJoined { return .part }
      if properties.cells > 0 { isPicture = properties.cells == 2 && scalar.isPictograph }
      return .plain
    }
  }
}
