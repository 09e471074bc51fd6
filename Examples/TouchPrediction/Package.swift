// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TouchPrediction",
  dependencies: [.package(name: "Heft", path: "../..")],
  targets: [
    .target(
      name: "InkScreen", dependencies: [.product(name: "Heft", package: "Heft")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "TouchPrediction", dependencies: ["InkScreen", .product(name: "HeftWeb", package: "Heft")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "InkScreenTests",
      dependencies: ["InkScreen", .product(name: "HeftTesting", package: "Heft")]),
  ]
)
