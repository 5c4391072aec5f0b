#if !canImport(Darwin)
  import Foundation

  /// Findings as other programs read them.
  enum FindingReport {
    /// A line that GitHub shows beside the code.
    static func annotation(_ finding: DocumentFinding) -> String {
      let command =
        switch finding.severity {
        case .error, .conflict: "error"
        case .lost: "warning"
        case .note: "notice"
        }
      let line = finding.line > 0 ? ",line=\(finding.line)" : ""
      return "::\(command) file=\(property(finding.path))\(line),title=\(property(finding.kind))"
        + "::\(data("\(finding.message) \(finding.hint)"))"
    }

    /// What stands behind the colons of a workflow command.
    private static func data(_ text: String) -> String {
      text.replacingOccurrences(of: "%", with: "%25")
        .replacingOccurrences(of: "\r", with: "%0D").replacingOccurrences(of: "\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
      data(text).replacingOccurrences(of: ":", with: "%3A")
        .replacingOccurrences(of: ",", with: "%2C")
    }

    /// What was looked at in one go: a document as it was read, or one of its scenes.
    struct Check {
      var path: String
      var name: String
      var findings: [DocumentFinding]
    }

    /// The results of checks in the form of JUnit, a suite for each document.
    ///
    /// Notes don't fail a check.
    static func junit(_ checks: [Check]) -> String {
      var paths: [String] = []
      var suites: [String: [Check]] = [:]
      for check in checks {
        if suites[check.path] == nil { paths.append(check.path) }
        suites[check.path, default: []].append(check)
      }
      var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
      for path in paths {
        let checks = suites[path] ?? []
        let failed = checks.count { check in check.findings.contains { $0.severity != .note } }
        lines.append(
          "<testsuite name=\"\(markup(path))\" tests=\"\(checks.count)\" failures=\"\(failed)\">")
        lines += checks.flatMap(testCase)
        lines.append("</testsuite>")
      }
      return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
    }

    private static func testCase(_ check: Check) -> [String] {
      let start =
        "<testcase classname=\"\(markup(check.path))\" name=\"\(markup(check.name))\""
      let failures = check.findings.filter { $0.severity != .note }
      guard !failures.isEmpty else { return [start + "/>"] }
      return [start + ">"]
        + failures.map {
          "<failure type=\"\(markup($0.kind))\" message=\"\(markup($0.message))\">"
            + "\(markup($0.text))</failure>"
        } + ["</testcase>"]
    }

    /// A text with what XML and HTML read otherwise escaped, and without what XML can't hold.
    static func markup(_ text: String) -> String {
      var escaped = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        case "\n", "\t": escaped.unicodeScalars.append(scalar)
        case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
          escaped += "\u{FFFD}"
        default: escaped.unicodeScalars.append(scalar)
        }
      }
      return escaped
    }
  }
#endif
