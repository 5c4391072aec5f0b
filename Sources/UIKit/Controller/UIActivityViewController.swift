public import Foundation
import ViewTree

/// Would let people share something; it is an empty controller.
open class UIActivityViewController: UIViewController {
  /// What is to be shared.
  open var activityItems: [Any] { items }
  /// What can't be done with it; nil at first.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Would be called at the end.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  private let items: [Any]

  /// Makes a controller for things to share.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller for nothing.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    items = []
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller for nothing.
  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  deinit {}
}

/// Something that can be done with what is shared.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIActivity: NSObject {
  /// What tells activities apart.
  public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes a type from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a type from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Copying.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Writing mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Writing a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Printing.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Keeping a picture.
    public static let saveToCameraRoll = ActivityType(
      "com.apple.UIKit.activity.SaveToCameraRoll")
    /// Giving a picture to a person.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Sending to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Reading later.
    public static let addToReadingList = ActivityType(
      "com.apple.UIKit.activity.AddToReadingList")
  }

  /// What tells it from others; nil unless overridden.
  open var activityType: ActivityType? { nil }
  /// What it is called; nil unless overridden.
  open var activityTitle: String? { nil }
  /// Its picture; nil unless overridden.
  open var activityImage: UIImage? { nil }
  /// Whether it can be done with things; false unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Gets things ready.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it.
  open func perform() {}
  /// Says that it was done.
  open func activityDidFinish(_ completed: Bool) {}

  deinit {}
}

/// Gives what is shared, each activity its own; nothing asks it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIActivityItemSource: AnyObject {
  /// Something of the kind that will be shared.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// What is shared.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// What it is about.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// About nothing.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
