public import ViewTree

/// Looks after a view and all that is in it.
public typealias UIViewController = ViewController
/// What a layout may depend on beside its own size.
public typealias UITraitCollection = TraitCollection
/// How much room there is on an axis.
public typealias UIUserInterfaceSizeClass = SizeClass
/// How large people like their text.
public typealias UIContentSizeCategory = ContentSizeCategory
