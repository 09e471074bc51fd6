// swift-tools-version: 6.2
import PackageDescription

/// In language mode 5, as tutorials are written. Code that a page refuses is an error in the native build too, as far
/// as its compiler can tell.
let app: [SwiftSetting] = [.swiftLanguageMode(.v5), .treatWarning("EmbeddedRestrictions", as: .error)]

let package = Package(
  name: "LongList",
  dependencies: [.package(name: "Heft", path: "../..")],
  targets: [
    .target(
      name: "ListScreen", dependencies: [.product(name: "Heft", package: "Heft")],
      swiftSettings: app),
    .executableTarget(
      name: "LongList", dependencies: ["ListScreen", .product(name: "HeftWeb", package: "Heft")],
      swiftSettings: app),
    .testTarget(
      name: "ListScreenTests",
      dependencies: ["ListScreen", .product(name: "HeftTesting", package: "Heft")]),
  ]
)
