public import Foundation
public import ViewTree

/// Would let people choose a picture; it is an empty controller.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public nonisolated enum SourceType: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What is said of a picture.
  public nonisolated struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as people have changed it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Where the picture's file is.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Where the film's file is.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The kind of file.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether pictures can be changed.
  open var allowsEditing = false
  /// Which kinds of files there are.
  open var mediaTypes: [String] = ["public.image"]
  /// A view over what the camera sees.
  open var cameraOverlayView: UIView?
  /// Whether anything can be chosen: never.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  deinit {}
}

/// Told of the picture that was chosen; nothing calls it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIImagePickerControllerDelegate: AnyObject {}

/// Would let people choose files; it is an empty controller.
open class UIDocumentPickerViewController: UIViewController {
  /// Told of what is chosen; nothing calls it.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// Whether the ends of names are shown.
  open var shouldShowFileExtensions = false
  /// Where it begins.
  open var directoryURL: URL?

  /// Makes one for files of kinds.
  public init(forOpeningContentTypes contentTypes: [Any], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes one for files that are given away.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes one for nothing.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes one for nothing.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}
}

/// Told of the files that were chosen; nothing calls it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIDocumentPickerDelegate: AnyObject {}

/// Would show what can be done with a file; it does nothing.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIDocumentInteractionController: NSObject {
  /// Where the file is.
  open var url: URL?
  /// Its name.
  open var name: String?
  /// Told of what is done; nothing calls it.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Makes one for a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  deinit {}

  /// Pictures of the file's kind: none.
  open var icons: [UIImage] { [] }
  /// The kind of the file; it is remembered.
  open var uti: String?

  /// Shows nothing.
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Shows nothing.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows nothing.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Does nothing.
  open func dismissMenu(animated: Bool) {}
}

/// Told of what is done with a file; nothing calls it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIDocumentInteractionControllerDelegate: AnyObject {}

/// Would let people choose a colour; it is an empty controller.
open class UIColorPickerViewController: UIViewController {
  /// Told of what is chosen; nothing calls it.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour.
  open var selectedColor = UIColor.black
  /// Whether colours may let something show through.
  open var supportsAlpha = true

  deinit {}
}

/// Told of the colour that was chosen; nothing calls it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIColorPickerViewControllerDelegate: AnyObject {}

/// Would take the place of a keyboard.
open class UIInputViewController: UIViewController {
  deinit {}

  /// Does nothing.
  open func dismissKeyboard() {}
  /// Does nothing.
  open func advanceToNextInputMode() {}
}

/// A view in the place of a keyboard, or above it.
open class UIInputView: UIView, UIKitNamed {
  /// What it looks like.
  public nonisolated enum Style: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case `default`, keyboard
  }

  /// What it looks like.
  open var inputViewStyle: Style { style }
  /// Whether its constraints say how high it is.
  open var allowsSelfSizing = false
  private let style: Style

  /// Makes one.
  public init(frame: CGRect, inputViewStyle: Style) {
    style = inputViewStyle
    super.init(frame: frame)
  }

  /// Makes one of the ordinary look with a frame, in points.
  public override init(frame: CGRect) {
    style = .default
    super.init(frame: frame)
  }

  /// Makes one.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  deinit {}
}
