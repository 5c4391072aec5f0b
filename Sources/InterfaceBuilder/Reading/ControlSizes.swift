package import Foundation
package import UIKit

/// The sizes that Interface Builder gives controls and bars, which have changed with its versions.
///
/// Read from the stored frames of public documents, where no constraint says the size.
package struct ControlSizes {
  /// The version of Interface Builder, such as 21225; the latest before the controls of iOS 26 if it isn't known.
  let toolsVersion: Int
  private let are26: Bool

  package init(_ document: InterfaceDocument) {
    toolsVersion = InterfaceDocument.toolsVersion(document.root) ?? .max
    are26 = document.hasControlsOf26
  }

  /// The size of what an element describes; nil for one whose size follows from what it shows.
  package func size(of element: DocumentElement) -> SystemSize? {
    let none = UIView.noIntrinsicMetric
    func size(
      _ width: CGFloat, _ height: CGFloat, _ insets: UIEdgeInsets = .zero
    ) -> SystemSize { SystemSize(CGSize(width: width, height: height), insets) }
    switch element.name {
    case "switch":
      return are26
        ? size(63, 28, UIEdgeInsets(right: 2)) : size(51, 31, UIEdgeInsets(right: 2))
    case "slider":
      return are26
        ? size(none, 34) : size(none, 31, UIEdgeInsets(left: 2, bottom: 1, right: 2))
    case "stepper": return size(94, toolsVersion < 15_000 ? 29 : 32)
    case "segmentedControl":
      return size(none, toolsVersion < 15_000 ? 29 : 32, UIEdgeInsets(bottom: 1))
    case "progressView": return size(none, toolsVersion < 17_000 ? 2 : 4)
    case "pageControl" where toolsVersion < 17_000:
      let pages = element["numberOfPages"].flatMap { Int($0) } ?? 0
      return size(CGFloat(max(min(pages, 10_000), 1)) * 16 - 9, 37)
    case "toolbar": return size(none, (17_000..<21_000).contains(toolsVersion) ? 49 : 44)
    case "searchBar": return size(none, toolsVersion < 13_000 ? 44 : 56)
    case "datePicker", "pickerView": return size(320, 216)
    case "colorWell": return size(30, 30)
    default: return nil
    }
  }

  /// The size of what an element describes, as large as its stored frame; nil where that says nothing of it.
  package func size(of element: DocumentElement, stored: CGSize) -> SystemSize? {
    switch element.name {
    case "switch", "slider", "stepper", "segmentedControl", "progressView", "pageControl",
      "activityIndicatorView", "toolbar", "searchBar":
      let usual = size(of: element)
      var frame = stored
      let stretches = ["slider", "progressView", "searchBar", "toolbar"].contains(element.name)
      if stretches { frame.width = UIView.noIntrinsicMetric }
      return SystemSize(frame, usual?.insets ?? .zero)
    default: return size(of: element)
    }
  }
}

extension UIView {
  /// Takes the size that a version of the system gives it, if it is one of the system's controls and bars.
  package func apply(_ size: SystemSize) {
    switch self {
    case let view as SystemView: view.systemSize = size
    case let view as UISwitch: view.systemSize = size
    case let view as UISlider: view.systemSize = size
    case let view as UIStepper: view.systemSize = size
    case let view as UISegmentedControl: view.systemSize = size
    case let view as UIProgressView: view.systemSize = size
    case let view as UIPageControl: view.systemSize = size
    case let view as UIActivityIndicatorView: view.systemSize = size
    default: break
    }
  }
}

extension CGSize {
  /// No size of a content's own.
  package static var noSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
