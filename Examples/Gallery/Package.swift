// swift-tools-version: 6.2
import PackageDescription

/// In language mode 5, as tutorials are written. Code that a page refuses is an error in the native build too, as far
/// as its compiler can tell.
let app: [SwiftSetting] = [.swiftLanguageMode(.v5), .treatWarning("EmbeddedRestrictions", as: .error)]

let package = Package(
  name: "Gallery",
  dependencies: [.package(name: "Heft", path: "../..")],
  targets: [
    .target(
      name: "GalleryScreens", dependencies: [.product(name: "Heft", package: "Heft")],
      path: "Sources/Gallery",
      swiftSettings: app),
    .executableTarget(
      name: "Gallery", dependencies: ["GalleryScreens", .product(name: "HeftWeb", package: "Heft")],
      path: "Sources/Page", swiftSettings: app),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["GalleryScreens", .product(name: "HeftTesting", package: "Heft")]),
  ]
)
