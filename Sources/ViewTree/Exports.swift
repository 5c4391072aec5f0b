// Frames and sizes are Foundation's; whoever imports the tree can speak of them, as with UIKit.
@_exported public import Foundation

// Labels have it.
@_exported public import enum Typesetting.LineBreakMode
