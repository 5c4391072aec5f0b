import Foundation
import InterfaceBuilder
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport
import UIKit

/// Controllers come from storyboards with their views, containers and embedded controllers.
@Suite
struct StoryboardTests {
  /// Writes down what happens to it.
  final class FormController: UIViewController {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var box: UIView!
    var events: [String] = []

    override func awakeFromNib() {
      super.awakeFromNib()
      events.append("awake")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      events.append(box == nil ? "loaded without box" : "loaded")
    }
  }

  static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES" \
    initialViewController="nav">
    <scenes>
    <scene sceneID="s1"><objects>
    <navigationController id="nav" sceneMemberID="viewController">
    <connections>
    <segue destination="form" kind="relationship" relationship="rootViewController" id="g1"/>
    </connections>
    </navigationController>
    </objects></scene>
    <scene sceneID="s2"><objects>
    <viewController storyboardIdentifier="form" title="Form" id="form" \
    customClass="FormController" sceneMemberID="viewController">
    <view key="view" id="root">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <containerView translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="0" y="0" width="10" height="10"/>
    <constraints><constraint firstAttribute="height" constant="200" id="h"/></constraints>
    <connections><segue destination="inner" kind="embed" id="g2"/></connections>
    </containerView>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="safe" \
    secondAttribute="leading" constant="10" id="c2"/>
    <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" \
    secondAttribute="trailing" constant="10" id="c3"/>
    </constraints>
    </view>
    <connections><outlet property="box" destination="box" id="o1"/></connections>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr1" sceneMemberID="firstResponder"/>
    </objects></scene>
    <scene sceneID="s3"><objects>
    <viewController id="inner" storyboardIdentifier="inner" sceneMemberID="viewController">
    <layoutGuides>
    <viewControllerLayoutGuide type="top" id="top"/>
    <viewControllerLayoutGuide type="bottom" id="bottom"/>
    </layoutGuides>
    <view key="view" id="innerRoot">
    <rect key="frame" x="0" y="0" width="300" height="300"/>
    <subviews>
    <containerView translatesAutoresizingMaskIntoConstraints="NO" id="again" tag="3">
    <rect key="frame" x="0" y="0" width="10" height="10"/>
    <connections><segue destination="inner" kind="embed" id="g3"/></connections>
    </containerView>
    </subviews>
    <constraints>
    <constraint firstItem="again" firstAttribute="top" secondItem="top" secondAttribute="bottom" \
    constant="5" id="d1"/>
    <constraint firstItem="bottom" firstAttribute="top" secondItem="again" \
    secondAttribute="bottom" constant="5" id="d2"/>
    <constraint firstItem="again" firstAttribute="leading" secondItem="innerRoot" \
    secondAttribute="leadingMargin" id="d3"/>
    <constraint firstAttribute="trailingMargin" secondItem="again" secondAttribute="trailing" \
    id="d4"/>
    </constraints>
    </view>
    </viewController>
    </objects></scene>
    </scenes>
    </document>
    """

  static let storyboard = Sample.document(whole: text)

  @Test func `Scenes are made and laid out`() throws {
    InterfaceDocuments.register(FormController.self) { $0.outlet("box", \.box) }
    let storyboard = UIStoryboard(Self.storyboard)
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let form = try #require(navigation.topViewController as? FormController)
    #expect(form.events == ["awake"])
    #expect(!form.isViewLoaded)
    #expect(form.title == "Form")

    let window = Window(environment: LayoutEnvironment(device: .iPhoneSE))
    var reports: [LayoutDiagnostic] = []
    window.onDiagnostic = { reports.append($0) }
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(form.events == ["awake", "loaded"])
    // 20 of the status bar and 44 of the navigation bar.
    #expect(form.box.frame == CGRect(x: 10, y: 64, width: 355, height: 200))
    let inner = try #require(form.children.first)
    #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 355, height: 200))
    #expect(inner.view.viewWithTag(3)?.frame.height == 190)
    // The controller inside embeds itself, which ends there.
    #expect(inner.children.isEmpty)
    #expect(reports.map(\.message) == ["A controller contains itself."])
    #expect(reports.first?.source?.line == 34)
  }

  @Test func `Controllers are found by identifier`() throws {
    InterfaceDocuments.register(FormController.self) { $0.outlet("box", \.box) }
    let storyboard = UIStoryboard(Self.storyboard)
    #expect(storyboard.instantiateViewController(withIdentifier: "form") is FormController)
    let form: FormController = storyboard.instantiateViewController(identifier: "form")
    #expect(form.title == "Form")
    var asked = 0
    let made: FormController = storyboard.instantiateViewController(identifier: "form") { coder in
      asked += 1
      return FormController(coder: coder)
    }
    #expect(asked == 1)
    #expect(made.events == ["awake"])
  }

  @Test(.makesMistakes)
  func `An unknown identifier gives a plain controller`() {
    let storyboard = UIStoryboard(Self.storyboard)
    let controller = storyboard.instantiateViewController(withIdentifier: "nobody")
    #expect(type(of: controller) == UIViewController.self)
  }
}
