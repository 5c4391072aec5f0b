/// Between which settings of the size of text a view and all in it stay, whatever people have chosen.
package struct TextSizeLimits: Equatable {
  /// The smallest; nil for any.
  package var least: ContentSizeCategory?
  /// The largest, which counts if it is below the smallest; nil for any.
  package var most: ContentSizeCategory?

  /// Lets text be of any size.
  package init() {}

  /// Holds a setting within the limits.
  func hold(_ category: inout ContentSizeCategory) {
    if let least { category = max(category, least) }
    if let most { category = min(category, most) }
  }
}
