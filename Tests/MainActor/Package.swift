// swift-tools-version: 6.2

import PackageDescription

/// A package as an app has it: it depends on LayoutKit with the trait `MainActor`, which puts views and
/// layouts on the main actor.
///
///     swift test --package-path Tests/MainActor
let layoutKit: [Target.Dependency] = [.product(name: "LayoutKit", package: "LayoutKit")]

let package = Package(
  name: "MainActorTests",
  dependencies: [.package(name: "LayoutKit", path: "../..", traits: ["MainActor"])],
  targets: [
    .testTarget(
      name: "DefaultIsolationTests", dependencies: layoutKit,
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "ExplicitIsolationTests", dependencies: layoutKit,
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "Swift5Tests", dependencies: layoutKit,
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        .product(name: "UIKit", package: "LayoutKit"),
        .product(name: "SnapKit", package: "LayoutKit"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
