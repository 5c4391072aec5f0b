// Whoever imports the views sees the tree with them.
@_exported public import ViewTree

/// Means nothing; a module that re-exports this one name makes the members of the views' classes
/// known to its clients, and none of the other names.
public nonisolated enum MembersOfStandardViews {}
