// swift-tools-version: 6.2
import PackageDescription

/// In language mode 5, as tutorials are written. Code that a page refuses is an error in the native build too, as far
/// as its compiler can tell.
let app: [SwiftSetting] = [.swiftLanguageMode(.v5), .treatWarning("EmbeddedRestrictions", as: .error)]

let package = Package(
  name: "PreviewInteraction",
  dependencies: [.package(name: "Heft", path: "../..")],
  targets: [
    .target(
      name: "BubbleScreen", dependencies: [.product(name: "Heft", package: "Heft")],
      swiftSettings: app),
    .executableTarget(
      name: "PreviewInteraction", dependencies: ["BubbleScreen", .product(name: "HeftWeb", package: "Heft")],
      exclude: ["Info.plist"], swiftSettings: app,
      plugins: [.plugin(name: "InfoPlist", package: "Heft")]),
    .testTarget(
      name: "BubbleScreenTests",
      dependencies: ["BubbleScreen", .product(name: "HeftTesting", package: "Heft")]),
  ]
)
