import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// Labels, fields and text views take over what documents say of them.
@Suite
struct TextReadingTests {
  // The names are a family, a hyphen and the weight, as `UIFont.fontName` has them; the sizes of the
  // last rows are those of AppKit's fonts of these names, which Interface Builder writes.
  @Test(
    arguments: [
      (#"<fontDescription # type="system"/>"#, "", 17),
      (#"<fontDescription # type="boldSystem" pointSize="12"/>"#, "Bold", 12),
      (#"<fontDescription # type="italicSystem" pointSize="13"/>"#, "Italic", 13),
      (#"<fontDescription # type="system" weight="black" pointSize="9"/>"#, "Black", 9),
      (#"<fontDescription # style="UICTFontTextStyleTitle1"/>"#, "", 28),
      (#"<fontDescription # name="Inter-Bold" pointSize="15"/>"#, "Inter-Bold", 15),
      (#"<font # name="Inter" size="15"/>"#, "Inter-Regular", 15),
      (#"<font # metaFont="system"/>"#, "", 13),
      (#"<font # metaFont="systemBold"/>"#, "Bold", 13),
      (#"<font # metaFont="smallSystem"/>"#, "", 11),
      (#"<font # metaFont="miniSystem"/>"#, "", 9),
      (#"<font # metaFont="cellTitle"/>"#, "", 12),
      (#"<font # metaFont="label" size="14"/>"#, "", 14),
      // What is no font leaves the label's own.
      ("<font #/>", "", 17),
      ("<string #>Inter</string>", "", 17),
      (#"<fontDescription # style="Nobody's"/>"#, "", 17),
    ] as [(String, String, CGFloat)])
  func `Each form of a font is read`(_ description: String, _ name: String, size: CGFloat) throws {
    let font = description.replacingOccurrences(of: "#", with: "key=\"fontDescription\"")
    let label = try Sample.made("<label id=\"l\">\(font)</label>", as: UILabel.self)
    #expect(label.font.pointSize == size)
    #expect(name.isEmpty || label.font.fontName.hasSuffix(name))
    if name.isEmpty { #expect(label.font.weight == .regular) }
  }

  @Test func `A label takes over what documents say of it`() throws {
    let label: UILabel = try Sample.made(
      """
      <label id="l" text="Words" textAlignment="justified" lineBreakMode="middleTruncation" \
      numberOfLines="0" preferredMaxLayoutWidth="120" adjustsFontSizeToFit="YES" \
      minimumScaleFactor="0.5" adjustsFontForContentSizeCategory="YES">
      <color key="textColor" name="Brand"/></label>
      """)
    #expect(label.text == "Words")
    #expect(label.textAlignment == .justified)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.numberOfLines == 0)
    #expect(label.preferredMaxLayoutWidth == 120)
    #expect(label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0.5)
    #expect(label.adjustsFontForContentSizeCategory)
    #expect(label.textColor == UIColor(red: 0.25, green: 0.5, blue: 0.75))
  }

  @Test func `Texts with attributes`() throws {
    let label: UILabel = try Sample.made(
      """
      <label id="l"><attributedString key="attributedText">
      <fragment content="Big"><attributes>
      <color key="NSColor" white="0.5" alpha="1"/>
      <font key="NSFont" metaFont="system" size="24"/>
      <paragraphStyle key="NSParagraphStyle" alignment="right" \
      lineBreakMode="truncatingTail" lineSpacing="3" lineHeightMultiple="1.5" \
      minimumLineHeight="20" maximumLineHeight="40"/></attributes></fragment>
      <fragment><string key="content">, small</string></fragment>
      </attributedString></label>
      """)
    let text = try #require(label.attributedText)
    #expect(text.string == "Big, small")
    let attributes = unsafe text.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 24))
    #expect(attributes[.foregroundColor] as? UIColor == UIColor(white: 0.5))
    let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .right)
    #expect(style.lineBreakMode == .byTruncatingTail)
    #expect(
      [style.lineSpacing, style.lineHeightMultiple, style.minimumLineHeight]
        + [style.maximumLineHeight] == [3, 1.5, 20, 40])
  }

  @Test func `A field takes over what documents say of it`() throws {
    let field: UITextField = try Sample.made(
      """
      <textField id="f" text="Ada" placeholder="Name" borderStyle="bezel" textAlignment="center" \
      clearButtonMode="whileEditing" minimumFontSize="9" adjustsFontSizeToFit="YES" \
      adjustsFontForContentSizeCategory="YES">
      <color key="textColor" systemColor="tintColor"/>
      <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      """)
    #expect(field.text == "Ada")
    #expect(field.placeholder == "Name")
    #expect(field.borderStyle == .bezel)
    #expect(field.textAlignment == .center)
    #expect(field.clearButtonMode == .whileEditing)
    #expect(field.minimumFontSize == 9)
    #expect(field.adjustsFontSizeToFitWidth)
    #expect(field.adjustsFontForContentSizeCategory)
    #expect(field.isSecureTextEntry)
    #expect(field.textColor == UIColor(white: 0.75, alpha: 0.5))
    // Interface Builder leaves out what is its own default: 14 points.
    #expect(field.font == .systemFont(ofSize: 14))
    let styled: UITextField = try Sample.made(
      """
      <textField id="f"><attributedString key="attributedText"><fragment content="Grace"/>
      </attributedString></textField>
      """)
    #expect(styled.attributedText?.string == "Grace")
    #expect(styled.clearButtonMode == .never)
  }

  @Test func `A text view takes over what documents say of it`() throws {
    let view: UITextView = try Sample.made(
      """
      <textView id="t" text="Words" editable="NO" selectable="NO" textAlignment="right" \
      scrollEnabled="NO"><color key="textColor" white="0" alpha="1"/>
      <fontDescription key="fontDescription" type="system" pointSize="16"/></textView>
      """)
    #expect(view.text == "Words")
    #expect(!view.isEditable && !view.isSelectable && !view.isScrollEnabled)
    #expect(view.textAlignment == .right)
    #expect(view.textColor == UIColor(white: 0))
    #expect(view.font == .systemFont(ofSize: 16))
    let styled: UITextView = try Sample.made(
      """
      <textView id="t"><attributedString key="attributedText"><fragment content="Grace"/>
      </attributedString></textView>
      """)
    #expect(styled.attributedText.string == "Grace")
    #expect(styled.isEditable && styled.isSelectable)
  }

  @Test func `Long texts stand in elements of their own`() throws {
    // "Two\nlines" in Base64 without its padding.
    let label: UILabel = try Sample.made(
      """
      <label id="l"><string key="text" base64-UTF8="YES">
      VHdvCmxpbmVz
      </string></label>
      """)
    #expect(label.text == "Two\nlines")
    let padded: UILabel = try Sample.made(
      #"<label id="l"><string key="text" base64-UTF8="YES">SGk</string></label>"#)
    #expect(padded.text == "Hi")
    let plain: UILabel = try Sample.made(
      "<label id=\"l\"><mutableString key=\"text\">A\nB</mutableString></label>")
    #expect(plain.text == "A\nB")
  }
}
