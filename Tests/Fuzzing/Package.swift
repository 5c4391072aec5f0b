// swift-tools-version: 6.3

import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"), .strictMemorySafety(),
]

/// Whatever reads bytes of others, and edits of trees, fed with what libFuzzer makes up.
///
/// It is a package of its own, as it has libFuzzer's entry point in place of a main one. `.ci/fuzz` builds and runs it.
let package = Package(
  name: "Fuzzing",
  products: [.executable(name: "Fuzz", targets: ["Fuzz"])],
  dependencies: [.package(name: "LayoutKit", path: "../..")],
  targets: [
    // What no product has, by way of links.
    .target(name: "LinkedPorting", path: "Sources/SourcePorting", swiftSettings: settings),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "LinkedPorting",
        .product(name: "InterfaceBuilder", package: "LayoutKit"),
        .product(name: "LayoutInspector", package: "LayoutKit"),
        .product(name: "LayoutKit", package: "LayoutKit"),
        .product(name: "Typesetting", package: "LayoutKit"),
        .product(name: "UIKit", package: "LayoutKit"),
      ], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
