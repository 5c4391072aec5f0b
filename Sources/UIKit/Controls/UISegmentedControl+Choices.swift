public import Foundation
public import StandardViews

extension UISegmentedControl {
  /// Makes a control with actions, with a frame in its future superview's coordinates, in points.
  ///
  /// Each choice has the action's picture, or its title where there is none.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    self.frame = frame == .zero ? CGRect(origin: .zero, size: self.frame.size) : frame
  }

  /// Puts a choice with a picture at a place; one outside means the nearest end.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Choice(image: image), at: segment)
  }

  /// Puts a choice that does something at a place; one outside means the nearest end.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Choice(action), at: segment)
  }

  /// Sets what a choice does, with its picture or title; a place outside is left alone.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      let new = Choice(action)
      ($0.title, $0.image, $0.action) = (new.title, new.image, action)
    }
  }

  /// What a choice does; nil where there is nothing.
  public func actionForSegment(at segment: Int) -> UIAction? {
    choices.indices.contains(segment) ? choices[segment].action : nil
  }

  /// The place of the choice with an action of a name; ``noSegment`` if there is none.
  public func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    choices.firstIndex { $0.action?.identifier == identifier } ?? Self.noSegment
  }

  /// Sets the picture of a choice, which has no text then; a place outside is left alone.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// Sets how wide a choice is, in points; 0 for as wide as its content.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width > 0 ? min(width, 1_000_000) : 0 }
  }

  /// The width that was set, in points; 0 where none was.
  public func widthForSegment(at segment: Int) -> CGFloat {
    choices.indices.contains(segment) ? choices[segment].width : 0
  }

  /// Sets whether a choice can be made; it is drawn fainter otherwise.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a choice can be made; false for a place outside.
  public func isEnabledForSegment(at segment: Int) -> Bool {
    choices.indices.contains(segment) && choices[segment].isEnabled
  }

  /// Sets how far what stands in a choice is moved, in points.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// How far what stands in a choice is moved, in points.
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    choices.indices.contains(segment) ? choices[segment].contentOffset : .zero
  }

  /// Sets how titles are written in a state; the font of the normal state decides how wide they are.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }

  /// How titles are written in a state, as it was set; nil where nothing was.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}
