// swift-tools-version: 6.3

import PackageDescription

/// Every target is built alike: Swift 6, no warnings, explicit `any`, imports that are internal
/// and named where they are used, and no unsafe construct without the word `unsafe` beside it.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

/// Targets whose objects belong to one thread at a time.
///
/// With the trait `MainActor` that is the main
/// thread, and the compiler checks it.
let treeSettings: [SwiftSetting] =
  settings + [.defaultIsolation(MainActor.self, .when(traits: ["MainActor"]))]

let package = Package(
  name: "LayoutKit",
  // Where an array has a span.
  platforms: [
    .macOS(.v26), .macCatalyst(.v26), .iOS(.v26), .tvOS(.v26), .visionOS(.v26), .watchOS(.v26),
  ],
  products: [
    .library(name: "LayoutKit", targets: ["LayoutKit"]),
    .library(name: "LayoutSolver", targets: ["LayoutSolver"]),
    .library(name: "Typesetting", targets: ["Typesetting"]),
    .library(name: "LayoutInspector", targets: ["LayoutInspector"]),
    .library(name: "LayoutSweep", targets: ["LayoutSweep"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .executable(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "Benchmarks", targets: ["Benchmarks"]),
    .executable(name: "layout", targets: ["layout"]),
  ],
  traits: [
    .trait(
      name: "MainActor",
      description: "Views, layouts and what works on them belong to the main actor, as in UIKit."),
    .trait(
      name: "Invariants",
      description: "The solver checks after each solution what must always be so. For tests."),
  ],
  targets: [
    .target(name: "LayoutSolver", swiftSettings: settings),
    .target(name: "SolverModule", dependencies: ["LayoutSolver"], swiftSettings: settings),
    .target(name: "Typesetting", swiftSettings: settings),
    .target(name: "Drawing", dependencies: ["Typesetting"], swiftSettings: settings),
    .target(
      name: "ViewTree", dependencies: ["Drawing", "LayoutSolver", "Typesetting"],
      swiftSettings: treeSettings),
    .target(
      name: "StandardViews", dependencies: ["Drawing", "Typesetting", "ViewTree"],
      swiftSettings: treeSettings),
    .target(
      name: "LayoutKit", dependencies: ["StandardViews", "ViewTree"], swiftSettings: treeSettings),
    .target(
      name: "LayoutInspector",
      dependencies: [
        "Drawing", "InspectorParts", "LayoutKit", "LayoutSolver", "StandardViews", "Typesetting",
        "ViewTree",
      ],
      swiftSettings: settings),
    .target(name: "InspectorParts", resources: [.embedInCode("Page")], swiftSettings: settings),
    .target(
      name: "LayoutSweep",
      dependencies: [
        "Drawing", "LayoutInspector", "LayoutKit", "LayoutSolver", "StandardViews", "Typesetting",
        "ViewTree",
      ],
      swiftSettings: treeSettings),
    .target(
      name: "LayoutTesting",
      dependencies: ["LayoutInspector", "LayoutKit", "LayoutSweep", "StandardViews", "ViewTree"],
      swiftSettings: treeSettings),
    .target(
      name: "GalleryScreens", dependencies: ["LayoutKit", "Typesetting"],
      swiftSettings: treeSettings),
    .executableTarget(
      name: "Gallery",
      dependencies: ["GalleryScreens", "LayoutKit", "LayoutInspector", "Typesetting"],
      swiftSettings: treeSettings),
    .executableTarget(
      name: "layout", dependencies: ["LayoutInspector", "LayoutKit", "LayoutSweep"],
      swiftSettings: treeSettings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "GalleryScreens", "LayoutInspector", "LayoutKit", "LayoutSolver", "LayoutSweep",
        "Typesetting", "Workloads",
      ],
      path: "Benchmarks", exclude: ["README.md", "Workloads"], swiftSettings: treeSettings),
    // Apart from the benchmarks, so that the solver's tests are built without all that these time.
    .target(
      name: "Workloads", dependencies: ["LayoutSolver"], path: "Benchmarks/Workloads",
      swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["LayoutSolver", "Typesetting"],
      path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "TreeTestSupport", dependencies: ["ViewTree"], path: "Tests/TreeTestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "LayoutSolverTests", dependencies: ["LayoutSolver", "TestSupport", "Workloads"],
      exclude: ["Cases/Fixtures", "Tools"], swiftSettings: settings),
    .testTarget(
      name: "SolverModuleTests", dependencies: ["LayoutSolver", "SolverModule", "TestSupport"],
      exclude: ["Tools"], swiftSettings: settings),
    .testTarget(
      name: "TypesettingTests", dependencies: ["Typesetting", "TestSupport"], exclude: ["Tools"],
      swiftSettings: settings),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "TestSupport", "Typesetting"],
      swiftSettings: settings),
    .testTarget(
      name: "ViewTreeTests",
      dependencies: ["StandardViews", "TestSupport", "TreeTestSupport", "Typesetting", "ViewTree"],
      swiftSettings: settings),
    .testTarget(
      name: "StandardViewsTests",
      dependencies: ["StandardViews", "TestSupport", "TreeTestSupport", "Typesetting", "ViewTree"],
      exclude: ["VisualFormat/Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "LayoutKitTests",
      dependencies: [
        "LayoutInspector", "LayoutKit", "TestSupport", "TreeTestSupport", "Typesetting",
      ],
      exclude: [
        "Compilation/Fixtures", "Hooks/Fixtures", "Stack/Fixtures", "Tools", "Widgets/Fixtures",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutInspectorTests",
      dependencies: [
        "Drawing", "LayoutInspector", "LayoutSolver", "TestSupport", "TreeTestSupport",
        "TutorialScreens", "Typesetting", "ViewTree",
      ],
      exclude: ["Log/Fixtures", "Tools"], swiftSettings: settings),
    // Compiled with the settings that a reader of the tutorial has.
    .target(
      name: "TutorialScreens", dependencies: ["LayoutKit"], path: "Tests/Tutorial/Sources/Screens"),
    .testTarget(
      name: "LayoutCommandTests",
      dependencies: ["LayoutInspector", "LayoutKit", "TestSupport", "TreeTestSupport", "layout"],
      exclude: ["Fixtures", "Sessions", "Tools"], swiftSettings: treeSettings),
    .testTarget(
      name: "LayoutSweepTests",
      dependencies: [
        "GalleryScreens", "LayoutInspector", "LayoutKit", "LayoutSolver", "LayoutSweep",
        "LayoutTesting", "TestSupport", "Typesetting", "ViewTree",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutTestingTests",
      dependencies: [
        "LayoutInspector", "LayoutKit", "LayoutTesting", "TestSupport", "TreeTestSupport",
      ],
      exclude: ["__Snapshots__"], swiftSettings: settings),
    .testTarget(
      name: "GalleryScreensTests",
      dependencies: ["GalleryScreens", "LayoutInspector", "LayoutKit", "TestSupport"],
      exclude: ["Fixtures"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// UIKit's names, where there is no UIKit.
#if !canImport(Darwin)
  package.products.append(
    .library(
      name: "UIKit",
      targets: ["UIKit", "CoreGraphics", "os", "_Testing_CoreGraphics", "_Testing_UIKit"]))
  package.products.append(.library(name: "SnapKit", targets: ["SnapKit"]))
  package.products.append(
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder", "InterfaceCanvas"]))
  // Makes sources for iOS compile without Objective-C.
  package.products.append(.plugin(name: "UIKitSources", targets: ["UIKitSources"]))
  package.targets.first { $0.name == "layout" }?.dependencies += [
    // What a package's screens are compiled against is in the program that shows them.
    "CoreGraphics", "InterfaceBuilder", "InterfaceCanvas", "LayoutPreview", "SnapKit",
    "SourcePorting", "UIKit", "os",
  ]
  package.targets.first { $0.name == "LayoutCommandTests" }?.dependencies += [
    "LayoutPreview", "SourcePorting",
  ]
  package.targets.first { $0.name == "Benchmarks" }?.dependencies += [
    "InterfaceBuilder", "SnapKit", "SourcePorting",
  ]
  package.targets.first { $0.name == "LayoutTestingTests" }?.dependencies += [
    "InterfaceBuilder", "SnapKit", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
  ]
  package.targets += [
    .target(name: "SourcePorting", swiftSettings: settings),
    .executableTarget(
      name: "UIKitSourcesTool", dependencies: ["SourcePorting"], swiftSettings: settings),
    .plugin(
      name: "UIKitSources", capability: .buildTool(), dependencies: ["UIKitSourcesTool"],
      path: "Sources/UIKitSources"),
    .testTarget(
      name: "SourcePortingTests", dependencies: ["SourcePorting", "TestSupport"],
      exclude: ["Fixtures", "Tools"],
      swiftSettings: settings),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "InterfaceCanvas", "LayoutInspector", "LayoutKit", "TestSupport",
        "TreeTestSupport",
        "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      exclude: ["Document/Fixtures", "Documents", "Tools"], swiftSettings: treeSettings),
    .testTarget(
      name: "InterfaceCanvasTests",
      dependencies: [
        "InterfaceBuilder", "InterfaceCanvas", "LayoutInspector", "LayoutKit", "TestSupport",
        "TreeTestSupport",
        "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      exclude: ["Canvas/Fixtures", "Writing/Fixtures"], swiftSettings: treeSettings),
    .target(
      name: "LayoutPreview", dependencies: ["LayoutInspector", "LayoutKit"],
      swiftSettings: treeSettings),
    .target(
      name: "InterfaceBuilder",
      dependencies: ["LayoutKit", "StandardViews", "Typesetting", "UIKit", "ViewTree"],
      swiftSettings: treeSettings),
    .target(
      name: "InterfaceCanvas",
      dependencies: ["InterfaceBuilder", "LayoutKit", "StandardViews", "UIKit", "ViewTree"],
      swiftSettings: treeSettings),
    .target(
      name: "UIKit",
      dependencies: ["Drawing", "LayoutKit", "StandardViews", "Typesetting", "ViewTree"],
      swiftSettings: treeSettings),
    // Files name it beside UIKit; all it has is Foundation's.
    .target(name: "CoreGraphics", swiftSettings: settings),
    // Logs, by the module that has them on Apple's systems.
    .target(name: "os", swiftSettings: settings),
    .testTarget(name: "SystemLogTests", dependencies: ["os"], swiftSettings: settings),
    // Swift Testing asks for them where a test imports the others.
    .target(name: "_Testing_CoreGraphics", swiftSettings: settings),
    .target(name: "_Testing_UIKit", swiftSettings: settings),
    .target(name: "SnapKit", dependencies: ["ViewTree"], swiftSettings: treeSettings),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "CoreGraphics", "SnapKit", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      exclude: ["Shapes/Fixtures", "Shapes/Overridable.txt"], swiftSettings: treeSettings),
    .testTarget(
      name: "UIKitDrawingTests",
      dependencies: [
        "Drawing", "LayoutInspector", "StandardViews", "TestSupport", "TreeTestSupport",
        "Typesetting", "UIKit",
        "ViewTree",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      swiftSettings: treeSettings),
    .testTarget(
      name: "SnapKitTests", dependencies: ["SnapKit", "ViewTree"], swiftSettings: treeSettings),
  ]
#endif

// `LAYOUTKIT_ONLY=LayoutKitTests,ViewTreeTests` leaves out all targets but these and what they need: a new function
// in one target has whatever stands above it compiled again, which takes minutes.
if let only = Context.environment["LAYOUTKIT_ONLY"] {
  var needed: Set<String> = []
  var found = only.split(separator: ",").map(String.init)
  while let name = found.popLast() {
    guard needed.insert(name).inserted else { continue }
    for target in package.targets where target.name == name {
      for case .byNameItem(let other, _) in target.dependencies { found.append(other) }
      for case .plugin(let other, _) in target.plugins ?? [] { found.append(other) }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}
