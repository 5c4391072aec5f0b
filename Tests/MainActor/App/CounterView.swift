import QuartzCore
import UIKit

@objc protocol CounterViewDelegate: AnyObject {
  @objc optional func counter(_ counter: CounterView, didReach value: Int)
}

@IBDesignable
class CounterView: UIView {
  @IBOutlet weak var delegate: CounterViewDelegate?
  @IBInspectable dynamic var step: Int = 1
  @IBOutlet weak var unused: UILabel!

  let label = UILabel()
  let button = UIButton(type: .system)
  private(set) var value = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.addTarget(self, action: #selector(increase), for: .touchUpInside)
    button.addTarget(
      self, action: #selector(Self.note(_:event:)), for: [.touchUpInside, .touchDown])
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    NotificationCenter.default.addObserver(
      self, selector: #selector(reset(_:)), name: .counterReset, object: nil)
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      button.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func increase() {
    value += step
    label.text = "\(value)"
    delegate?.counter?(self, didReach: value)
  }

  private(set) var notes: [String] = []
  @objc func note(_ sender: UIButton, event: UIEvent?) {
    notes.append("\(type(of: sender)) \(#fileID):\(#line)")
  }

  @objc private dynamic func tapped(_ recognizer: UITapGestureRecognizer) { value -= 1 }
  @objc private func reset(_ notification: Notification) { value = 0 }
}

extension Notification.Name {
  static let counterReset = Notification.Name("counterReset")
}
