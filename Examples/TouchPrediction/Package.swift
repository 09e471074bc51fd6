// swift-tools-version: 6.2
import PackageDescription

/// In language mode 5, as tutorials are written. Code that a page refuses is an error in the native build too, as far
/// as its compiler can tell.
let app: [SwiftSetting] = [.swiftLanguageMode(.v5), .treatWarning("EmbeddedRestrictions", as: .error)]

let package = Package(
  name: "TouchPrediction",
  dependencies: [.package(name: "Heft", path: "../..")],
  targets: [
    .target(
      name: "InkScreen", dependencies: [.product(name: "Heft", package: "Heft")],
      swiftSettings: app),
    .executableTarget(
      name: "TouchPrediction", dependencies: ["InkScreen", .product(name: "HeftWeb", package: "Heft")],
      swiftSettings: app),
    .testTarget(
      name: "InkScreenTests",
      dependencies: ["InkScreen", .product(name: "HeftTesting", package: "Heft")]),
  ]
)
