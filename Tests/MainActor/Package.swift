// swift-tools-version: 6.3

import PackageDescription

/// A package as an app has it: it depends on LayoutKit with the trait `MainActor`, which puts views and
/// layouts on the main actor.
///
///     swift test --package-path Tests/MainActor
///
/// The suites of the UIKit and SnapKit names run here once more, by links to their folders; those of the
/// tree and the solver don't, as the tables of their arguments hold views and are read on any thread.
let layoutKit: [Target.Dependency] = [.product(name: "LayoutKit", package: "LayoutKit")]

let names: [Target.Dependency] = [
  .product(name: "LayoutKit", package: "LayoutKit"),
  .product(name: "UIKit", package: "LayoutKit"),
  .product(name: "SnapKit", package: "LayoutKit"),
]

/// All that a test of UIKit's names has use for, and the command, which has to compile as well.
let products: [Target.Dependency] =
  names + [
    .product(name: "InterfaceBuilder", package: "LayoutKit"),
    .product(name: "LayoutInspector", package: "LayoutKit"),
    .product(name: "LayoutSweep", package: "LayoutKit"),
    .product(name: "LayoutTesting", package: "LayoutKit"),
    .product(name: "layout", package: "LayoutKit"),
  ]

/// As the suites are built in their own package, with its trait.
let sharedSettings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self), .define("MainActor"), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

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
    .testTarget(
      name: "ProductTests", dependencies: products, exclude: ["__Snapshots__"],
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
    .testTarget(name: "SharedUIKitTests", dependencies: names, swiftSettings: sharedSettings),
    .testTarget(name: "SharedSnapKitTests", dependencies: names, swiftSettings: sharedSettings),
    // An app's sources as they are, with all that only Objective-C knows; on Apple's systems the same
    // folder is a target without a plugin.
    .target(
      name: "App", dependencies: [.product(name: "UIKit", package: "LayoutKit")], path: "App",
      sources: ["Linux.swift"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "UIKitSources", package: "LayoutKit")]),
    .testTarget(
      name: "AppTests", dependencies: ["App", .product(name: "UIKit", package: "LayoutKit")],
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
