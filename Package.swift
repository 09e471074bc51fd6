// swift-tools-version: 6.2
import PackageDescription

/// Makes code that the WebAssembly build would refuse an error in the native build already.
let embeddable: [SwiftSetting] = [
  .treatWarning("EmbeddedRestrictions", as: .error)
]

/// Apps are written as the tutorials write them: in language mode 5.
let app: [SwiftSetting] = embeddable + [.swiftLanguageMode(.v5)]

/// The ink engine is optimized in debug builds too: the tests ink, compress and checksum whole pictures, which takes an
/// unoptimized engine minutes. SwiftPM refuses such flags in the checkouts of a package's dependencies, so it is as all
/// others there.
let ink: [SwiftSetting] =
  Context.packageDirectory.contains("/checkouts/")
  ? embeddable
  : embeddable + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// A page's module is compiled anew from what the modules that it imports give to the compiler, so that their own objects
/// hold nothing that it lacks, and take most of the time: they stay empty. Not those of `Heft`, of which the linker takes
/// a few methods (docs/decisions/0011-size.md), and of `HeftWeb`, whose functions the page calls.
let unlinked: [SwiftSetting] =
  Context.environment["HEFT_EMBEDDED"] == nil || Context.packageDirectory.contains("/checkouts/")
  ? [] : [.unsafeFlags(["-Xfrontend", "-emit-empty-object-file"])]

let package = Package(
  name: "Heft",
  products: [
    .library(name: "Ink", targets: ["Ink"]),
    .library(name: "DoodleFormats", targets: ["DoodleFormats"]),
    .library(name: "HeftBase", targets: ["HeftBase"]),
    .library(name: "HeftProtocol", targets: ["HeftProtocol"]),
    .library(name: "HeftForce", targets: ["HeftForce"]),
    .library(name: "Heft", targets: ["Heft"]),
    .library(name: "HeftDevice", targets: ["HeftDevice"]),
    .library(name: "HeftStubs", targets: ["HeftStubs"]),
    .library(name: "HeftTesting", targets: ["HeftTesting"]),
    .library(name: "Simulator", targets: ["Simulator"]),
    .library(name: "HeftWeb", targets: ["HeftWeb"]),
    .library(name: "SampleApps", targets: ["SampleApps"]),
    .library(name: "ShortcutManifest", targets: ["ShortcutManifest"]),
    .plugin(name: "InfoPlist", targets: ["InfoPlist"]),
    // For the tests of this repository alone; those in `Tools` are a package of their own.
    .library(name: "TestRules", targets: ["TestRules"]),
    .executable(name: "heft-replay", targets: ["ReplayCommand"]),
    .executable(name: "Site", targets: ["Site"]),
    .executable(name: "TouchBenchmark", targets: ["TouchBenchmark"]),
    .executable(name: "BenchmarkSite", targets: ["BenchmarkSite"]),
    .executable(name: "TableSite", targets: ["TableSite"]),
    .executable(name: "CollectionSite", targets: ["CollectionSite"]),
    .executable(name: "InkBenchmark", targets: ["InkBenchmark"]),
    .executable(name: "LayoutBenchmark", targets: ["LayoutBenchmark"]),
    .executable(name: "LayoutModule", targets: ["LayoutModule"]),
    .executable(name: "InkModule", targets: ["InkModule"]),
    .executable(name: "DocumentModule", targets: ["DocumentModule"]),
    .executable(name: "SolverModule", targets: ["SolverModule"]),
    .executable(name: "FoundationModule", targets: ["FoundationModule"]),
    .executable(name: "InkQuality", targets: ["InkQuality"]),
  ],
  targets: [
    .target(name: "Ink", swiftSettings: ink),
    // Drawings of other programs, for the page and the command line.
    .target(name: "DoodleFormats", dependencies: ["Ink"], swiftSettings: embeddable + unlinked),
    .target(name: "HeftLayout", swiftSettings: embeddable),
    .target(name: "HeftBase", dependencies: ["Ink"], swiftSettings: embeddable),
    .target(name: "HeftProtocol", dependencies: ["HeftBase", "Ink"], swiftSettings: embeddable),
    .target(name: "HeftForce", dependencies: ["HeftBase", "HeftProtocol", "Ink"], swiftSettings: embeddable),
    .target(
      name: "Heft", dependencies: ["HeftBase", "HeftProtocol", "HeftForce", "HeftLayout", "Ink"],
      swiftSettings: embeddable),
    // For apps that were not written for Heft: what `heft run` adds to an Xcode project.
    .target(name: "HeftStubs", dependencies: ["Heft", "HeftBase", "Ink"], swiftSettings: app),
    .target(
      name: "HeftDevice", dependencies: ["Heft", "HeftForce", "HeftProtocol"],
      swiftSettings: embeddable + unlinked),
    .target(
      name: "HeftTesting", dependencies: ["Heft", "HeftBase", "HeftDevice", "HeftForce", "HeftProtocol"],
      swiftSettings: embeddable),
    .target(
      name: "Simulator", dependencies: ["Heft", "HeftBase", "HeftDevice", "HeftForce", "HeftProtocol"],
      swiftSettings: embeddable + unlinked),
    .target(name: "HeftWeb", dependencies: ["Heft", "HeftProtocol", "Simulator"], swiftSettings: embeddable),

    // Also read by `heft actions`, beside which its sources are.
    .target(name: "ShortcutManifest", path: "Tools/Sources/ShortcutManifest"),
    .executableTarget(
      name: "InfoPlistSource", dependencies: ["ShortcutManifest"], path: "Plugins/InfoPlistSource"),
    .plugin(
      name: "InfoPlist", capability: .buildTool(), dependencies: ["InfoPlistSource"],
      path: "Plugins/InfoPlist"),

    .target(
      name: "Scale", dependencies: ["Heft"], path: "Samples/Scale", exclude: ["Info.plist"],
      swiftSettings: app + unlinked, plugins: ["InfoPlist"]),
    .target(
      name: "Doodles", dependencies: ["DoodleFormats", "Heft", "Ink"], path: "Samples/Doodles",
      exclude: ["Info.plist"],
      swiftSettings: app + unlinked, plugins: ["InfoPlist"]),
    .target(
      name: "AppSearch", dependencies: ["Heft"], path: "Samples/AppSearch", exclude: ["Info.plist"],
      swiftSettings: app + unlinked, plugins: ["InfoPlist"]),
    .target(
      name: "Rooms", dependencies: ["Heft"], path: "Samples/Rooms", exclude: ["Info.plist"],
      swiftSettings: app + unlinked, plugins: ["InfoPlist"]),
    .target(
      name: "SampleApps", dependencies: ["AppSearch", "Doodles", "Rooms", "Scale"], path: "Samples/All",
      swiftSettings: app + unlinked),
    .executableTarget(name: "Site", dependencies: ["HeftWeb", "SampleApps"], swiftSettings: app),
    // What `heft replay` runs, beside which its source is.
    .executableTarget(
      name: "ReplayCommand",
      dependencies: ["Heft", "HeftProtocol", "HeftTesting", "HeftWeb", "SampleApps", "Simulator"],
      path: "Tools/Sources/Replay"),

    .target(
      name: "TouchField", dependencies: ["Heft"], path: "Benchmarks/TouchField", swiftSettings: app + unlinked
    ),
    .executableTarget(
      name: "TouchBenchmark", dependencies: ["HeftTesting", "HeftWeb", "TouchField"],
      path: "Benchmarks/TouchBenchmark", swiftSettings: app),
    .target(
      name: "DrawField", dependencies: ["Heft"], path: "Benchmarks/DrawField", swiftSettings: app + unlinked),
    .executableTarget(
      name: "BenchmarkSite", dependencies: ["HeftWeb", "TouchField", "DrawField"],
      path: "Benchmarks/BenchmarkSite", swiftSettings: app),
    .target(
      name: "LongTable", dependencies: ["Heft"], path: "Benchmarks/LongTable", swiftSettings: app + unlinked),
    .executableTarget(
      name: "TableSite", dependencies: ["HeftWeb", "LongTable", "Listings"], path: "Benchmarks/TableSite",
      swiftSettings: app),

    .target(
      name: "LongCollection", dependencies: ["Heft"], path: "Benchmarks/LongCollection",
      swiftSettings: app + unlinked),
    .executableTarget(
      name: "CollectionSite", dependencies: ["HeftWeb", "LongCollection"], path: "Benchmarks/CollectionSite",
      swiftSettings: app),

    // The tutorials' listings. That they are part of a page's product compiles them for the page; none is linked.
    .target(
      name: "Listings", dependencies: ["Heft", "HeftForce", "HeftProtocol", "Ink"], path: "Tests/Listings",
      swiftSettings: app),

    .target(name: "LayoutWork", dependencies: ["Heft"], path: "Benchmarks/LayoutWork", swiftSettings: app),
    .executableTarget(
      name: "LayoutBenchmark", dependencies: ["LayoutWork"], path: "Benchmarks/LayoutBenchmark"),
    .executableTarget(
      name: "LayoutModule", dependencies: ["LayoutWork"], path: "Benchmarks/LayoutModule", swiftSettings: app,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

    .target(
      name: "SolverWork", dependencies: ["HeftBase", "HeftLayout"], path: "Benchmarks/SolverWork",
      swiftSettings: embeddable),
    .executableTarget(
      name: "SolverModule", dependencies: ["SolverWork"], path: "Benchmarks/SolverModule",
      swiftSettings: embeddable,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

    .target(
      name: "InkWork", dependencies: ["DoodleFormats", "HeftBase", "Ink"], path: "Benchmarks/InkWork",
      swiftSettings: embeddable),
    .executableTarget(name: "InkBenchmark", dependencies: ["InkWork"], path: "Benchmarks/InkBenchmark"),
    .executableTarget(
      name: "InkModule", dependencies: ["Ink", "InkWork"], path: "Benchmarks/InkModule",
      swiftSettings: embeddable,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "DocumentModule", dependencies: ["InkWork"], path: "Benchmarks/DocumentModule",
      swiftSettings: embeddable,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "StrokeReading", dependencies: ["Ink"], path: "Benchmarks/StrokeReading"),
    .executableTarget(
      name: "InkQuality", dependencies: ["HeftBase", "Ink", "StrokeReading"], path: "Benchmarks/InkQuality"),

    .target(
      name: "RandomUser", dependencies: ["HeftTesting", "Simulator", "SampleApps"], path: "Tests/RandomUser"),
    .executableTarget(
      name: "random-user", dependencies: ["RandomUser"], path: "Tests/RandomUserCommand"),

    // The trait by which a test names the rules of docs/spec.md.
    .target(name: "TestRules", path: "Tests/TestRules"),
    .testTarget(name: "TestRulesTests", dependencies: ["TestRules"]),

    // The same checks of Heft's part of Foundation natively and as WebAssembly, where HeftWeb reads numbers from texts.
    .target(
      name: "FoundationChecks", dependencies: ["Heft", "HeftStubs"], path: "Tests/FoundationChecks",
      swiftSettings: app),
    .executableTarget(
      name: "FoundationModule", dependencies: ["FoundationChecks", "HeftWeb"], path: "Tests/FoundationModule",
      swiftSettings: app, linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

    .testTarget(
      name: "HeftStubsTests",
      dependencies: ["FoundationChecks", "Heft", "HeftStubs", "HeftTesting", "TestRules"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "InkTests", dependencies: ["HeftTesting", "Ink", "InkWork", "TestRules"]),
    .testTarget(name: "DoodleFormatsTests", dependencies: ["DoodleFormats", "Ink", "TestRules"]),
    .testTarget(name: "LayoutTests", dependencies: ["HeftLayout", "HeftTesting", "SolverWork", "TestRules"]),
    .testTarget(
      name: "ShortcutManifestTests", dependencies: ["HeftTesting", "ShortcutManifest", "TestRules"],
      path: "Tools/Tests/ShortcutManifestTests"),
    .testTarget(name: "StrokeReadingTests", dependencies: ["StrokeReading"]),
    .testTarget(name: "HeftForceTests", dependencies: ["HeftForce", "HeftProtocol", "TestRules"]),
    .testTarget(
      name: "HeftTests", dependencies: ["Heft", "HeftForce", "HeftProtocol", "HeftTesting", "TestRules"]),
    .testTarget(
      name: "SimulatorTests",
      dependencies: [
        "Simulator", "HeftBase", "HeftTesting", "HeftWeb", "RandomUser", "SampleApps", "Scale", "DrawField",
        "TestRules",
      ]),
    .testTarget(name: "ScaleTests", dependencies: ["Scale", "HeftTesting", "TestRules"]),
    .testTarget(
      name: "DoodlesTests", dependencies: ["DoodleFormats", "Doodles", "HeftTesting", "TestRules"]),
    .testTarget(name: "AppSearchTests", dependencies: ["AppSearch", "HeftTesting", "TestRules"]),
    .testTarget(name: "RoomsTests", dependencies: ["Rooms", "HeftTesting", "TestRules"]),
    .testTarget(
      name: "TutorialTests", dependencies: ["Heft", "HeftTesting", "Ink", "Listings", "TestRules"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "FoundationTests", dependencies: ["Heft", "HeftTesting", "TestRules"]),
  ]
)
