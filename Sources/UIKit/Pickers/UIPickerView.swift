public import Foundation
public import ViewTree

/// Gives a picker its rows.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what a picker's rows show; they aren't drawn.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIPickerViewDelegate: AnyObject {
  /// Would give the text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// Would give the view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Would be called when a finger chooses a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// Would give the height of rows.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Would give the width of a wheel.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// An empty view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// 32 points.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { 32 }
  /// As much as there is.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(pickerView.numberOfComponents, 1))
  }
}

/// Wheels to choose from: 320 × 216 points (not measured).
open class UIPickerView: UIView, UIKitNamed {
  /// Gives it its rows.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Says what its rows show.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var chosen: [Int: Int] = [:]

  deinit {}

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Chooses a row; one outside is left alone.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if (0..<numberOfRows(inComponent: component)).contains(row) { chosen[component] = row }
  }
  /// The chosen row of a wheel; -1 for a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count > 0 ? min(chosen[component] ?? 0, count - 1) : -1
  }
  /// Without effect, as rows are asked for when they are needed.
  open func reloadAllComponents() {}
  /// Without effect, as rows are asked for when they are needed.
  open func reloadComponent(_ component: Int) {}
  /// The view of a row: none, as rows aren't drawn.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  /// The size of the rows of a wheel, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? bounds.width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }

  /// 320 × 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  /// 320 × 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A control for a colour: 28 points a side (not measured).
open class UIColorWell: UIControl {
  /// The colour.
  open var selectedColor: UIColor?
  /// What it is for.
  open var title: String?
  /// Whether colours may let something show through.
  open var supportsAlpha = true

  /// 28 points a side.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
