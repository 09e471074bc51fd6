// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ColorByForce",
  dependencies: [.package(name: "Heft", path: "../..")],
  targets: [
    .target(
      name: "ColorScreen", dependencies: [.product(name: "Heft", package: "Heft")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "ColorByForce", dependencies: ["ColorScreen", .product(name: "HeftWeb", package: "Heft")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ColorScreenTests",
      dependencies: ["ColorScreen", .product(name: "HeftTesting", package: "Heft")]),
  ]
)
