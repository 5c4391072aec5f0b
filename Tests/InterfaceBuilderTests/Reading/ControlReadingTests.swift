import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// Controls take over what documents say of them.
@Suite
struct ControlReadingTests {
  @Test func `A button takes over what documents say of it`() throws {
    let button: UIButton = try Sample.made(
      """
      <button id="b" buttonType="system" enabled="NO" selected="YES" highlighted="YES" \
      contentHorizontalAlignment="trailing" contentVerticalAlignment="bottom">
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <edgeInsets key="titleEdgeInsets" top="5" left="6" bottom="7" right="8"/>
      <inset key="imageEdgeInsets" minX="9" minY="0" maxX="0" maxY="0"/>
      <state key="normal" title="Go" image="photo"><color key="titleColor" name="Brand"/></state>
      <state key="selected" title="Gone"/>
      <state key="disabled"><attributedString key="attributedTitle"><fragment content="Off"/>
      </attributedString></state>
      <state key="asleep" title="Never"/>
      </button>
      """)
    #expect(button.buttonType == .system)
    #expect(!button.isEnabled && button.isSelected && button.isHighlighted)
    #expect(button.contentHorizontalAlignment == .trailing)
    #expect(button.contentVerticalAlignment == .bottom)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.titleEdgeInsets == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    #expect(button.imageEdgeInsets == UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0))
    #expect(button.title(for: .normal) == "Go")
    #expect(button.title(for: .selected) == "Gone")
    #expect(button.title(for: .disabled) == "Off")
    #expect(button.image(for: .normal)?.size == CGSize(width: 20, height: 30))
    #expect(button.titleColor(for: .normal) == UIColor(red: 0.25, green: 0.5, blue: 0.75))
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
  }

  @Test(arguments: [
    ("filled", UIButton.Configuration.filled()), ("gray", .gray()), ("tinted", .tinted()),
    ("plain", .plain()), ("Nobody's", .plain()),
  ])
  func `A button's configuration is read`(_ style: String, _ expected: UIButton.Configuration)
    throws
  {
    let button: UIButton = try Sample.made(
      """
      <button id="b"><buttonConfiguration key="configuration" style="\(style)" image="photo" \
      title="Pay" subtitle="now" imagePadding="4" titlePadding="6">
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      </buttonConfiguration></button>
      """)
    var expected = expected
    expected.title = "Pay"
    expected.subtitle = "now"
    expected.image = button.configuration?.image
    expected.imagePadding = 4
    expected.titlePadding = 6
    expected.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(button.configuration == expected)
    #expect(expected.image?.size == CGSize(width: 20, height: 30))
  }

  @Test func `A configurations title may have attributes`() throws {
    let button: UIButton = try Sample.made(
      """
      <button id="b"><buttonConfiguration key="configuration" style="plain">
      <attributedString key="attributedTitle"><fragment content="Styled"/></attributedString>
      </buttonConfiguration></button>
      """)
    #expect(button.configuration?.title == "Styled")
    // What isn't said is the size's own.
    #expect(button.configuration?.contentInsets == UIButton.Configuration.plain().contentInsets)
  }

  @Test func `Sliders, steppers and progress have their numbers`() throws {
    let slider: UISlider = try Sample.made(#"<slider id="s" minValue="2" maxValue="8" value="5"/>"#)
    #expect([slider.minimumValue, slider.maximumValue, slider.value] == [2, 8, 5])
    let stepper: UIStepper = try Sample.made(
      #"<stepper id="s" minimumValue="-5" maximumValue="5" stepValue="2" value="3"/>"#)
    #expect(
      [stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value]
        == [-5, 5, 2, 3])
    let pages: UIPageControl = try Sample.made(
      #"<pageControl id="p" numberOfPages="4" currentPage="2"/>"#)
    #expect(pages.numberOfPages == 4 && pages.currentPage == 2)
    let progress: UIProgressView = try Sample.made(
      #"<progressView id="p" progress="0.25" progressViewStyle="bar"/>"#)
    #expect(progress.progress == 0.25)
    #expect(progress.progressViewStyle == .bar)
    let on: UISwitch = try Sample.made(#"<switch id="s" on="YES"/>"#)
    #expect(on.isOn)
  }

  @Test func `Numbers have defaults`() throws {
    let slider: UISlider = try Sample.made(#"<slider id="s"/>"#)
    #expect([slider.minimumValue, slider.maximumValue, slider.value] == [0, 1, 0])
    let stepper: UIStepper = try Sample.made(#"<stepper id="s"/>"#)
    #expect(
      [stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value]
        == [0, 100, 1, 0])
    let pages: UIPageControl = try Sample.made(#"<pageControl id="p"/>"#)
    #expect(pages.numberOfPages == 0)
    let progress: UIProgressView = try Sample.made(#"<progressView id="p"/>"#)
    #expect(progress.progress == 0)
    let off: UISwitch = try Sample.made(#"<switch id="s"/>"#)
    #expect(!off.isOn)
  }

  @Test func `A wheel turns or is hidden`() throws {
    let wheel: UIActivityIndicatorView = try Sample.made(
      #"<activityIndicatorView id="w" style="whiteLarge" hidesWhenStopped="YES"/>"#)
    #expect(wheel.style == .large)
    #expect(wheel.hidesWhenStopped && wheel.isHidden)
    let turning: UIActivityIndicatorView = try Sample.made(
      #"<activityIndicatorView id="w" animating="YES" hidesWhenStopped="YES"/>"#)
    #expect(turning.style == .medium)
    #expect(turning.isAnimating && !turning.isHidden)
  }

  @Test func `A control has its segments`() throws {
    let control: UISegmentedControl = try Sample.made(
      """
      <segmentedControl id="s" apportionsSegmentWidthsByContent="YES" selectedSegmentIndex="1">
      <segments><segment title="One"/><segment title="Two"/><segment/></segments>
      </segmentedControl>
      """)
    #expect((0..<4).map { control.titleForSegment(at: $0) } == ["One", "Two", "", nil])
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.apportionsSegmentWidthsByContent)
    let plain: UISegmentedControl = try Sample.made(#"<segmentedControl id="s"/>"#)
    #expect(plain.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test(arguments: [
    ("datePicker style=\"wheels\"", 320.0, 216.0), ("pickerView", 320, 216), ("colorWell", 28, 28),
    ("toolbar", -1, 44), ("searchBar", -1, 56),
  ])
  func `Views of the system have its sizes`(_ element: String, _ width: Double, _ height: Double)
    throws
  {
    let view: UIView = try Sample.made("<\(element) id=\"v\"/>")
    // Those of UIKit's classes, or of its version that wrote the document.
    #expect(view.intrinsicContentSize == CGSize(width: width, height: height))
  }

  @Test func `What cannot be read is reported`() throws {
    var problems: [String] = []
    let button: UIButton? = Sample.made(
      """
      <button id="b" enabled="maybe" contentHorizontalAlignment="up" tag="1.5" alpha="x">
      <state key="normal" title="Go"/></button>
      """, problems: &problems)
    #expect(button?.isEnabled == true)
    #expect(button?.tag == 0)
    #expect(
      problems == [
        "The alpha of this button can't be 'x'.", "The tag of this button can't be '1.5'.",
        "The enabled of this button can't be 'maybe'.",
        "The contentHorizontalAlignment of this button can't be 'up'.",
      ])
  }
}
