import UIKit

@objcMembers final class CounterController: UIViewController, CounterViewDelegate {
  let counter = CounterView()
  private(set) var reached: [Int] = []
  private(set) var closed = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    counter.delegate = self
    counter.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(counter)
    NSLayoutConstraint.activate([
      counter.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      counter.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(close))
    #if os(iOS)
      counter.button.addTarget(
        nil, action: #selector(CounterController.hear(from:)), for: .touchDown)
    #endif
  }

  func counter(_ counter: CounterView, didReach value: Int) { reached.append(value) }
  func close() { closed += 1 }
  private(set) var heard = 0
  func hear(from sender: Any?) { heard += sender is UIButton ? 1 : 100 }
  static let path = #keyPath(CounterController.counter)
}
