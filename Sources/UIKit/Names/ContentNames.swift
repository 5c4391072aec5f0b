public import StandardViews
import ViewTree

/// A description of what a view shows, from which that view is made.
public typealias UIContentConfiguration = ContentConfiguration
/// A view that shows what a description says.
public typealias UIContentView = ContentView
/// What a content or background may look different for.
public typealias UIConfigurationState = ConfigurationState
/// What a view's content may look different for.
public typealias UIViewConfigurationState = ViewConfigurationState
/// What a cell's content and background may look different for.
public typealias UICellConfigurationState = CellConfigurationState
