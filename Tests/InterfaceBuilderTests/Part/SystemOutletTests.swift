import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// Outlets that classes of UIKit have in Interface Builder.
@Suite struct SystemOutletTests {
  /// Looks after everything.
  final class Keeper: UIViewController, UISearchBarDelegate, UITabBarDelegate, UIToolbarDelegate,
    UINavigationBarDelegate, UIPickerViewDataSource, UIPickerViewDelegate,
    UIGestureRecognizerDelegate, UITextViewDelegate
  {
    var picker: UIPickerView?
    var blur: UIVisualEffectView?
    var date: UIDatePicker?
    var calls: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  }

  private static func registerKeeper() {
    InterfaceDocuments.register(Keeper.self) {
      $0.outlet("picker", \.picker)
      $0.outlet("blur", \.blur)
      $0.outlet("date", \.date)
      $0.action("go:") { keeper, sender in
        keeper.calls.append(sender.map { "\(type(of: $0))" } ?? "-")
      }
    }
  }

  /// The view of an element whose outlets lead to a controller, and what is reported.
  private func made(_ objects: String, outlets: String = "", keeper: Keeper) -> [Any] {
    Self.registerKeeper()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections>\(outlets)</connections></placeholder>\(objects)</objects></document>
      """
    return UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: keeper)
  }

  @Test func `Delegates and data sources`() throws {
    let keeper = Keeper()
    func element(_ name: String, _ outlets: String...) -> String {
      let lines = outlets.enumerated().map {
        "<outlet property=\"\($1)\" destination=\"-1\" id=\"\(name)\($0)\"/>"
      }
      return "<\(name) id=\"\(name)\"><connections>\(lines.joined())</connections></\(name)>"
    }
    let objects = made(
      element("searchBar", "delegate") + element("tabBar", "delegate")
        + element("toolbar", "delegate") + element("navigationBar", "delegate")
        + element("pickerView", "dataSource", "delegate")
        + element("panGestureRecognizer", "delegate") + element("textView", "delegate"),
      keeper: keeper)
    var messages: [String] = []
    (objects.first as? UIView)?.onDiagnostic = { messages.append($0.message) }
    #expect(messages == [])
    #expect((objects[0] as? UISearchBar)?.delegate === keeper)
    #expect((objects[1] as? UITabBar)?.delegate === keeper)
    #expect((objects[2] as? UIToolbar)?.delegate === keeper)
    #expect((objects[3] as? UINavigationBar)?.delegate === keeper)
    let picker = try #require(objects[4] as? UIPickerView)
    #expect(picker.dataSource === keeper && picker.delegate === keeper)
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 3)
    #expect((objects[5] as? UIPanGestureRecognizer)?.delegate === keeper)
    #expect((objects[6] as? UITextView)?.delegate === keeper)
  }

  @Test func `Outlets of the program lead to the classes of UIKit`() {
    let keeper = Keeper()
    _ = made(
      """
      <view id="v"><subviews><pickerView id="p"/><visualEffectView id="b"/><datePicker id="d"/>
      </subviews></view>
      """,
      outlets: """
        <outlet property="view" destination="v" id="o0"/>
        <outlet property="picker" destination="p" id="o1"/>
        <outlet property="blur" destination="b" id="o2"/>
        <outlet property="date" destination="d" id="o3"/>
        """, keeper: keeper)
    #expect(keeper.picker?.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(keeper.blur != nil && keeper.date != nil)
  }

  @Test func `Views that belong to a cell, a table or a field`() throws {
    let objects = made(
      """
      <tableViewCell id="c"><connections>
      <outlet property="accessoryView" destination="v1" id="o1"/>
      <outlet property="editingAccessoryView" destination="v2" id="o2"/>
      <outlet property="backgroundView" destination="v3" id="o3"/>
      <outlet property="selectedBackgroundView" destination="v4" id="o4"/></connections>
      </tableViewCell>
      <collectionViewCell id="d"><connections>
      <outlet property="selectedBackgroundView" destination="v4" id="o5"/></connections>
      </collectionViewCell>
      <textField id="f"><connections>
      <outlet property="inputView" destination="v1" id="o6"/>
      <outlet property="inputAccessoryView" destination="v2" id="o7"/></connections></textField>
      <navigationItem id="i"><connections>
      <outlet property="titleView" destination="v5" id="o8"/>
      <outlet property="rightBarButtonItem" destination="b" id="o9"/></connections>
      </navigationItem>
      <view tag="1" id="v1"/><view tag="2" id="v2"/><view tag="3" id="v3"/><view tag="4" id="v4"/>
      <view tag="5" id="v5"/><barButtonItem title="Do" id="b"/>
      """, keeper: Keeper())
    let cell = try #require(objects[0] as? UITableViewCell)
    #expect(cell.accessoryView?.tag == 1 && cell.editingAccessoryView?.tag == 2)
    #expect(cell.backgroundView?.tag == 3 && cell.selectedBackgroundView?.tag == 4)
    #expect((objects[1] as? UICollectionViewCell)?.selectedBackgroundView?.tag == 4)
    let field = try #require(objects[2] as? UITextField)
    #expect(field.inputView?.tag == 1 && field.inputAccessoryView?.tag == 2)
    let item = try #require(objects[3] as? UINavigationItem)
    #expect(item.titleView?.tag == 5 && item.rightBarButtonItem?.title == "Do")
  }

  @Test func `Buttons of bars and gestures call methods`() throws {
    let keeper = Keeper()
    let objects = made(
      """
      <view id="v"/>
      <barButtonItem title="Do" id="b"><connections>
      <action selector="go:" destination="-1" id="a1"/></connections></barButtonItem>
      <swipeGestureRecognizer id="s"><connections>
      <action selector="go:" destination="-1" id="a2"/></connections></swipeGestureRecognizer>
      """, keeper: keeper)
    let item = try #require(objects[1] as? UIBarButtonItem)
    #expect(item.title == "Do" && keeper.calls == [])
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item]
    bar.layoutIfNeeded()
    (bar.subviews.first as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(keeper.calls == ["BarButtonItem"])
    (objects[2] as? UIGestureRecognizer)?.state = .ended
    #expect(keeper.calls.last == "UISwipeGestureRecognizer" && keeper.calls.count == 2)
  }

  @Test func `Gestures are as their inspector shows`() throws {
    let objects = made(
      """
      <tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="3" \
      cancelsTouchesInView="NO" id="g1"/>
      <pongPressGestureRecognizer minimumPressDuration="1.5" allowableMovement="20" \
      delaysTouchesBegan="YES" id="g2"/>
      <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="4" \
      delaysTouchesEnded="NO" id="g3"/>
      <swipeGestureRecognizer direction="left" enabled="NO" id="g4"/>
      <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="g5">
      <rectEdge key="edges" left="YES" bottom="YES"/></screenEdgePanGestureRecognizer>
      <tapGestureRecognizer id="g6"/>
      """, keeper: Keeper())
    let tap = try #require(objects[0] as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3)
    #expect(!tap.cancelsTouchesInView && tap.isEnabled)
    let press = try #require(objects[1] as? UILongPressGestureRecognizer)
    #expect(press.minimumPressDuration == 1.5 && press.allowableMovement == 20)
    #expect(press.numberOfTapsRequired == 0 && press.delaysTouchesBegan)
    let pan = try #require(objects[2] as? UIPanGestureRecognizer)
    #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 4)
    #expect(!pan.delaysTouchesEnded)
    let swipe = try #require(objects[3] as? UISwipeGestureRecognizer)
    #expect(swipe.direction == .left && !swipe.isEnabled)
    #expect((objects[4] as? UIScreenEdgePanGestureRecognizer)?.edges == [.left, .bottom])
    let plain = try #require(objects[5] as? UITapGestureRecognizer)
    #expect(plain.numberOfTapsRequired == 1 && plain.cancelsTouchesInView)
  }
}
