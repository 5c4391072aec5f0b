@_exported public import StandardViews
@_exported public import ViewTree

/// Means nothing; a module that re-exports this one name makes the members of the stack views known
/// to its clients, and none of the other names.
public nonisolated enum MembersOfStackViews {}
