// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import ViewTree

/// A control for a date: 320 × 216 as wheels, 34 high where it is compact (not measured).
open class UIDatePicker: UIControl {
  /// Which part of a date is chosen.
  public nonisolated enum Mode: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// What a control for a date looks like.
  public nonisolated enum Style: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic, wheels, compact, inline
  }

  /// Which part of a date is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// What it should look like; compact unless set.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// What it looks like.
  open var datePickerStyle: Style {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  private var chosen = Date()
  /// The date, kept between the first and the last that can be chosen.
  open var date: Date {
    get { chosen }
    set {
      chosen = newValue
      keepDateWithinLimits()
    }
  }
  /// The first date that can be chosen; it has no effect after the last one, nor on a timer.
  open var minimumDate: Date? { didSet { keepDateWithinLimits() } }
  /// The last date that can be chosen.
  open var maximumDate: Date? { didSet { keepDateWithinLimits() } }
  /// The language of the date.
  open var locale: Locale?
  /// The calendar of the date.
  open var calendar: Calendar! = .current
  /// The time zone of the date.
  open var timeZone: TimeZone?
  /// How long a timer runs, in seconds: less than a day.
  open var countDownDuration: TimeInterval = 0 {
    didSet {
      countDownDuration =
        countDownDuration > 0 ? min(countDownDuration, TimeInterval(24 * 3600 - 1)) : 0
    }
  }
  /// The steps of minutes, up to 30; 1 for a number that doesn't divide the hour.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
    }
  }
  /// Whether minutes are rounded to steps.
  open var roundsToMinuteInterval = true

  private func keepDateWithinLimits() {
    guard datePickerMode != .countDownTimer else { return }
    let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    if first <= last { chosen = min(max(chosen, first), last) }
  }

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The size of its style, in points.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline:
      datePickerMode == .time
        ? CGSize(width: 320, height: 50)
        : CGSize(width: 320, height: datePickerMode == .dateAndTime ? 375 : 330)
    default:
      CGSize(
        width: datePickerMode == .dateAndTime ? 200 : datePickerMode == .time ? 80 : 120,
        height: 34.0 + 1.0 / 3)
    }
  }

  /// The size of its style, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
