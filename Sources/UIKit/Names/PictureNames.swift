public import StandardViews
public import ViewTree

/// A picture of a size, and what it shows where that is known.
public typealias UIImage = Image
/// The pixels of a picture: the picture itself.
public typealias CGImage = Image
/// Curves, which can't change.
public typealias CGPath = DrawingPath
/// What is drawn into: it records paths, texts and pictures.
public typealias CGContext = DrawingContext
