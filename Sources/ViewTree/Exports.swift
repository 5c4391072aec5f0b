// Frames and sizes are Foundation's; whoever imports the tree can speak of them, as with UIKit.
@_exported public import Foundation

// Labels have it.
@_exported public import enum Typesetting.LineBreakMode

/// Means nothing; a module that re-exports this one name makes the members of the tree's classes
/// known to its clients, and none of the other names.
public nonisolated enum MembersOfTheTree {}
