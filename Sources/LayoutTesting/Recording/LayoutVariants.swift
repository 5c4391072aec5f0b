public import Foundation
public import LayoutKit

/// Environments that a screen is laid out in, each with a name.
///
/// Devices and sizes say where; ``rightToLeft``, ``textSizes`` and ``landscape`` add to them.
public nonisolated struct LayoutVariants: Hashable, Sendable {
  private enum Kind: Hashable {
    case devices([LayoutEnvironment.Device])
    case size(CGSize)
    case environment(String, LayoutEnvironment)
    case rightToLeft
    case textSizes([ContentSizeCategory])
    case landscape
  }

  private let kind: Kind

  /// Four phones, from the smallest to the largest.
  public static let phones = devices(.iPhoneSE, .iPhone13Mini, .iPhone15, .iPhone15ProMax)
  /// Three tablets, from the smallest to the largest.
  public static let tablets = devices(.iPadMini, .iPadPro11, .iPadPro13)
  /// The first of the devices and sizes once more, read from right to left.
  public static let rightToLeft = LayoutVariants(kind: .rightToLeft)
  /// The first of the devices and sizes once more, with the smallest text, the largest of the
  /// ordinary sizes, and the largest of all.
  public static let textSizes = LayoutVariants(
    kind: .textSizes([
      .extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]))
  /// Each of the devices once more, held on its side.
  public static let landscape = LayoutVariants(kind: .landscape)

  /// Devices of your choice, held upright.
  public static func devices(_ devices: LayoutEnvironment.Device...) -> LayoutVariants {
    LayoutVariants(kind: .devices(devices))
  }

  /// A window of a size in points, with nothing that covers it.
  public static func size(_ width: CGFloat, _ height: CGFloat) -> LayoutVariants {
    LayoutVariants(kind: .size(CGSize(width: width, height: height)))
  }

  /// An environment of your own.
  ///
  /// - Parameters:
  ///   - name: What the record calls it.
  ///   - environment: The environment.
  /// - Returns: That environment alone.
  public static func environment(
    _ name: String, _ environment: LayoutEnvironment
  ) -> LayoutVariants {
    LayoutVariants(kind: .environment(name, environment))
  }
}

/// One environment, with its name in the record.
package struct LayoutVariant: Hashable, Sendable {
  package var name: String
  package var environment: LayoutEnvironment
}

extension LayoutVariants {
  /// The environments of all variants together, those that come twice once; those of an iPhone 15 if
  /// no device or size is named.
  package static func resolve(_ variants: [LayoutVariants]) -> [LayoutVariant] {
    var places: [LayoutVariant] = []
    for variant in variants {
      switch variant.kind {
      case .devices(let devices):
        places += devices.map {
          LayoutVariant(name: $0.rawValue, environment: LayoutEnvironment(device: $0))
        }
      case .size(let size):
        places.append(
          LayoutVariant(
            name: "\(Int(size.width))x\(Int(size.height))",
            environment: LayoutEnvironment(size: size)))
      case .environment(let name, let environment):
        places.append(LayoutVariant(name: name, environment: environment))
      case .rightToLeft, .textSizes, .landscape: break
      }
    }
    if places.isEmpty {
      places = [
        LayoutVariant(name: "iPhone15", environment: LayoutEnvironment(device: .iPhone15))
      ]
    }
    let all = places + variants.flatMap { $0.additions(to: places) }
    var known: Set<String> = []
    return all.filter { known.insert($0.name).inserted }
  }

  /// What the variant adds to devices and sizes.
  private func additions(to places: [LayoutVariant]) -> [LayoutVariant] {
    guard let first = places.first else { return [] }
    switch kind {
    case .rightToLeft:
      return [first.changed("right to left") { $0.layoutDirection = .rightToLeft }]
    case .textSizes(let categories):
      return categories.map { category in
        first.changed("\(category)") { $0.contentSizeCategory = category }
      }
    case .landscape:
      return places.compactMap { place in
        LayoutEnvironment.Device(rawValue: place.name).map {
          LayoutVariant(
            name: "\(place.name), landscape",
            environment: LayoutEnvironment(device: $0, orientation: .landscape))
        }
      }
    case .devices, .size, .environment: return []
    }
  }
}

extension LayoutVariant {
  fileprivate func changed(
    _ addition: String, _ change: (inout LayoutEnvironment) -> Void
  ) -> LayoutVariant {
    var other = self
    other.name += ", \(addition)"
    change(&other.environment)
    return other
  }
}
