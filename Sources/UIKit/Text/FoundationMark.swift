/// The first stored property of every class whose objects may be values in Foundation's texts.
///
/// Where Foundation isn't Apple's, its texts compare the values of neighbouring runs in C. What stands first
/// in an object is taken there for the number of its kind, in bits 8 to 17; with 0 there the program ends,
/// with any other the object is asked whether it is equal. Foundation's own classes begin in the same way.
nonisolated struct FoundationMark: Sendable {
  /// The kind of texts, which no object of a class of ours is.
  private let kind: UInt64 = 7 << 8 | 0x80
}
