import Foundation
import Testing
import UIKit

extension UIFont {
  // As apps write them in extensions of a class.
  fileprivate class func heading(_ size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }
  fileprivate convenience init(double font: UIFont) {
    self.init(descriptor: font.fontDescriptor, size: font.pointSize * 2)
  }
}

/// Fonts are objects, as in UIKit, and equal if they say the same.
@Suite
struct FontObjectTests {
  @Test func `Fonts that say the same are equal objects with one hash`() {
    let fonts = [
      UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 18), .boldSystemFont(ofSize: 17),
      .italicSystemFont(ofSize: 17), .preferredFont(forTextStyle: .body),
    ]
    let same = [
      UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 18), .boldSystemFont(ofSize: 17),
      .italicSystemFont(ofSize: 17), .preferredFont(forTextStyle: .body),
    ]
    for (place, font) in fonts.enumerated() {
      for (other, twin) in same.enumerated() {
        #expect((font == twin) == (place == other))
      }
      #expect(font.hashValue == same[place].hashValue)
    }
    #expect(Set(fonts + same).count == fonts.count)
  }

  @Test func `Extensions and casts work as with a class`() {
    let heading = UIFont.heading(20)
    let objects: [AnyObject] = [heading, UIFont(double: heading)]
    #expect(objects.compactMap { ($0 as? UIFont)?.pointSize } == [20, 40])
    #expect(UIFont(double: heading).weight == .bold)
    let any: Any = heading
    #expect(any as? UIFont == .boldSystemFont(ofSize: 20))
    weak let kept = heading
    #expect(kept === heading)
  }
}
