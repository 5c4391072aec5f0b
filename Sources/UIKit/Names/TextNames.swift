public import StandardViews
public import Typesetting
import ViewTree

/// A typeface at a size.
public typealias UIFont = Font
/// Where the lines of a text stand between the sides of their view.
public typealias NSTextAlignment = TextAlignment
/// What stays in place of a line of text that is drawn smaller.
public typealias UIBaselineAdjustment = BaselineAdjustment

/// Where a text that has no room is broken or cut.
public typealias NSLineBreakMode = LineBreakMode
