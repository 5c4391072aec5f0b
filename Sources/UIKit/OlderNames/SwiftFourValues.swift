// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Names of values and members before Swift 4.2, for sources in the language mode of Swift 4. In later ones the compiler
// says what they are called now, as it does with UIKit.
public import Foundation
public import StandardViews
public import ViewTree

/// `UIView.noIntrinsicMetric` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
/// `UIView.layoutFittingCompressedSize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// `UIView.layoutFittingExpandedSize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
/// `UITableView.automaticDimension` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
/// `UICollectionViewFlowLayout.automaticSize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}
/// `UICollectionView.elementKindSectionHeader` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}
/// `UICollectionView.elementKindSectionFooter` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}
/// `UIResponder.keyboardFrameBeginUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
/// `UIResponder.keyboardFrameEndUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
/// `UIResponder.keyboardAnimationDurationUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}
/// `UIResponder.keyboardAnimationCurveUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}
/// `UIResponder.keyboardIsLocalUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }
/// `UIApplication.openSettingsURLString` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
/// `UIScrollView.DecelerationRate.normal` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}
/// `UIScrollView.DecelerationRate.fast` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}
/// `UIWindow.Level.normal` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
/// `UIWindow.Level.alert` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
/// `UIWindow.Level.statusBar` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
/// `UIBackgroundTaskIdentifier.invalid` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
  UIBackgroundTaskIdentifier.invalid
}
/// `UIAccessibilityTraits.none` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
/// `UIAccessibilityTraits.button` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
/// `UIAccessibilityTraits.header` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
/// `UIAccessibilityTraits.image` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
/// `UIAccessibilityTraits.link` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }
/// `UIAccessibilityTraits.selected` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }
/// `UIAccessibilityTraits.staticText` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits {
  UIAccessibilityTraits.staticText
}
/// `UIAccessibilityTraits.adjustable` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits {
  UIAccessibilityTraits.adjustable
}
/// `UIAccessibilityTraits.notEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits {
  UIAccessibilityTraits.notEnabled
}

nonisolated extension NSNotification.Name {
  /// `UIResponder.keyboardWillShowNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: NSNotification.Name {
    UIResponder.keyboardWillShowNotification
  }
  /// `UIResponder.keyboardDidShowNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: NSNotification.Name {
    UIResponder.keyboardDidShowNotification
  }
  /// `UIResponder.keyboardWillHideNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: NSNotification.Name {
    UIResponder.keyboardWillHideNotification
  }
  /// `UIResponder.keyboardDidHideNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: NSNotification.Name {
    UIResponder.keyboardDidHideNotification
  }
  /// `UIResponder.keyboardWillChangeFrameNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: NSNotification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }
  /// `UIResponder.keyboardDidChangeFrameNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: NSNotification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }
  /// `UITextField.textDidBeginEditingNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
  public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
    UITextField.textDidBeginEditingNotification
  }
  /// `UITextField.textDidEndEditingNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
  public static var UITextFieldTextDidEndEditing: NSNotification.Name {
    UITextField.textDidEndEditingNotification
  }
  /// `UITextField.textDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: NSNotification.Name {
    UITextField.textDidChangeNotification
  }
  /// `UITextView.textDidBeginEditingNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
  public static var UITextViewTextDidBeginEditing: NSNotification.Name {
    UITextView.textDidBeginEditingNotification
  }
  /// `UITextView.textDidEndEditingNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
  public static var UITextViewTextDidEndEditing: NSNotification.Name {
    UITextView.textDidEndEditingNotification
  }
  /// `UITextView.textDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: NSNotification.Name {
    UITextView.textDidChangeNotification
  }
  /// `UIApplication.didBecomeActiveNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: NSNotification.Name {
    UIApplication.didBecomeActiveNotification
  }
  /// `UIApplication.willResignActiveNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: NSNotification.Name {
    UIApplication.willResignActiveNotification
  }
  /// `UIApplication.didEnterBackgroundNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: NSNotification.Name {
    UIApplication.didEnterBackgroundNotification
  }
  /// `UIApplication.willEnterForegroundNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: NSNotification.Name {
    UIApplication.willEnterForegroundNotification
  }
  /// `UIApplication.willTerminateNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: NSNotification.Name {
    UIApplication.willTerminateNotification
  }
  /// `UIDevice.orientationDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: NSNotification.Name {
    UIDevice.orientationDidChangeNotification
  }
  /// `UIContentSizeCategory.didChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: NSNotification.Name {
    UIContentSizeCategory.didChangeNotification
  }
  /// `UIScreen.brightnessDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.brightnessDidChangeNotification")
  public static var UIScreenBrightnessDidChange: NSNotification.Name {
    UIScreen.brightnessDidChangeNotification
  }
}
