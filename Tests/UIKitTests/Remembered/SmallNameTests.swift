import Foundation
import Testing
import UIKit

/// Names that apps use beside their layout, which keep what they are given.
@Suite("Small names")
struct SmallNameTests {
  private final class Choices: UISegmentedControl {
    override init(items: [Any]?) {
      super.init(items: (items ?? []) + ["Last"])
      setContentPositionAdjustment(
        UIOffset(horizontal: 3, vertical: 4), forSegmentType: .left, barMetrics: .default)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Has none of what a keyboard may ask for, all of which is optional.
  private final class Field: UIControl, UITextInputTraits {
    override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }
  }

  #if MainActor
    @MainActor
  #endif
  @Test("A segmented control's initializer is overridden, and keeps where content stands")
  func segments() {
    let choices = Choices(items: ["First"])
    #expect(choices.numberOfSegments == 2 && choices.titleForSegment(at: 1) == "Last")
    #expect(choices.frame.height == 32)
    let left = choices.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default)
    #expect(left.horizontal == 3 && left.vertical == 4)
    let right = choices.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default)
    #expect(right.horizontal == 0 && right.vertical == 0)
  }

  #if MainActor
    @MainActor
  #endif
  @Test("What a keyboard asks is optional")
  func traits() {
    let field = Field(frame: .zero)
    #expect(field.keyboardType == .default && field.autocapitalizationType == .sentences)
    #expect(!field.isSecureTextEntry && field.editingInteractionConfiguration == .none)
    #expect(UIView().editingInteractionConfiguration == .default)
  }

  #if MainActor
    @MainActor
  #endif
  @Test("Previews know their view, and stand where it stands")
  func previews() {
    let (parent, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    parent.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === parent)
    #expect(preview.target.center == CGPoint(x: 25, y: 40))
    #expect(preview.parameters.visiblePath == nil)
    #expect(UITargetedPreview(view: parent).target.container === parent)
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.previewProvider = { UIDragPreview(view: view) }
    #expect(item.previewProvider?()?.view === view)
  }

  #if MainActor
    @MainActor
  #endif
  @Test("Rows, features of fonts, choices and glass")
  func others() {
    let path = IndexPath(row: 5, section: 2)._bridgeToObjectiveC()
    #expect(path.section == 2 && path.row == 5 && path.item == 5)
    #expect(NSIndexPath(index: 1).row == -1)
    let key = UIFontDescriptor.FeatureKey.featureIdentifier
    let settings = [[key: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]]
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
      .featureSettings: settings
    ])
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 20)
    let action = UIAlertAction(title: "Save", style: .default)
    action.accessibilityIdentifier = "save"
    #expect(action.accessibilityIdentifier == "save")
    let glass = UIGlassEffect(style: .clear)
    glass.tintColor = .red
    // As in UIKit, an initializer of a subclass's own by this name overrides none.
    final class Glass: UIVisualEffectView {
      init(frame: CGRect) {
        super.init(effect: UIBlurEffect(style: .light))
        self.frame = frame
      }
      required init?(coder: NSCoder) { nil }
    }
    let own = Glass(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(own.frame.width == 3 && own.contentView.frame.width == 3 && own.effect != nil)
    #expect(UIVisualEffectView(effect: glass).effect === glass && glass.tintColor == .red)
  }
}
