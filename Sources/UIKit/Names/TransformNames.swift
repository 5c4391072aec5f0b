public import ViewTree

/// A movement, turn and stretching of a plane.
public typealias CGAffineTransform = ViewTransform
