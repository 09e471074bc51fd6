// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LongList",
  dependencies: [.package(name: "Heft", path: "../..")],
  targets: [
    .target(
      name: "ListScreen", dependencies: [.product(name: "Heft", package: "Heft")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "LongList", dependencies: ["ListScreen", .product(name: "HeftWeb", package: "Heft")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ListScreenTests",
      dependencies: ["ListScreen", .product(name: "HeftTesting", package: "Heft")]),
  ]
)
