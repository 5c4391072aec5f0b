public import Foundation

/// Something that can be given to others; it is remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NSItemProvider: NSObject {
  /// What it would be called.
  open var suggestedName: String?
  private let object: Any?

  /// Makes one of nothing.
  public override init() {
    object = nil
    super.init()
  }

  /// Makes one of an object.
  public init(object: Any) {
    self.object = object
    super.init()
  }

  /// Makes one of an object of a kind.
  public init(item: Any?, typeIdentifier: String?) {
    object = item
    super.init()
  }

  deinit {}

  /// Whether it gives objects of a class: it gives none.
  open func canLoadObject(ofClass aClass: AnyClass) -> Bool { false }
  /// Whether it has something of a kind: it has nothing.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}

/// Something that is dragged; nothing is.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIDragItem: NSObject {
  /// What it gives to others.
  open var itemProvider: NSItemProvider { provider }
  /// What it is to the program.
  open var localObject: Any?
  /// Makes what would be shown of it; nothing calls it.
  open var previewProvider: (() -> UIDragPreview?)?
  private let provider: NSItemProvider

  /// Makes a thing.
  public init(itemProvider: NSItemProvider) {
    provider = itemProvider
    super.init()
  }

  deinit {}
}

/// What is known while something is dragged.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIDragDropSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where it is, in points.
  func location(in view: UIView) -> CGPoint
}

/// What is known where something is dragged from.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIDragSession: UIDragDropSession {
  /// What the program keeps with it.
  var localContext: Any? { get set }
}

/// What is known where something is dragged to.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIDropSession: UIDragDropSession {
  /// Where it comes from, if that is the program.
  var localDragSession: (any UIDragSession)? { get }
}

/// What becomes of something that is dropped.
public nonisolated enum UIDropOperation: UInt, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case cancel, forbidden, copy, move
}

/// What would become of something that is dropped.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIDropProposal: NSObject {
  /// What becomes of it.
  open var operation: UIDropOperation { kind }
  private let kind: UIDropOperation

  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    kind = operation
    super.init()
  }

  deinit {}
}

/// What would become of something that is dropped on a table.
open class UITableViewDropProposal: UIDropProposal {
  /// Where it goes.
  public nonisolated enum Intent: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  /// Where it goes.
  open var intent: Intent { ownIntent }
  private let ownIntent: Intent

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    ownIntent = intent
    super.init(operation: operation)
  }

  deinit {}
}

/// What would become of something that is dropped on a collection.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where it goes.
  public nonisolated enum Intent: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  /// Where it goes.
  open var intent: Intent { ownIntent }
  private let ownIntent: Intent

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    ownIntent = intent
    super.init(operation: operation)
  }

  deinit {}
}

/// Says what of a table is dragged; nothing asks it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITableViewDragDelegate: AnyObject {
  /// Would give what is dragged with a row.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Says what is dropped on a table; nothing asks it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITableViewDropDelegate: AnyObject {
  /// Would take what is dropped.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// What is dropped on a table.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITableViewDropCoordinator: AnyObject {
  /// Where it is dropped.
  var destinationIndexPath: IndexPath? { get }
  /// What is known of it.
  var session: any UIDropSession { get }
  /// What was proposed.
  var proposal: UITableViewDropProposal { get }
}

/// Says what of a collection is dragged; nothing asks it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDragDelegate: AnyObject {
  /// Would give what is dragged with a cell.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Says what is dropped on a collection; nothing asks it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDropDelegate: AnyObject {
  /// Would take what is dropped.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// What is dropped on a collection.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// Where it is dropped.
  var destinationIndexPath: IndexPath? { get }
  /// What is known of it.
  var session: any UIDropSession { get }
  /// What was proposed.
  var proposal: UICollectionViewDropProposal { get }
}

/// Would let a view be dragged.
open class UIDragInteraction: RememberedInteraction {
  /// Whether it does.
  open var isEnabled = true

  /// Makes an interaction.
  public init(delegate: any UIDragInteractionDelegate) { super.init() }

  deinit {}
}

/// Says what is dragged with a view; nothing asks it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIDragInteractionDelegate: AnyObject {
  /// Would give what is dragged.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  )
    -> [UIDragItem]
}

/// Would let things be dropped on a view.
open class UIDropInteraction: RememberedInteraction {
  /// Makes an interaction.
  public init(delegate: any UIDropInteractionDelegate) { super.init() }

  deinit {}
}

/// Says what is dropped on a view; nothing asks it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIDropInteractionDelegate: AnyObject {}

/// How what is dragged would look.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// What would be shown of something that is dragged.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it would look.
  public let parameters: UIPreviewParameters

  /// Makes a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Makes a preview of a view, which looks as it does.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  deinit {}
}
