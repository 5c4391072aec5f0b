// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
public import StandardViews
public import ViewTree

/// The kind of device that the layout is for.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

extension ScrollView {
  /// What would recognise fingers that move the content, made when it is first asked for.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    attached {
      let recognizer = UIPanGestureRecognizer()
      addGestureRecognizer(recognizer)
      return recognizer
    }
  }

  /// What would recognise fingers that scale the content, made when it is first asked for.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    attached {
      let recognizer = UIPinchGestureRecognizer()
      addGestureRecognizer(recognizer)
      return recognizer
    }
  }
}

extension LayoutConstraint {
  /// Whether an archive would keep the constraint; it is remembered, and no archive is written.
  public var shouldBeArchived: Bool {
    get { attached(Archiving.self)?.isOn ?? false }
    set { attached { Archiving() }.isOn = newValue }
  }
}

/// Whether something would be archived.
private final class Archiving {
  var isOn = false
}

extension TraitCollection {
  /// The traits of the screen, or those of ``performAsCurrent(_:)``.
  public nonisolated static var current: TraitCollection {
    CurrentTraits.own ?? TraitCollection(traitsFrom: [TraitCollection(LayoutEnvironment.screen)])
  }

  /// Calls a closure for which these traits are the ``current`` ones.
  public nonisolated func performAsCurrent(_ actions: () -> Void) {
    CurrentTraits.$own.withValue(self, operation: actions)
  }

  /// Whether colours that depend on the style differ from those with other traits.
  public nonisolated func hasDifferentColorAppearance(
    comparedTo traitCollection: TraitCollection?
  ) -> Bool { userInterfaceStyle != traitCollection?.userInterfaceStyle }
}

/// The traits that count for a task in the place of the screen's.
private nonisolated enum CurrentTraits {
  @TaskLocal static var own: TraitCollection?
}
