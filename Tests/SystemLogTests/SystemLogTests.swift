import Foundation
import Testing
import os

/// Messages that programs for iOS write, as they write them.
@Suite
struct SystemLogTests {
  /// What is written while something is done.
  private func lines(_ act: () -> Void) -> [String] {
    let sheet = LogSheet()
    LogSheet.$ofTask.withValue(sheet, operation: act)
    return sheet.all
  }

  @Test func `A logger writes its part, how much it matters and the message`() {
    let logger = Logger(subsystem: "com.example.app", category: "network")
    let place = "[com.example.app:network] "
    let written = lines {
      logger.log("a")
      logger.notice("b")
      logger.info("c")
      logger.debug("d")
      logger.trace("e")
      logger.warning("f")
      logger.error("g")
      logger.critical("h")
      logger.fault("i")
      logger.log(level: .error, "j")
      Logger().log("k")
      Logger(.disabled).fault("l")
    }
    #expect(
      written == [
        place + "a", place + "b", place + "c", place + "d", place + "e", place + "error: f",
        place + "error: g", place + "fault: h", place + "fault: i", place + "error: j", "k",
      ])
  }

  @Test func `Values in messages are written as their formats say`() {
    let (name, count, share): (String, Int, CGFloat) = ("Ann", 42, 2.0 / 3)
    let nothing: Int? = nil
    let messages: [(OSLogMessage, String)] = [
      ("plain", "plain"), ("for \(name, privacy: .public)", "for Ann"),
      ("\(name, privacy: .private(mask: .hash)) \(count)", "Ann 42"),
      ("\(share)", "0.666667"), ("\(share, format: .fixed(precision: 2))", "0.67"),
      ("\(share, format: .exponential(precision: 1)) \(1e9, format: .hybrid)", "6.7e-01 1e+09"),
      ("\(count, format: .hex)", "2a"), ("\(count, format: .octal(includePrefix: true))", "0o52"),
      ("\(-count, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))", "-0x002A"),
      ("\(7, format: .decimal(minDigits: 3))", "007"),
      ("\(name, align: .right(columns: 5))|\(name, align: .left(columns: 5))|", "  Ann|Ann  |"),
      ("\(nothing as Any, privacy: .sensitive)", "nil"), ("\([1, 2]) \(true)", "[1, 2] true"),
      ("\(1.5, format: .fixed(precision: -3)) \(Double.nan)", "2 nan"),
    ]
    for (message, text) in messages { #expect(lines { os_log(message) } == [text]) }
  }

  @Test(
    arguments: [
      ("100 %% of %d", [3], "100 % of 3"), ("%{public}@ is %{private}s", ["a", "b"], "a is b"),
      ("%ld %lu %x %05d", [1, UInt(2), 255, 42], "1 2 ff 00042"),
      ("%.2f %g", [1.005, 0.5], "1.00 0.5"), ("%f", ["no number"], "no number"),
      ("%d and %@", [1], "1 and %@"), ("%", [], "%"), ("50 %{", [], "50 %{"),
      ("%{public}", [1], "%{public}"),
      ("", [1], ""),
    ] as [(String, [any Sendable], String)])
  func `Formats are filled`(format: String, values: [any Sendable], text: String) {
    #expect(filled(format, with: values) == text)
  }

  @Test func `Functions of before loggers write the same`() {
    let log = OSLog(subsystem: "com.example.app", category: "view")
    let written = lines {
      os_log("plain")
      os_log("%{public}@ of %d", log: log, type: .error, "one", 2)
      os_log(.fault, log: log, "%d", 7)
      os_log("hidden", log: .disabled, type: .fault)
      os_log(.info, log: OSLog(subsystem: "a", category: .pointsOfInterest), "\(1 + 1) of")
    }
    #expect(
      written == [
        "plain", "[com.example.app:view] error: one of 2", "[com.example.app:view] fault: 7",
        "[a:PointsOfInterest] 2 of",
      ])
    #expect(log.isEnabled(type: .debug) && !OSLog.disabled.isEnabled(type: .fault))
    #expect(OSLogType.fault.rawValue == 17 && OSLogType.debug.rawValue == 2)
  }

  @Test func `Signposts are taken, and what is done between them is done`() {
    let log = OSLog(subsystem: "a", category: "b")
    let signposter = OSSignposter(logHandle: log)
    let written = lines {
      os_signpost(.begin, log: log, name: "Layout", signpostID: OSSignpostID(log: log))
      os_signpost(.end, log: log, name: "Layout", "%d", 1)
      let state = signposter.beginInterval("Load", id: signposter.makeSignpostID())
      signposter.emitEvent("Row", "\(1)")
      signposter.endInterval("Load", state)
    }
    #expect(written.isEmpty && !signposter.isEnabled && !log.signpostsEnabled)
    #expect(signposter.withIntervalSignpost("Sum") { 1 + 1 } == 2)
  }
}
