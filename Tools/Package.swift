// swift-tools-version: 6.2
import PackageDescription

// The server, the command line and what it reads, with the dependencies that the library beside them does without. It is built
// without that library, which takes longer than the rest: the commands that need it build it when they first do.
let package = Package(
  name: "HeftTools",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "HeftServer", targets: ["HeftServer"]),
    .library(name: "HeftSite", targets: ["HeftSite"]),
    .executable(name: "heft", targets: ["HeftCommand"]),
    .executable(name: "ActionsBenchmark", targets: ["ActionsBenchmark"]),
  ],
  dependencies: [
    .package(name: "Heft", path: ".."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
  ],
  targets: [
    .executableTarget(
      name: "ActionsBenchmark", dependencies: [.product(name: "ShortcutManifest", package: "Heft")]),
    .target(name: "HeftSite", dependencies: [.product(name: "Crypto", package: "swift-crypto")]),
    .target(
      name: "HeftServer",
      dependencies: [
        "HeftSite",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdHTTP2", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]
    ),
    // Not named after its product: on some disks a module `heft` is the same file as the library's `Heft`.
    .executableTarget(
      name: "HeftCommand",
      dependencies: [
        "HeftServer", "HeftSite",
        .product(name: "DoodleFormats", package: "Heft"),
        .product(name: "ShortcutManifest", package: "Heft"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Ink", package: "Heft"),
      ],
      path: "Sources/heft"
    ),
    .testTarget(
      name: "HeftServerTests",
      dependencies: [
        "HeftServer",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ]
    ),
    .testTarget(name: "HeftSiteTests", dependencies: ["HeftSite"]),
    // Runs the program that is built beside the tests.
    .testTarget(name: "HeftCommandTests", dependencies: [.product(name: "TestRules", package: "Heft")]),
  ]
)
