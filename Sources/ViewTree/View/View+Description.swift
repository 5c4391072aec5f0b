import Foundation

extension View: CustomDebugStringConvertible {
  /// The view's type, name and frame, as `print` shows them: `<Label: title; frame = (16 20; 100 20)>`.
  public var debugDescription: String {
    let frame = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map { plainNumber(Double($0)) }
    let place = "frame = (\(frame[0]) \(frame[1]); \(frame[2]) \(frame[3]))"
    return "<\(String(describing: type(of: self))): \(itemDescription); \(place)>"
  }
}
