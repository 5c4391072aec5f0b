// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "Greeter",
  platforms: [.macOS(.v26)],
  dependencies: [
    .package(name: "LayoutKit", path: "../..")
  ],
  targets: [
    .target(
      name: "Screens", dependencies: [.product(name: "LayoutKit", package: "LayoutKit")]),
    .executableTarget(
      name: "Greeter",
      dependencies: ["Screens", .product(name: "LayoutInspector", package: "LayoutKit")]),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["Screens", .product(name: "LayoutTesting", package: "LayoutKit")]),
  ]
)
