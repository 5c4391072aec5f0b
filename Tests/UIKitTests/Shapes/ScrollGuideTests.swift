import Foundation
import Testing
import UIKit

/// The guides of everything that scrolls are guides of what shows, not of the content, as two screens of
/// shipping apps have it.
@Suite struct ScrollGuideTests {
  enum Kind: String, CaseIterable {
    case scrollView, tableView, collectionView, textView
  }

  private func make(_ kind: Kind) -> UIScrollView {
    switch kind {
    case .scrollView: return UIScrollView()
    case .tableView: return UITableView()
    case .collectionView:
      return UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case .textView:
      let view = UITextView()
      view.text = String(repeating: "word ", count: 200)
      return view
    }
  }

  @Test(arguments: Kind.allCases)
  func `Guides are of the frame`(_ kind: Kind) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let scroll = make(kind)
    scroll.frame = CGRect(x: 20, y: 10, width: 150, height: 80)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    window.addSubview(scroll)
    let guides = [
      scroll.layoutMarginsGuide, scroll.readableContentGuide, scroll.safeAreaLayoutGuide,
    ]
    let views = guides.map { guide in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      return view
    }
    window.layoutIfNeeded()
    let size = scroll.contentSize
    scroll.contentOffset = CGPoint(x: 0, y: 12)
    window.layoutIfNeeded()
    #expect(scroll.contentSize == size)
    let margins = CGRect(x: 2, y: 13, width: 144, height: 76)
    let frame = CGRect(x: 0, y: 12, width: 150, height: 80)
    #expect(views.map(\.frame) == [margins, margins, frame])
    #expect(guides.map(\.layoutFrame) == [margins, margins, frame])
  }
}
