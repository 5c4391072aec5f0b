// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Greeter",
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
