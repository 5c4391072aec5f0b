package import UIKit

/// How elements of a name become views.
package struct ViewKind {
  /// The element's name, as in `imageView`.
  package let element: String
  /// The class of the views, unless the element names one of its own.
  package let type: UIView.Type
  /// The class of the views in a program, where pictures of documents have others.
  let typeInPrograms: UIView.Type
  /// A class as one whose views are of this kind, nil for others.
  let fitting: (AnyClass) -> UIView.Type?
  private let setUp: (UIView, Values, PartReader) -> Void

  /// Makes a kind.
  ///
  /// - Parameters:
  ///   - element: The element's name.
  ///   - type: The class.
  ///   - setUp: Takes over what only elements of this name say.
  init<Made: UIView>(
    _ element: String, _ type: Made.Type,
    setUp: @escaping (Made, Values, PartReader) -> Void = { _, _, _ in }
  ) {
    self.element = element
    self.type = type
    typeInPrograms = type
    fitting = { $0 as? Made.Type }
    self.setUp = { view, values, reader in
      guard let view = view as? Made else { return }
      setUp(view, values, reader)
    }
  }

  /// Makes a kind that pictures of documents show inside a view of the size it has there.
  ///
  /// - Parameters:
  ///   - element: The element's name.
  ///   - type: The class in programs.
  ///   - setUp: Takes over what only elements of this name say.
  init<Made: UIView>(
    _ element: String, standingFor type: Made.Type,
    setUp: @escaping (Made, Values, PartReader) -> Void
  ) {
    self.element = element
    self.type = SystemView.self
    typeInPrograms = type
    fitting = { $0 as? Made.Type }
    self.setUp = { view, values, reader in
      if let view = view as? Made { return setUp(view, values, reader) }
      guard let frame = view as? SystemView else { return }
      let shown = type.init(frame: frame.bounds)
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      frame.addSubview(shown)
      setUp(shown, values, reader)
    }
  }

  /// Makes a kind whose views are of another class in programs than in pictures of documents.
  ///
  /// - Parameters:
  ///   - element: The element's name.
  ///   - type: The class in pictures.
  ///   - typeInPrograms: The class in programs.
  ///   - setUp: Takes over what only elements of this name say.
  init<Made: UIView>(
    _ element: String, _ type: UIView.Type, inPrograms typeInPrograms: Made.Type,
    setUp: @escaping (UIView, Values, PartReader) -> Void
  ) {
    self.element = element
    self.type = type
    self.typeInPrograms = typeInPrograms
    fitting = { $0 as? Made.Type }
    self.setUp = setUp
  }

  /// Makes a kind for which pictures of documents show a plain view of the size it has there.
  ///
  /// - Parameters:
  ///   - element: The element's name.
  ///   - type: The class in programs.
  ///   - setUp: Takes over what only elements of this name say.
  init<Made: UIView>(
    _ element: String, inPrograms type: Made.Type, setUp: @escaping (Made, Values) -> Void
  ) {
    self.element = element
    self.type = SystemView.self
    typeInPrograms = type
    fitting = { $0 as? Made.Type }
    self.setUp = { view, values, _ in
      if let view = view as? Made { setUp(view, values) }
    }
  }

  /// Takes over what the element says, beyond what all views have.
  func setUp(_ view: UIView, from values: Values, with reader: PartReader) {
    setUp(view, values, reader)
  }

  /// All kinds.
  static var all: [ViewKind] {
    plain + texts + controls + pictures + stacks + scrolling + tables + collections + bars
  }

  /// Views that say nothing beyond what all views have.
  private static var plain: [ViewKind] {
    [
      ViewKind("view", UIView.self), ViewKind("containerView", UIView.self),
      ViewKind("wkWebView", UIView.self), ViewKind("webView", UIView.self),
      ViewKind("mapView", UIView.self), ViewKind("glkView", UIView.self),
      ViewKind("mtkView", UIView.self), ViewKind("skView", UIView.self),
      ViewKind("arskView", UIView.self), ViewKind("arscnView", UIView.self),
      ViewKind("sceneKitView", UIView.self), ViewKind("arView", UIView.self),
      ViewKind("glkitView", UIView.self), ViewKind("control", UIControl.self),
      ViewKind("tableViewCellContentView", UIView.self),
      ViewKind("collectionViewCellContentView", UIView.self),
      ViewKind("window", UIView.self),
    ]
  }
}
