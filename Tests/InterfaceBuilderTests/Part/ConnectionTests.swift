import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import TreeTestSupport
import UIKit

/// Outlets lead to the objects that documents name, and controls call methods of theirs.
@Suite(.makesMistakes)
struct ConnectionTests {
  final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UITextFieldDelegate
  {
    var view: UIView?
    var label: UILabel?
    var buttons: [UIButton]?
    var recognizer: UIGestureRecognizer?
    var item: UIBarButtonItem?
    var calls: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  /// Makes the objects of a document whose owner has connections.
  private func make(
    _ objects: String, outlets: String = "", owner: Owner
  ) -> (objects: [Any], problems: [String], hints: [String]) {
    InterfaceDocuments.register(Owner.self) {
      $0.outlet("view", \.view)
      $0.outlet("label", \.label)
      $0.outlets("buttons", \.buttons)
      $0.outlet("recognizer", \.recognizer)
      $0.outlet("item", \.item)
      $0.action("go:") { owner, sender in owner.calls.append("go \(sender is UIControl)") }
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections>\(outlets)</connections></placeholder>
      \(objects)
      </objects></document>
      """
    let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
    var problems: [String] = []
    var hints: [String] = []
    let view = made.lazy.compactMap { $0 as? UIView }.first
    view?.onDiagnostic = {
      problems.append($0.message)
      hints.append($0.hint)
    }
    return (made, problems, hints)
  }

  @Test func `Delegates of views`() throws {
    let owner = Owner()
    let connections = """
      <connections><outlet property="dataSource" destination="-1" id="o1"/>
      <outlet property="delegate" destination="-1" id="o2"/></connections>
      """
    let made = make(
      """
      <tableView id="t">\(connections)</tableView>
      <collectionView id="c"><connections>
      <outlet property="dataSource" destination="-1" id="o3"/></connections></collectionView>
      <textField id="f"><connections>
      <outlet property="delegate" destination="-1" id="o4"/></connections></textField>
      <scrollView id="s"><connections>
      <outlet property="delegate" destination="-1" id="o5"/></connections></scrollView>
      """, owner: owner)
    #expect(made.problems == [])
    let table = try #require(made.objects[0] as? UITableView)
    #expect(table.dataSource === owner && table.delegate === owner)
    #expect((made.objects[1] as? UICollectionView)?.dataSource === owner)
    #expect((made.objects[2] as? UITextField)?.delegate === owner)
    // A table's delegate is also that of a scroll view.
    #expect((made.objects[3] as? UIScrollView)?.delegate === owner)
  }

  @Test func `Objects that are no views`() throws {
    let owner = Owner()
    let made = make(
      """
      <view id="v"><connections>
      <outletCollection property="gestureRecognizers" destination="tap" id="g1"/>
      <outletCollection property="gestureRecognizers" destination="swipe" id="g2"/>
      </connections></view>
      <tapGestureRecognizer id="tap"/><swipeGestureRecognizer id="swipe"/>
      <longPressGestureRecognizer id="r1"/><pongPressGestureRecognizer id="r2"/>
      <panGestureRecognizer id="r3"/><screenEdgePanGestureRecognizer id="r4"/>
      <pinchGestureRecognizer id="r5"/><rotationGestureRecognizer id="r6"/>
      <barButtonItem title="Done" id="done"/><navigationItem title="Title" \
      prompt="Prompt" backButtonTitle="Back" hidesBackButton="YES" id="title"/>
      """,
      outlets: """
        <outlet property="view" destination="v" id="o1"/>
        <outlet property="recognizer" destination="r4" id="o2"/>
        <outlet property="item" destination="done" id="o3"/>
        """, owner: owner)
    #expect(made.problems == [])
    let kinds: [AnyClass] = [
      UIView.self, UITapGestureRecognizer.self, UISwipeGestureRecognizer.self,
      UILongPressGestureRecognizer.self, UILongPressGestureRecognizer.self,
      UIPanGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self,
      UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self, UIBarButtonItem.self,
      UINavigationItem.self,
    ]
    let found = made.objects.map { ObjectIdentifier(type(of: $0 as AnyObject)) }
    #expect(found == kinds.map { ObjectIdentifier($0) })
    #expect((made.objects.last as? UINavigationItem)?.title == "Title")
    #expect(owner.view === made.objects[0] as? UIView)
    #expect(owner.view?.gestureRecognizers?.count == 2)
    #expect(owner.recognizer is UIScreenEdgePanGestureRecognizer)
    #expect(owner.item?.title == "Done")
  }

  @Test func `Actions are for events`() throws {
    let owner = Owner()
    let made = make(
      """
      <view id="v"><subviews>
      <button id="b"><connections>
      <action selector="go:" destination="-1" eventType="touchDown" id="a1"/></connections></button>
      <slider id="s"><connections>
      <action selector="go:" destination="-1" eventType="valueChanged" id="a2"/>
      </connections></slider>
      <switch id="w"><connections><action selector="go:" destination="-1" id="a3"/></connections>
      </switch></subviews></view>
      <tapGestureRecognizer id="tap"><connections>
      <action selector="go:" destination="-1" id="a4"/></connections></tapGestureRecognizer>
      """, owner: owner)
    #expect(made.problems == [])
    let controls = try #require(made.objects[0] as? UIView).subviews.compactMap { $0 as? UIControl }
    #expect(controls.count == 3)
    for control in controls { control.sendActions(for: .valueChanged) }
    #expect(owner.calls == ["go true"])
    for control in controls { control.sendActions(for: .touchDown) }
    #expect(owner.calls.count == 2)
    // An action without an event is for a touch inside.
    for control in controls { control.sendActions(for: .touchUpInside) }
    #expect(owner.calls.count == 3)
  }

  @Test func `What leads nowhere is reported`() {
    let owner = Owner()
    let made = make(
      """
      <view id="v"><subviews><button id="b"><connections>
      <action selector="stop:" destination="-1" id="a1"/>
      <action selector="go:" destination="nobody" id="a2"/></connections></button></subviews></view>
      """,
      outlets: """
        <outlet property="label" destination="v" id="o1"/>
        <outlet property="label" destination="nobody" id="o2"/>
        <outlet property="title" destination="v" id="o3"/>
        <outletCollection property="buttons" destination="b" id="o4"/>
        <outletCollection property="boxes" destination="b" id="o5"/>
        <segue destination="v" kind="show" id="o6"/>
        """, owner: owner)
    #expect(
      made.problems.sorted() == [
        "A connection leads to nobody, which isn't there.",
        "A connection leads to nobody, which isn't there.",
        "The action stop: of Owner isn't known.", "The outlet label of Owner takes no View.",
        "The outlet title of Owner isn't known.", "The outlets boxes of Owner isn't known.",
      ])
    #expect(
      made.hints.filter { $0.hasPrefix("Register") }.sorted() == [
        #"Register it: InterfaceDocuments.register(Owner.self) { $0.action("stop:", { … }) }."#,
        #"Register it: InterfaceDocuments.register(Owner.self) { $0.outlet("title", \.title) }."#,
        #"Register it: InterfaceDocuments.register(Owner.self) { $0.outlets("boxes", \.boxes) }."#,
      ])
    #expect(owner.label == nil)
    #expect(owner.buttons?.count == 1)
  }

  @Test func `What is no object is reported`() {
    let owner = Owner()
    let made = make("<view id=\"v\"/><customObject id=\"c\"/><exit id=\"e\"/>", owner: owner)
    #expect(made.objects.count == 1)
    #expect(made.problems == ["Objects of the kind customObject aren't known."])
  }

  @Test func `Classes that don't fit give way`() throws {
    CardView.register()
    var problems: [String] = []
    let label: UILabel? = Sample.made(
      "<label customClass=\"CardView\" text=\"A\" id=\"l\"/>", problems: &problems)
    #expect(label?.text == "A")
    #expect(problems == ["The class CardView is no UILabel, as a label has to be."])
  }
}
