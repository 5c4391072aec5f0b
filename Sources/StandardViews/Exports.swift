// Whoever imports the views sees the tree with them.
@_exported public import ViewTree
