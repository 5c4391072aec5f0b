import Testing
import UIKit

// An app's own types. None of these names is nested in a class of UIKit, so that inside a subclass each means
// the app's type: a name nested in a superclass would come first.
private struct BarButtonItem { var title = "BarButtonItem" }
private struct Compatibility { var title = "Compatibility" }
private struct CornerCurve { var title = "CornerCurve" }
private struct CornerMask { var title = "CornerMask" }
private struct Device { var title = "Device" }
private struct ElementCategory { var title = "ElementCategory" }
private struct Event { var title = "Event" }
private struct GestureRecognizer { var title = "GestureRecognizer" }
private struct GestureRecognizerDelegate { var title = "GestureRecognizerDelegate" }
private struct Layer { var title = "Layer" }
private struct LayoutSupport { var title = "LayoutSupport" }
private struct Made { var title = "Made" }
private struct NavigationItem { var title = "NavigationItem" }
private struct Orientation { var title = "Orientation" }
private struct PresentationStyle { var title = "PresentationStyle" }
private struct SeparatorStyle { var title = "SeparatorStyle" }
private struct TabBarItem { var title = "TabBarItem" }
private struct Touch { var title = "Touch" }
private struct Transform { var title = "Transform" }
private struct TransitionContext { var title = "TransitionContext" }
private struct TransitionCoordinator { var title = "TransitionCoordinator" }
private struct WithBar { var title = "WithBar" }

private final class Cell: UITableViewCell {
  func show(_ event: Event) { textLabel?.text = event.title }
  func show(_ layer: Layer) { textLabel?.text = layer.title }
  func show(_ touch: Touch) { textLabel?.text = touch.title }
  func show(_ transform: Transform) { textLabel?.text = transform.title }
  func show(_ recognizer: GestureRecognizer) { textLabel?.text = recognizer.title }
  func show(_ delegate: GestureRecognizerDelegate) { textLabel?.text = delegate.title }
  func show(_ made: Made) { textLabel?.text = made.title }
}

private final class Screen: UIViewController {
  func show(_ event: Event) { title = event.title }
  func show(_ touch: Touch) { title = touch.title }
  func show(_ item: NavigationItem) { title = item.title }
  func show(_ item: BarButtonItem) { title = item.title }
  func show(_ item: TabBarItem) { title = item.title }
  func show(_ style: PresentationStyle) { title = style.title }
  func show(_ support: LayoutSupport) { title = support.title }
  func show(_ context: TransitionContext) { title = context.title }
  func show(_ coordinator: TransitionCoordinator) { title = coordinator.title }
  func show(_ made: Made) { title = made.title }
  func show(_ container: WithBar) { title = container.title }
}

private final class Container: UINavigationController {
  func show(_ container: WithBar) { title = container.title }
}

private final class Table: UITableView {
  var shown = ""
  func show(_ style: SeparatorStyle) { shown = style.title }
}

private final class Stack: UIStackView {
  var shown = ""
  func show(_ compatibility: Compatibility) { shown = compatibility.title }
}

private final class Gradient: CALayer {
  var shown = ""
  func show(_ mask: CornerMask, _ curve: CornerCurve) { shown = mask.title + curve.title }
}

private final class Place: UICollectionViewLayoutAttributes {
  var shown = ""
  func show(_ category: ElementCategory) { shown = category.title }
}

extension UIScreen {
  fileprivate func name(of device: Device, _ orientation: Orientation) -> String {
    device.title + orientation.title
  }
}

/// A program's own types inside subclasses of UIKit's.
@Suite
struct OwnNameTests {
  @Test func `A cell`() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    let shows: [(name: String, show: () -> Void)] = [
      ("Event", { cell.show(Event()) }), ("Layer", { cell.show(Layer()) }),
      ("Touch", { cell.show(Touch()) }), ("Transform", { cell.show(Transform()) }),
      ("GestureRecognizer", { cell.show(GestureRecognizer()) }),
      ("GestureRecognizerDelegate", { cell.show(GestureRecognizerDelegate()) }),
      ("Made", { cell.show(Made()) }),
    ]
    for (name, show) in shows {
      show()
      #expect(cell.textLabel?.text == name)
    }
  }

  @Test func `A controller`() {
    let screen = Screen()
    let shows: [(name: String, show: () -> Void)] = [
      ("Event", { screen.show(Event()) }), ("Touch", { screen.show(Touch()) }),
      ("NavigationItem", { screen.show(NavigationItem()) }),
      ("BarButtonItem", { screen.show(BarButtonItem()) }),
      ("TabBarItem", { screen.show(TabBarItem()) }),
      ("PresentationStyle", { screen.show(PresentationStyle()) }),
      ("LayoutSupport", { screen.show(LayoutSupport()) }),
      ("TransitionContext", { screen.show(TransitionContext()) }),
      ("TransitionCoordinator", { screen.show(TransitionCoordinator()) }),
      ("Made", { screen.show(Made()) }), ("WithBar", { screen.show(WithBar()) }),
    ]
    for (name, show) in shows {
      show()
      #expect(screen.title == name)
    }
    let container = Container()
    container.show(WithBar())
    #expect(container.title == "WithBar")
  }

  @Test func `Tables, stacks, layers, layouts of collections and screens`() {
    let (table, stack, layer, place) = (Table(), Stack(), Gradient(), Place())
    table.show(SeparatorStyle())
    stack.show(Compatibility())
    layer.show(CornerMask(), CornerCurve())
    place.show(ElementCategory())
    #expect(table.shown == "SeparatorStyle" && stack.shown == "Compatibility")
    #expect(layer.shown == "CornerMaskCornerCurve" && place.shown == "ElementCategory")
    #expect(UIScreen.main.name(of: Device(), Orientation()) == "DeviceOrientation")
  }
}
