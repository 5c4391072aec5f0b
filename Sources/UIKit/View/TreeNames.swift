import ViewTree

// Views of these classes, and of those that are made from them, tell that the program is written with UIKit's names. Trees, pictures and
// diagnostics then say `UIView` and `UIScrollView` for views that are of the tree's own classes.

extension AlertGround: UIKitNamed {}
extension UIActivityIndicatorView: UIKitNamed {}
extension UICollectionReusableView: UIKitNamed {}
extension UICollectionView: UIKitNamed {}
extension UIControl: UIKitNamed {}
extension UIImageView: UIKitNamed {}
extension UIInputView: UIKitNamed {}
extension UILabel: UIKitNamed {}
extension UIListContentView: UIKitNamed {}
extension UINavigationBar: UIKitNamed {}
extension UIPickerView: UIKitNamed {}
extension UIProgressView: UIKitNamed {}
extension UISearchBar: UIKitNamed {}
extension UIStackView: UIKitNamed {}
extension UITabBar: UIKitNamed {}
extension UITextView: UIKitNamed {}
extension UIToolbar: UIKitNamed {}
extension UIVisualEffectView: UIKitNamed {}
