import Foundation
import LayoutKit
import Testing

/// The code of the article on scrolling, measuring and controllers, and what comes of it.
@Suite struct ScrollingArticleTests {
  let window = Window(environment: LayoutEnvironment(device: .iPhone14))
  let view = View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let scroll = ScrollView()

  init() {
    window.addSubview(view)
    view.addSubview(scroll)
  }

  @Test func `The code on column`() {
    let column = View()
    scroll.addSubview(column)
    // article: column
    scroll.layout.make { $0.edges.equalTo(view.safeAreaLayoutGuide) }
    column.layout.make {
      $0.edges.equalTo(scroll.contentLayoutGuide)
      $0.width.equalTo(scroll.frameLayoutGuide)
    }
    // end
    column.layout.make { $0.height.equalTo(1000) }
    window.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(scroll.contentSize == CGSize(width: 390, height: 1000))
  }

  @Test func `The code on keyboard`() {
    // article: keyboard
    scroll.layout.make {
      $0.top.leading.trailing.equalToSuperview()
      $0.bottom.equalTo(view.keyboardLayoutGuide.layout.top)
    }
    window.keyboardFrame = CGRect(x: 0, y: 508, width: 390, height: 336)
    // end
    window.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 390, height: 508))
  }

  @Test func `The code on rows`() {
    final class ContactCell: TableViewCell {
      let label = Label()

      func show(_ name: String) {
        label.text = name
        contentView.addSubview(label)
        label.layout.remake { $0.edges.equalToSuperview().inset(12) }
      }
    }
    final class Screen: ViewController {
      let contacts = ["Ada", "Charles"]
      let table = TableView()

      override func viewDidLoad() {
        // article: table
        table.register(ContactCell.self, forCellReuseIdentifier: "contact")
        table.showRows(of: self, count: \.contacts.count) { screen, table, indexPath in
          let cell = table.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
          (cell as? ContactCell)?.show(screen.contacts[indexPath.row])
          return cell
        }
        // end
      }
    }
    let screen = Screen()
    screen.loadViewIfNeeded()
    let table = screen.table
    table.frame = view.frame
    view.addSubview(table)
    window.layoutIfNeeded()
    // A line of 20.29 is 20⅓ high; 24 around it and a pixel below.
    #expect(table.visibleCells.map { ($0.frame.height * 3).rounded() } == [134, 134])
  }

  @Test func `The code on measuring`() {
    let card = View()
    let text = View()
    card.addSubview(text)
    text.layout.make {
      $0.edges.equalToSuperview().inset(10)
      $0.size.equalTo(CGSize(width: 80, height: 30)).priority(.high)
    }
    // article: measuring
    let smallest = card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    let atWidth = card.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // end
    #expect(smallest == CGSize(width: 100, height: 50))
    #expect(atWidth == CGSize(width: 320, height: 50))
  }

  @Test func `The code on controllers`() {
    final class SettingsController: ViewController {}
    // article: controllers
    let window = Window(environment: LayoutEnvironment(device: .iPhone14))
    window.rootViewController = SettingsController()
    window.makeKeyAndVisible()
    // end
    #expect(window.rootViewController?.view.frame == window.bounds)
  }

  @Test func `Text styles`() {
    let title = Label()
    view.addSubview(title)
    // article: text styles
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    // end
    window.environment.contentSizeCategory = .extraLarge
    #expect(title.font.pointSize == 19)
  }
}
