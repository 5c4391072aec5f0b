import Foundation
import InterfaceBuilder
import InterfaceCanvas
import Testing

/// Constraints are written in the words of LayoutKit, of UIKit and of SnapKit.
@Suite
struct SwiftFormTests {
  nonisolated struct Row: CustomTestStringConvertible {
    var attributes: String
    var layoutKit: String
    var uikit: String
    var snapkit: String

    var testDescription: String { attributes }
  }

  nonisolated private static let rows = [
    Row(
      attributes: #"firstItem="a" firstAttribute="width" constant="64""#,
      layoutKit: "$0.width.equalTo(64)", uikit: "a.widthAnchor.constraint(equalToConstant: 64),",
      snapkit: "make.width.equalTo(64)"),
    Row(
      attributes: #"firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom" "#
        + #"constant="8" priority="750" identifier="gap""#,
      layoutKit: "$0.top.equalTo(b.layout.bottom).offset(8).priority(750).id(\"gap\")",
      uikit: "a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)"
        + ".with(priority: 750, identifier: \"gap\"),",
      snapkit: "make.top.equalTo(b.snp.bottom).offset(8).priority(750).labeled(\"gap\")"),
    // The view inside comes first, and what is on the other side changes its sign.
    Row(
      attributes: #"firstItem="root" firstAttribute="trailing" relation="greaterThanOrEqual" "#
        + #"secondItem="a" secondAttribute="trailing" constant="9""#,
      layoutKit: "$0.trailing.lessThanOrEqualToSuperview().offset(-9)",
      uikit: "a.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -9),",
      snapkit: "make.trailing.lessThanOrEqualToSuperview().offset(-9)"),
    Row(
      attributes: #"firstItem="a" firstAttribute="leading" secondItem="root" "#
        + #"secondAttribute="leadingMargin""#,
      layoutKit: "$0.leading.equalTo(layout.leadingMargin)",
      uikit: "a.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),",
      snapkit: "make.leading.equalTo(snp.leadingMargin)"),
    Row(
      attributes: #"firstItem="a" firstAttribute="height" secondItem="a" secondAttribute="width" "#
        + #"multiplier="1:2""#,
      layoutKit: "$0.height.equalTo(a.layout.width).multipliedBy(0.5)",
      uikit: "a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),",
      snapkit: "make.height.equalTo(a.snp.width).multipliedBy(0.5)"),
    // Anchors have no multiples of places.
    Row(
      attributes: #"firstItem="a" firstAttribute="centerX" secondItem="root" "#
        + #"secondAttribute="trailing" multiplier="0.5""#,
      layoutKit: "$0.centerX.equalTo(layout.trailing).multipliedBy(0.5)",
      uikit: "NSLayoutConstraint(item: a, attribute: .centerX, relatedBy: .equal, toItem: self,"
        + " attribute: .trailing, multiplier: 0.5, constant: 0),",
      snapkit: "make.centerX.equalTo(snp.trailing).multipliedBy(0.5)"),
  ]

  private func lines(_ document: InterfaceDocument, _ form: SwiftForm) -> [String] {
    SwiftWriter(document).file(form).text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private static let views = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="a"/>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="b"/>
    """

  @Test(arguments: rows)
  func `Constraints are written`(_ row: Row) {
    let document = Sample.view(
      Self.views, constraints: "<constraint \(row.attributes) id=\"k\"/>")
    #expect(lines(document, .layoutKit).contains(row.layoutKit))
    #expect(lines(document, .uikit).contains(row.uikit))
    #expect(lines(document, .snapkit).contains(row.snapkit))
    #expect(lines(document, .snapkit).contains("a.snp.makeConstraints { make in"))
  }

  @Test func `Only what is used is imported`() {
    let document = Sample.view(Self.views)
    func imports(_ form: SwiftForm) -> [String] {
      lines(document, form).filter { $0.hasPrefix("import ") }
    }
    #expect(imports(.layoutKit) == ["import Foundation", "import LayoutKit", "import UIKit"])
    #expect(imports(.uikit) == ["import Foundation", "import UIKit"])
    #expect(imports(.snapkit) == ["import Foundation", "import SnapKit", "import UIKit"])
    #expect(!lines(document, .uikit).contains { $0.contains("func with(") })
  }

  @Test func `Whoever shows the view gives it its frame, though statements are about it`() {
    let document = Sample.view(
      "", constraints: #"<constraint firstAttribute="width" constant="64" id="k"/>"#)
    let line = "translatesAutoresizingMaskIntoConstraints = true"
    #expect(lines(document, .layoutKit).contains(line))
    #expect(lines(document, .snapkit).contains(line))
    #expect(!lines(document, .uikit).contains(line))
  }

  @Test func `A constraint that an outlet leads to is kept in a property`() {
    let document = Sample.view(
      Self.views,
      constraints: #"<constraint firstItem="a" firstAttribute="width" constant="64" id="k"/>"#,
      more: #"<connections><outlet property="boxWidth" destination="k" id="o"/></connections>"#)
    let kit = lines(document, .layoutKit)
    #expect(kit.contains("private(set) var boxWidth: ConstraintHandle?"))
    #expect(kit.contains("boxWidth = a.layout.make { $0.width.equalTo(64) }"))
    let anchors = lines(document, .uikit)
    #expect(anchors.contains("private(set) var boxWidth: NSLayoutConstraint?"))
    #expect(anchors.contains("let boxWidth = a.widthAnchor.constraint(equalToConstant: 64)"))
    #expect(anchors.contains("self.boxWidth = boxWidth"))
    let snaps = lines(document, .snapkit)
    #expect(snaps.contains("private(set) var boxWidth: Constraint?"))
    #expect(snaps.contains("boxWidth = make.width.equalTo(64).constraint"))
  }

  @Test
  func `Actions become methods to fill; words that a class has already are given another name`() {
    let document = Sample.view(
      """
      <button id="b" userLabel="go"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <connections><action selector="signInWithSender:" destination="root" \
      eventType="touchUpInside" id="o"/></connections></button>
      <switch id="s" userLabel="flag"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <connections><action selector="copy:" destination="root" eventType="valueChanged" id="p"/>
      </connections></switch>
      """)
    let lines = lines(document, .uikit)
    for line in [
      "go.addAction(UIAction { [weak self] in self?.signIn($0.sender) }, for: .touchUpInside)",
      "func signIn(_ sender: Any?) {}",
      "flag.addAction(UIAction { [weak self] in self?.copyAction($0.sender) }, for: .valueChanged)",
      "func copyAction(_ sender: Any?) {}",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
  }

  @Test func `Cells of the systems styles keep their contents`() {
    let document = Sample.document(
      """
      <tableViewCell id="c" customClass="PlanCell" style="IBUITableViewCellStyleValue1" \
      accessoryType="disclosureIndicator" selectionStyle="none" textLabel="t" detailTextLabel="d">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="v">
      <rect key="frame" x="0" y="0" width="290" height="44"/>
      <subviews><label text="Plan" id="t"/><label text="Free" id="d"/></subviews>
      </tableViewCellContentView></tableViewCell>
      """)
    let lines = lines(document, .layoutKit)
    for line in [
      "final class PlanCell: UITableViewCell {",
      "super.init(style: .value1, reuseIdentifier: reuseIdentifier)",
      "accessoryType = .disclosureIndicator", "selectionStyle = .none",
      "textLabel?.text = \"Plan\"", "detailTextLabel?.text = \"Free\"",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
  }

  @Test func `What nothing is written for stands at the beginning, with its line`() {
    let document = Sample.view(
      """
      <searchBar id="s" userLabel="search"/>
      <textField id="f" userLabel="mail"><textInputTraits key="textInputTraits" \
      keyboardType="emailAddress"/></textField>
      <label id="l" userLabel="note"><color key="textColor" systemColor="tintColor"/></label>
      """,
      more: "<connections><outlet property=\"delegate\" destination=\"-1\" id=\"o\"/></connections>"
    )
    let file = SwiftWriter(document).file()
    #expect(
      file.omissions.map { "\($0.line) \($0.text)" } == [
        "5 view Sample: outlet delegate", "9 searchBar search: a view of its size stands for it",
        "10 textField mail: keyboardType=emailAddress",
        "11 label note: textColor follows tintColor",
      ])
    #expect(
      file.text.hasPrefix(
        """
        // Written from Sample.xib by layout ib --swift.
        //
        // Left out, with the lines of the document:
        //   5: view Sample: outlet delegate

        """))
  }

  nonisolated struct Name: CustomTestStringConvertible {
    var element: String
    var name: String

    var testDescription: String { element }
  }

  @Test(arguments: [
    Name(
      element: #"<button><state key="normal" title="Sign in"/></button>"#, name: "signInButton"),
    Name(element: #"<label text="Don't have an account?"/>"#, name: "dontHaveAnAccountLabel"),
    Name(element: #"<label text="CANCEL ALL"/>"#, name: "cancelAllLabel"),
    Name(element: #"<label text="Label"/>"#, name: "label"),
    Name(element: #"<label text="12:30"/>"#, name: "label"),
    Name(element: #"<label text="Заголовок"/>"#, name: "label"),
    Name(element: #"<textField placeholder="E-mail"/>"#, name: "eMailField"),
    Name(element: #"<imageView image="logo-large"/>"#, name: "logoLargeImageView"),
    Name(
      element:
        #"<stackView axis="vertical"><subviews><label text="Total price"/></subviews></stackView>"#,
      name: "totalPriceColumn"),
    Name(element: "<stackView/>", name: "row"),
    Name(
      element: #"<view><rect key="frame" x="0" y="0" width="90" height="1"/></view>"#,
      name: "separator"),
    Name(element: #"<view customClass="PriceTag"/>"#, name: "priceTag"),
    Name(element: "<switch/>", name: "toggle"),
    Name(element: #"<label text="class"/>"#, name: "classLabel"),
  ])
  func `Views have names that a person would give`(_ row: Name) {
    let lines = lines(Sample.view(row.element), .uikit)
    #expect(
      lines.contains { $0.hasPrefix("let \(row.name) = ") },
      "\(lines.filter { $0.hasPrefix("let ") })")
  }

  @Test(
    arguments: [
      ("view", "contentMode", "TopLeft"), ("textField", "clearButtonMode", "Sometimes"),
      ("scrollView", "keyboardDismissMode", "onDragWithAccessory"), ("label", "wonder", "YES"),
    ])
  func `A value that has no name is left out and said, not written as one`(
    _ element: String, _ attribute: String, _ value: String
  ) {
    let file = SwiftWriter(Sample.view("<\(element) \(attribute)=\"\(value)\" id=\"a\"/>")).file(
      .uikit)
    #expect(!file.text.contains("= .\(value)"))
    #expect(file.omissions.contains { $0.text.contains("\(attribute)=\(value)") })
  }
}
