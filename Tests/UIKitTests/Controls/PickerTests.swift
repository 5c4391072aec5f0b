import Foundation
import Testing
import UIKit

/// Wheels to choose from.
@Suite
struct PickerTests {
  /// Two wheels, of three rows and of none.
  final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 3 : 0
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      50
    }
  }

  @Test func `A picker asks for its rows, and chooses those that are there`() {
    let (picker, wheels) = (UIPickerView(), Wheels())
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 3)
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == -1)
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    for row in [3, -1] { picker.selectRow(row, inComponent: 0, animated: true) }
    #expect(picker.selectedRow(inComponent: 0) == 2)
    // Half of 320 points each; the height is the delegate's.
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 160, height: 50))
  }
}
