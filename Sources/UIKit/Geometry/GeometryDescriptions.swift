// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

// Foundation writes `CGRect(origin: Foundation.CGPoint(x: 0.0, y: 0.0), size: …)` off Apple's systems. Programs that print
// frames, and tests that compare what they print, find what they find there, where the module CoreGraphics has these
// conformances.

#if !canImport(Darwin)
  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// Both coordinates, as `(1.0, 2.0)`.
    public nonisolated var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height, as `(1.0, 2.0)`.
    public nonisolated var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the size, as `(1.0, 2.0, 3.0, 4.0)`.
    public nonisolated var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }
#endif
