@_exported public import ViewTree
