import Foundation
import InterfaceBuilder
import UIKit

/// Documents of the tests' own, put together from their parts.
enum Sample {
  /// A document with one view of 320 × 480 points, which has the identifier `root`.
  ///
  /// - Parameters:
  ///   - subviews: The elements inside the view.
  ///   - constraints: The constraints that the view holds.
  ///   - more: What else is in the element of the view.
  /// - Returns: The document, as the reader has it.
  static func view(_ subviews: String, constraints: String = "", more: String = "")
    -> InterfaceDocument
  {
    document(
      """
      <view id="root">
      <rect key="frame" x="0" y="0" width="320" height="480"/>
      <edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>
      <subviews>
      \(subviews)
      </subviews>
      <constraints>
      \(constraints)
      </constraints>
      \(more)
      </view>
      """)
  }

  /// A document with objects.
  static func document(_ objects: String, more: String = "") -> InterfaceDocument {
    document(
      whole: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
        \(objects)
        </objects>
        \(more)
        </document>
        """)
  }

  /// A document of a text as it stands.
  static func document(whole text: String) -> InterfaceDocument {
    InterfaceDocument(data: Data(text.utf8), file: "Sample.xib")
  }

  /// The frames of the views with labels in the first scene, by the labels.
  static func frames(_ document: InterfaceDocument) -> [String: CGRect] {
    guard let scene = DocumentCanvas(document).scenes.first else { return [:] }
    scene.window.layoutIfNeeded()
    var frames: [String: CGRect] = [:]
    var pending: [UIView] = [scene.view]
    while let view = pending.popLast() {
      if let name = view.name { frames[name] = view.frame }
      pending += view.subviews
    }
    return frames
  }
}
