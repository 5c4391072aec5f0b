public import Foundation

/// Would let people feel something; nothing is felt.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }

  /// Would get ready; without effect.
  open func prepare() {}

  deinit {}
}

/// Would let people feel that things meet; nothing is felt.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard things meet.
  public nonisolated enum FeedbackStyle: Int, Hashable, Sendable {
    /// Lightly.
    case light = 0
    /// Between the others.
    case medium = 1
    /// Heavily.
    case heavy = 2
    /// Softly.
    case soft = 3
    /// Rigidly.
    case rigid = 4
  }

  /// Makes a generator of a style.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Without effect.
  open func impactOccurred() {}

  /// Without effect.
  open func impactOccurred(intensity: CGFloat) {}

  deinit {}
}

/// Would let people feel how something came out; nothing is felt.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something came out.
  public nonisolated enum FeedbackType: Int, Hashable, Sendable {
    /// Well.
    case success = 0
    /// With a doubt.
    case warning = 1
    /// Badly.
    case error = 2
  }

  /// Without effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  deinit {}
}

/// Would let people feel that a choice has changed; nothing is felt.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect.
  open func selectionChanged() {}

  deinit {}
}
