// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PeekList",
  dependencies: [.package(name: "Heft", path: "../..")],
  targets: [
    .target(
      name: "MessagesScreen", dependencies: [.product(name: "Heft", package: "Heft")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "PeekList", dependencies: ["MessagesScreen", .product(name: "HeftWeb", package: "Heft")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "MessagesScreenTests",
      dependencies: ["MessagesScreen", .product(name: "HeftTesting", package: "Heft")]),
  ]
)
