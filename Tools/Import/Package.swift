// swift-tools-version: 6.2
import PackageDescription

// Brings Xcode projects to Heft. A package of its own, because it alone needs swift-syntax, which takes minutes to build:
// `heft` and the page build without it, and `heft` builds this one when a project is first brought.
let package = Package(
  name: "HeftImport",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "AppImport", targets: ["AppImport"]),
    .executable(name: "heft-import", targets: ["ImportCommand"]),
  ],
  dependencies: [
    .package(name: "Heft", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    .target(
      name: "AppImport",
      dependencies: [
        .product(name: "ShortcutManifest", package: "Heft"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .executableTarget(name: "ImportCommand", dependencies: ["AppImport"], path: "Sources/heft-import"),
    .testTarget(name: "AppImportTests", dependencies: ["AppImport"]),
  ]
)
