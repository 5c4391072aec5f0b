import Foundation
import InterfaceBuilder
import UIKit

/// A view of the tests' own, with outlets.
final class CardView: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var titleLabel: UILabel!
  var stars: [UIImageView] = []
  var heightConstraint: NSLayoutConstraint?
  var gap: CGFloat = 0
  var taps = 0
  var awakened: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    awakened.append(titleLabel?.text ?? "no title")
  }

  /// Makes the class known to documents.
  static func register() {
    InterfaceDocuments.register(CardView.self) {
      $0.outlet("titleLabel", \.titleLabel)
      $0.outlet("heightConstraint", \.heightConstraint)
      $0.outlets("stars", \.stars)
      $0.attribute("gap", \.gap)
      $0.action("tap:") { card, _ in card.taps += 1 }
    }
  }

  /// A document with a card of 200 × 100 points.
  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    useAutolayout="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view id="card" customClass="CardView">
    <rect key="frame" x="0" y="0" width="200" height="100"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
    <subviews>
    <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="title">
    <rect key="frame" x="8" y="8" width="40" height="20"/>
    <constraints>
    <constraint firstAttribute="height" constant="30" id="height"/>
    </constraints>
    <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
    </label>
    <imageView id="star1"><rect key="frame" x="10" y="60" width="20" height="20"/></imageView>
    <imageView id="star2"><rect key="frame" x="40" y="60" width="20" height="20"/></imageView>
    <button id="button"><rect key="frame" x="100" y="60" width="40" height="20"/>
    <state key="normal" title="Tap"/>
    <connections>
    <action selector="tap:" destination="card" eventType="touchUpInside" id="a1"/>
    </connections>
    </button>
    </subviews>
    <constraints>
    <constraint firstItem="title" firstAttribute="leading" secondItem="card" \
    secondAttribute="leading" constant="12" id="c1"/>
    <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" \
    constant="12" id="c2"/>
    <constraint firstItem="title" firstAttribute="top" secondItem="card" secondAttribute="top" \
    constant="16" id="c3"/>
    </constraints>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="gap"><real key="value" value="6.5"/>
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
    <integer key="value" value="4"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
    <connections>
    <outlet property="titleLabel" destination="title" id="o1"/>
    <outlet property="heightConstraint" destination="height" id="o2"/>
    <outletCollection property="stars" destination="star1" collectionClass="NSArray" id="o3"/>
    <outletCollection property="stars" destination="star2" collectionClass="NSArray" id="o4"/>
    </connections>
    </view>
    </objects>
    </document>
    """
}
