import Foundation
import LayoutInspector
import LayoutKit

#if canImport(InterfaceBuilder)
  import InterfaceBuilder
  import SourcePorting
#endif

/// What others have written, read at n times its smallest size: a reader takes no more time a line for a long
/// input than for a short one.
enum ReaderScenarios {
  /// All readers, in sizes up to a limit.
  static func benchmarks(upTo largest: Int) -> [Benchmark] {
    let sizes = [50, 100, 500, 1000, 2000, 4000].filter { $0 <= largest }
    return Reader.allCases.flatMap { reader in
      sizes.map { n in
        Benchmark(
          workload: "growth", operation: reader.rawValue, n: n, constraints: n,
          prepare: { reader.prepare(n) })
      }
    }
  }

  private enum Reader: String, CaseIterable {
    /// A log of n reports of two constraints.
    case logReports = "log_reports"
    /// A log of one report of n constraints, of which two clash.
    case logRows = "log_rows"
    /// A snapshot of n views, as JSON.
    case snapshot
    /// A visual format of n views in a row.
    case format
    #if canImport(InterfaceBuilder)
      /// A document of n views with four constraints each.
      case document
      /// A source of n classes with a method that a selector names.
      case portClasses = "port_classes"
      /// A source with n braces inside each other.
      case portBraces = "port_braces"
      /// A source of n statements in a line.
      case portLine = "port_line"
    #endif

    func prepare(_ n: Int) -> () throws -> Double {
      switch self {
      case .logReports:
        let log = String(repeating: log(of: [100, 120]), count: n)
        return { Double(try ConstraintLog(log).reports.count) }
      case .logRows:
        let log = log(of: [Int](repeating: 100, count: n - 1) + [120])
        return { Double(try ConstraintLog(log).reports[0].description.utf8.count) }
      case .snapshot:
        let window = Window(size: CGSize(width: 400, height: 600))
        for _ in 0..<n { window.addSubview(View()) }
        let json = try? LayoutSnapshot(of: window).json()
        return { Double(try LayoutSnapshot(json: json ?? "").views.count) }
      case .format:
        let box = View()
        let format = "H:" + Array(repeating: "[box(>=10)]", count: n).joined(separator: "-8-")
        return {
          let made = LayoutConstraint.constraints(withVisualFormat: format, views: ["box": box])
          return Double(made.count)
        }
      #if canImport(InterfaceBuilder)
        case .document:
          let data = Data(document(of: n).utf8)
          return {
            let read = InterfaceDocument(data: data, file: "Large.xib")
            return Double(read.root?.children.count ?? 0)
          }
        case .portClasses:
          return port(
            (0..<n).map {
              "class A\($0) { @objc func go() {}\nlet end = #selector(A\($0).go) }\n"
            }.joined())
        case .portBraces:
          let open = String(repeating: "{ ", count: n)
          let close = String(repeating: "} ", count: n)
          return port("class A { @objc func go() \(open)\(close)}\n")
        case .portLine:
          return port(String(repeating: "@objc let a = { [1: \"\\(2)\"] }; ", count: n))
      #endif
      }
    }

    /// A report of constraints for the width of one view.
    private func log(of widths: [Int]) -> String {
      let rows = widths.enumerated().map {
        "    \"<NSLayoutConstraint:0x\($0 + 4096) UIView:0x700.width == \($1)   (active)>\""
      }
      let list = rows.joined(separator: ",\n")
      return "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n"
        + "Will attempt to recover by breaking constraint\n"
        + "<NSLayoutConstraint:0x4097 UIView:0x700.width == \(widths.last ?? 0)   (active)>\n\n"
    }

    #if canImport(InterfaceBuilder)
      private func port(_ source: String) -> () -> Double {
        let bytes = Array(source.utf8)
        return {
          Double(SourcePort([(path: "Large.swift", bytes: bytes)]).ported()[0].bytes.count)
        }
      }

      private func document(of count: Int) -> String {
        let views = (0..<count).map {
          """
          <view translatesAutoresizingMaskIntoConstraints="NO" id="v\($0)">
          <rect key="frame" x="0.0" y="\($0).0" width="100" height="1"/>
          <constraints>
          <constraint firstAttribute="height" constant="1" id="h\($0)"/>
          <constraint firstAttribute="width" constant="100" id="w\($0)"/>
          </constraints>
          </view>

          """
        }
        let rows = (0..<count).map {
          """
          <constraint firstItem="v\($0)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="\($0)" id="t\($0)"/>
          <constraint firstItem="v\($0)" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l\($0)"/>

          """
        }
        return """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
          <objects>
          <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
          \(views.joined())</subviews>
          <constraints>
          \(rows.joined())</constraints>
          </view>
          </objects>
          </document>

          """
      }
    #endif
  }
}
