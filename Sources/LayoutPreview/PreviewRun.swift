import Foundation
import LayoutInspector
import LayoutKit

/// The program inside which a package's screens are made, for `layout preview`.
///
/// It takes jobs one after the other and says on standard output where it is, so that a screen which
/// ends it, or never comes back, can be told by what was said last.
@MainActor
public struct PreviewRun {
  /// A screen by its name, and how it is made.
  public typealias Screen = (name: String, make: @MainActor @Sendable () -> Any)

  private let screens: [Screen]

  /// Makes a run of a package's screens.
  public init(_ screens: [Screen]) { self.screens = screens }

  /// Does the jobs of a file.
  ///
  /// - Parameter arguments: The program's name, the file with the jobs as JSON, the number of the first
  ///   to do, and a word that begins each of its own lines.
  /// - Returns: 0, or 64 where the arguments aren't these.
  public func run(_ arguments: [String]) -> Int32 {
    guard arguments.count == 4, let first = Int(arguments[2]), first >= 0,
      let data = try? Data(contentsOf: URL(fileURLWithPath: arguments[1])),
      let jobs = try? JSONDecoder().decode([PreviewJob].self, from: data)
    else { return 64 }
    for number in jobs.indices.dropFirst(first) {
      print("\n\(arguments[3]) start \(number)")
      let result = show(jobs[number])
      let text = (try? JSONEncoder().encode(result)).map { String(decoding: $0, as: UTF8.self) }
      print("\n\(arguments[3]) done \(number) \(text ?? "{}")")
    }
    return 0
  }

  /// Makes a screen and writes what is asked for.
  public func show(_ job: PreviewJob) -> PreviewResult {
    var result = PreviewResult(width: 0, height: 0, views: 0, diagnostics: [], mistake: nil)
    guard let screen = screens.first(where: { $0.name == job.screen }) else {
      result.mistake = "there is no screen \(job.screen) in the program"
      return result
    }
    let environment = job.setting.environment
    let notes = Notes()
    LayoutEnvironment.$screen.withValue(environment) {
      var stage = PreviewStage(in: environment, report: { notes.add($0) })
      guard stage.show(screen.make(), in: environment) else {
        result.mistake = "what it makes is neither a view nor a view controller"
        return
      }
      let inspector = stage.window.inspector(title: job.screen)
      let snapshot = LayoutSnapshot(of: stage.window)
      let device = job.setting.showsDevice ? stage.deviceFrame : nil
      (result.width, result.height) = (snapshot.size.width, snapshot.size.height)
      result.views = snapshot.views.count
      do {
        for format in PreviewJob.Format.allCases {
          guard let path = job.files[format] else { continue }
          let data: Data
          switch format {
          case .png: data = snapshot.png(device: device, scale: job.pngScale)
          case .svg: data = Data(snapshot.svg(device: device).utf8)
          case .text: data = Data("\(snapshot)\n".utf8)
          case .json: data = Data(try snapshot.json().utf8)
          case .html: data = Data(inspector.html.utf8)
          }
          try data.write(to: URL(fileURLWithPath: path))
        }
      } catch {
        result.mistake = "\(error)"
      }
    }
    result.diagnostics = notes.texts
    return result
  }

  /// What a window reported while it was set up.
  private final class Notes {
    private(set) var texts: [String] = []
    func add(_ text: String) { texts.append(text) }
  }
}
