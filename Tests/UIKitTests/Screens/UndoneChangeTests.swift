import Foundation
import Testing
import UIKit
import ViewTree

/// What is done to a screen and undone again leaves no trace in it.
@Suite
struct UndoneChangeTests {
  /// Something that is done, shown, and undone.
  enum Act: CaseIterable {
    case sheet, fullScreen, alert, popover, push, pushWithoutTabs, noBar, toolbar, search, editing
    case keyboard, tab, child, hidden, turned, scaled, header, inset, prompt, title, noLargeTitle
    case buttons, longText, moreLines, largeFont, hiddenPart, morePart, spacing, margins, rotation
    case otherRoot, reloaded, moreRows

    /// One thing is presented at a time, and over a view in a window; frames that are given to a turned view are none
    /// of it afterwards.
    func goes(with other: Self) -> Bool {
      if self == other || other == .otherRoot || self == .turned || self == .scaled { return false }
      return !other.isPresentation || !isPresentation && self != .otherRoot && self != .hidden
    }

    private var isPresentation: Bool {
      [.sheet, .fullScreen, .alert, .popover].contains(self)
    }

    /// Does it, or undoes it.
    func make(_ isDone: Bool, _ root: UIViewController, in window: UIWindow) {
      let shown = root.deepest
      switch self {
      case .sheet, .fullScreen, .alert, .popover: present(isDone, over: root)
      case .push, .pushWithoutTabs: push(isDone, onto: shown)
      case .noBar: shown.navigationController?.setNavigationBarHidden(isDone, animated: false)
      case .toolbar:
        guard let navigation = shown.navigationController else { return }
        navigation.isToolbarHidden.toggle()
      case .search: shown.navigationItem.searchController?.isActive = isDone
      case .editing: shown.setEditing(isDone, animated: false)
      case .keyboard:
        window.keyboardFrame = isDone ? CGRect(x: 0, y: 550, width: 393, height: 302) : nil
      case .tab: (root as? UITabBarController)?.selectedIndex = isDone ? 1 : 0
      case .child: addChild(isDone, to: shown)
      case .hidden: shown.view.isHidden = isDone
      case .turned: shown.view.transform = isDone ? CGAffineTransform(rotationAngle: 1) : .identity
      case .scaled: shown.view.transform = isDone ? CGAffineTransform(scaleX: 2, y: 2) : .identity
      case .rotation:
        window.environment = LayoutEnvironment(
          device: .iPhone15, orientation: isDone ? .landscape : .portrait)
      case .otherRoot: window.rootViewController = isDone ? UIViewController() : root
      default: makeInside(isDone, shown)
      }
    }

    private func present(_ isDone: Bool, over root: UIViewController) {
      guard isDone else { return root.dismiss(animated: false) }
      if self == .alert {
        let alert = UIAlertController(title: "A title", message: "Words", preferredStyle: .alert)
        alert.addTextField()
        return root.present(alert, animated: false)
      }
      let controller = UIViewController()
      controller.modalPresentationStyle = self == .sheet ? .pageSheet : .fullScreen
      if self == .popover {
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = root.view
      }
      root.present(controller, animated: false)
    }

    private func push(_ isDone: Bool, onto shown: UIViewController) {
      guard let navigation = shown.navigationController else { return }
      guard isDone else {
        navigation.popViewController(animated: false)
        return
      }
      let next = UIViewController()
      next.hidesBottomBarWhenPushed = self == .pushWithoutTabs
      next.navigationItem.prompt = "A prompt"
      next.navigationItem.largeTitleDisplayMode = .never
      navigation.pushViewController(next, animated: false)
    }

    private func addChild(_ isDone: Bool, to shown: UIViewController) {
      guard isDone else {
        let child = shown.children.last
        child?.willMove(toParent: nil)
        child?.view.removeFromSuperview()
        child?.removeFromParent()
        return
      }
      let child = UIViewController()
      child.view.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
      shown.addChild(child)
      shown.view.addSubview(child.view)
      child.didMove(toParent: shown)
    }

    private func makeInside(_ isDone: Bool, _ shown: UIViewController) {
      let inside = shown.view.allInside
      let item = shown.navigationItem
      switch self {
      case .header:
        let table = shown.view as? UITableView
        table?.tableHeaderView =
          isDone ? UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 70)) : nil
      case .inset:
        for case let scroll as UIScrollView in [shown.view] + inside {
          scroll.contentInset.top = isDone ? 40 : 0
          scroll.contentInset.left = isDone ? 10 : 0
        }
      case .prompt where item.prompt == nil || !isDone: item.prompt = isDone ? "A prompt" : nil
      case .title:
        shown.navigationItem.title = isDone ? "A title as long as titles never are" : shown.title
      case .noLargeTitle: item.largeTitleDisplayMode = isDone ? .never : .automatic
      case .buttons:
        item.rightBarButtonItems =
          isDone ? [UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)] : nil
        item.leftBarButtonItem =
          isDone ? UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil) : nil
      case .longText:
        for case let label as UILabel in inside where label.superview is UIStackView {
          label.text =
            isDone
            ? (label.text ?? "") + " and more words than fit in"
            : label.text.map {
              $0.replacingOccurrences(of: " and more words than fit in", with: "")
            }
        }
      case .moreLines:
        for case let label as UILabel in inside where label.superview is UIStackView {
          label.numberOfLines = isDone ? 1 : 0
        }
      case .largeFont:
        for case let label as UILabel in inside where label.superview is UIStackView {
          label.font = isDone ? .systemFont(ofSize: 40) : .preferredFont(forTextStyle: .headline)
        }
      case .hiddenPart:
        for case let stack as UIStackView in inside {
          stack.arrangedSubviews.first?.isHidden = isDone
        }
      case .morePart:
        for case let stack as UIStackView in inside {
          if isDone {
            let view = UISwitch()
            stack.insertArrangedSubview(view, at: 1)
          } else {
            stack.arrangedSubviews[1].removeFromSuperview()
          }
        }
      case .spacing:
        for case let stack as UIStackView in inside {
          let usual: CGFloat = stack.axis == .vertical ? 4 : 8
          stack.spacing = isDone ? 30 : usual
        }
      case .margins:
        shown.additionalSafeAreaInsets =
          isDone ? UIEdgeInsets(top: 9, left: 8, bottom: 7, right: 6) : .zero
      case .reloaded:
        for view in [shown.view] + inside {
          (view as? UITableView)?.reloadData()
          (view as? UICollectionView)?.reloadData()
        }
      case .moreRows:
        guard let table = shown.view as? UITableView else { return }
        (shown as? TableController)?.extraRows = isDone ? 3 : 0
        let rows = (4..<7).map { IndexPath(row: $0, section: 1) }
        if isDone {
          table.insertRows(at: rows, with: .none)
        } else {
          table.deleteRows(at: rows, with: .none)
        }
      default: break
      }
    }
  }

  private func frames(_ screen: SampleScreen, _ acts: [Act]) -> [String] {
    let window = UIWindow(frame: .zero)
    window.environment = LayoutEnvironment(device: .iPhone15)
    let root = screen.make()
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    for act in acts {
      act.make(true, root, in: window)
      window.layoutIfNeeded()
    }
    for act in acts.reversed() {
      act.make(false, root, in: window)
      window.layoutIfNeeded()
    }
    return window.visibleFrames
  }

  @Test(arguments: SampleScreen.alone, Act.allCases)
  func `A screen is as before once all is undone`(screen: SampleScreen, act: Act) {
    let untouched = frames(screen, [])
    expectSameFrames(frames(screen, [act]), as: untouched)
    for (number, other) in Act.allCases.enumerated() where act.goes(with: other) {
      // A third of the pairs, another one of each screen.
      let sum = number + (Act.allCases.firstIndex(of: act) ?? 0) + untouched.count
      if sum.isMultiple(of: 3) {
        expectSameFrames(frames(screen, [act, other]), as: untouched, "\(other)")
      }
    }
  }
}

extension UIViewController {
  /// The controller inside others that is seen.
  fileprivate var deepest: UIViewController {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController?.deepest ?? self
    case let tabs as UITabBarController: tabs.selectedViewController?.deepest ?? self
    case let split as UISplitViewController: split.viewControllers.last?.deepest ?? self
    case let pages as UIPageViewController: pages.viewControllers?.first ?? self
    default: self
    }
  }
}

extension UIView {
  fileprivate var allInside: [UIView] { subviews.flatMap { [$0] + $0.allInside } }
}
