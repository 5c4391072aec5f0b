public import Foundation
public import ViewTree

/// What has looks that a program may set for all of a kind; there is no `appearance()` to set them.
#if MainActor
  @MainActor
#endif
public protocol UIAppearance: NSObjectProtocol {}

extension View: UIAppearance {}
