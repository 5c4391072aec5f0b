import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// What a document says of a view is written as one assignment each, in one order.
@Suite
struct SettingTests {
  nonisolated struct Case: CustomTestStringConvertible {
    /// The element; `@` stands for its label and identifier.
    var element: String
    /// How the view is made.
    var made: String
    /// The assignments, without the view's name.
    var settings: [String]

    var testDescription: String { "\(element.split(separator: ">").first ?? "")" }
  }

  @Test(arguments: texts + controls + containers)
  func `Settings that differ from a view's own are written`(_ row: Case) {
    let written = Sample.written(row.element)
    #expect(written.made == row.made)
    #expect(written.settings == row.settings)
  }

  nonisolated static let texts = [
    Case(
      element: """
        <label @ hidden="YES" tag="7" semanticContentAttribute="forceRightToLeft" \
        preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \
        horizontalHuggingPriority="251" verticalHuggingPriority="252" \
        horizontalCompressionResistancePriority="751" verticalCompressionResistancePriority="752" \
        text="Say &quot;hi&quot;" textAlignment="center" lineBreakMode="wordWrap" \
        numberOfLines="3" preferredMaxLayoutWidth="200.5">
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
        <color key="backgroundColor" white="0.5" alpha="1"/>
        <color key="textColor" red="1" green="0" blue="0.33333333" alpha="0.5"/>
        </label>
        """,
      made: "UILabel()",
      settings: [
        "isHidden = true", "tag = 7", "backgroundColor = UIColor(white: 0.5, alpha: 1)",
        "semanticContentAttribute = .forceRightToLeft", "preservesSuperviewLayoutMargins = true",
        "insetsLayoutMarginsFromSafeArea = false",
        "setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)",
        "setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)",
        "setContentHuggingPriority(UILayoutPriority(252), for: .vertical)",
        "setContentCompressionResistancePriority(UILayoutPriority(752), for: .vertical)",
        "font = UIFont.systemFont(ofSize: 20, weight: .bold)", "numberOfLines = 3",
        "lineBreakMode = .byWordWrapping", "textAlignment = .center",
        "textColor = UIColor(red: 1, green: 0, blue: 0.333, alpha: 0.5)",
        "preferredMaxLayoutWidth = 200.5", "text = \"Say \\\"hi\\\"\"",
      ]),
    Case(element: "<label @/>", made: "UILabel()", settings: []),
    Case(
      element: """
        <label @>
        <attributedString key="attributedText">
        <fragment content="Big"><attributes>
        <font key="NSFont" metaFont="systemBold" size="24"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \
        lineSpacing="3" minimumLineHeight="20" maximumLineHeight="40" lineHeightMultiple="1.5"/>
        </attributes></fragment>
        <fragment content=" small"/>
        </attributedString>
        </label>
        """,
      made: "UILabel()",
      settings: [
        // A label has the looks of its text's first character.
        "font = UIFont.systemFont(ofSize: 24, weight: .bold)", "lineBreakMode = .byWordWrapping",
        "textAlignment = .center",
        "attributedText = styledText([(\"Big\", UIFont.systemFont(ofSize: 24, weight: .bold),"
          + " { $0.lineSpacing = 3; $0.minimumLineHeight = 20; $0.maximumLineHeight = 40;"
          + " $0.lineHeightMultiple = 1.5; $0.alignment = .center;"
          + " $0.lineBreakMode = .byWordWrapping }), (\" small\", nil, nil)])",
      ]),
    // A text of one look is a plain one.
    Case(
      element: """
        <label @><attributedString key="attributedText"><fragment content="Plain"/>
        </attributedString></label>
        """, made: "UILabel()", settings: ["text = \"Plain\""]),
    Case(
      element: """
        <textField @ borderStyle="roundedRect" placeholder="Name" text="Ada" \
        textAlignment="right"><textInputTraits key="textInputTraits" secureTextEntry="YES"/>
        </textField>
        """,
      made: "UITextField()",
      settings: [
        "font = UIFont.systemFont(ofSize: 14)", "borderStyle = .roundedRect",
        "textAlignment = .right", "isSecureTextEntry = true", "placeholder = \"Name\"",
        "text = \"Ada\"",
      ]),
    Case(
      element: "<textView @ text=\"Long\" textAlignment=\"center\" scrollEnabled=\"NO\"/>",
      made: "UITextView()",
      settings: [
        "font = UIFont.systemFont(ofSize: 14)", "textAlignment = .center",
        "isScrollEnabled = false", "text = \"Long\"",
      ]),
  ]

  nonisolated static let controls = [
    Case(
      element: """
        <button @ enabled="NO" buttonType="system" lineBreakMode="tailTruncation">
        <inset key="contentEdgeInsets" minX="0.0" minY="0.0" maxX="2.2250738585072014e-308" maxY="0.0"/>
        <state key="normal" title="On" backgroundImage="photo">
        <color key="titleColor" systemColor="labelColor"/></state>
        <state key="selected" title="Off" image="gear"/>
        </button>
        """,
      made: "UIButton(type: .system)",
      settings: [
        "titleLabel?.font = UIFont.systemFont(ofSize: 15)",
        // Not 0, in whose place a button has insets of its own.
        "contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .leastNormalMagnitude)",
        "setTitle(\"On\", for: .normal)", "isEnabled = false",
        "titleLabel?.lineBreakMode = .byTruncatingTail",
        "setBackgroundImage(UIImage(named: \"photo\"), for: .normal)",
        "setTitleColor(UIColor.label, for: .normal)", "setTitle(\"Off\", for: .selected)",
        "setImage(UIImage(systemName: \"gear\"), for: .selected)",
      ]),
    Case(
      element: """
        <button @ buttonType="system" contentHorizontalAlignment="leading" \
        contentVerticalAlignment="top">
        <fontDescription key="fontDescription" type="system" pointSize="18"/>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="titleEdgeInsets" minX="5" minY="0" maxX="-5" maxY="0"/>
        <inset key="imageEdgeInsets" minX="0" minY="6" maxX="0" maxY="0"/>
        <state key="normal" title="Go" image="photo"/>
        </button>
        """,
      made: "UIButton(type: .system)",
      settings: [
        "titleLabel?.font = UIFont.systemFont(ofSize: 18)",
        "contentEdgeInsets = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)",
        "setTitle(\"Go\", for: .normal)",
        "setImage(UIImage(named: \"photo\"), for: .normal)",
        "titleEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5)",
        "imageEdgeInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)",
        "contentHorizontalAlignment = .leading", "contentVerticalAlignment = .top",
      ]),
    Case(
      element: """
        <button @ buttonType="system">
        <buttonConfiguration key="configuration" style="filled" title="Pay" subtitle="now" \
        image="photo" imagePadding="4" titlePadding="6">
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        </buttonConfiguration>
        </button>
        """,
      made: "UIButton(type: .system)",
      settings: [
        // A configuration of the usual size has a title of 17 points.
        "titleLabel?.font = UIFont.systemFont(ofSize: 17)", "configuration = .filled()",
        "configuration?.title = \"Pay\"", "configuration?.subtitle = \"now\"",
        "configuration?.image = UIImage(named: \"photo\")",
        "configuration?.contentInsets ="
          + " NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)",
        "configuration?.imagePadding = 4", "configuration?.titlePadding = 6",
      ]),
    Case(
      element: """
        <segmentedControl @ apportionsSegmentWidthsByContent="YES" selectedSegmentIndex="1">
        <segments><segment title="A"/><segment title="Beta"/></segments></segmentedControl>
        """,
      made: "UISegmentedControl()",
      settings: [
        "apportionsSegmentWidthsByContent = true",
        "insertSegment(withTitle: \"A\", at: 0, animated: false)",
        "insertSegment(withTitle: \"Beta\", at: 1, animated: false)", "selectedSegmentIndex = 1",
      ]),
    Case(
      element: "<pageControl @ numberOfPages=\"3\"/>", made: "UIPageControl()",
      settings: ["numberOfPages = 3"]),
    Case(
      element: "<activityIndicatorView @ style=\"large\" hidesWhenStopped=\"YES\"/>",
      made: "UIActivityIndicatorView()",
      settings: ["style = .large", "hidesWhenStopped = false"]),
    Case(element: "<switch @ on=\"YES\"/>", made: "UISwitch()", settings: ["isOn = true"]),
    Case(element: "<switch @ on=\"NO\"/>", made: "UISwitch()", settings: []),
    Case(
      element: "<slider @ maxValue=\"9\" value=\"4\"/>", made: "UISlider()",
      settings: ["maximumValue = 9", "value = 4"]),
    Case(element: "<stepper @/>", made: "UIStepper()", settings: []),
    Case(
      element: "<progressView @ progress=\"0.5\"/>", made: "UIProgressView()",
      settings: ["progress = 0.5"]),
    Case(
      element: "<datePicker @/>", made: "FixedView(CGSize(width: 320, height: 216))", settings: []),
    Case(
      element: "<pickerView @/>", made: "FixedView(CGSize(width: 320, height: 216))", settings: []),
    Case(element: "<colorWell @/>", made: "FixedView(CGSize(width: 30, height: 30))", settings: []),
    Case(element: "<toolbar @/>", made: "FixedView(CGSize(width: -1, height: 44))", settings: []),
    Case(element: "<searchBar @/>", made: "FixedView(CGSize(width: -1, height: 56))", settings: []),
  ]

  nonisolated static let containers = [
    Case(
      element: "<imageView @ image=\"photo\"/>", made: "UIImageView()",
      settings: ["image = UIImage(named: \"photo\")"]),
    Case(
      element: "<imageView @ image=\"gear\"/>", made: "UIImageView()",
      settings: ["image = UIImage(systemName: \"gear\")"]),
    Case(
      element: """
        <stackView @ axis="vertical" distribution="equalSpacing" alignment="trailing" \
        spacing="12.5" baselineRelativeArrangement="YES">
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
        trailing="4"/></stackView>
        """,
      made: "UIStackView()",
      settings: [
        "axis = .vertical", "distribution = .equalSpacing", "alignment = .trailing",
        "spacing = 12.5", "isBaselineRelativeArrangement = true",
        "isLayoutMarginsRelativeArrangement = true",
        "layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
      ]),
    Case(
      element: "<stackView @ spacingType=\"standard\"/>", made: "UIStackView()",
      settings: ["spacing = UIStackView.spacingUseSystem"]),
    Case(
      element: """
        <scrollView @ contentInsetAdjustmentBehavior="never">
        <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/></scrollView>
        """,
      made: "UIScrollView()",
      settings: [
        "contentInset = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)",
        "contentInsetAdjustmentBehavior = .never",
      ]),
    Case(
      element: "<tableView @ style=\"grouped\" separatorStyle=\"none\"/>",
      made: "UITableView(frame: .zero, style: .grouped)", settings: ["separatorStyle = .none"]),
    Case(element: "<tableView @/>", made: "UITableView()", settings: []),
    Case(
      element: """
        <view @><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius" value="6.5"/>
        </userDefinedRuntimeAttributes></view>
        """,
      made: "UIView()",
      settings: [
        "layer.cornerRadius = 6.5",
        "layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
      ]),
    Case(element: "<visualEffectView @/>", made: "UIView()", settings: []),
    Case(element: "<wkWebView @/>", made: "UIView()", settings: []),
    Case(element: "<navigationBar @/>", made: "UINavigationBar()", settings: []),
  ]
}
