@_exported public import StandardViews
@_exported public import ViewTree
