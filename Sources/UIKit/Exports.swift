// A scoped export makes the members of a module's types known to whoever imports UIKit, and of the
// module's other names none.
@_exported public import Foundation

@_exported public import enum LayoutKit.MembersOfStackViews
@_exported public import enum StandardViews.MembersOfStandardViews
@_exported public import enum Typesetting.MembersOfText
@_exported public import enum ViewTree.MembersOfTheTree
