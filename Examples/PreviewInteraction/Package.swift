// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PreviewInteraction",
  dependencies: [.package(name: "Heft", path: "../..")],
  targets: [
    .target(
      name: "BubbleScreen", dependencies: [.product(name: "Heft", package: "Heft")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "PreviewInteraction", dependencies: ["BubbleScreen", .product(name: "HeftWeb", package: "Heft")],
      exclude: ["Info.plist"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "InfoPlist", package: "Heft")]),
    .testTarget(
      name: "BubbleScreenTests",
      dependencies: ["BubbleScreen", .product(name: "HeftTesting", package: "Heft")]),
  ]
)
