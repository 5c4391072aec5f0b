import Foundation
import Testing
import UIKit

/// Numbers and dates that are kept within limits, by UIKit's documentation of each.
@Suite
struct ControlLimitTests {
  // A least number above the greatest takes that along, and the other way round; the number is kept between both.
  @Test(
    arguments: [
      ([("min", 5)], 5, 5, 5), ([("max", -5)], -5, -5, -5), ([("min", 5), ("max", 20)], 5, 20, 5),
      ([("max", 20), ("min", 5)], 5, 20, 5), ([("max", 20), ("value", 30)], 0, 20, 20),
      ([("max", 20), ("value", 10), ("min", 15)], 15, 20, 15),
      ([("max", 20), ("value", 10), ("max", 4)], 0, 4, 4),
      ([("value", 30), ("max", 20)], 0, 20, 1),
    ] as [([(String, Float)], Float, Float, Float)])
  func `The limits of a slider`(
    steps: [(String, Float)], least: Float, greatest: Float, value: Float
  ) {
    let slider = UISlider()
    for (name, number) in steps {
      switch name {
      case "min": slider.minimumValue = number
      case "max": slider.maximumValue = number
      default: slider.value = number
      }
    }
    #expect(slider.minimumValue == least && slider.maximumValue == greatest)
    #expect(slider.value == value)
  }

  @Test func `The number of a stepper stays within limits that change`() {
    let stepper = UIStepper()
    stepper.minimumValue = 5
    #expect(stepper.value == 5)
    stepper.value = 80
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    stepper.value = .nan
    #expect(stepper.value == 5)
    stepper.maximumValue = 200
    stepper.value = 150
    #expect(stepper.value == 150)
  }

  // Seconds after a date; nil for no limit.
  @Test(
    arguments: [
      (0, 50, 100, 50), (70, 50, 100, 70), (120, 50, 100, 100), (0, nil, 100, 0),
      (120, nil, 100, 100), (0, 50, nil, 50),
      // Limits that cross have no effect.
      (0, 100, 50, 0), (70, 100, 50, 70),
    ] as [(Double, Double?, Double?, Double)])
  func `A date stays between the first and the last`(
    date: Double, first: Double?, last: Double?, shown: Double
  ) {
    func made(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
    let picker = UIDatePicker()
    (picker.minimumDate, picker.maximumDate) = (first.map(made), last.map(made))
    picker.date = made(date)
    #expect(picker.date == made(shown))
    let timer = UIDatePicker()
    timer.datePickerMode = .countDownTimer
    (timer.minimumDate, timer.maximumDate) = (first.map(made), last.map(made))
    timer.date = made(date)
    #expect(timer.date == made(date))
    // The limits may come later, too; of those that cross the first one that is set has an effect.
    guard first ?? 0 <= last ?? .infinity else { return }
    let other = UIDatePicker()
    other.setDate(made(date), animated: true)
    (other.maximumDate, other.minimumDate) = (last.map(made), first.map(made))
    #expect(other.date == made(shown))
  }

  // "The interval value must be evenly divided into 60; if it isn't, the default value is used." At most 30. A timer ends a
  // second before a day.
  @Test(
    arguments: [(1, 1), (15, 15), (30, 30), (7, 1), (60, 1), (0, 1), (-5, 1), (12, 12)])
  func `Steps of minutes divide the hour`(interval: Int, used: Int) {
    let picker = UIDatePicker()
    picker.minuteInterval = interval
    #expect(picker.minuteInterval == used)
    picker.countDownDuration = 100_000
    #expect(picker.countDownDuration == 86_399)
    picker.countDownDuration = -3
    #expect(picker.countDownDuration == 0)
  }

  @Test func `A field without a text has an empty one`() {
    let field = UITextField()
    #expect(field.text == "" && !field.hasText)
    field.text = "a"
    field.text = nil
    #expect(field.text == "" && UISearchBar().text == "")
  }
}
