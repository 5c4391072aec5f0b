// Tests name views and attributes, and need no more than this module for that.
@_exported public import LayoutInspector
@_exported public import LayoutKit
@_exported public import LayoutSweep
