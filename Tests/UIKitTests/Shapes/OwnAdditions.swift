// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import UIKit

class OwnUIAccessibilityElement: UIAccessibilityElement {
  override init(accessibilityContainer container: Any) {
    super.init(accessibilityContainer: container)
  }
  override var accessibilityContainer: AnyObject? {
    get { super.accessibilityContainer }
    set { super.accessibilityContainer = newValue }
  }
  override var accessibilityFrameInContainerSpace: CGRect {
    get { super.accessibilityFrameInContainerSpace }
    set { super.accessibilityFrameInContainerSpace = newValue }
  }
  override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame }
    set { super.accessibilityFrame = newValue }
  }
}

class OwnUIBarItem: UIBarItem {
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var tag: Int {
    get { super.tag }
    set { super.tag = newValue }
  }
  override var imageInsets: UIEdgeInsets {
    get { super.imageInsets }
    set { super.imageInsets = newValue }
  }
  override var landscapeImagePhone: UIImage? {
    get { super.landscapeImagePhone }
    set { super.landscapeImagePhone = newValue }
  }
  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }
}
