// A scoped export makes the members of a module's types known to whoever imports UIKit, and of the
// module's names that one alone.
@_exported public import Foundation

@_exported public import struct LayoutKit.StackSeparators
@_exported public import class StandardViews.ViewControllerBase
@_exported public import enum Typesetting.LineBreakMode
@_exported public import struct ViewTree.LayoutDiagnostic
