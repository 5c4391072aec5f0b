import SnapKit
import Testing
import UIKit

/// Code of the article for files that import SnapKit.
@Suite
struct SnapKitArticleTests {
  // article: card
  final class CardView: UIView {
    let title = UILabel()
    let badge = UIView()
    private var top: Constraint?

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(title)
      addSubview(badge)
      title.snp.makeConstraints { make in
        top = make.top.equalToSuperview().offset(12).constraint
        make.leading.bottom.equalToSuperview().inset(12)
      }
      badge.snp.makeConstraints { make in
        make.leading.greaterThanOrEqualTo(title.snp.trailing).offset(8)
        make.trailing.equalToSuperview().inset(12)
        make.centerY.equalTo(title)
        make.size.equalTo(20).priority(.high)
      }
    }

    required init?(coder: NSCoder) { nil }

    func tighten() { top?.update(offset: 4) }
  }
  // end

  @Test func `The code on card`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let card = CardView()
    window.addSubview(card)
    card.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview() }
    window.layoutIfNeeded()
    #expect(card.badge.frame.maxX == 308 && card.badge.frame.height == 20)
    #expect(card.title.frame.minY == 12)
    card.tighten()
    window.layoutIfNeeded()
    #expect(card.title.frame.minY == 4)
  }
}
