import UIKit

/// What controllers have noted, in its order.
final class PassageLog { var lines: [String] = [] }

/// A controller that notes when its view comes and goes, and whether with an animation.
class NotingPage: UIViewController {
  let name: String
  let log: PassageLog

  init(_ name: String, _ log: PassageLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    log.lines.append("\(name) will come \(animated)")
  }
  override func viewIsAppearing(_ animated: Bool) {
    log.lines.append("\(name) comes \(animated)")
  }
  override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) came \(animated)") }
  override func viewWillDisappear(_ animated: Bool) {
    log.lines.append("\(name) will go \(animated)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    log.lines.append("\(name) went \(animated)")
  }
}
