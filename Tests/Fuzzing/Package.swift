// swift-tools-version: 6.2

import PackageDescription

/// Fuzz targets: a package of their own, as each has libFuzzer's entry point in place of a main one.
///
///     swift build --package-path Tests/Fuzzing -c release --sanitize=fuzzer --sanitize=address
///     SWIFT_BACKTRACE=enable=no Tests/Fuzzing/.build/release/FuzzDocuments -max_len=20000 FOLDER
///
/// The folder holds documents to begin with, such as those of the tests of `InterfaceBuilder`.
let package = Package(
  name: "Fuzzing",
  products: [.executable(name: "FuzzDocuments", targets: ["FuzzDocuments"])],
  dependencies: [.package(name: "LayoutKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "FuzzDocuments",
      dependencies: [
        .product(name: "InterfaceBuilder", package: "LayoutKit"),
        .product(name: "LayoutKit", package: "LayoutKit"),
        .product(name: "UIKit", package: "LayoutKit"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error), .strictMemorySafety()])
  ],
  swiftLanguageModes: [.v6]
)
