import Foundation
import InterfaceBuilder
import InterfaceCanvas
import TestSupport
import Testing

/// Constraints are written in the words of LayoutKit, of UIKit and of SnapKit.
@Suite
struct SwiftFormTests {
  private func lines(_ document: InterfaceDocument, _ form: SwiftForm) -> [String] {
    SwiftWriter(document).file(form).text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private static let views = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="a"/>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="b"/>
    """

  @Test(arguments: try Fixtures.cases("forms.txt"))
  func `Constraints are written`(_ row: TextCase) throws {
    let document = Sample.view(
      Self.views, constraints: "<constraint \(try row.text(0)) id=\"k\"/>")
    let forms: [SwiftForm] = [.layoutKit, .uikit, .snapkit]
    #expect(try row.lines(1).count == forms.count)
    for (form, line) in zip(forms, try row.lines(1)) {
      #expect(lines(document, form).contains(line))
    }
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
      keyboardType="emailAddress" returnKeyType="mail"/></textField>
      <label id="l" userLabel="note"><color key="textColor" systemColor="tintColor"/></label>
      """,
      more: "<connections><outlet property=\"delegate\" destination=\"-1\" id=\"o\"/></connections>"
    )
    let file = SwiftWriter(document).file()
    #expect(
      file.omissions.map { "\($0.line) \($0.text)" } == [
        "5 view Sample: outlet delegate", "9 searchBar search: a view of its size stands for it",
        "10 textField mail: returnKeyType=mail",
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

  @Test(arguments: [
    (#"<button><state key="normal" title="Sign in"/></button>"#, "signInButton"),
    (#"<label text="Don't have an account?"/>"#, "dontHaveAnAccountLabel"),
    (#"<label text="CANCEL ALL"/>"#, "cancelAllLabel"), (#"<label text="Label"/>"#, "label"),
    (#"<label text="12:30"/>"#, "label"), (#"<label text="Заголовок"/>"#, "label"),
    (#"<textField placeholder="E-mail"/>"#, "eMailField"),
    (#"<imageView image="logo-large"/>"#, "logoLargeImageView"),
    (
      #"<stackView axis="vertical"><subviews><label text="Total price"/></subviews></stackView>"#,
      "totalPriceColumn"
    ),
    ("<stackView/>", "row"),
    (#"<view><rect key="frame" x="0" y="0" width="90" height="1"/></view>"#, "separator"),
    (#"<view customClass="PriceTag"/>"#, "priceTag"), ("<switch/>", "toggle"),
    (#"<label text="class"/>"#, "classLabel"),
  ])
  func `Views have names that a person would give`(_ element: String, _ name: String) {
    let lines = lines(Sample.view(element), .uikit)
    #expect(
      lines.contains { $0.hasPrefix("let \(name) = ") },
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
