import Foundation
import Testing
import UIKit

/// What apps do about controllers, windows and the keyboard, as they write it.
@Suite
struct ScreenIdiomTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// The controller at the front, as apps look for it.
  private func front(_ base: UIViewController?) -> UIViewController? {
    if let navigation = base as? UINavigationController {
      return front(navigation.visibleViewController)
    }
    if let tabs = base as? UITabBarController, let selected = tabs.selectedViewController {
      return front(selected)
    }
    if let presented = base?.presentedViewController { return front(presented) }
    return base
  }

  @Test func `The controller at the front is found from the window`() {
    let (list, detail, sheet) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), navigation]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let root = { UIApplication.shared.keyWindow?.rootViewController }
    #expect(front(root()) === tabs.viewControllers?.first)
    tabs.selectedIndex = 1
    navigation.pushViewController(detail, animated: false)
    #expect(front(root()) === detail)
    detail.present(sheet, animated: false)
    #expect(front(root()) === sheet)
    sheet.dismiss(animated: false)
    #expect(front(root()) === detail)
  }

  @Test func `A view finds its controller on the way up`() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let view = UIView()
    inner.view.addSubview(view)
    func controller(of view: UIView) -> UIViewController? {
      var responder: UIResponder? = view
      while responder != nil {
        responder = responder?.next
        if let controller = responder as? UIViewController { return controller }
      }
      return nil
    }
    #expect(controller(of: view) === inner)
    #expect(controller(of: inner.view) === inner)
    #expect(controller(of: outer.view) === outer)
  }

  @Test func `A child is added and removed`() {
    let (parent, child) = (UIViewController(), UIViewController())
    window.rootViewController = parent
    window.makeKeyAndVisible()
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.layoutIfNeeded()
    #expect(child.view.frame == window.bounds && child.parent === parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.parent == nil && parent.children.isEmpty && child.viewIfLoaded?.window == nil)
  }

  @Test func `A tap beside a field sends the keyboard away`() {
    final class Screen: UIViewController {
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        let tap = UITapGestureRecognizer(
          target: self, action: Selector(Screen.end, "end"))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
      }

      func end() { view.endEditing(true) }
    }
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(screen.field.becomeFirstResponder() && screen.field.isEditing)
    screen.end()
    #expect(!screen.field.isFirstResponder && !screen.field.isEditing)
  }

  @Test func `Return goes from field to field`() {
    final class Form: UIViewController, UITextFieldDelegate {
      let fields = (0..<3).map { _ in UITextField() }

      override func viewDidLoad() {
        super.viewDidLoad()
        for (number, field) in fields.enumerated() {
          field.tag = number + 1
          field.delegate = self
          view.addSubview(field)
        }
      }

      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let next = textField.superview?.viewWithTag(textField.tag + 1) as? UITextField {
          next.becomeFirstResponder()
        } else {
          textField.resignFirstResponder()
        }
        return false
      }
    }
    let form = Form()
    window.rootViewController = form
    window.makeKeyAndVisible()
    form.fields[0].becomeFirstResponder()
    var holders: [Int?] = []
    for _ in 0..<3 {
      guard let field = form.fields.first(where: \.isFirstResponder) else { break }
      #expect(!form.textFieldShouldReturn(field))
      holders.append(form.fields.firstIndex(where: \.isFirstResponder))
    }
    #expect(holders == [1, 2, nil])
  }

  @Test func `A button can be touched once the field has a text`() {
    final class Screen: UIViewController, UITextFieldDelegate {
      let (field, button) = (UITextField(), UIButton())
      var notes: [String] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        button.isEnabled = false
        field.delegate = self
        field.addTarget(
          self, action: Selector(Screen.textChanged(_:), "textChanged:"), for: .editingChanged)
        NotificationCenter.default.addObserver(
          self, selector: Selector(Screen.heard(_:), "heard:"),
          name: UITextField.textDidChangeNotification, object: field)
        view.addSubview(field)
      }

      func textChanged(_ field: UITextField) {
        button.isEnabled = field.hasText
        notes.append(field.text ?? "")
      }
      func heard(_ notification: Notification) { notes.append("heard") }
      func textFieldDidChangeSelection(_ textField: UITextField) { notes.append("chosen") }
    }
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.field.text = "set by the program"
    screen.field.text = ""
    screen.notes = []
    screen.field.insertText("a")
    #expect(screen.button.isEnabled && screen.notes == ["chosen", "a", "heard"])
    screen.field.deleteBackward()
    // There is nothing left to take away.
    screen.field.deleteBackward()
    #expect(!screen.button.isEnabled && screen.notes.suffix(3) == ["chosen", "", "heard"])
    #expect(screen.notes.count == 6)
    NotificationCenter.default.removeObserver(screen)
  }

  @Test func `What is typed into a search bar filters a list`() {
    final class Search: NSObject, UISearchBarDelegate {
      var found: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        found = ["apple", "pear", "plum"].filter { searchText.isEmpty || $0.hasPrefix(searchText) }
      }
    }
    let (bar, search) = (UISearchBar(), Search())
    bar.delegate = search
    bar.searchTextField.insertText("p")
    #expect(search.found == ["pear", "plum"])
    bar.searchTextField.insertText("l")
    #expect(search.found == ["plum"])
    bar.searchTextField.deleteBackward()
    #expect(search.found == ["pear", "plum"])
  }

  @Test func `A note slides in over the window, and goes`() {
    let clock = AnimationClock()
    window.makeKeyAndVisible()
    let note = UILabel(frame: CGRect(x: 20, y: -50, width: 350, height: 40))
    clock.run {
      UIApplication.shared.windows.first(where: \.isKeyWindow)?.addSubview(note)
      UIView.animate(withDuration: 0.3) {
        note.frame.origin.y = 60
      } completion: { _ in
        UIView.animate(withDuration: 0.3, delay: 2, options: .curveEaseIn) {
          note.alpha = 0
        } completion: { _ in
          note.removeFromSuperview()
        }
      }
    }
    #expect(note.superview === window)
    clock.advance(by: 0.3)
    #expect(note.layer.presentation()?.frame.minY == 60)
    clock.advance(by: 2.29)
    #expect(note.superview === window)
    clock.advance(by: 0.02)
    #expect(note.superview == nil && clock.isIdle)
  }

  @Test func `Another root comes with a transition`() {
    let (first, second) = (UIViewController(), UIViewController())
    window.rootViewController = first
    window.makeKeyAndVisible()
    var isOver = false
    UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve) {
      window.rootViewController = second
    } completion: { _ in
      isOver = true
    }
    #expect(isOver && second.view.window === window && first.viewIfLoaded?.window == nil)
  }

  @Test func `What follows a push is done after it`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    var order: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { order.append("after") }
    navigation.pushViewController(UIViewController(), animated: true)
    order.append("pushed")
    CATransaction.commit()
    #expect(order == ["pushed", "after"] && navigation.viewControllers.count == 2)
    let last = UIViewController()
    navigation.pushViewController(last, animated: true)
    if let coordinator = navigation.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { _ in order.append("moved") }
    } else {
      order.append("at once")
    }
    #expect(order.count == 3)
    navigation.viewControllers.removeAll { $0 === last }
    #expect(navigation.topViewController !== last && navigation.viewControllers.count == 2)
  }

  @Test func `An action of an alert is chosen`() {
    let screen = UIViewController()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    var name: String?
    let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
      name = alert?.textFields?.first?.text
    }
    save.isEnabled = false
    alert.addAction(save)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen.present(alert, animated: true)
    #expect(screen.presentedViewController === alert && !save.isEnabled)
    alert.textFields?[0].text = "Anna"
    save.isEnabled = true
    let buttons = alert.view.subviews.compactMap { $0 as? UIButton }
    buttons.first { $0.currentTitle == "Save" }?.sendActions(for: .touchUpInside)
    #expect(name == "Anna" && screen.presentedViewController == nil)
  }

  @Test func `A picker stands for the keyboard, with a bar over it`() {
    final class Years: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      let field = UITextField()
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        30
      }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "\(2_000 + row)" }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
      {
        field.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
      }
      func done() { field.resignFirstResponder() }
    }
    let years = Years()
    let picker = UIPickerView()
    picker.dataSource = years
    picker.delegate = years
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(
        barButtonSystemItem: .done, target: years, action: Selector(Years.done, "done")),
    ]
    bar.sizeToFit()
    years.field.inputView = picker
    years.field.inputAccessoryView = bar
    window.addSubview(years.field)
    window.makeKeyAndVisible()
    #expect(years.field.becomeFirstResponder())
    picker.selectRow(5, inComponent: 0, animated: true)
    // What a program selects isn't told to the delegate.
    #expect(years.field.text ?? "" == "" && picker.selectedRow(inComponent: 0) == 5)
    years.pickerView(picker, didSelectRow: 5, inComponent: 0)
    #expect(years.field.text == "2005" && bar.frame.height == 44)
    years.done()
    #expect(!years.field.isFirstResponder)
  }
}
