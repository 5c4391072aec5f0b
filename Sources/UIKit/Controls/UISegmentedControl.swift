public import Foundation
import StandardViews
public import ViewTree

/// A row of choices: 31 points high within a frame of 32.
open class UISegmentedControl: UIControl {
  override class var initialTouchRole: UIView.TouchRole { .standard }
  override var isOneElement: Bool { false }

  /// Means that nothing is chosen.
  public static let noSegment = -1
  /// The place of what is chosen, from 0.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether it forgets at once what was chosen.
  open var isMomentary = false
  /// Whether segments are as wide as their content asks for, and not all alike.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The colour of what is chosen.
  open var selectedSegmentTintColor: UIColor?
  final var choices: [Choice] = [] { didSet { invalidateIntrinsicContentSize() } }
  final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// One of the choices.
  struct Choice {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The width that a program has set, in points; 0 for that of the content.
    var width: CGFloat = 0
    var isEnabled = true
    /// How far the content is moved, in points.
    var contentOffset = CGSize.zero
  }

  /// Makes a control with texts, pictures and actions; what is none of these is a choice without a text.
  public init(items: [Any]?) {
    choices = (items ?? []).map { item in
      if let action = item as? UIAction { return Choice(action) }
      return Choice(title: item as? String, image: item as? UIImage)
    }
    super.init(frame: .zero)
    frame.size = sizeThatFits(.zero)
  }

  /// Makes a control without choices, with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control without choices; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many choices there are.
  open var numberOfSegments: Int { choices.count }

  /// The text of a choice; nil where there is none.
  open func titleForSegment(at segment: Int) -> String? {
    choices.indices.contains(segment) ? choices[segment].title : nil
  }

  /// The picture of a choice; nil where there is none.
  open func imageForSegment(at segment: Int) -> UIImage? {
    choices.indices.contains(segment) ? choices[segment].image : nil
  }

  /// Sets the text of a choice, which has no picture then; a place outside is left alone.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard choices.indices.contains(segment) else { return }
    choices[segment].title = title ?? ""
    choices[segment].image = nil
  }

  /// Puts a choice at a place; one outside means the nearest end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Choice(title: title ?? ""), at: segment)
  }

  /// Takes a choice out; a place outside is left alone.
  ///
  /// The choice that was made stays; nothing is chosen if it was this one.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard choices.indices.contains(segment) else { return }
    choices.remove(at: segment)
    if segment == selectedSegmentIndex {
      selectedSegmentIndex = Self.noSegment
    } else if segment < selectedSegmentIndex {
      selectedSegmentIndex -= 1
    }
  }

  /// Takes all choices out, so that nothing is chosen.
  open func removeAllSegments() {
    choices = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Tells who listens, and does the action of what is chosen where the value has changed.
  open override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
    guard controlEvents.contains(.valueChanged), choices.indices.contains(selectedSegmentIndex),
      let action = choices[selectedSegmentIndex].action
    else { return }
    sendAction(action)
  }

  /// The size that the system gives it; a width below 0 stands for that of the texts.
  package final var systemSize = SystemSize(
    CGSize(width: UIView.noIntrinsicMetric, height: 32), UIEdgeInsets(bottom: 1))
  {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The width of the texts, each with 20 points more, or those that were set, and 31 points.
  open override var intrinsicContentSize: CGSize {
    let height = systemSize.content.height
    guard systemSize.frame.width < 0 else { return systemSize.content }
    return CGSize(width: choiceWidths.reduce(0, +), height: height)
  }
  /// 1 point below, by which the frame is larger than the content.
  open override var alignmentRectInsets: UIEdgeInsets { systemSize.insets }
  /// Its lower edge, as in UIKit.
  open override var firstBaselinePosition: BaselinePosition? {
    BaselinePosition(heightFraction: 1, offset: 0)
  }
  /// The size of the content and 1 point below.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    return CGSize(width: content.width, height: content.height + 1)
  }
}

extension UISegmentedControl.Choice {
  init(_ action: UIAction) {
    self.init(
      title: action.image == nil ? action.title : nil, image: action.image, action: action)
  }
}

extension UISegmentedControl {
  func insert(_ choice: Choice, at segment: Int) {
    let place = max(0, min(segment, choices.count))
    let isMoved = (place..<choices.count).contains(selectedSegmentIndex)
    choices.insert(choice, at: place)
    if isMoved { selectedSegmentIndex += 1 }
  }

  func change(_ segment: Int, _ change: (inout Choice) -> Void) {
    if choices.indices.contains(segment) { change(&choices[segment]) }
  }

  /// How titles are written in a state: as in the normal one but for what is said of this one.
  func titleAttributes(in state: State) -> [NSAttributedString.Key: Any] {
    (titleAttributes[State.normal.rawValue] ?? [:])
      .merging(titleAttributes[state.rawValue] ?? [:]) { $1 }
  }

  /// How wide the choices ask to be: as their content or as was set, and all others alike, unless they may differ.
  var choiceWidths: [CGFloat] {
    let measure = UILabel()
    measure.font = titleAttributes(in: .normal)[.font] as? UIFont ?? .systemFont(ofSize: 13)
    let wanted = choices.map { choice -> CGFloat in
      if choice.width > 0 { return choice.width }
      if let image = choice.image { return image.size.width + 20 }
      measure.text = choice.title
      return measure.intrinsicContentSize.width.rounded(.up) + 20
    }
    if apportionsSegmentWidthsByContent { return wanted }
    let widest = zip(choices, wanted).map { $0.width > 0 ? 0 : $1 }.max() ?? 0
    return zip(choices, wanted).map { $0.width > 0 ? $1 : widest }
  }

  /// Where the choices stand in a width, from the left; those whose width wasn't set share what is left.
  func choiceRooms(in width: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
    let wanted = choiceWidths
    let slack = width - wanted.reduce(0, +)
    let open = zip(choices, wanted).reduce(CGFloat(0)) { $0 + ($1.0.width > 0 ? 0 : $1.1) }
    var edge: CGFloat = 0
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return zip(choices, wanted).map { choice, own in
      let share = choice.width > 0 || open == 0 ? 0 : slack * own / open
      let room = max(own + share, 0)
      defer { edge += room }
      return (isRightToLeft ? width - edge - room : edge, room)
    }
  }
}
