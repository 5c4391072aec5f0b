import Foundation
import StandardViews
import Testing
import ViewTree

@Suite struct ImageViewTests {
  @Test func `The image gives the size`() {
    let view = ImageView()
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.image = Image(size: CGSize(width: 40, height: 30))
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 30))
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `A view made with an image has its size`() {
    let view = ImageView(image: Image(size: CGSize(width: 40, height: 30)))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(ImageView(image: nil).frame == .zero)
  }

  @Test(
    arguments: [
      (-1, 5, 0, 5), (.nan, .infinity, 0, 1_000_000), (3, 1e300, 3, 1_000_000),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `Sizes are held in range`(
    _ width: CGFloat, height: CGFloat, gotWidth: CGFloat, gotHeight: CGFloat
  ) {
    let image = Image(size: CGSize(width: width, height: height))
    #expect(image.size == CGSize(width: gotWidth, height: gotHeight))
  }
}
