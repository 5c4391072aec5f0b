// Points, sizes and rectangles, for files that import them by the name that their module has on Apple's
// systems.
@_exported public import Foundation
