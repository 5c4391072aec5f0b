public import StandardViews
import ViewTree

/// A view that shows a part of what is inside it, and can be scrolled to the rest.
public typealias UIScrollView = ScrollView
/// Hears of a scroll view's movements.
public typealias UIScrollViewDelegate = ScrollViewDelegate
